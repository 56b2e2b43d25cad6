import { expect, it } from 'vitest';
import { firstOf, halvings, sideOf } from './limits.ts';

// Weak on purpose: no value equals the limit. mutants.isolated.test.ts relies on it.
it('a value is below or above its limit', () => {
  expect([sideOf(1, 5), sideOf(9, 5)]).toEqual(['low', 'high']);
});

it('a number is halved until it is at most one', () => {
  expect(halvings(8)).toBe(3);
});

it('the least number comes first', () => {
  expect(firstOf([3, 1, 2])).toBe(1);
});
