import type { Allergen, IngredientFlag, IngredientRecord, RecordedFood, RecordedIngredient } from '@health-app/sdk';
import type { Open } from '#lib/open-value.ts';

export type FlagLevel = IngredientFlag['level'];

/** The order of the levels: foods to avoid come first. */
export const levels = ['avoid', 'caution', 'notice'] as const satisfies readonly FlagLevel[];

export interface Flagged {
  food: RecordedFood;
  ingredient: RecordedIngredient;
  flag: IngredientFlag;
}

/** The flags of one level, in the order of the foods. */
export const flagsOf = ({ items }: Pick<IngredientRecord, 'items'>, level: FlagLevel): Flagged[] =>
  items.flatMap((food) =>
    food.ingredients.flatMap((ingredient) =>
      ingredient.flags.filter((flag) => flag.level === level).map((flag) => ({ food, ingredient, flag })),
    ),
  );

/** Filters the foods to their flagged ingredients; foods without any are left out. */
export const onlyFlagged = (items: readonly RecordedFood[]): RecordedFood[] =>
  items.flatMap((food) => {
    const ingredients = food.ingredients.filter(({ flags }) => flags.length > 0);
    return ingredients.length > 0 ? [{ ...food, ingredients }] : [];
  });

/** The person's allergies that no ingredient contains, of those that the server compared. */
export const allergiesNotFound = (record: Pick<IngredientRecord, 'items' | 'allergies'>): Open<Allergen>[] => {
  const found = new Set(flagsOf(record, 'avoid').map(({ flag }) => flag.allergen));
  return (record.allergies ?? []).filter((allergen) => !found.has(allergen));
};
