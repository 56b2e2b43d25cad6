import { type Day, toDate } from './days.ts';

/** "Friday, November 20", with the year when it is not this one. */
export function formatDay(locale: string, day: Day, today: Day): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(toDate(day));
}

/** "Nov 20, 2026" */
export const formatDate = (locale: string, day: Day): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(toDate(day));

/** "November" */
export const formatMonth = (locale: string, month: number, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { month: width }).format(new Date(2026, month - 1, 15));

/**
 * "Mon", or "M"
 * @param weekday 1 is Monday
 */
export const formatWeekday = (locale: string, weekday: number, width: 'short' | 'narrow'): string =>
  // 1 June 2026 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: width }).format(new Date(2026, 5, weekday));

/** "08:04" on the person's clock, as schedules are written. */
export const formatClock = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment));

export const formatPercent = (locale: string, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);

/** "08:00, 12:00, and 18:30". Safari has had lists since 14.1. */
export function formatList(locale: string, items: string[]): string {
  if (!('ListFormat' in Intl)) return items.join(locale.startsWith('zh') ? '、' : ', ');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
