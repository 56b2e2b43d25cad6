import { expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';

test('the unit price is that of 100 g or 100 ml, rounded to a cent', () => {
  expect(unitPrice(2990, { amount: 1000, unit: 'g' })).toEqual({ cents: 299, unit: 'g' });
  expect(unitPrice(3580, { amount: 750, unit: 'g' })).toEqual({ cents: 477, unit: 'g' });
  expect(unitPrice(5900, { amount: 9600, unit: 'ml' })).toEqual({ cents: 61, unit: 'ml' });
});

test('goods without a price or a net content have no unit price', () => {
  expect(unitPrice(undefined, { amount: 1000, unit: 'g' })).toBeUndefined();
  expect(unitPrice(null, { amount: 1000, unit: 'g' })).toBeUndefined();
  expect(unitPrice(2990, undefined)).toBeUndefined();
  expect(unitPrice(2990, { amount: 0, unit: 'g' })).toBeUndefined();
});

test('a unit that a later server adds gives no unit price', () => {
  expect(unitPrice(2990, { amount: 12, unit: 'piece' })).toBeUndefined();
});
