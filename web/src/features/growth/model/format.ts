import { type Day, toDate } from './days.ts';

/** "March 3, 2026" */
export const formatDate = (locale: string, day: Day): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(toDate(day));

/** "−0.5", "+1.2", "0" to one decimal. */
export const formatZ = (locale: string, z: number): string =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(z);

export const formatNumber = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
