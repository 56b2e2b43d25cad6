/*
 * Instants: Unix time in ms, or a `Date` where a function takes one. An instant has no day; `local-clock.ts` gives its day on the
 * person's clock.
 */

/** The current instant by the device's clock, Unix time in ms. Components that show it use `useNow`, which updates. */
export const currentTime = (): number => Date.now();

/** The current instant as a `Date`. */
export const currentDate = (): Date => new Date(Date.now());

/**
 * The instant of an RFC 3339 date-time, Unix time in ms; NaN if there is none. Nor has a day or a time without an offset
 * one: `Date` would take the first as UTC, and the second as the device's zone.
 */
export const instantOf = (at: string | null | undefined): number =>
  at && /^[^T]*T.*(?:Z|[+-]\d\d:\d\d)$/i.test(at) ? Date.parse(at) : Number.NaN;

/** The instant of an HTTP header, such as `Fri, 20 Nov 2026 08:20:45 GMT`; NaN if there is none. */
export const instantOfHeader = (date: string | null): number => Date.parse(date ?? '');

/** An instant as a `Date`, which formatters show on the person's clock, such as a deadline. */
export const dateOf = (instant: string | number): Date =>
  new Date(typeof instant === 'number' ? instant : instantOf(instant));

/** An instant as an RFC 3339 date-time in UTC: "2026-11-20T08:20:45.000Z". Its day is that of UTC: see `dayAt`. */
export const toUtcDateTime = (instant: number): string => new Date(instant).toISOString();
