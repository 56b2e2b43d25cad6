/** Days are `YYYY-MM-DD`: they sort as text, and convert to days since 1970-01-01. */
const DAY = 86_400_000;

const count = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

const FIRST = count('0000-01-01');
const LAST = count('9999-12-31');

/** The dates of the description have four-digit years, so the calendar ends with 9999. */
export const addDays = (date: string, days: number): string =>
  new Date(Math.min(LAST, Math.max(FIRST, count(date) + days)) * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => count(to) - count(from);

/** 1 is Monday, 7 is Sunday; 1970-01-01 was a Thursday. */
export const weekday = (date: string): number => ((((count(date) + 3) % 7) + 7) % 7) + 1;

/** Both ends are included; empty if `to` is before `from`. */
export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** The day in the time zone of this machine, which the mock uses as the person's. */
export const dayOf = (now: Date): string => timestamp(now).slice(0, 10);

/** The time of the person's clock, `hh:mm`. */
export const timeOf = (now: Date): string => timestamp(now).slice(11, 16);

/** `2026-11-20T18:36:20+08:00`, in the time zone of this machine. */
export function timestamp(now: Date): string {
  const ahead = -now.getTimezoneOffset();
  const local = new Date(now.getTime() + ahead * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${local}${ahead < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** A time in the time zone of the examples, independent of this machine's. */
export const timestampOfExamples = (at: number): string =>
  `${new Date(at + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
