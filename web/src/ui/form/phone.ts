/** The digits of a phone number, eleven at most, of what was typed or pasted: with spaces, dashes or the country's code. */
export function phoneDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return (digits.length > 11 ? digits.replace(/^(00)?86/, '') : digits).slice(0, 11);
}
