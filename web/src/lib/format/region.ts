/** The conventions of the device's region for dates, numbers and weeks. */
export interface Region {
  /** ISO 3166 or UN M.49; absent if the device names none. */
  code?: string;
  hourCycle: 'h12' | 'h23';
  /** First day of the week: 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** Without a known region: the conventions of ISO 8601, which China and Europe share. */
export const isoRegion: Region = { hourCycle: 'h23', firstDay: 1 };

/** Regions whose week begins on another day (CLDR 48), for browsers without `weekInfo`: Safari 14, Chrome 87, Firefox. */
const otherFirstDays: [firstDay: number, codes: string][] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

type LocaleData = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
  getHourCycles?: () => string[];
  hourCycles?: string[];
};

/**
 * Reads the region of the device from its languages. A language without a region takes the region of the next one that has
 * one: a browser in English on a German computer asks for `en`, then for `de-DE`.
 * @param language of the page, whose tag with a region goes first
 * @param wanted the languages of the device in order of preference
 * @param own the resolved format of the device's own locale, which also follows the clock that the person has set
 */
export function readRegion(
  language: string,
  wanted: readonly string[],
  own: Pick<Intl.ResolvedDateTimeFormatOptions, 'locale' | 'hourCycle'>,
): Region {
  const code =
    regionOf(wanted.find((tag) => languageOf(tag) === languageOf(language) && regionOf(tag))) ??
    regionOf([...wanted, own.locale].find(regionOf));
  if (!code) return isoRegion;
  const data: LocaleData | undefined = 'Locale' in Intl ? new Intl.Locale(`und-${code}`) : undefined;
  const cycle =
    regionOf(own.locale) === code
      ? own.hourCycle
      : ((data?.getHourCycles?.() ?? data?.hourCycles)?.[0] ?? own.hourCycle);
  return {
    code,
    hourCycle: cycle === 'h12' || cycle === 'h11' ? 'h12' : 'h23',
    firstDay: (data?.getWeekInfo?.() ?? data?.weekInfo)?.firstDay ?? firstDayOf(code),
  };
}

/** First day of the week by the table of this file. */
export const firstDayOf = (code: string): number =>
  otherFirstDays.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? isoRegion.firstDay;

/** The region of this device. Without a document, as in tests, there is no device. */
export function deviceRegion(language: string): Region {
  if (typeof document === 'undefined') return isoRegion;
  const own = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return readRegion(language, navigator.languages ?? [navigator.language], own);
}

/** The tag for the formats of a language in a region: `en-GB`. Chinese keeps its script, which a region could change. */
export function formatTag(language: string, { code }: Region): string {
  if (!code || language.endsWith(`-${code}`)) return language;
  return languageOf(language) === 'zh' ? `zh-Hans-${code}` : `${languageOf(language)}-${code}`;
}

const languageOf = (tag: string): string => tag.split('-', 1)[0] as string;

/** The region subtag, after the language and possibly the script. */
const regionOf = (tag: string | undefined): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![a-z\d])/i.exec(tag ?? '')?.[1]?.toUpperCase();
