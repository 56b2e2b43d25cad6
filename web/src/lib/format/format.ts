import { type Day, fromWallClock, wallClock, yearOf } from '#lib/time/days.ts';
import { currentDate, dateOf } from '#lib/time/instants.ts';
import { dayAt } from '#lib/time/local-clock.ts';

/** Replaces a missing or invalid value in all formats of this file. */
export const MISSING = '—';

const dateStyles = {
  /** "November 20, 2026" */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "Nov 20, 2026" */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "Nov 20", "Nov 20, 2025" */
  short: { day: 'numeric', month: 'short' },
  /** "Friday, November 20", "Thursday, November 20, 2025" */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Fri, Nov 20, 16:20", "Thu, Nov 20, 2025, 16:20" */
  moment: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** "November 20" */
  dayOfMonth: { day: 'numeric', month: 'long' },
  /** "November 2026" */
  monthOfYear: { month: 'long', year: 'numeric' },
  /** "November" */
  month: { month: 'long' },
  /** "Nov" */
  shortMonth: { month: 'short' },
  /** "Friday" */
  longWeekday: { weekday: 'long' },
  /** "Fri" */
  shortWeekday: { weekday: 'short' },
  /** "F" */
  narrowWeekday: { weekday: 'narrow' },
  /** "07:30" */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Styles that include the year unless it is the current one. */
const withOtherYear: DateStyle[] = ['short', 'weekday', 'moment'];

/**
 * Formats a date or a time in the person's language.
 * @param at a day; an RFC 3339 date-time, shown as the local time of its own offset; or a `Date`, such as a deadline, shown
 *   on the person's clock
 * @param now determines the current year
 */
export function formatDate(
  locale: string,
  at: Day | Date | null | undefined,
  style: DateStyle,
  now = currentDate(),
): string {
  const { date, timeZone } = onItsClock(at);
  if (Number.isNaN(date.getTime())) return MISSING;
  const day = timeZone ? fromWallClock(date.getTime()) : dayAt(date);
  const otherYear = yearOf(day) !== yearOf(dayAt(now));
  const year = otherYear && withOtherYear.includes(style) ? 'numeric' : undefined;
  const text = formatOf(Intl.DateTimeFormat, locale, { year, ...dateStyles[style], timeZone }).format(date);
  // Non-breaking spaces keep a short date on one line.
  return style === 'short' ? text.replace(/ /g, '\u00a0') : text;
}

/** @param weekday 1 is Monday */
export const formatWeekday = (locale: string, weekday: number): string =>
  // 1 June 2026 was a Monday.
  formatDate(locale, `2026-06-0${weekday}`, 'shortWeekday');

/** Joins a list: "08:00, 12:00, and 18:30". Safari 14.0 has no `Intl.ListFormat`. */
export function formatList(locale: string, values: readonly string[]): string {
  if (!Array.isArray(values)) return MISSING;
  const items = values.map((value) => formatText(value));
  if (!('ListFormat' in Intl)) return items.join(locale.startsWith('zh') ? '、' : ', ');
  return formatOf(Intl.ListFormat, locale, { type: 'conjunction' }).format(items);
}

interface NumberStyle {
  /** Exact number of decimals. */
  decimals?: number;
  /** Maximum number of decimals. @default 1 for numbers, 0 for percent */
  atMost?: number;
  /** Shows + or −, except for 0. @default false */
  signed?: boolean;
}

/** Returns a text of a reply, or the dash for a missing one. */
export const formatText = (text: string | null | undefined): string =>
  (typeof text === 'string' && text.trim()) || MISSING;

/** Formats a number in the person's language, by default with at most one decimal. */
export const formatNumber = (
  locale: string,
  value: number | null | undefined,
  { decimals, atMost = 1, signed }: NumberStyle = {},
): string => formatFinite(locale, value, numberOptions(decimals, atMost, signed));

/**
 * Formats a percentage in the person's language, by default as a whole number.
 * @param percent 50 for a half
 */
export const formatPercent = (
  locale: string,
  percent: number | null | undefined,
  { decimals, atMost = 0, signed }: NumberStyle = {},
): string => formatFinite(locale, percent, { style: 'percent', ...numberOptions(decimals, atMost, signed) });

/** Formats a weight in kg without its unit, to 100 g as on a household scale: "58.0". */
export const formatWeight = (locale: string, kilograms: number | null | undefined): string =>
  formatNumber(locale, kilograms, { decimals: 1 });

const numberOptions = (decimals: number | undefined, atMost: number, signed = false) =>
  ({
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? atMost,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }) as const;

/** Formats a number; a calculation with missing values may give NaN or infinity. */
function formatFinite(locale: string, value: number | null | undefined, options: Intl.NumberFormatOptions): string {
  // A reply may contain a string instead of a number.
  if (typeof value !== 'number' || !Number.isFinite(value)) return MISSING;
  const text = formatOf(Intl.NumberFormat, locale, options).format(options.style === 'percent' ? value / 100 : value);
  // `Intl` returns a hyphen, after which a line may break; the minus sign is U+2212.
  return text.replace('-', '−');
}

/** Returns the local time of a date-time's own offset. A date-time without an offset stays as written. */
function onItsClock(at: string | Date | null | undefined): { date: Date; timeZone: 'UTC' | undefined } {
  // A reply may contain a number instead of a string.
  if (!(at instanceof Date) && typeof at !== 'string') return { date: dateOf(Number.NaN), timeZone: undefined };
  return at instanceof Date ? { date: at, timeZone: undefined } : { date: dateOf(wallClock(at)), timeZone: 'UTC' };
}

type Formatter<Options, Format> = new (locale: string, options: Options) => Format;

const formats = new Map<string, unknown>();

/** Creating a formatter takes longer than all its formatting, so each is created once. */
function formatOf<Options, Format>(Type: Formatter<Options, Format>, locale: string, options: Options): Format {
  const key = JSON.stringify([Type.name, locale, options]);
  const known = formats.get(key) as Format | undefined;
  if (known) return known;
  const format = new Type(locale, options);
  formats.set(key, format);
  return format;
}
