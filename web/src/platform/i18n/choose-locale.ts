import { readItem, storeItem } from '#lib/storage/web-storage.ts';

export type Locale = 'en' | 'zh-CN';

/**
 * Chooses the language of the page: the first Chinese or English tag, else English.
 * @param wanted tags in order: from the address (`?lang=`), from storage, from the browser
 */
export function chooseLocale(wanted: readonly (string | null)[]): Locale {
  for (const tag of wanted) {
    if (/^zh(?![a-z])/i.test(tag ?? '')) return 'zh-CN';
    if (/^en(?![a-z])/i.test(tag ?? '')) return 'en';
  }
  return 'en';
}

/** The storage key of the chosen language. */
export const localeKey = 'locale';

/** The language of this page. Only an explicit choice is stored, because the browser's language may change. */
export function pageLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, readItem('localStorage', localeKey), ...(navigator.languages ?? [navigator.language])];
  const locale = chooseLocale(wanted);
  if (asked) storeItem('localStorage', localeKey, locale);
  return locale;
}
