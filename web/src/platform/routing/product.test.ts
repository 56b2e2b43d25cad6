import { expect, test } from 'vitest';
import { apiApp, productOf } from './product.ts';

test.each([
  ['/', 'general'],
  ['/tools/bmi', 'general'],
  ['/ai-app', 'ai'],
  ['/ai-app/user/profile', 'ai'],
  ['/ai-apple', 'general'],
  ['/food-app/report/day?date=2026-11-20', 'food'],
  // Only the screens that all products share read `app`.
  ['/contact-us', 'general'],
  ['/contact-us?app=food', 'food'],
  ['/ai-food/result?shareCode=abcdefgh&app=ai', 'ai'],
  ['/404/?app=food', 'food'],
  ['/404?app=main', 'general'],
  ['/tools/bmi?app=food', 'general'],
  ['/ai-app?app=food', 'ai'],
  ['/FOOD-APP/Report', 'food'],
  ['/AI-Food/result?app=ai', 'ai'],
] as const)('the address %s belongs to the product %s', (address, product) => {
  expect(productOf(new URL(address, 'https://h5.health-app.example'))).toBe(product);
});

test('the AI app and the food app call the food host', () => {
  expect([apiApp('general'), apiApp('ai'), apiApp('food')]).toEqual(['main', 'food', 'food']);
});
