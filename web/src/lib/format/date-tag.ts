/**
 * The tag for the dates of a language: English dates follow the region of the device, so a British phone writes
 * "20 November". Numbers do not, because a decimal comma would turn 1.234 into another amount.
 * @param wanted the languages of the device in order of preference
 */
export function dateTag(locale: string, wanted = globalThis.navigator?.languages ?? []): string {
  return (locale === 'en' && wanted.find((tag) => /^en-([a-z]{2}|\d{3})$/i.test(tag))) || locale;
}
