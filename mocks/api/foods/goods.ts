import type { Goods } from '../generated/operations.ts';
import { type FoodLimits, suitsText } from './limits.ts';

/** Whether goods may be offered to a person: they hold none of their allergens, and their texts name no food to leave out. */
export function suitsGoods({ allergens, ...goods }: Goods, limits: FoodLimits): boolean {
  const { name, purpose, purposeEn, nameEn, detail = '', detailEn = '' } = goods;
  return (
    !allergens.some((allergen) => limits.allergens.includes(allergen)) &&
    [name, nameEn, purpose, purposeEn, detail, detailEn].every((text) => suitsText(text, limits))
  );
}
