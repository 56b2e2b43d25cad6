import { type Band, type BandScale, bandOf } from './bands.ts';
import type { Food, FoodCategory, Language } from './food.ts';

export const orders = ['lowFirst', 'highFirst', 'name'] as const;
export type Order = (typeof orders)[number];

/** Sorts foods; equal values keep the order of the table. */
export function sortFoods(foods: Food[], order: Order, language: Language): Food[] {
  const { compare } = new Intl.Collator(language);
  const comparers: Record<Order, (a: Food, b: Food) => number> = {
    lowFirst: (a, b) => a.value - b.value,
    highFirst: (a, b) => b.value - a.value,
    name: (a, b) => compare(a.names[language], b.names[language]),
  };
  return [...foods].sort(comparers[order]);
}

/** Number of alternatives to show. */
const MOST_ALTERNATIVES = 3;

/**
 * Foods of the same group in a lower band, highest value first, since they are most like the food itself. A food of the lowest
 * band needs no alternative.
 */
export function lowerAlternatives(foods: Food[], food: Food, scale: BandScale): Food[] {
  const bands: Band[] = ['low', 'medium', 'high'];
  const rank = (value: number) => bands.indexOf(bandOf(value, scale));
  return foods
    .filter(({ category, value }) => category === food.category && rank(value) < rank(food.value))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_ALTERNATIVES);
}

/** Number of foods in each group, without empty groups. */
export function countByCategory(foods: Food[]): Map<FoodCategory, number> {
  const counts = new Map<FoodCategory, number>();
  for (const { category } of foods) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** The foods of a group, or single ones in the chosen order, without those that no longer exist. */
export function pickFoods(
  foods: Food[],
  selection: { category: FoodCategory } | { foodIds: string[] },
  language: Language,
): Food[] {
  if ('category' in selection) {
    const inGroup = foods.filter(({ category }) => category === selection.category);
    return sortFoods(inGroup, 'lowFirst', language);
  }
  const byId = new Map(foods.map((food) => [food.id, food]));
  return [...new Set(selection.foodIds)].flatMap((id) => byId.get(id) ?? []);
}
