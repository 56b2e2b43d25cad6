/**
 * Days of the person's calendar, `YYYY-MM-DD`, without a time or a zone. They sort as text. Counted in UTC, since `Date` reads
 * such a text as midnight in Greenwich.
 */
export type Day = string;

const DAY = 86_400_000;

const count = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** Whether a text is a day of the years 2000 to 2100; 31 April is none. */
export function isDay(text: string): boolean {
  if (!/^(20\d\d|2100)-\d\d-\d\d$/.test(text)) return false;
  const days = count(text);
  return !Number.isNaN(days) && new Date(days * DAY).toISOString().slice(0, 10) === text;
}

export const daysBetween = (from: Day, to: Day): number => count(to) - count(from);

export const addDays = (day: Day, days: number): Day => new Date((count(day) + days) * DAY).toISOString().slice(0, 10);

/** The day on the person's clock. */
export const dayAt = (now: Date): Day =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A day for `Intl`, which formats in the person's zone. At noon, because some zones skip a midnight in spring. */
export function toDate(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
}
