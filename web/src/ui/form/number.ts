/** Smallest and largest valid value. */
export type Range = readonly [min: number, max: number];

/**
 * Parses a typed number. A comma counts as a decimal mark unless it could separate thousands.
 * @param decimals number of decimals to round to; 0 requires a whole number. @default not rounded
 * @returns `undefined` for empty text and for invalid or out-of-range numbers
 */
export function readNumber(text: string, [min, max]: Range, decimals = Number.POSITIVE_INFINITY): number | undefined {
  // Chinese keyboards also produce full-width digits and a full-width full stop as the decimal point.
  const plain = text.normalize('NFKC').trim().replace(/。/g, '.').replace(/−/g, '-');
  const [match, fraction = ''] = /^[+-]?\d*(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (match === undefined || !/\d/.test(plain) || /\d,\d{3}$/.test(plain)) return undefined;
  if (decimals === 0 && fraction !== '') return undefined;
  const written = plain.replace(',', '.');
  const value = fraction.length > decimals ? roundAt(written, decimals) : Number(written);
  // Checks the typed number too, so that rounding cannot bring it into the range.
  const isWithin = (number: number) => number >= min && number <= max;
  return isWithin(Number(written)) && isWithin(value) ? value : undefined;
}

/** Rounds the decimal digits, because 1.005 has no binary representation and would become 1.00. */
const roundAt = (written: string, decimals: number): number =>
  Math.round(Number(`${written}e${decimals}`)) / 10 ** decimals;
