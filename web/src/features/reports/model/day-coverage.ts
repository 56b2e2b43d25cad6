import type { DailyReport, DailyReportSummary, MealType } from '@health-app/sdk';
import type { DayMarks } from '#ui/calendar/DayMarkIcon.tsx';

/** The meals of a complete day. */
const mainMeals = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[];

export const missingMeals = ({ meals }: Pick<DailyReport, 'meals'>): MealType[] =>
  mainMeals.filter((meal) => !meals.some(({ mealType }) => mealType === meal));

/** A full dot for a complete day, a half dot for a partial day. */
export const marksOf = (days: readonly DailyReportSummary[]): DayMarks =>
  Object.fromEntries(
    days.flatMap(({ date, coverage }) =>
      coverage === 'empty' ? [] : [[date, coverage === 'complete' ? 'done' : 'partial']],
    ),
  );

/** Minimum number of complete days for a deep report. */
export const LEAST_DAYS = 3;

/** The number of complete days of a list. */
export const completeDays = (days: readonly Pick<DailyReportSummary, 'coverage'>[]): number =>
  days.filter(({ coverage }) => coverage === 'complete').length;
