import type { MedicationDay } from '@health-app/sdk';
import { countsOf, unansweredOf } from '#domains/medication/model/day-counts.ts';
import { addDays, addMonths, type Day, daysOfMonth, yearOf } from '#lib/time/days.ts';

export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

/** Result of a day: `open` is today while doses are pending. */
export type Mark = 'nothing' | 'open' | 'none' | 'some' | 'all';

export interface CalendarDay {
  day: Day;
  mark: Mark;
  /** Share of the planned doses, 0 to 1. */
  share: number;
}

export interface Month {
  /** Its first day. */
  first: Day;
  days: CalendarDay[];
  adherence: Adherence;
}

/** Number of doses that were due. */
export interface Adherence {
  due: number;
  taken: number;
  skipped: number;
  missed: number;
  /** Whole percent, rounded, but 100 only for all doses; undefined if nothing was due. */
  percent: number | undefined;
}

export function monthsOf(year: number, days: MedicationDay[], today: Day): Month[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(`${year}-01`, index);
    const first = `${month}-01`;
    const dates = daysOfMonth(month);
    return {
      first,
      days: dates.map((day) => calendarDay(day, byDate.get(day), today)),
      adherence: adherenceOf(
        dates.flatMap((date) => byDate.get(date) ?? []),
        today,
      ),
    };
  });
}

/** Adherence over several days. Today's pending doses do not count, since they are not missed yet. */
export function adherenceOf(days: MedicationDay[], today: Day): Adherence {
  const sum = { due: 0, taken: 0, skipped: 0, missed: 0 };
  for (const { date, ...counts } of days) {
    if (date > today) continue;
    const { planned, taken, skipped } = countsOf(counts);
    const due = date === today ? taken + skipped : planned;
    sum.due += due;
    sum.taken += taken;
    sum.skipped += skipped;
    sum.missed += due - taken - skipped;
  }
  return { ...sum, percent: sum.due === 0 ? undefined : percentOf(sum) };
}

const percentOf = ({ due, taken }: { due: number; taken: number }): number =>
  taken === due ? 100 : Math.min(99, Math.round((taken / due) * 100));

/** The last thirty days, including today. */
export function lastThirty(days: MedicationDay[], today: Day): MedicationDay[] {
  const from = addDays(today, -29);
  return days.filter(({ date }) => date >= from && date <= today);
}

/** The years of the last thirty days; two in January. */
export function yearsOfLastThirty(today: Day): [number, number?] {
  const [first, last] = [yearOf(addDays(today, -29)), yearOf(today)];
  return first === last ? [last] : [first, last];
}

function calendarDay(day: Day, found: MedicationDay | undefined, today: Day): CalendarDay {
  if (!found || Number.isNaN(unansweredOf(found))) return { day, mark: 'nothing', share: 0 };
  const { planned, taken, skipped } = found;
  const share = taken / planned;
  if (day === today && taken + skipped < planned) return { day, mark: 'open', share };
  return { day, mark: taken === 0 ? 'none' : taken < planned ? 'some' : 'all', share };
}
