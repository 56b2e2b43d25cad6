import type { CareArea } from '../../../../sdk/src/safety/index.ts';
import { figure } from '../../engine/figure.ts';
import { type Advice, advice, firstAdvice, firstPermitted } from '../../foods/advice.ts';
import { ingredientsOf, vegetablesIn } from '../../foods/portion.ts';
import { type Eater, isJudged } from '../../foods/target.ts';
import type { AiFoodSummary, MealType } from '../../generated/operations.ts';
import type { Entries } from '../../person/ledger/entries.ts';
import { sumOf } from '../../person/ledger/ledger.ts';

export interface Summary {
  begun: number;
  /** When the summary is ready. */
  generatedAt: string;
  text: string;
  /** The areas of care that the text needs. */
  needs: readonly CareArea[];
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
export function textOf(date: string, entries: Entries, eater: Eater): Advice {
  const { energy: energyTarget } = eater;
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
  const grams = figure(Math.round(vegetables));
  const sentences = [
    advice(
      `${month}月${day}日记录了 ${meals.length} 餐，共 ${figure(macros.energy)} 千卡${ofTarget}。`,
      ...(ofTarget === '' ? [] : ['energyBalance' as const]),
    ),
    advice(`蛋白质、脂肪、碳水化合物分别供能 ${byProtein}%、${byFat}%、${byCarbohydrate}%。`),
    (isJudged(eater) && firstPermitted(eater.care, advice(`蔬菜 ${grams} 克，建议每天 300–500 克。`, 'minerals'))) ||
      advice(`蔬菜 ${grams} 克。`),
    isJudged(eater) && changeOf({ vegetables, byFat, byCarbohydrate }, eater),
  ].filter((sentence) => typeof sentence === 'object');
  return {
    text: sentences.map(({ text }) => text).join(''),
    needs: [...new Set(sentences.flatMap(({ needs }) => needs))],
  };
}

interface Shares {
  /** g */
  vegetables: number;
  /** Percent of the energy. */
  byFat: number;
  byCarbohydrate: number;
}

/** The first permitted advice on what is off; praise if nothing is. */
function changeOf({ vegetables, byFat, byCarbohydrate }: Shares, eater: Eater): Advice | undefined {
  const fewVegetables = [advice('蔬菜还不够，下一餐加一份深色蔬菜。', 'minerals')];
  const muchFat = [advice('油脂供能偏高，烹调时少放一些油。', 'lessFood')];
  const swap = (food: string) => advice(`主食偏多，可以把一部分换成${food}。`, 'lessFood', 'minerals');
  const muchCarbohydrate = ['豆制品或鱼', '豆制品', '瘦肉', '蔬菜'].map(swap);
  const off = [
    ...(vegetables < 300 ? fewVegetables : []),
    ...(byFat > 35 ? muchFat : []),
    ...(byCarbohydrate > 60 ? muchCarbohydrate : []),
  ];
  return firstAdvice(eater, ...(off.length > 0 ? off : [advice('搭配均衡。', 'lessFood')]));
}
