import { storeItem } from '#lib/storage/web-storage.ts';
import { type Locale, localeKey } from './choose-locale.ts';

/** Changes the language and reloads the page, so that no text of the old language stays. */
export function switchLocale(wanted: Locale): void {
  storeItem('localStorage', localeKey, wanted);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  location.reload();
}
