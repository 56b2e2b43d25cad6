import { useLingui } from '@lingui/react/macro';
import { formatNumber, formatPercent } from '#lib/format/format.ts';

/** Formats of the calculators in the person's language. */
export function useFormat() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return {
    fixed: (value: number, decimals: number) => formatNumber(locale, value, { decimals }),
    plain: (value: number) => formatNumber(locale, value),
    /** Percentage with its sign. */
    deviation: (percent: number) => formatPercent(locale, percent, { atMost: 1, signed: true }),
  };
}
