import { addDays } from '../../days.ts';
import type { Examples } from '../../description.ts';
import { portionOf } from '../../foods/portion.ts';
import { foods, type NutrientCode } from '../../foods/table.ts';
import { amountsOf, rangeOf } from '../../foods/target.ts';
import { average, type Diary, daysOf } from './day.ts';

/** The products of the shop for a nutrient. */
const goodsFor: Partial<Record<NutrientCode, string[]>> = { fiber: ['goods-1002', 'goods-1001'] };
/** Macronutrients are judged elsewhere, by their share of the energy. */
const macros: string[] = ['energy', 'protein', 'fat', 'carbohydrate'];
const RICH = 3;

/** The nutrients with too little or too much in the complete days of a week, the largest deviation first. */
export function adviceOf(diary: Diary, date: string, allergies: string[]) {
  const { dailyEnergy, state } = diary;
  const complete = daysOf(diary, addDays(date, -6), date).filter(({ coverage }) => coverage === 'complete');
  const given = average(complete);
  if (!given) return [];
  const amounts = amountsOf(given, dailyEnergy).filter(({ code }) => !macros.includes(code));
  return amounts
    .map((nutrient) => ({ nutrient, ...offOf(nutrient.code, nutrient.amount, dailyEnergy) }))
    .filter(({ off }) => off > 0)
    .sort((a, b) => b.off - a.off)
    .map(({ nutrient, direction }) => ({
      nutrient,
      direction,
      days: complete.length,
      foods: direction === 'low' ? richIn(nutrient.code, allergies) : [],
      goods: direction === 'low' ? goodsOf(state.examples, goodsFor[nutrient.code] ?? []) : [],
    }));
}

function offOf(code: NutrientCode, amount: number, dailyEnergy: number) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = rangeOf(code, dailyEnergy);
  return amount < min
    ? { direction: 'low' as const, off: 1 - amount / min }
    : { direction: 'high' as const, off: amount / max - 1 };
}

/** The foods with most of the nutrient per energy, 100 g of each. */
const richIn = (code: NutrientCode, allergies: string[]) =>
  [...foods.values()]

    .filter(
      ({ seasoning, treat, allergens }) =>
        !seasoning && !treat && !allergens.some((allergen) => allergies.includes(allergen)),
    )
    .sort((a, b) => b.per100g[code] / b.per100g.energy - a.per100g[code] / a.per100g.energy)
    .slice(0, RICH)
    .map(({ foodId }) => portionOf({ foodId, amount: 100 }));

function goodsOf(examples: Examples, ids: string[]): object[] {
  const listed = ['bloodSugar', 'weight', 'uricAcid', 'sleep'].flatMap((kind) =>
    examples.data<{ goodsId: string }[]>('lookup.healthDataGoodsList', kind),
  );
  return ids.flatMap((id) => listed.find(({ goodsId }) => goodsId === id) ?? []);
}
