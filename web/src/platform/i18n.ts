/** The language of the page, and its texts. */
import type { Messages } from '@lingui/core';
import { readItem, storeItem } from '../lib/web-storage.ts';
import { chooseLocale, type Locale } from './choose-locale.ts';
import type { Product } from './product.ts';

/** The storage key of the chosen language. */
export const localeKey = 'locale';

const asked = new URLSearchParams(location.search).get('lang');

/** The language of the page until the next load. */
export const locale: Locale = chooseLocale([
  asked,
  readItem('localStorage', localeKey),
  ...(navigator.languages ?? [navigator.language]),
]);
// Stores an explicit choice only, since the browser's language may change.
if (asked) storeItem('localStorage', localeKey, locale);

/** Loads a catalog; its address follows from its folder below `src`. */
async function loadCatalog(folder: string): Promise<Messages> {
  const { base, suffix } = __CATALOGS__;
  const catalog: { messages: Messages } = await import(/* @vite-ignore */ `${base}${folder}/${locale}${suffix}`);
  return catalog.messages;
}

/** The texts of the shell. */
export const loadShellMessages = (): Promise<Messages> => loadCatalog('shell/locales');

/** The titles of a product's screens. */
export const loadProductMessages = (product: Product): Promise<Messages> => loadCatalog(`products/locales/${product}`);

/** The texts of the kit's folders. */
export const loadKitMessages = (): Promise<Messages> => loadCatalog('ui/locales');

/** The texts of a screen: the kit's, and those of its feature if it has one. */
export async function loadScreenMessages(feature?: string): Promise<Messages> {
  const [kit, own] = await Promise.all([loadKitMessages(), feature ? loadCatalog(`features/${feature}/locales`) : {}]);
  return { ...kit, ...own };
}
