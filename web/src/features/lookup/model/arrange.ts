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
