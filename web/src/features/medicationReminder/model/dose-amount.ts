import { readNumber } from '#ui/form/number.ts';

const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' };

/**
 * Parses a typed amount of a medicine, which may be a fraction: "0.5", "1/2", "½", "1 1/2", "1½".
 * @param max largest valid amount
 * @returns the amount, fractions rounded to three decimals; `undefined` if it is invalid, negative or too large
 */
export function readAmount(text: string, max: number): number | undefined {
  const plain = text.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${fractions[sign]}`);
  // Chinese keyboards also produce full-width digits and a full-width slash.
  const [match, whole = '0', above, below] =
    /^(?:(\d{1,6})\s+)?(\d{1,4})\s*[/⁄]\s*(\d{1,4})$/.exec(plain.normalize('NFKC').trim()) ?? [];
  if (match === undefined) return readNumber(text, [0, max]);
  const amount = Number(whole) + Number(above) / Number(below);
  return amount <= max ? Math.round(amount * 1000) / 1000 : undefined;
}
