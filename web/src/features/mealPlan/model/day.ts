import type { Allergen, Macros, MealPlanDay } from '@health-app/sdk';

/** What is planned and not eaten yet. */
export function plannedOf({ macros, eaten }: Pick<MealPlanDay, 'macros' | 'eaten'>): Macros {
  const left = (key: keyof Macros) => Math.max(0, Math.round((macros[key] - eaten[key]) * 10) / 10);
  return {
    energy: left('energy'),
    protein: left('protein'),
    fat: left('fat'),
    carbohydrate: left('carbohydrate'),
  };
}

/** The allergens of a dish that the person must avoid. A plan should have none; a mistake must not go unseen. */
export const forbiddenIn = (allergens: readonly Allergen[], heeded: readonly Allergen[]): Allergen[] =>
  allergens.filter((allergen) => heeded.includes(allergen));
