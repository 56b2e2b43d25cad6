import type { Allergen, MealPlanDay, PlannedMeal } from '@health-app/sdk';
import { isStillPlanned } from '#domains/meal/model/diary-day.ts';
import type { Open } from '#lib/open-value.ts';
import type { Day } from '#lib/time/days.ts';

/** The planned meals that may still be eaten: none of a past day. */
export const openMealsOf = (
  { date, meals, entries }: Pick<MealPlanDay, 'date' | 'meals' | 'entries'>,
  today: Day,
): PlannedMeal[] => (date < today ? [] : meals.filter((meal) => isStillPlanned(meal, entries)));

/**
 * The allergens of a dish that the person must avoid. A plan should have none, but an error of the server must be visible.
 */
export const forbiddenIn = (
  allergens: readonly Open<Allergen>[],
  heeded: readonly Open<Allergen>[],
): Open<Allergen>[] => allergens.filter((allergen) => heeded.includes(allergen));
