import { type Band, type BandScale, bandOf } from './bands.ts';
import { categories } from './categories.ts';
import type { Food, FoodCategory, Language } from './food.ts';
import { glycemicLoad, loadBand } from './glycemic-load.ts';

export const orders = ['group', 'lowFirst', 'highFirst', 'name'] as const;
export type Order = (typeof orders)[number];

/** Sorts foods; equal values keep the order of the table. */
export function sortFoods(foods: Food[], order: Order, language: Language): Food[] {
  return [...foods].sort(comparerOf(order, language));
}

function comparerOf(order: Order, language: Language): (a: Food, b: Food) => number {
  // Staples come first, as in the printed table. Sorted by value, the first food would be one that few people know.
  if (order === 'group') return (a, b) => placeOf(a.category) - placeOf(b.category);
  if (order === 'lowFirst') return (a, b) => a.value - b.value;
  if (order === 'highFirst') return (a, b) => b.value - a.value;
  // Created only here, because a collator takes 30 ms on a cheap phone.
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(a.names[language], b.names[language]);
}

/** An unknown group comes last. */
export const placeOf = (category: FoodCategory): number =>
  (categories as readonly FoodCategory[]).indexOf(category) + 1 || categories.length + 1;

/** Number of alternatives to show. */
const MOST_ALTERNATIVES = 3;

/** Portion for comparing the loads of foods, g. */
const COMPARED = 100;

const loadOf = (food: Food) => glycemicLoad(food, COMPARED);

/**
 * Foods of the same group in a lower band, highest value first, because these are most similar to the food. A food in the
 * lowest band or with a low glycaemic load needs no alternative: watermelon has a high index, but raisins have ten times
 * its load. No alternative has a higher load than the food, or a caution.
 */
export function lowerAlternatives(foods: Food[], food: Food, scale: BandScale): Food[] {
  const bands: Band[] = ['low', 'medium', 'high'];
  const rank = (value: number) => bands.indexOf(bandOf(value, scale));
  const isGlycemic = food.carbohydrate !== undefined;
  const load = loadOf(food);
  if (load !== undefined && loadBand(load) === 'low') return [];
  const isLighter = (other: Food) => {
    const otherLoad = loadOf(other);
    return otherLoad !== undefined && (load === undefined ? loadBand(otherLoad) === 'low' : otherLoad < load);
  };
  return foods
    .filter(({ category, value, caution }) => category === food.category && !caution && rank(value) < rank(food.value))
    .filter((other) => !isGlycemic || isLighter(other))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_ALTERNATIVES);
}

/** Number of foods in each group, without empty groups. */
export function countByCategory(foods: Food[]): Map<FoodCategory, number> {
  const counts = new Map<FoodCategory, number>();
  for (const { category } of foods) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** The foods of a group or single foods, in the chosen order. Foods that no longer exist are left out. */
export function pickFoods(
  foods: Food[],
  selection: { category: FoodCategory } | { foodIds: string[] },
  language: Language,
): Food[] {
  if ('category' in selection) {
    const inGroup = foods.filter(({ category }) => category === selection.category);
    return sortFoods(inGroup, 'lowFirst', language);
  }
  const wanted = new Set(selection.foodIds);
  const found = new Map(foods.filter(({ id }) => wanted.has(id)).map((food) => [food.id, food]));
  return [...wanted].flatMap((id) => found.get(id) ?? []);
}
