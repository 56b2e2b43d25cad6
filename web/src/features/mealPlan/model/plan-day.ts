import type { Allergen, Macros, MealEntry, MealPlanDay, PlannedMeal } from '@health-app/sdk';
import { sumMacros } from '#domains/food/model/macros.ts';
import { isStillPlanned } from '#domains/meal/model/diary-day.ts';
import type { Open } from '#lib/open-value.ts';
import type { Day } from '#lib/time/days.ts';

/** The planned meals that may still be eaten: none of a past day. */
export const openMealsOf = (
  { date, meals, entries }: Pick<MealPlanDay, 'date' | 'meals' | 'entries'>,
  today: Day,
): PlannedMeal[] => (date < today ? [] : meals.filter((meal) => isStillPlanned(meal, entries)));

/** The macronutrients of the planned meals that may still be eaten. */
export const plannedMacros = (day: Pick<MealPlanDay, 'date' | 'meals' | 'entries'>, today: Day): Macros =>
  sumMacros(openMealsOf(day, today).map(({ macros }) => macros));

/** The meals of the diary that were eaten in place of a planned one; empty if it was eaten, or is still planned. */
export const eatenInstead = (
  { mealType, mealId, finished }: PlannedMeal,
  { entries }: Pick<MealPlanDay, 'entries'>,
): MealEntry[] => (finished ? [] : entries.filter((entry) => entry.mealType === mealType && entry.mealId !== mealId));

/**
 * The allergens of a dish that the person must avoid. A plan should have none, but an error of the server must be visible.
 */
export const forbiddenIn = (
  allergens: readonly Open<Allergen>[],
  heeded: readonly Open<Allergen>[],
): Open<Allergen>[] => allergens.filter((allergen) => heeded.includes(allergen));
