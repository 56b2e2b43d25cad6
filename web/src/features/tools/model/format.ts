import { useLingui } from '@lingui/react';
import { formatNumber, formatPercent } from '../../../lib/format.ts';

/** Keeps the place of a number that is not known yet: spaces as wide as its digits. */
export const blank = (text: string): string => text.replace(/\d/g, '\u2007');

/** The formats of the calculators in the person's language. */
export function useFormat() {
  const { locale } = useLingui().i18n;
  return {
    fixed: (value: number, decimals: number) => formatNumber(locale, value, { decimals }),
    plain: (value: number) => formatNumber(locale, value),
    /** Percent, with its sign. */
    deviation: (percent: number) => formatPercent(locale, percent, { atMost: 1, signed: true }),
  };
}
