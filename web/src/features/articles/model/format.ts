const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** "November 12, 2026", of a moment on the person's clock. */
export const formatDate = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, day).format(new Date(moment));

/** "October 26, 2026 – November 15, 2026", of `YYYY-MM-DD`. */
export const formatDays = (locale: string, from: string, to: string): string =>
  [from, to].map((date) => new Intl.DateTimeFormat(locale, day).format(midnight(date))).join(' – ');

export const formatPercent = (locale: string, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);

export const formatNumber = (locale: string, number: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(number);

// By itself `Date` reads a day as midnight in Greenwich, which is the day before in America.
const midnight = (date: string): Date => new Date(`${date}T00:00:00`);
