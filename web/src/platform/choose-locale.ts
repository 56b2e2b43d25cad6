export type Locale = 'en' | 'zh-CN';

/**
 * The language to show: the first that is Chinese or English; English is the fallback.
 * @param wanted tags in order: asked for by the address (`?lang=`), kept from last time, the browser's
 */
export function chooseLocale(wanted: readonly (string | null)[]): Locale {
  for (const tag of wanted) {
    if (/^zh(?![a-z])/i.test(tag ?? '')) return 'zh-CN';
    if (/^en(?![a-z])/i.test(tag ?? '')) return 'en';
  }
  return 'en';
}
