/** Formats an amount as a person types it: 28500 is "285", 2990 is "29.90". */
export function writeYuan(cents: number): string {
  const rest = cents % 100;
  const yuan = String((cents - rest) / 100);
  return rest === 0 ? yuan : `${yuan}.${String(rest).padStart(2, '0')}`;
}

/**
 * Parses a typed amount in yuan, without floating-point arithmetic. A comma counts as a decimal mark.
 * @returns whole cents; `undefined` for empty text, a sign, more than two decimals, and more than 9 digits before them
 */
export function readYuan(text: string): number | undefined {
  // Chinese keyboards also produce full-width digits and a full-width full stop as the decimal point.
  const plain = text.normalize('NFKC').trim().replace(/。/g, '.').replace(/^¥/, '').trim();
  const [match, yuan = '', decimals = ''] = /^(\d{0,9})(?:[.,](\d{0,2}))?$/.exec(plain) ?? [];
  if (match === undefined || yuan + decimals === '') return undefined;
  return Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
}
