import { addDays, dayOf, daysBetween } from './days.ts';

/** The day that the examples call today. */
export const TOLD = '2026-11-20';

/**
 * A state that begins at its first call, as the examples tell it but with all dates moved so that the day of the call is
 * their today. A chart of the last week is as full on any other day.
 */
export function begin<World>(make: (daysLater: number, today: string) => World): (now: Date) => World {
  let world: World | undefined;
  return (now) => {
    world ??= make(daysBetween(TOLD, dayOf(now)), dayOf(now));
    return world;
  };
}

/** A copy of data in which every date and timestamp is so many days later; but people do not grow younger. */
export function later<T>(data: T, days: number): T {
  if (typeof data === 'string') return data.replace(DATE, (date) => addDays(date, days)) as T;
  if (Array.isArray(data)) return data.map((item) => later(item, days)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'birthDate' ? value : later(value, days)]),
  ) as T;
}

const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2})/;
