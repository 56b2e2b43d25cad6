import type { FoodFacts } from '../../generated/operations.ts';
import { hash } from '../../hash.ts';

/** The amount of the first serving; 100 g if there is none. */
export const typicalAmount = ({ servings }: FoodFacts): number => servings[0]?.amount ?? 100;

const namesOf = ({ name, nameEn, pinyin = '', aliases = [] }: FoodFacts) =>
  [name, nameEn, pinyin.replaceAll(' ', ''), ...aliases].map((n) => n.toLowerCase());

/** The best match first: the exact name, then its beginning, then any part of it. */
export function search(foods: FoodFacts[], keyword: string): FoodFacts[] {
  const query = keyword.trim().toLowerCase();
  const rank = (food: FoodFacts) => {
    const names = namesOf(food);
    if (names.includes(query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    return names.some((name) => name.includes(query)) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wanted) => foods.filter((food) => rank(food) === wanted));
}

/** The foods in a photo. The mock reads only the file name, and picks an arbitrary meal if it contains no food. */
export function recognise(foods: FoodFacts[], picture: string): FoodFacts[] {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
  const file = words(picture.slice(picture.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));
  const shared = ({ nameEn }: FoodFacts) => words(nameEn).filter((word) => file.includes(word)).length;
  const named = file.flatMap((word) => {
    const candidates = foods.filter(({ nameEn }) => words(nameEn).includes(word));
    return candidates.sort((a, b) => shared(b) - shared(a))[0] ?? [];
  });
  if (named.length > 0) return [...new Set(named)];
  return [['cereals', 'noodlesAndBread'], ['fish', 'poultry', 'meat'], ['vegetables']].flatMap((categories, index) => {
    const fitting = foods.filter(({ category }) => categories.includes(category));
    return fitting[hash(picture + index) % fitting.length] ?? [];
  });
}
