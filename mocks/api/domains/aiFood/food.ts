import { hash } from '../../engine/hash.ts';
import { commonFacts } from '../../foods/common/facts.ts';
import { singular } from '../../foods/singular.ts';
import { type Heard, hear, type Spoken } from '../../foods/spoken.ts';
import type { FoodFacts } from '../../generated/operations.ts';

/** The limits of an entered amount, g. */
const [LEAST, MOST] = [0.1, 5000];

/** The amount of the first serving; 100 g if there is none. */
export const typicalAmount = ({ servings }: FoodFacts): number => servings[0]?.amount ?? 100;

const namesOf = ({ name, nameEn, pinyin = '', aliases = [] }: FoodFacts) =>
  [name, nameEn, pinyin.replaceAll(' ', ''), ...aliases].map((n) => n.toLowerCase());

/** A food that is eaten most, or a common dish. */
export const factsOf = (foods: FoodFacts[], foodId: string): FoodFacts | undefined =>
  [...foods, ...commonFacts].find((known) => known.foodId === foodId);

/**
 * The best match first: the exact name, then its beginning, then any part of it. The foods that are eaten most come before the
 * other dishes. A sentence finds the foods that it names.
 */
export function search(foods: FoodFacts[], keyword: string): FoodFacts[] {
  const found = byName(foods, keyword);
  return found.length > 0 ? found : [...new Set(understand(foods, keyword).foods.map(({ food }) => food))];
}

/** Everyday words for foods whose names are more exact: an egg is a boiled egg, rice is cooked rice. */
const everyday: Record<string, string> = { egg: 'pu-127', rice: 'gi-001' };

/** The foods that a sentence names, such as 一碗牛肉面和两个包子. */
export const understand = (foods: FoodFacts[], sentence: string): Heard<FoodFacts> =>
  hear(
    sentence,
    (name) =>
      [foods, commonFacts].flatMap((list) => ranked(list, name).exact)[0] ?? factsOf(foods, everyday[name] ?? ''),
    (name) => (/^[a-z]$/.test(name) ? undefined : byName(foods, name)[0]),
  );

/**
 * The weight of a spoken amount: a weight itself, of the measure that it names, of a piece if several are counted, or else of
 * the typical portion.
 */
export function spokenAmount({ quantity, measure, grams, food }: Spoken & { food: FoodFacts }): number {
  const counted = measure ?? (quantity > 1 ? 'piece' : undefined);
  const serving = food.servings.find(({ name, nameEn }) => name === counted || nameEn === counted);
  const weight = quantity * (grams ?? (serving ? serving.amount : typicalAmount(food)));
  return Math.min(MOST, Math.max(LEAST, Math.round(weight * 10) / 10));
}

function byName(foods: FoodFacts[], keyword: string): FoodFacts[] {
  const [eatenMost, common] = [ranked(foods, keyword), ranked(commonFacts, keyword)];
  return [...eatenMost.exact, ...common.exact, ...eatenMost.partly, ...common.partly];
}

function ranked(foods: FoodFacts[], keyword: string): Record<'exact' | 'partly', FoodFacts[]> {
  const query = keyword.trim().toLowerCase();
  const rank = (food: FoodFacts) => {
    const names = namesOf(food);
    if (names.includes(query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    return names.some((name) => name.includes(query)) ? 2 : 3;
  };
  const [exact = [], beginning = [], part = []] = [0, 1, 2].map((wanted) =>
    foods.filter((food) => rank(food) === wanted),
  );
  return { exact, partly: [...beginning, ...part] };
}

/** The foods in a photo. The mock reads only the file name, and picks an arbitrary meal if it contains no food. */
export function recognise(foods: FoodFacts[], picture: string): FoodFacts[] {
  const words = (text: string): string[] =>
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .map(singular)
      .filter((word) => !['and', 'with', 'in', 'on', 'of'].includes(word));
  const file = words(picture.slice(picture.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));
  const shared = ({ nameEn }: FoodFacts) => words(nameEn).filter((word) => file.includes(word)).length;
  const named = file.flatMap((word) => {
    const candidates = [...foods, ...commonFacts].filter(({ nameEn }) => words(nameEn).includes(word));
    return candidates.sort((a, b) => shared(b) - shared(a))[0] ?? [];
  });
  if (named.length > 0) return [...new Set(named)];
  return [['cereals', 'noodlesAndBread'], ['fish', 'poultry', 'meat'], ['vegetables']].flatMap((categories, index) => {
    const fitting = foods.filter(({ category }) => categories.includes(category));
    return fitting[hash(picture + index) % fitting.length] ?? [];
  });
}
