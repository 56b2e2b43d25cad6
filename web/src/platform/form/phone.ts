/** The digits of a typed or pasted phone number, eleven at most, without spaces, dashes and country code. */
export function phoneDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return (digits.length > 11 ? digits.replace(/^(00)?86/, '') : digits).slice(0, 11);
}
