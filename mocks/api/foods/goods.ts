import type { Goods } from '../generated/operations.ts';
import { type FoodLimits, suitsText } from './limits.ts';

/**
 * Whether goods may be offered to a person: they contain none of the person's allergens, and their texts mention no food to
 * avoid.
 */
export function suitsGoods({ allergens, ...goods }: Goods, limits: FoodLimits): boolean {
  const { name, purpose, purposeEn, nameEn, detail = '', detailEn = '' } = goods;
  return (
    !allergens.some((allergen) => limits.allergens.includes(allergen)) &&
    [name, nameEn, purpose, purposeEn, detail, detailEn].every((text) => suitsText(text, limits))
  );
}
