import { formatNumber, formatPercent } from '#lib/format/format.ts';

/** The unit of a shared change. */
export type ChangeUnit = 'kg' | 'percent';

/** Formats a change with its sign and unit: "−2.4 kg", "−3.9%". */
export const formatChange = (locale: string, change: number, by: ChangeUnit): string =>
  by === 'percent'
    ? formatPercent(locale, change, { decimals: 1, signed: true })
    : `${formatNumber(locale, change, { decimals: 1, signed: true })} kg`;
