/** Whether a value is a mainland mobile phone number: a text of 11 digits starting with 1 (spec, section 5). */
export function isMainlandPhone(text: unknown): boolean {
  return typeof text === 'string' && /^1\d{10}$/.test(text);
}

/**
 * A phone number fit to be shown: the first 3 digits, four stars, the last 4 (spec, section 5). It leaves out `+86`, blanks and
 * hyphens, and keeps a number that is masked already.
 * @returns four stars for anything else, since nobody knows which part may be shown; an empty text for an empty text,
 *   `undefined` and `null`
 */
export function maskPhone(text: string | null | undefined): string {
  if (typeof text !== 'string') return text == null ? '' : '****';
  const digits = text.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '');
  if (digits === '' || /^1\d{2}\*{4}\d{4}$/.test(digits)) return digits;
  return isMainlandPhone(digits) ? `${digits.slice(0, 3)}****${digits.slice(7)}` : '****';
}
