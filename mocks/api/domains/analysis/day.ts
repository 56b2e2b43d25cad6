import { addDays, dayOf, daysFrom, wallTime } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import { averageNutrients, withContributors } from '../../foods/portion.ts';
import type { Nutrients } from '../../foods/table.ts';
import { amountsOf, type Eater } from '../../foods/target.ts';
import type { DailyReport, DailyReportSummary, MacroTarget, MealType } from '../../generated/operations.ts';
import { type Entry, entriesOn } from '../../person/ledger/entries.ts';
import { type Ledger, showEntry, sumOf } from '../../person/ledger/ledger.ts';
import { judgeDay, judgedOf, scoreOf } from './judge.ts';
import type { AnalysisState } from './state.ts';

/** The data from which the analyses and reports of a person are computed. */
export interface Diary {
  state: AnalysisState;
  ledger: Ledger;
  now: Date;
  eater: Eater;
  target: MacroTarget | null;
}

export interface Day extends Pick<DailyReport, 'date' | 'coverage' | 'score' | 'macros' | 'glycemicLoad' | 'sections'> {
  meals: Entry[];
  given: Nutrients;
  foodCount: number;
  /** g */
  vegetables: number;
}

/** A day is complete when it is over and has its three meals; only complete days are judged. */
export function dayOfDiary(diary: Diary, date: string): Day {
  const { state, ledger, now, eater } = diary;
  const meals = entriesOn(ledger.entries, date);
  const eaten = meals.flatMap(({ items }) => items);
  const has = (mealType: MealType) => meals.some((meal) => meal.mealType === mealType);
  const whole = date < dayOf(now) && has('breakfast') && has('lunch') && has('dinner');
  const coverage = meals.length === 0 ? 'empty' : whole ? 'complete' : 'partial';
  const judged = judgedOf(state.knowledge, eaten);
  const sections = judgeDay({ ...judged, shares: [0.9, 1.1], part: 1, eater });
  const score = coverage === 'complete' ? scoreOf(sections, eater) : null;
  const macros = sumOf(meals);
  return { date, coverage, score, macros, meals, ...judged, sections };
}

export const daysOf = (diary: Diary, from: string, to: string): Day[] =>
  daysFrom(from, to).map((date) => dayOfDiary(diary, date));

/** The average of the days; null without a day. */
export const average = (days: Day[]): Nutrients | null =>
  days.length === 0 ? null : averageNutrients(days.map(({ given }) => given));

export function showSummary(
  { date, coverage, score, macros, meals }: Day,
  target: MacroTarget | null,
): DailyReportSummary {
  return { date, coverage, score, mealCount: meals.length, macros, target };
}

/** The report of a day, in the form of the description. */
export function showDay(day: Day, { target, eater }: Diary): DailyReport {
  const { meals, given, glycemicLoad: load, sections, coverage } = day;
  return {
    ...showSummary(day, target),
    // The assessment is made when the day is over.
    ...generated(coverage === 'complete' ? wallTime(addDays(day.date, 1), '00:00') : null),
    nutrients: withContributors(
      amountsOf(given, eater),
      meals.flatMap(({ items }) => items),
    ),
    glycemicLoad: load,
    meals: meals.map(showEntry),
    sections: coverage === 'complete' ? sections : [],
  };
}
