import { addDays, dayNumber } from './day-number.ts';
import { dayAt, localTime, twoDigits } from './local-clock.ts';

/**
 * Calendar days are strings `YYYY-MM-DD`, months `YYYY-MM`, without a time or a zone. They sort as text. Calculations use UTC:
 * `Date` parses such a string as midnight UTC, which is the day before in zones west of it.
 */
export type Day = string;

export { addDays, dayNumber, fromDayNumber } from './day-number.ts';

/** The first day that a person can choose or that an address can contain. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2100-12-31';

/** Whether a text is an existing day from `FIRST_DAY` to `LAST_DAY`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  return !Number.isNaN(dayNumber(text)) && addDays(text, 0) === text;
}

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** The days of a range, both ends included. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const monthOf = (day: Day): string => day.slice(0, 7);

/** Adds months to a month: `2026-12` plus 1 is `2027-01`. */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}`;
}

/** The same day in another month, or the last day of a shorter one. */
export function inMonth(day: Day, month: string): Day {
  const last = lastDayOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Full months from a day to a later one. A month from a 31st is full on the last day of a shorter month. */
export function monthsBetween(from: Day, to: Day): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return inMonth(from, addMonths(monthOf(from), months)) > to ? months - 1 : months;
}

/** Full years from a day to a later one, as for ages: a person born on 29 February has a birthday on 1 March. */
export const yearsBetween = (from: Day, to: Day): number =>
  yearOf(to) - yearOf(from) - (to.slice(5) < from.slice(5) ? 1 : 0);

export const daysOfMonth = (month: string): Day[] => daysFrom(`${month}-01`, lastDayOf(month));

const lastDayOf = (month: string): Day => addDays(`${addMonths(month, 1)}-01`, -1);

/** Weekday of a day: 1 is Monday, 7 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

/** First day of the weeks of the API's week reports. A calendar takes `format.firstDay`, that of the person's region. */
export const MONDAY = 1;

/** Days since the first day of the week: 0 to 6. */
export const daysIntoWeek = (day: Day, firstDay: number): number => (weekdayOf(day) - firstDay + 7) % 7;

/** The first day of the week that contains a day. */
export const startOfWeek = (day: Day, firstDay: number): Day => addDays(day, -daysIntoWeek(day, firstDay));

/** The seven days of the week that contains a day. */
export function weekOf(day: Day, firstDay: number): Day[] {
  const first = startOfWeek(day, firstDay);
  return daysFrom(first, addDays(first, 6));
}

/** The full weeks that cover a month. */
export function weeksOf(month: string, firstDay: number): Day[][] {
  const weeks: Day[][] = [];
  const end = `${addMonths(month, 1)}-01`;
  for (let day = `${month}-01`; day < end; day = addDays(startOfWeek(day, firstDay), 7)) {
    weeks.push(weekOf(day, firstDay));
  }
  return weeks;
}

/** The seven weekdays in the order of a calendar: 1 is Monday. */
export const weekdaysFrom = (firstDay: number): number[] =>
  Array.from({ length: 7 }, (_, index) => ((firstDay - 1 + index) % 7) + 1);

export function clampDay(day: Day, min = '', max = '9999'): Day {
  if (day < min) return min;
  return day > max ? max : day;
}

/**
 * The local day of a date-time in its own offset, or on the person's clock if it is in UTC. A day is returned unchanged.
 */
export const dayOf = (at: string): Day => (isUtc(at) ? dayAt(Date.parse(at)) : at.slice(0, 10));

/**
 * The local time of a date-time in its own offset, or on the person's clock if it is in UTC, as ms for UTC methods. Charts
 * use it, so that a value has the same day as in a list. A day is its start.
 */
export function wallClock(at: string): number {
  if (at.length === 10) return Date.parse(`${at}T00:00:00Z`);
  return Date.parse(`${isUtc(at) ? localTime(Date.parse(at)) : at.slice(0, 19)}Z`);
}

/** The local time of a date-time as `HH:mm`, by the same clock. */
export const timeOf = (at: string): string => fromWallClock(wallClock(at)).slice(11, 16);

/** The local date-time of such a value, without an offset. */
export const fromWallClock = (position: number): string => new Date(position).toISOString().slice(0, 19);

/** Whether a date-time is in UTC and thus has no local offset. */
const isUtc = (at: string): boolean => at.length > 10 && /(Z|[+-]00:00)$/i.test(at);
