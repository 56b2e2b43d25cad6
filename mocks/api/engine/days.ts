import { RecentMap } from './recent-map.ts';

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

/** The zone of the examples, and of a mock without another one. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

let zone = DEFAULT_ZONE;

/**
 * Runs synchronous work whose days and times are those of a zone. The zone of the machine never matters, so the same calls
 * get the same replies on every machine; and one process can run mocks of several zones.
 *
 * @param name an IANA zone, such as `Europe/Berlin`
 */
export function inZone<T>(name: string, work: () => T): T {
  const outer = zone;
  zone = name;
  try {
    return work();
  } finally {
    zone = outer;
  }
}

const zones = new RecentMap<boolean>();

/** Whether this is a zone of the IANA database. Every call names its zone, and a check takes a tenth of a millisecond. */
export function isZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    checkZone(name);
  } catch {
    isKnown = false;
  }
  zones.set(name, isKnown);
  return isKnown;
}

/** @throws {TypeError} unless it is a zone of the IANA database */
export function checkZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new TypeError(`zone takes a time zone like Asia/Shanghai, not "${name}"`);
  }
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();
/** Offsets in minutes, by zone and quarter of an hour; in no zone the offset changes within one. */
const offsets = new RecentMap<number>();

function wallClockOf(name: string): Intl.DateTimeFormat {
  const known = wallClocks.get(name);
  if (known) return known;
  const fields = { day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en', { timeZone: name, hourCycle: 'h23', ...fields });
  wallClocks.set(name, clock);
  return clock;
}

/** How far the zone is ahead of UTC; minutes. */
function offsetAt(ms: number): number {
  const quarter = Math.floor(ms / 900_000);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = quarter * 900_000;
  const part = Object.fromEntries(
    wallClockOf(zone)
      .formatToParts(start)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'day' | 'hour' | 'minute', number>;
  const utc = new Date(start);
  const later = (part.hour - utc.getUTCHours()) * 60 + part.minute - utc.getUTCMinutes();
  // On another day the wall clock is ahead across midnight, or behind. Years would mislead: `Date.UTC` reads 99 as 1999.
  const minutes = part.day === utc.getUTCDate() ? later : later - Math.sign(later) * 1440;
  offsets.set(key, minutes);
  return minutes;
}

/** A moment of ms since 1970, or of an ISO 8601 date-time. A text without an offset is in the current zone. */
export function moment(at: number | string): Date {
  if (typeof at === 'number') return new Date(at);
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(at)) return new Date(at);
  const wall = Date.parse(`${at}Z`);
  if (Number.isNaN(wall)) return new Date(wall);
  // The offset of the wall clock's own moment differs from this one only around a change of the offset.
  const guess = wall - offsetAt(wall) * 60_000;
  return new Date(wall - offsetAt(guess) * 60_000);
}

/** The ms since 1970 of an ISO 8601 date-time; NaN for any other text. */
export const msOf = (text: string): number => moment(text).getTime();

/** The time of this machine: a clock, whose zone does not matter. */
export const machineTime = (): Date => new Date();

/** The day of the person's clock. */
export const dayOf = (now: Date): string => timestamp(now).slice(0, 10);

/** The time of the person's clock, `hh:mm`. */
export const timeOf = (now: Date): string => timestamp(now).slice(11, 16);

/** `2026-11-20T18:36:20+08:00`, in the zone of the mock. */
export const timestamp = (now: Date): string => withOffset(now.getTime(), offsetAt(now.getTime()));

/** A day and a time of the person's clock as a date-time, such as `2026-11-20` and `12:10`. */
export const wallTime = (date: string, time: string): string => timestamp(moment(`${date}T${time}`));

function withOffset(ms: number, ahead: number): string {
  const local = new Date(ms + ahead * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${local}${ahead < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** The start of the hour of the person's clock. */
export function startOfHour(now: Date): Date {
  const text = timestamp(now);
  return new Date(`${text.slice(0, 13)}:00:00${text.slice(19)}`);
}

/** `20261120083620Z`, in UTC, for certificates. */
export const compactUtc = (ms: number): string => new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '');

/** `Fri, 20 Nov 2026 08:36:20 GMT`, for headers. */
export const httpDate = (now: Date): string => now.toUTCString();

/** Whether a `YYYY-MM-DD` is a day of the calendar. `Date` reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** The year in UTC. */
export const utcYear = (now: Date): number => now.getUTCFullYear();
