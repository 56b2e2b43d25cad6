import type { FoodFacts } from '@health-app/sdk';

type Named = Pick<FoodFacts, 'name' | 'nameEn'> & Partial<Pick<FoodFacts, 'aliases'>>;

const normal = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Sorts foods with exactly this name to the front, and tells whether there are any. */
export function sortExactFirst<Food extends Named>(
  found: readonly Food[],
  keyword: string,
): { foods: Food[]; isExact: boolean } {
  const wanted = normal(keyword);
  const isNamed = ({ name, nameEn, aliases = [] }: Food) =>
    [name, nameEn, ...aliases].some((one) => normal(one) === wanted);
  const exact = wanted === '' ? [] : found.filter(isNamed);
  return { foods: [...exact, ...found.filter((food) => !exact.includes(food))], isExact: exact.length > 0 };
}
