import { describe, expect, test, vi } from 'vitest';
import { loadRoutes } from '#products/index.ts';
import { places } from './places.ts';
import { sectionOf } from './section-of.ts';

// The macro runs only in the build, so these tests mock it.
vi.mock('@lingui/core/macro', () => ({ msg: (parts: TemplateStringsArray | object) => parts }));

const sectionsIn = async (product: 'general' | 'ai' | 'food') => {
  const routes = await loadRoutes(product);
  const own = places[product].map(({ path }): string => path);
  const others = routes.filter(({ path }) => !own.includes(path));
  return new Map(others.map((route) => [route.path, sectionOf(places[product], routes, route)]));
};

const sections = {
  general: await sectionsIn('general'),
  ai: await sectionsIn('ai'),
  food: await sectionsIn('food'),
};

test.each([
  ['general', '/medicine-remind/add', '/medicine-remind'],
  ['general', '/family-health/members/detail', '/family-health/home'],
  ['general', '/lose-weight-partner/rank', '/lose-weight-partner/home'],
  ['general', '/sugar-control/:token', '/sugar-control'],
  ['general', '/ai-food/history', '/ai-food/list'],
  ['general', '/evaluate', '/execution-plan'],
  // The detail of a course, to which the plan leads.
  ['general', '/article', '/execution-plan'],
  ['general', '/heart-rate-monitor/result', '/health-data/detail'],
  // The path decides before the group.
  ['general', '/medicine-remind/record', '/medicine-remind'],
  ['ai', '/ai-food/result', '/ai-food/history'],
  ['ai', '/contact-us', '/ai-app/user/profile'],
  ['food', '/ai-food/result', '/food-app/analyze/list'],
  ['food', '/food-app/product/detail', '/food-app/product/order/list'],
  ['food', '/food-app/custom/food-health/product/detail', '/food-app/custom/food-health'],
  ['food', '/food-app/user/account/cancel', '/food-app/user/account'],
  ['food', '/food-app/extra-nutrition', '/food-app/report/day'],
  // The day and the week are equally near.
  ['food', '/food-app/report', '/food-app/report/day'],
] as const)('in %s, %s belongs to %s', (product, path, section) => {
  expect(sections[product].get(path)).toBe(section);
});

describe('only the page of all functions leads', () => {
  const listedIn = (product: keyof typeof sections) =>
    [...sections[product]].flatMap(([path, section]) => (section === 'all' ? [path] : []));

  test('to the calculators, the purine tables, the goods and the legal texts of the general app', () => {
    expect(listedIn('general').filter((path) => !/^\/(tools|purine|(sleep-)?product)\b/.test(path))).toEqual([
      '/privacy-agreement/oppo-algorithm',
      '/contact-us',
    ]);
  });

  test.each(['ai', 'food'] as const)('to no screen of %s', (product) => {
    expect(listedIn(product)).toEqual([]);
  });
});

test('a screen that the directory does not list belongs to no place if no place leads to it', () => {
  expect(sections.general.get('/share')).toBeUndefined();
  expect(sections.food.get('/404')).toBeUndefined();
});
