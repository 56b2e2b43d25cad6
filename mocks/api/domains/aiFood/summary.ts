import { permits } from '../../../../sdk/src/safety/index.ts';
import { figure } from '../../engine/figure.ts';
import { firstSuiting } from '../../foods/limits.ts';
import { ingredientsOf, vegetablesIn } from '../../foods/portion.ts';
import { type Eater, isJudged } from '../../foods/target.ts';
import type { AiFoodSummary, MealType } from '../../generated/operations.ts';
import type { Entries } from '../ledger/entries.ts';
import { sumOf } from '../ledger/ledger.ts';

export interface Summary {
  begun: number;
  /** When the summary is ready. */
  generatedAt: string;
  text: string;
}

export const GENERATING = 4000;

const meals: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];

/** The energy and macronutrients of a day, and of its meals in their order. */
export function macrosOfDay(entries: Entries): Pick<AiFoodSummary, 'macros' | 'meals'> {
  return {
    macros: sumOf(entries),
    meals: meals.flatMap((mealType) => {
      const ofMeal = entries.filter((entry) => entry.mealType === mealType);
      return ofMeal.length > 0 ? [{ mealType, macros: sumOf(ofMeal) }] : [];
    }),
  };
}

/**
 * The written summary: energy compared with the target, its sources, vegetables, and one piece of advice. The advice is for
 * adults, so the summary for a child or a person of unknown age contains only the amounts.
 */
export function textOf(date: string, entries: Entries, eater: Eater): string {
  const { energy: energyTarget, limits } = eater;
  const { macros, meals } = macrosOfDay(entries);
  const { protein, fat, carbohydrate } = macros;
  const parts = [protein * 4, fat * 9, carbohydrate * 4];
  const whole = parts.reduce((a, b) => a + b, 0) || 1;
  const [byProtein = 0, byFat = 0, byCarbohydrate = 0] = parts.map((part) => Math.round((part / whole) * 100));
  const eaten = entries.flatMap(({ items }) => items.flatMap(ingredientsOf));
  const vegetables = vegetablesIn(eaten);

  const [, month, day] = date.split('-').map(Number);
  const ofTarget =
    energyTarget === null
      ? ''
      : `，为目标 ${figure(energyTarget)} 千卡的 ${Math.round((macros.energy / energyTarget) * 100)}%`;
  const mayAdviseLess = permits(eater.care, 'lessFood');
  const advice =
    vegetables < 300
      ? '蔬菜还不够，下一餐加一份深色蔬菜。'
      : byFat > 35 && mayAdviseLess
        ? '油脂供能偏高，烹调时少放一些油。'
        : byCarbohydrate > 60 && mayAdviseLess
          ? firstSuiting(
              limits,
              '主食偏多，可以把一部分换成豆制品或鱼。',
              '主食偏多，可以把一部分换成豆制品。',
              '主食偏多，可以把一部分换成瘦肉。',
              '主食偏多，可以把一部分换成蔬菜。',
            )
          : mayAdviseLess
            ? '搭配均衡。'
            : '';
  const amounts = [
    `${month}月${day}日记录了 ${meals.length} 餐，共 ${figure(macros.energy)} 千卡${ofTarget}。`,
    `蛋白质、脂肪、碳水化合物分别供能 ${byProtein}%、${byFat}%、${byCarbohydrate}%。`,
  ];
  const grams = figure(Math.round(vegetables));
  return isJudged(eater)
    ? [...amounts, `蔬菜 ${grams} 克，建议每天 300–500 克。`, advice].join('')
    : [...amounts, `蔬菜 ${grams} 克。`].join('');
}
