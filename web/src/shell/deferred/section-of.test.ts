import { expect, test } from 'vitest';
import { sectionOf } from './section-of.ts';

const placesOf = (...paths: string[]) => paths.map((path) => ({ path }));

const places = {
  general: placesOf(
    '/',
    '/medicine-remind',
    '/family-health/home',
    '/lose-weight-partner/home',
    '/sugar-control',
    '/ai-food/list',
  ),
  ai: placesOf('/ai-app', '/ai-food/list', '/ai-food/history'),
  food: placesOf(
    '/food-app',
    '/food-app/report/day',
    '/food-app/report/week',
    '/food-app/custom/food-health',
    '/food-app/product/order/list',
    '/food-app/user/account',
  ),
};

test.each([
  ['general', '/medicine-remind/add', '/medicine-remind'],
  ['general', '/family-health/members/detail', '/family-health/home'],
  ['general', '/lose-weight-partner/rank', '/lose-weight-partner/home'],
  ['general', '/sugar-control/search', '/sugar-control'],
  ['general', '/ai-food/history', '/ai-food/list'],
  ['ai', '/ai-food/history', '/ai-food/history'],
  ['food', '/food-app/product/detail', '/food-app/product/order/list'],
  ['food', '/food-app/custom/food-health/product/detail', '/food-app/custom/food-health'],
  ['food', '/food-app/user/account/cancel', '/food-app/user/account'],
] as const)('in %s, %s belongs to %s', (product, path, section) => {
  expect(sectionOf(places[product], path)?.path).toBe(section);
});

test.each([
  ['general', '/tools/bmi'],
  ['food', '/contact-us'],
  ['food', '/food-app/extra-nutrition'],
  // The day and the week are equally near.
  ['food', '/food-app/report'],
] as const)('in %s, %s belongs to no place', (product, path) => {
  expect(sectionOf(places[product], path)).toBeUndefined();
});
