import type { DailyReport, MealSubmission, MealType } from '@health-app/sdk';
import { sumMacros } from '#domains/food/model/macros.ts';
import type { Day } from '#lib/time/days.ts';
import { inSlot } from './diary-day.ts';
import { mostFoods } from './meal-food.ts';

/**
 * Copies a meal of the day before as a submission for this day, with its energy.
 * @returns undefined if the day before had no such meal
 */
export function yesterdayMeal(
  before: Pick<DailyReport, 'meals'>,
  { mealType, date }: { mealType: MealType; date: Day },
): { input: MealSubmission; energy: number } | undefined {
  const entries = inSlot(before, mealType);
  const foods = entries.flatMap(({ items }) => items ?? []);
  if (foods.length === 0 || foods.length > mostFoods) return undefined;
  const portions = foods.map(({ foodId, name, nameEn, amount }) => ({ foodId, name, nameEn, amount }));
  const { energy } = sumMacros(entries.map(({ macros }) => macros));
  return { input: { mealType, date, saved: true, foods: portions }, energy };
}
