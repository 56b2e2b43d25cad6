import type { MealPlanCalendarDay } from '@health-app/sdk';
import type { Day } from '#lib/time/days.ts';
import type { DayMark } from '#ui/calendar/DayMarkIcon.tsx';

/**
 * The marks of the planned days: all meals eaten, some of them, or none so far. A past day without an eaten meal has no
 * mark.
 */
export function marksOf(days: readonly MealPlanCalendarDay[], today: Day): Record<Day, DayMark> {
  const marks: Record<Day, DayMark> = {};
  for (const { date, mealCount, finishedCount } of days) {
    if (!(mealCount > 0)) continue;
    if (finishedCount >= mealCount) marks[date] = 'done';
    else if (finishedCount > 0) marks[date] = 'partial';
    else if (date >= today) marks[date] = 'due';
  }
  return marks;
}

/** First and last day of the plan in force, within the loaded calendar; `undefined` without one. */
export function planInForce(days: readonly MealPlanCalendarDay[]): { from: Day; to: Day } | undefined {
  const dates = days.filter(({ status }) => status === 'ready').map(({ date }) => date);
  const [from, to] = [dates[0], dates[dates.length - 1]];
  return from && to ? { from, to } : undefined;
}

/** The days from today on with at least one uneaten meal. */
export const openDays = (days: readonly MealPlanCalendarDay[], today: Day): Day[] =>
  days.filter((day) => day.date >= today && day.finishedCount < day.mealCount).map(({ date }) => date);
