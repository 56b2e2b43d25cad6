/** Whether a text is a mainland mobile phone number: 11 digits starting with 1 (spec, section 5). */
export function isMainlandPhone(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/**
 * A phone number fit to be shown: the first 3 digits, four stars, the last 4 (spec, section 5).
 * @returns the text unchanged when it is not a mainland number, since there is then nothing known to hide
 */
export function maskPhone(text: string): string {
  return isMainlandPhone(text) ? `${text.slice(0, 3)}****${text.slice(7)}` : text;
}
