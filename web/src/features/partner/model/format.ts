import { type Day, numberOf } from './days.ts';

/** "5.3%", without a sign: words say whether it was lost or gained. */
export const formatPercent = (locale: string, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(Math.abs(percent) / 100);

/** "-5.3" and "+0.4": how a weight has changed, in percent. */
export const formatChange = (locale: string, percent: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent);

/** "58.6", in kg */
export const formatWeight = (locale: string, kilograms: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kilograms);

/** "Nov 20", never broken in two; with the year when it is not that of `today`. */
export function formatDay(locale: string, day: Day, today = day): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year, timeZone: 'UTC' })
    .format(numberOf(day) * 86_400_000)
    .replace(/ /g, '\u00a0');
}

/** "Sep 12, 2026" */
export const formatDate = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment));

/** "Mon, Nov 23, 13:00" */
export const formatMoment = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));

/** "13:00" */
export const formatTime = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment));
