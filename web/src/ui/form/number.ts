/** The least and the greatest value that is taken. */
export type Range = readonly [min: number, max: number];

/**
 * What a person has typed, as a number; `undefined` for nothing, for no number and for one out of the range. A comma is taken
 * as a decimal mark, but not where it may as well part thousands.
 * @param decimals how many there may be; default: any number
 */
export function readNumber(text: string, [min, max]: Range, decimals = Number.POSITIVE_INFINITY): number | undefined {
  // Chinese keyboards also give full-width figures, and their own full stop for the decimal point.
  const plain = text.normalize('NFKC').trim().replace(/。/g, '.').replace(/−/g, '-');
  const [match, fraction = ''] = /^[+-]?\d*(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (match === undefined || !/\d/.test(plain) || /\d,\d{3}$/.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return fraction.length <= decimals && value >= min && value <= max ? value : undefined;
}
