/** Whether a value is a mainland mobile phone number: a text of 11 digits starting with 1 (spec, section 5). */
export function isMainlandPhone(text: unknown): boolean {
  return typeof text === 'string' && /^1\d{10}$/.test(text);
}

/**
 * Masks a phone number for display: the first 3 digits, four stars, the last 4 (spec, section 5). It removes `+86`, spaces
 * and hyphens, and leaves a masked number unchanged.
 * @returns four stars for any other text, because it is unknown which part may be shown; an empty text for an empty text,
 *   `undefined` and `null`
 */
export function maskPhone(text: string | null | undefined): string {
  if (typeof text !== 'string') return text == null ? '' : '****';
  const digits = text.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '');
  if (digits === '' || /^1\d{2}\*{4}\d{4}$/.test(digits)) return digits;
  return isMainlandPhone(digits) ? `${digits.slice(0, 3)}****${digits.slice(7)}` : '****';
}
