import type { MealEntry } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { yesterdayMeal } from './yesterday-meal.ts';

const macros = { energy: 100.4, protein: 1, fat: 1, carbohydrate: 20 };
const item = (foodId: string) => ({ foodId, name: foodId, nameEn: foodId, amount: 150, macros });
const entry = (mealType: MealEntry['mealType'], ...foods: string[]): MealEntry => ({
  kind: 'analysed',
  mealType,
  recordedAt: '2026-11-19T16:00:00+08:00',
  picture: null,
  analysisId: null,
  mealId: null,
  aiFoodAnalysisId: null,
  macros,
  items: foods.map(item),
});
const slot = { mealType: 'snack', date: '2026-11-20' } as const;

test('yesterday’s meal is offered with all foods of its slot and their energy', () => {
  const meals = [entry('lunch', 'rice'), entry('snack', 'apple'), entry('snack', 'milk')];
  const found = yesterdayMeal({ meals }, slot);
  expect(found?.energy).toBe(200);
  expect(found?.input).toMatchObject({
    ...slot,
    saved: true,
    foods: [{ foodId: 'apple', amount: 150 }, { foodId: 'milk' }],
  });
});

test('a day without the meal offers none to repeat', () => {
  expect(yesterdayMeal({ meals: [entry('lunch', 'rice')] }, slot)).toBeUndefined();
});
