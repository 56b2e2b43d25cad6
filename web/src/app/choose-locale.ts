export type Locale = 'en' | 'zh-CN';

/**
 * The language to show: asked for by the address (`?lang=`), kept from last time, or the browser's. The first language
 * of the browser that is Chinese or English wins; English is the fallback.
 */
export function chooseLocale(search: string, kept: string | null, browser: readonly string[]): Locale {
  const wanted = [new URLSearchParams(search).get('lang'), kept, ...browser];
  for (const tag of wanted) {
    if (/^zh\b/i.test(tag ?? '')) return 'zh-CN';
    if (/^en\b/i.test(tag ?? '')) return 'en';
  }
  return 'en';
}
