import { type Day, fromWallClock, wallClock, yearOf } from '#lib/time/days.ts';
import { currentDate, dateOf } from '#lib/time/instants.ts';
import { dayAt } from '#lib/time/local-clock.ts';
import { deviceRegion, formatTag, type Region } from './region.ts';

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
  /** "Fri, Nov 20", "Thu, Nov 20, 2025" */
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "Fri, Nov 20, 16:20", "Thu, Nov 20, 2025, 16:20" */
  moment: { weekday: 'short', day: 'numeric', month: 'short', minute: '2-digit' },
  /** "Nov 20, 16:20", "Nov 20, 2025, 16:20" */
  shortMoment: { day: 'numeric', month: 'short', minute: '2-digit' },
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
  /** "07:30", "7:30 AM" */
  time: { minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Styles that include the year unless it is the current one. */
const withOtherYear: DateStyle[] = ['short', 'weekday', 'shortDay', 'moment', 'shortMoment'];

/** The hour of the styles with a time, by the clock of the region. */
const hours = {
  h12: { hour: 'numeric', hourCycle: 'h12' },
  h23: { hour: '2-digit', hourCycle: 'h23' },
} as const;

/** A value of a reply, which may be missing. */
type Amount = number | null | undefined;

export interface NumberStyle {
  /** Exact number of decimals. */
  decimals?: number;
  /** Maximum number of decimals. @default 1 for numbers, 0 for percent */
  atMost?: number;
  /** Shows + or −, except for 0. @default false */
  signed?: boolean;
}

/** The names of the server with one meaning. */
interface Named {
  name?: string | undefined;
  nameEn?: string | undefined;
}

/** Formats in one language, with the conventions of a region. A missing or invalid value becomes the dash. */
export interface Format {
  locale: string;
  /** First day of a week in a calendar: 1 is Monday, 7 is Sunday. */
  firstDay: number;
  /** A number, by default with at most one decimal. */
  number: (value: Amount, style?: NumberStyle) => string;
  /** A percentage, by default as a whole number. @param percent 50 for a half */
  percent: (percent: Amount, style?: NumberStyle) => string;
  /** A weight in kg without its unit, to 100 g as on a household scale: "58.0". */
  weight: (kilograms: Amount) => string;
  /** Energy in whole kcal, without the unit. Portions are already rounded (`macros.ts`), so a list adds up to its sum. */
  energy: (kcal: Amount) => string;
  /** A weight or a macronutrient in g, without the unit: whole from 10 g on, as on a kitchen scale, else to a tenth. */
  grams: (grams: Amount) => string;
  /**
   * An amount of a nutrient without its unit: whole from 100 on, two decimals below 10, like food composition tables.
   * @param amount in any unit
   */
  nutrient: (amount: Amount) => string;
  /** A number as a person types it into a field, without separators of thousands. @param atMost decimals */
  typed: (value: Amount, style?: NumberStyle) => string;
  /** An amount of CNY: "¥1,294.00", "−¥20.00". @param cents whole number */
  money: (cents: Amount) => string;
  /**
   * A date or a time.
   * @param at a day; an RFC 3339 date-time, shown as the local time of its own offset; or a `Date`, such as a deadline,
   *   shown on the person's clock
   * @param now determines the current year
   */
  date: (at: Day | Date | null | undefined, style: DateStyle, now?: Date) => string;
  /** A time of day: "08:00", "8:00 AM". @param time `HH:mm` */
  time: (time: string | null | undefined) => string;
  /** @param weekday 1 is Monday */
  weekday: (weekday: number) => string;
  /** Joins a list: "08:00, 12:00, and 18:30". */
  list: (values: readonly string[]) => string;
  /**
   * Joins labels of the app that each begin with a capital letter: "Breakfast, lunch, and dinner". A name of the server may
   * be a proper name, so `joinNames` keeps its letters.
   */
  labels: (labels: readonly string[]) => string;
  /** Joins such labels within a sentence, where none begins with a capital letter: "breakfast, lunch, and dinner". */
  inner: (labels: readonly string[]) => string;
  /** The name in the language, as `text`. */
  name: (named: Named) => string;
  /**
   * A text of the server in the language, or else in the other language.
   * @param en the field `…En`, absent if the server has none
   */
  text: (zh: string | null | undefined, en?: string) => string;
  /** Chooses as `text` does, from lists of texts, for example. */
  pick: <Text extends string | readonly unknown[]>(zh: Text, en: Text | undefined) => Text;
}

const formatsIn = new Map<string, Format>();

/**
 * Returns the formats of a language on this device: always the same object, so that it may be a dependency of a hook.
 */
export function formatIn(locale: string): Format {
  const known = formatsIn.get(locale) ?? createFormat(locale, deviceRegion(locale));
  formatsIn.set(locale, known);
  return known;
}

export function createFormat(locale: string, region: Region): Format {
  const tag = formatTag(locale, region);
  const number: Format['number'] = (value, { decimals, atMost = 1, signed } = {}) =>
    formatFinite(tag, value, numberOptions(decimals, atMost, signed));
  const date: Format['date'] = (at, style, now = currentDate()) => {
    const { date, timeZone } = onItsClock(at);
    if (Number.isNaN(date.getTime())) return MISSING;
    const day = timeZone ? fromWallClock(date.getTime()) : dayAt(date);
    const otherYear = yearOf(day) !== yearOf(dayAt(now));
    const year = otherYear && withOtherYear.includes(style) ? 'numeric' : undefined;
    const hour = 'minute' in dateStyles[style] ? hours[region.hourCycle] : undefined;
    const text = formatOf(Intl.DateTimeFormat, tag, { year, ...dateStyles[style], ...hour, timeZone }).format(date);
    // Non-breaking spaces keep a short date on one line, a day beside its month, and "PM" beside its hour. Chinese has no spaces
    // there, but a line may break on both sides of each number.
    if (locale.startsWith('zh')) return text.replace(/\d(?=[年月日])|月(?=\d)/g, '$&\u2060');
    return style === 'short'
      ? text.replace(/ /g, '\u00a0')
      : text.replace(/\s(?=[AP]M|\d\d?(?:,|$))/g, '\u00a0').replace(/(\d) (?=[A-Z][a-z])/g, '$1\u00a0');
  };
  const pick: Format['pick'] = (zh, en) => (en?.length && (!locale.startsWith('zh') || !zh?.length) ? en : zh);
  const text: Format['text'] = (zh, en) => formatText(pick(zh ?? '', en));
  const list: Format['list'] = (values) => {
    if (!Array.isArray(values)) return MISSING;
    const items = values.map((value) => formatText(value));
    // Safari 14.0 has no `Intl.ListFormat`.
    if (!('ListFormat' in Intl)) return items.join(locale.startsWith('zh') ? '、' : ', ');
    const joined = formatOf(Intl.ListFormat, locale, { type: 'conjunction' }).format(items);
    // `Intl` puts no space between a figure or a Latin letter and the Chinese "and".
    return joined.replace(/(\w)和/g, '$1 和').replace(/和(?=\w)/g, '和 ');
  };
  return {
    locale,
    firstDay: region.firstDay,
    number,
    percent: (percent, { decimals, atMost = 0, signed } = {}) =>
      formatFinite(tag, percent, { style: 'percent', ...numberOptions(decimals, atMost, signed) }),
    weight: (kilograms) => number(kilograms, { decimals: 1 }),
    energy: (kcal) => number(kcal, { atMost: 0 }),
    grams: (grams) => number(grams, { atMost: (grams ?? 0) >= 10 ? 0 : 1 }),
    nutrient: (amount) => number(amount, { atMost: (amount ?? 0) >= 100 ? 0 : (amount ?? 0) >= 10 ? 1 : 2 }),
    money(cents) {
      if (typeof cents !== 'number' || !Number.isFinite(cents)) return MISSING;
      // "CNY" would read "CN¥" in English, and Safari 14.0 does not know the narrow symbol.
      const figure = number(Math.abs(cents) / 100, { decimals: 2 });
      return cents < 0 ? `−¥${figure}` : `¥${figure}`;
    },
    typed: (value, { decimals, atMost = 3 } = {}) =>
      formatFinite(tag, value, { ...numberOptions(decimals, atMost), useGrouping: false }),
    date,
    // A day without a zone, because a time of day has none.
    time: (time) => (/^\d\d:\d\d$/.test(time ?? '') ? date(`2026-06-01T${time}:00`, 'time') : MISSING),
    // 1 June 2026 was a Monday.
    weekday: (weekday) => date(`2026-06-0${weekday}`, 'shortWeekday'),
    list,
    labels: ([first, ...rest]) => (first === undefined ? '' : list([first, ...rest.map(smallLabel)])),
    inner: (labels) => list(labels.map(smallLabel)),
    name: ({ name, nameEn }) => text(name, nameEn),
    text,
    pick,
  };
}

/** Returns a text of a reply, or the dash for a missing one. */
export const formatText = (text: string | null | undefined): string =>
  (typeof text === 'string' && text.trim()) || MISSING;

/** A label as within a sentence. An abbreviation keeps its capital letters. */
const smallLabel = (label: string): string => label.replace(/^[A-Z](?=[a-z]+\b)/, (letter) => letter.toLowerCase());

const numberOptions = (decimals: number | undefined, atMost: number, signed = false) =>
  ({
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? atMost,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }) as const;

/** Formats a number; a calculation with missing values may give NaN or infinity. */
function formatFinite(tag: string, value: Amount, options: Intl.NumberFormatOptions): string {
  // A reply may contain a string instead of a number.
  if (typeof value !== 'number' || !Number.isFinite(value)) return MISSING;
  const text = formatOf(Intl.NumberFormat, tag, options).format(options.style === 'percent' ? value / 100 : value);
  // `Intl` returns a hyphen, after which a line may break; the minus sign is U+2212.
  const signed = text.replace('-', '−');
  // In a region with a decimal comma, an English reader would take the "1.234" of a thousand for a fraction.
  return hasDecimalComma(tag) ? signed.replace(/\./g, '\u202f') : signed;
}

const hasDecimalComma = (tag: string): boolean =>
  formatOf(Intl.NumberFormat, tag, { minimumFractionDigits: 1 }).format(0).includes(',');

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
