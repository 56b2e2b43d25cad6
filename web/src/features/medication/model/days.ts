import { addDays, toDate, weekdayOf } from '../../../lib/days.ts';

export { addDays, toDate, weekdayOf };

/**
 * Days as the contract writes them: `YYYY-MM-DD` on the person's calendar, without a time or a zone. They sort as text.
 * `Date` would read such a text as midnight in Greenwich, which is the day before west of it; hence the counting in UTC.
 */
export type Day = string;

const DAY = 86_400_000;

/** Days since 1970-01-01. */
const count = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY;

export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2100-12-31';

/** Whether a text is a day of the years 2000 to 2100; 31 April is none. */
export function isDay(text: string): boolean {
  if (!/^(20\d\d|2100)-\d\d-\d\d$/.test(text)) return false;
  return !Number.isNaN(count(text)) && addDays(text, 0) === text;
}

export const daysBetween = (from: Day, to: Day): number => count(to) - count(from);

/** The days of a month in order, of 1 to 12. */
export function daysOfMonth(year: number, month: number): Day[] {
  const first = `${year}-${two(month)}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return Array.from({ length: daysBetween(first, next) }, (_, index) => addDays(first, index));
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The day on the person's clock. */
export const dayAt = (now: Date): Day => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** `HH:mm` on the person's clock. */
export const timeAt = (now: Date): string => `${two(now.getHours())}:${two(now.getMinutes())}`;

const two = (value: number): string => String(value).padStart(2, '0');
