/** Days as `YYYY-MM-DD`, months as `YYYY-MM`: on the person's calendar, without a time or a zone. They sort as text. */
const DAY = 86_400_000;

const count = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const fromCount = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => fromCount(count(day) + days);

/** The month so many months on; `2026-12` and 1 is `2027-01`. */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** 1 is Monday, 7 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: string): number => ((((count(day) + 3) % 7) + 7) % 7) + 1;

/** The first of the seven days of the week that a day is in. */
export const startOfWeek = (day: string, firstDay: number): string =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

/** The seven days of the week that a day is in. */
export function weekOf(day: string, firstDay: number): string[] {
  const first = startOfWeek(day, firstDay);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The weeks that a month touches, whole. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const weeks: string[][] = [];
  const end = `${addMonths(month, 1)}-01`;
  for (let day = `${month}-01`; day < end; day = addDays(startOfWeek(day, firstDay), 7))
    weeks.push(weekOf(day, firstDay));
  return weeks;
}

/** The same day of another month, or its last one where it is shorter. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

export function clampDay(day: string, min = '', max = '9999'): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** A day for `Intl`, which formats in the person's zone. At noon, because some zones skip a midnight in spring. */
export const toDate = (day: string): Date => new Date(`${day}T12:00`);

/** On the person's clock. */
export function today(): string {
  const now = new Date();
  return fromCount(Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY));
}

/** The weekday that weeks start with, 1 is Monday: in China Monday, else as the browser knows of the language. */
export function firstDayOf(locale: string): number {
  if (locale.startsWith('zh')) return 1;
  type WithWeeks = Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } };
  const known = new Intl.Locale(locale) as WithWeeks;
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
