import type { PlannedMeal } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { compareMeals, difference } from './meal-comparison.ts';

const meal = (...foodIds: string[]) => ({ items: foodIds.map((foodId) => ({ foodId })) }) as unknown as PlannedMeal;
const change = (before: PlannedMeal, after: PlannedMeal | null) =>
  ({ mealId: 'm', mealType: 'dinner', before, after }) as const;

test('the comparison of two meals marks the dishes that stay', () => {
  const sides = compareMeals(change(meal('yam', 'soup'), meal('rice', 'soup')));
  expect(sides?.before.map(({ dish, stays }) => [dish.foodId, stays])).toEqual([
    ['yam', false],
    ['soup', true],
  ]);
  expect(sides?.after.map(({ stays }) => stays)).toEqual([false, true]);
});

test('an unchanged meal has no comparison', () => {
  expect(compareMeals(change(meal('yam'), meal('yam')))).toBeUndefined();
  expect(compareMeals(change(meal('yam'), null))).toBeUndefined();
});

test('the difference of two meals is that of the rounded numbers shown', () => {
  const macros = { energy: 1676.3, protein: 91, fat: 62.5, carbohydrate: 202.9 };
  expect(difference(macros, { ...macros, energy: 1659.3, protein: 79.2 }, 'energy')).toBe(-17);
  expect(difference(macros, { ...macros, protein: 79.2 }, 'protein')).toBe(-12);
  expect(difference({ ...macros, energy: 0.5 }, { ...macros, energy: 1.4 }, 'energy')).toBe(0);
});
