import { addDays, dayOf, daysFrom } from '../../days.ts';
import { glycemicLoad } from '../../foods/knowledge.ts';
import {
  type Eaten,
  ingredientsOf,
  nutrientsOf,
  portionOf,
  rounded,
  totalMacros,
  withContributors,
} from '../../foods/portion.ts';
import type { Nutrients } from '../../foods/table.ts';
import { amountsOf, type Eater } from '../../foods/target.ts';
import type { DailyReport, DailyReportSummary, Macros, MealRecord, MealType } from '../../generated/operations.ts';
import { generated } from '../../generated-by.ts';
import type { Meal } from '../mealPlan/plan.ts';
import { countFoods, judgeDay, scoreOf } from './judge.ts';
import { type AnalysisState, statusOf } from './state.ts';

/** A person's records: their analyses and the eaten meals of the plan. */
export interface Diary {
  state: AnalysisState;
  planned: Meal[];
  now: Date;
  eater: Eater;
  target: Macros | null;
}

/** A meal of the diary. */
interface Recorded extends Omit<MealRecord, 'macros' | 'items'> {
  items: Eaten[];
}

export interface Day extends Pick<DailyReport, 'date' | 'coverage' | 'score' | 'macros' | 'glycemicLoad' | 'sections'> {
  meals: Recorded[];
  given: Nutrients;
  foodCount: number;
}

const inOrder: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];

export function mealsOn({ state, planned, now }: Diary, date: string): Recorded[] {
  const analysed = state.analyses
    .filter((one) => one.date === date && one.saved && statusOf(one, now) === 'ready')
    .map(({ mealType, submittedAt, analysisId, picture, items }): Recorded => {
      return { mealType, recordedAt: submittedAt, origin: 'analysis', analysisId, mealId: null, picture, items };
    });
  const eaten = planned
    .filter((meal) => meal.date === date)
    .map(({ mealType, finishedAt, mealId, items }): Recorded => {
      return { mealType, recordedAt: finishedAt ?? '', origin: 'plan', analysisId: null, mealId, picture: null, items };
    });
  const order = ({ mealType, recordedAt }: Recorded) => `${inOrder.indexOf(mealType)} ${recordedAt}`;
  return [...analysed, ...eaten].sort((a, b) => order(a).localeCompare(order(b)));
}

/** A day is complete when it is over and has its three meals; only complete days are judged. */
export function dayOfDiary(diary: Diary, date: string): Day {
  const { state, now, eater } = diary;
  const meals = mealsOn(diary, date);
  const eaten = meals.flatMap(({ items }) => items);
  const has = (mealType: MealType) => meals.some((meal) => meal.mealType === mealType);
  const whole = date < dayOf(now) && has('breakfast') && has('lunch') && has('dinner');
  const coverage = meals.length === 0 ? 'empty' : whole ? 'complete' : 'partial';
  const given = nutrientsOf(eaten);
  const load = glycemicLoad(state.knowledge, eaten);
  const foodCount = countFoods(eaten.flatMap(ingredientsOf));
  const sections = judgeDay({
    given,
    glycemicLoad: load,
    foodCount,
    shares: [0.9, 1.1],
    part: 1,
    eater,
  });
  const score = coverage === 'complete' ? scoreOf(sections) : null;
  return { date, coverage, score, macros: macrosOf(meals), meals, given, glycemicLoad: load, foodCount, sections };
}

export const daysOf = (diary: Diary, from: string, to: string): Day[] =>
  daysFrom(from, to).map((date) => dayOfDiary(diary, date));

/** The average of the days; null without a day. */
export function average(days: Day[]): Nutrients | null {
  const [first] = days;
  if (!first) return null;
  const mean = (pick: (day: Day) => number, decimals: number) =>
    rounded(days.reduce((sum, day) => sum + pick(day), 0) / days.length, decimals);
  const codes = Object.keys(first.given) as (keyof Nutrients)[];
  return Object.fromEntries(codes.map((code) => [code, mean(({ given }) => given[code], 1)])) as Nutrients;
}

export function showSummary({ date, coverage, score, macros, meals }: Day, target: Macros | null): DailyReportSummary {
  return { date, coverage, score, mealCount: meals.length, macros, target };
}

/** The report of a day, in the form of the description. */
export function showDay(day: Day, { target, eater }: Diary): DailyReport {
  const { meals, given, glycemicLoad: load, sections, coverage } = day;
  return {
    ...showSummary(day, target),
    // The assessment is made when the day is over.
    ...generated(coverage === 'complete' ? `${addDays(day.date, 1)}T00:00:00+08:00` : null),
    nutrients: withContributors(
      amountsOf(given, eater),
      meals.flatMap(({ items }) => items),
    ),
    glycemicLoad: load,
    meals: meals.map(({ items, ...meal }) => ({
      ...meal,
      macros: totalMacros(items.map((item) => portionOf(item).macros)),
      items: items.map(portionOf),
    })),
    sections: coverage === 'complete' ? sections : [],
  };
}

const macrosOf = (meals: Recorded[]): Macros =>
  totalMacros(meals.flatMap(({ items }) => items.map((item) => portionOf(item).macros)));
