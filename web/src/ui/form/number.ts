/** Smallest and largest valid value. */
export type Range = readonly [min: number, max: number];

/**
 * Parses a typed number. A comma counts as a decimal mark unless it could separate thousands.
 * @param decimals maximum number of decimals. @default any number
 * @returns `undefined` for empty text, for invalid numbers and for those out of range
 */
export function readNumber(text: string, [min, max]: Range, decimals = Number.POSITIVE_INFINITY): number | undefined {
  // Chinese keyboards also produce full-width digits and a full-width full stop as the decimal point.
  const plain = text.normalize('NFKC').trim().replace(/。/g, '.').replace(/−/g, '-');
  const [match, fraction = ''] = /^[+-]?\d*(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (match === undefined || !/\d/.test(plain) || /\d,\d{3}$/.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return fraction.length <= decimals && value >= min && value <= max ? value : undefined;
}
