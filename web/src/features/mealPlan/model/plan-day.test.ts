import type { MealEntry, PlannedMeal } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { forbiddenIn, plannedOf } from './plan-day.ts';

test('the planned values omit a finished meal and a meal that another entry replaces', () => {
  const macros = (energy: number) => ({ energy, protein: 1, fat: 0, carbohydrate: 0 });
  const meal = (mealType: string, energy: number, finished = false) =>
    ({ mealType, finished, macros: macros(energy) }) as PlannedMeal;
  const meals = [meal('breakfast', 378, true), meal('lunch', 590), meal('snack', 188), meal('dinner', 523)];
  const entries = [{ mealType: 'breakfast' }, { mealType: 'lunch' }] as MealEntry[];
  expect(plannedOf({ meals, entries })).toMatchObject({ energy: 711, protein: 2 });
  expect(plannedOf({ meals, entries: [] }).energy).toBe(1301);
});

test('only the allergens of a dish that the person must avoid are reported', () => {
  expect(forbiddenIn(['egg', 'soy'], ['soy', 'milk'])).toEqual(['soy']);
  expect(forbiddenIn(['egg'], [])).toEqual([]);
});
