import { expect, it } from 'vitest';
import { mealAt, mealTypes } from './meal-types.ts';

it.each([
  ['04:29', 'snack'],
  ['04:30', 'breakfast'],
  ['09:59', 'breakfast'],
  ['10:00', 'snack'],
  ['10:29', 'snack'],
  ['10:30', 'lunch'],
  ['14:29', 'lunch'],
  ['14:30', 'snack'],
  ['16:29', 'snack'],
  ['16:30', 'dinner'],
  ['20:59', 'dinner'],
  ['21:00', 'snack'],
])('people usually eat at %s: %s', (time, meal) => expect(mealAt(time)).toBe(meal));

it('the meals are in the order of the day', () => {
  expect(mealTypes).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
});
