/* Moments on the person's clock. The start of every page loads this file, so it stands apart from the calendar. */

/** The day of a moment on the person's clock, as `YYYY-MM-DD`. */
export const dayAt = (moment: Date | number): string => localTime(moment).slice(0, 10);

/** The time of a moment on the person's clock, as `HH:mm`. */
export const timeAt = (moment: Date | number): string => localTime(moment).slice(11, 16);

/** The hour of a moment on the person's clock, 0 to 23. */
export const hourAt = (moment: Date | number): number => new Date(moment).getHours();

/** Today on the person's clock. A component uses `useToday`, which updates. */
export const today = (): string => dayAt(Date.now());

/** The local date-time of a moment without an offset, to the second: `2026-11-20T16:20:00`. */
export function localTime(moment: Date | number): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${day}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
