/**
 * Days as the contract writes them: `YYYY-MM-DD` on the person's calendar, without a time or a zone. They sort as text.
 * `Date` would read such a text as midnight in Greenwich, which is the day before west of it; hence the counting in UTC.
 */
export type Day = string;

const DAY = 86_400_000;

/** Days since 1970-01-01. */
const count = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY;

const fromCount = (days: number): Day => new Date(days * DAY).toISOString().slice(0, 10);

/** Whether a text is a day of the years 2000 to 2100; 31 April is none. */
export function isDay(text: string): boolean {
  if (!/^(20\d\d|2100)-\d\d-\d\d$/.test(text)) return false;
  const days = count(text);
  return !Number.isNaN(days) && fromCount(days) === text;
}

export const addDays = (day: Day, days: number): Day => fromCount(count(day) + days);

export const daysBetween = (from: Day, to: Day): number => count(to) - count(from);

/** 1 is Monday, 7 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => ((((count(day) + 3) % 7) + 7) % 7) + 1;

/** The seven days, from Monday on, of the week that a day is in. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

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

/** A day for `Intl`, which formats in the person's zone. At noon, because some zones skip a midnight in spring. */
export function toDate(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}

const two = (value: number): string => String(value).padStart(2, '0');
