import type { Allergen, Macros, MealPlanDay } from '@health-app/sdk';
import { sumMacros } from '#domains/food/model/macros.ts';
import { isStillPlanned } from '#domains/meal/model/diary-day.ts';
import type { Open } from '#lib/open-value.ts';

/** The sum of the planned meals that may still be eaten. */
export const plannedOf = ({ meals, entries }: Pick<MealPlanDay, 'meals' | 'entries'>): Macros =>
  sumMacros(meals.filter((meal) => isStillPlanned(meal, entries)).map(({ macros }) => macros));

/**
 * The allergens of a dish that the person must avoid. A plan should have none, but an error of the server must be visible.
 */
export const forbiddenIn = (
  allergens: readonly Open<Allergen>[],
  heeded: readonly Open<Allergen>[],
): Open<Allergen>[] => allergens.filter((allergen) => heeded.includes(allergen));
