import type { Macros, MealChange, PlannedDish, PlannedMeal } from '@health-app/sdk';

/** A dish of one side. */
export interface ComparedDish {
  dish: PlannedDish;
  /** Whether the other side has it, too. */
  stays: boolean;
}

const compared = ({ items }: PlannedMeal, other: PlannedMeal): ComparedDish[] =>
  items.map((dish) => ({ dish, stays: other.items.some(({ foodId }) => foodId === dish.foodId) }));

/**
 * The dishes of a meal before and after its change.
 * @returns `undefined` while the change is not known, and for a meal that stays as it is
 */
export function compareMeals({
  before,
  after,
}: MealChange): { before: ComparedDish[]; after: ComparedDish[] } | undefined {
  if (!after) return undefined;
  const sides = { before: compared(before, after), after: compared(after, before) };
  return [...sides.before, ...sides.after].every(({ stays }) => stays) ? undefined : sides;
}

/** How much an amount changes, from whole numbers, so that the shown numbers add up. */
export const difference = (before: Macros, after: Macros, key: keyof Macros): number =>
  Math.round(after[key]) - Math.round(before[key]);
