import type { MealEntry, PlannedMeal } from '@health-app/sdk';
import { describe, expect, test } from 'vitest';
import { energyLeft, nextMeal, stillPlanned } from './energy-left.ts';

describe('energy', () => {
  const macros = (energy: number) => ({ energy, protein: 0, fat: 0, carbohydrate: 0 });

  test('the energy left is the difference of the rounded numbers shown', () => {
    expect(energyLeft(macros(918.5), macros(1700))).toEqual({
      eaten: 919,
      target: 1700,
      left: 781,
    });
    expect(energyLeft(macros(918.5), null)).toEqual({ eaten: 919, target: null, left: null });
    expect(energyLeft(macros(1835), macros(1700)).left).toBe(-135);
  });

  test('the next meal is the first open one still to come, or else the first open one', () => {
    const meal = (mealType: string, time: string, finished = false) =>
      ({ mealId: mealType, mealType, time, finished }) as PlannedMeal;
    const meals = [meal('breakfast', '07:30', true), meal('lunch', '12:00'), meal('dinner', '18:30')];
    expect(nextMeal({ meals, entries: [] }, '16:20')?.mealId).toBe('dinner');
    expect(nextMeal({ meals, entries: [] }, '11:00')?.mealId).toBe('lunch');
    expect(nextMeal({ meals, entries: [{ mealType: 'lunch' } as MealEntry] }, '11:00')?.mealId).toBe('dinner');
    expect(nextMeal({ meals, entries: [] }, '22:00')?.mealId).toBe('lunch');
    expect(nextMeal({ meals: meals.slice(0, 1), entries: [] }, '06:00')).toBeUndefined();
  });

  test('a meal is still planned while neither it nor another meal of its slot is eaten', () => {
    const meal = (mealType: string, finished = false) => ({ mealId: mealType, mealType, finished }) as PlannedMeal;
    const meals = [meal('breakfast', true), meal('lunch'), meal('dinner'), meal('snack')];
    const open = stillPlanned({ meals, entries: [{ mealType: 'lunch' } as MealEntry] });
    expect(open.map(({ mealId }) => mealId)).toEqual(['dinner', 'snack']);
  });
});
