/** Whether a text is a mainland mobile phone number: 11 digits starting with 1 (spec, section 5). */
export function isMainlandPhone(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/**
 * A phone number fit to be shown: the first 3 digits, four stars, the last 4 (spec, section 5). `+86`, blanks and hyphens
 * are left out, and a number that is masked already stays.
 * @returns four stars for anything else, since nobody knows what of it may be shown; an empty text stays empty
 */
export function maskPhone(text: string): string {
  const digits = String(text ?? '')
    .replace(/[\s-]/g, '')
    .replace(/^(\+|00)86/, '');
  if (digits === '' || /^1\d{2}\*{4}\d{4}$/.test(digits)) return digits;
  return isMainlandPhone(digits) ? `${digits.slice(0, 3)}****${digits.slice(7)}` : '****';
}
