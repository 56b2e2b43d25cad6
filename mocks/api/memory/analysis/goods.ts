import { addDays } from '../../days.ts';
import type { Examples } from '../../description.ts';
import { suitsGoods } from '../../foods/goods.ts';
import { type FoodLimits, suits } from '../../foods/limits.ts';
import { portionOf } from '../../foods/portion.ts';
import { foods, type NutrientCode } from '../../foods/table.ts';
import { amountsOf, type Eater, rangeOf } from '../../foods/target.ts';
import type { Goods, NutrientAdvice } from '../../generated/operations.ts';
import { average, type Diary, daysOf } from './day.ts';

/** The products of the shop for a nutrient. */
const goodsFor: Partial<Record<NutrientCode, string[]>> = { fiber: ['goods-1002', 'goods-1001'] };
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
  return amounts
    .map((nutrient) => ({ nutrient, ...offOf(nutrient.code, nutrient.amount, eater) }))
    .filter(({ off }) => off > 0)
    .sort((a, b) => b.off - a.off)
    .map(({ nutrient, direction }) => ({
      nutrient,
      direction,
      days: complete.length,
      foods: direction === 'low' ? richIn(nutrient.code, eater.limits) : [],
      goods: direction === 'low' ? goodsOf(state.examples, goodsFor[nutrient.code] ?? [], eater.limits) : [],
    }));
}

function offOf(code: NutrientCode, amount: number, eater: Eater) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = rangeOf(code, eater);
  return amount < min
    ? { direction: 'low' as const, off: 1 - amount / min }
    : { direction: 'high' as const, off: amount / max - 1 };
}

/** The foods with most of the nutrient per energy, 100 g of each. */
const richIn = (code: NutrientCode, limits: FoodLimits) =>
  [...foods.values()]
    .filter(({ foodId, seasoning, treat }) => !seasoning && !treat && suits(foodId, limits))
    .sort((a, b) => b.per100g[code] / b.per100g.energy - a.per100g[code] / a.per100g.energy)
    .slice(0, RICH)
    .map(({ foodId, per100g }) => ({ ...portionOf({ foodId, amount: 100 }), nutrientAmount: per100g[code] }));

function goodsOf(examples: Examples, ids: string[], limits: FoodLimits): Goods[] {
  const listed = ['bloodSugar', 'weight', 'uricAcid', 'sleep'].flatMap((kind) =>
    examples.data('lookup.healthDataGoodsList', kind),
  );
  const found = ids.flatMap((id) => listed.find(({ goodsId }) => goodsId === id) ?? []);
  return found.filter((goods) => suitsGoods(goods, limits));
}
