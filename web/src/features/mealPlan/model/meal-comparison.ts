import type { Macros, MealChange, PlannedDish, PlannedMeal } from '@health-app/sdk';

/** A dish on one side of the comparison. */
export interface ComparedDish {
  dish: PlannedDish;
  /** Whether the other side has the dish too. */
  stays: boolean;
}

const compared = ({ items }: PlannedMeal, other: PlannedMeal): ComparedDish[] =>
  items.map((dish) => ({ dish, stays: other.items.some(({ foodId }) => foodId === dish.foodId) }));

/**
 * The dishes of a meal before and after its change.
 * @returns `undefined` while the change is unknown, and for an unchanged meal
 */
export function compareMeals({
  before,
  after,
}: MealChange): { before: ComparedDish[]; after: ComparedDish[] } | undefined {
  if (!after) return undefined;
  const sides = { before: compared(before, after), after: compared(after, before) };
  return [...sides.before, ...sides.after].every(({ stays }) => stays) ? undefined : sides;
}

/** The difference of whole numbers, so that the displayed numbers add up. */
export const difference = (before: Macros, after: Macros, key: keyof Macros): number =>
  Math.round(after[key]) - Math.round(before[key]);
