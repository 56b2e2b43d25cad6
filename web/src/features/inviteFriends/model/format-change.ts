import type { Format } from '#lib/format/format.ts';

/** The unit of a shared change. */
export type ChangeUnit = 'kg' | 'percent';

/** Formats a change with its sign and unit: "−2.4 kg", "−3.9%". */
export const formatChange = (format: Format, change: number, by: ChangeUnit): string =>
  by === 'percent'
    ? format.percent(change, { decimals: 1, signed: true })
    : `${format.number(change, { decimals: 1, signed: true })} kg`;
