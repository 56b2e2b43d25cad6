import type { MealEntry, PlannedMeal } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { eatenInstead, forbiddenIn, openMealsOf } from './plan-day.ts';

test('a finished meal, a meal that another entry replaces, and those of a past day are not open', () => {
  const meal = (mealType: string, finished = false) => ({ mealType, finished }) as PlannedMeal;
  const meals = [meal('breakfast', true), meal('lunch'), meal('snack'), meal('dinner')];
  const entries = [{ mealType: 'breakfast' }, { mealType: 'lunch' }] as MealEntry[];
  const date = '2026-11-20';
  expect(openMealsOf({ date, meals, entries }, date).map(({ mealType }) => mealType)).toEqual(['snack', 'dinner']);
  expect(openMealsOf({ date, meals, entries: [] }, date)).toHaveLength(3);
  expect(openMealsOf({ date, meals, entries }, '2026-11-21')).toEqual([]);
});

test('only the allergens of a dish that the person must avoid are reported', () => {
  expect(forbiddenIn(['egg', 'soy'], ['soy', 'milk'])).toEqual(['soy']);
  expect(forbiddenIn(['egg'], [])).toEqual([]);
});

test('another meal in the slot of a planned one that was not eaten takes its place', () => {
  const lunch = { mealType: 'lunch', mealId: 'planned', finished: false } as PlannedMeal;
  const entries = [
    { mealType: 'lunch', mealId: null },
    { mealType: 'dinner', mealId: null },
  ] as MealEntry[];
  expect(eatenInstead(lunch, { entries })).toEqual([entries[0]]);
  expect(eatenInstead({ ...lunch, finished: true }, { entries })).toEqual([]);
  expect(eatenInstead(lunch, { entries: [] })).toEqual([]);
});
