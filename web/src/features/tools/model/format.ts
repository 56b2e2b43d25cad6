import { useLingui } from '@lingui/react';

/** As wide as the text, and nothing to read: holds the place of a number that is not known yet. */
export const blank = (text: string): string => text.replace(/\d/g, '\u2007');

const formats = new Map<string, Intl.NumberFormat>();

/** Numbers as the person's language writes them. */
export function useFormat() {
  const { locale } = useLingui().i18n;
  return {
    /** With as many decimals as are told, neither more nor fewer. */
    fixed: (value: number, decimals: number) =>
      formatOf(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
    /** With a decimal where there is one. */
    plain: (value: number) => formatOf(locale, { maximumFractionDigits: 1 }).format(value),
    /** Percent, with its sign. */
    deviation: (percent: number) =>
      formatOf(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent / 100),
  };
}

/** Making one takes longer than all that it then formats. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
