/* The arithmetic of calendar days. The start of every page loads this file, so it stands apart from the calendar. */

const DAY = 86_400_000;

/** Days since 1970-01-01, for example as a position on an axis. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

export const fromDayNumber = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => fromDayNumber(dayNumber(day) + days);
