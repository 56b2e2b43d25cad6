import { permits } from '../../../../sdk/src/safety/index.ts';
import type { Examples } from '../../description/description.ts';
import { addDays } from '../../engine/days.ts';
import { suitsGoods } from '../../foods/goods.ts';
import { type FoodLimits, suits } from '../../foods/limits.ts';
import { nutrientsOf, portionOf } from '../../foods/portion.ts';
import { foods, type NutrientCode } from '../../foods/table.ts';
import { amountsOf, type Eater, isJudged, rangeOf } from '../../foods/target.ts';
import type { FoodCategory, Goods, NutrientAdvice } from '../../generated/operations.ts';
import { average, type Diary, daysOf } from './day.ts';

/** The products of the shop for a nutrient. */
const goodsFor: Partial<Record<NutrientCode, string[]>> = {
  fiber: ['goods-1002', 'goods-1001'],
  vitaminB1: ['goods-1009'],
};
/** Macronutrients are judged elsewhere, by their share of the energy. */
const macros: string[] = ['energy', 'protein', 'fat', 'carbohydrate'];
const RICH = 3;

/** The nutrients with too little or too much in the complete days of a week, the largest deviation first. */
export function adviceOf(diary: Diary, date: string): NutrientAdvice[] {
  const { eater, state } = diary;
  const complete = daysOf(diary, addDays(date, -6), date).filter(({ coverage }) => coverage === 'complete');
  const given = average(complete);
  if (!given) return [];
  const amounts = amountsOf(given, eater).filter(({ code }) => !macros.includes(code));
  return (
    amounts
      .map((nutrient) => ({ nutrient, ...offOf(nutrient.code, nutrient.amount, eater) }))
      // The foods and goods with much of a nutrient have much of what the kidneys must remove.
      .filter(({ off, direction }) => off > 0 && (direction === 'high' || permits(eater.care, 'minerals')))
      .sort((a, b) => b.off - a.off)
      .map(({ nutrient, direction }) => ({
        nutrient,
        direction,
        days: complete.length,
        foods: direction === 'low' ? richIn(nutrient.code, nutrient.targetMin ?? 0, eater.limits) : [],
        goods: direction === 'low' ? goodsOf(state.examples, goodsFor[nutrient.code] ?? [], eater) : [],
      }))
  );
}

function offOf(code: NutrientCode, amount: number, eater: Eater) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = rangeOf(code, eater);
  return amount < min
    ? { direction: 'low' as const, off: 1 - amount / min }
    : { direction: 'high' as const, off: amount / max - 1 };
}

/**
 * The weight of a usual portion, g: the day's amount of the Chinese dietary guidelines of 2022 over the usual number of
 * times, such as 300 g of vegetables in three dishes, or 70 g of nuts a week. Cereals are cooked.
 */
const usualPortions: Partial<Record<FoodCategory, number>> = {
  cereals: 150,
  dairy: 250,
  drinks: 250,
  eggs: 50,
  fish: 75,
  fruit: 200,
  meat: 75,
  mushroomsAndAlgae: 50,
  nuts: 10,
  poultry: 75,
  shellfish: 75,
};
const otherPortion = 100;
/** The least share of the advised amount that a usual portion of a food has to cover. */
const LEAST_COVER = 0.1;

/** The foods of which a usual portion covers most of the advised amount. */
const richIn = (code: NutrientCode, advised: number, limits: FoodLimits) =>
  [...foods.values()]
    .filter(({ foodId, seasoning, treat }) => !seasoning && !treat && suits(foodId, limits))
    .map(({ foodId, category }) => {
      const eaten = { foodId, amount: usualPortions[category] ?? otherPortion };
      return { ...portionOf(eaten), nutrientAmount: nutrientsOf([eaten])[code] };
    })
    .filter(({ nutrientAmount }) => nutrientAmount >= advised * LEAST_COVER)
    .sort((a, b) => b.nutrientAmount - a.nutrientAmount)
    .slice(0, RICH);

/** Health foods are for adults, but not in pregnancy or while breastfeeding, as their labels say. */
const takesHealthFood = (eater: Eater): boolean => isJudged(eater) && permits(eater.care, 'energyTarget');

function goodsOf(examples: Examples, ids: string[], eater: Eater): Goods[] {
  const listed = examples.data('analysis.nutrientGoods', 'lastSevenDays').flatMap(({ goods }) => goods);
  const found = ids.flatMap((id) => listed.find(({ goodsId }) => goodsId === id) ?? []);
  return found.filter(
    (goods) => suitsGoods(goods, eater.limits) && (goods.kind !== 'healthFood' || takesHealthFood(eater)),
  );
}
