import type { HealthPeriod } from '@health-app/sdk';
import type { Format } from '#lib/format/format.ts';
import type { Open } from '#lib/open-value.ts';
import { addDays, type Day, daysBetween, daysFrom } from '#lib/time/days.ts';

/**
 * The first day of the point of a chart that a day belongs to.
 * @param from first day of the period
 * @returns the day itself in a week or a month, the first day of its seven days in half a year, and of its month in a year
 */
export function pointDayOf(day: Day, period: Open<HealthPeriod>, from: Day): Day {
  if (period === 'year') return `${day.slice(0, 7)}-01`;
  return period === 'halfYear' ? addDays(from, Math.floor(daysBetween(from, day) / 7) * 7) : day;
}

/** The first days of all points of a period, oldest first. */
export const pointDays = (period: Open<HealthPeriod>, from: Day, to: Day): Day[] => [
  ...new Set(daysFrom(from, to).map((day) => pointDayOf(day, period, from))),
];

/** The name of a point of a chart: its day, its week or its month. */
export function pointName(format: Format, start: Day, period: Open<HealthPeriod>): string {
  if (period === 'year') return format.date(start, 'monthOfYear');
  if (period !== 'halfYear') return format.date(start, 'weekday');
  return `${format.date(start, 'short')} – ${format.date(addDays(start, 6), 'short')}`;
}

/** The short name below a bar: a weekday, a day or a month. */
export const pointLabel = (format: Format, start: Day, period: Open<HealthPeriod>): string =>
  format.date(start, period === 'year' ? 'shortMonth' : period === 'week' ? 'shortWeekday' : 'short');
