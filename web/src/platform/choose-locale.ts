export type Locale = 'en' | 'zh-CN';

/**
 * Chooses the language of the page: the first wanted tag that is Chinese or English, else English.
 * @param wanted tags in order: from the address (`?lang=`), from storage, from the browser
 */
export function chooseLocale(wanted: readonly (string | null)[]): Locale {
  for (const tag of wanted) {
    if (/^zh(?![a-z])/i.test(tag ?? '')) return 'zh-CN';
    if (/^en(?![a-z])/i.test(tag ?? '')) return 'en';
  }
  return 'en';
}
