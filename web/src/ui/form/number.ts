/** Smallest and largest valid value. */
export type Range = readonly [min: number, max: number];

/**
 * Parses a typed number. A comma counts as a decimal mark unless it could separate thousands.
 * @param decimals number of decimals to which the number is rounded; at 0, it must be whole. @default not rounded
 * @returns `undefined` for empty text, for invalid numbers and for those out of range
 */
export function readNumber(text: string, [min, max]: Range, decimals = Number.POSITIVE_INFINITY): number | undefined {
  // Chinese keyboards also produce full-width digits and a full-width full stop as the decimal point.
  const plain = text.normalize('NFKC').trim().replace(/。/g, '.').replace(/−/g, '-');
  const [match, fraction = ''] = /^[+-]?\d*(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (match === undefined || !/\d/.test(plain) || /\d,\d{3}$/.test(plain)) return undefined;
  if (decimals === 0 && fraction !== '') return undefined;
  const written = plain.replace(',', '.');
  const value = fraction.length > decimals ? roundAt(written, decimals) : Number(written);
  // The typed number counts: rounding never brings one back into the range.
  const isWithin = (number: number) => number >= min && number <= max;
  return isWithin(Number(written)) && isWithin(value) ? value : undefined;
}

/** Rounds by the written digits: 1.005 is no binary number, and would become 1.00. */
const roundAt = (written: string, decimals: number): number =>
  Math.round(Number(`${written}e${decimals}`)) / 10 ** decimals;
