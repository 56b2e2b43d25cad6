/** The language of the page, and its texts. */
import type { Messages } from '@lingui/core';
import { chooseLocale, type Locale } from './choose-locale.ts';
import type { Product } from './product.ts';

const key = 'locale';
const shell = import.meta.glob<{ messages: Messages }>('../shell/locales/*.po');
const products = import.meta.glob<{ messages: Messages }>('../products/locales/*/*.po');
const kit = import.meta.glob<{ messages: Messages }>('../ui/locales/*.po');
const features = import.meta.glob<{ messages: Messages }>('../features/*/locales/*.po');

const asked = new URLSearchParams(location.search).get('lang');

/** The language of the page until the next load. */
export const locale: Locale = chooseLocale([asked, readKept(), ...(navigator.languages ?? [navigator.language])]);
// Stores an explicit choice only, since the browser's language may change.
if (asked) keep(locale);

/** The texts of the shell. */
export async function loadShellMessages(): Promise<Messages> {
  const catalog = await shell[`../shell/locales/${locale}.po`]?.();
  return catalog?.messages ?? {};
}

/** The titles of a product's screens. */
export async function loadProductMessages(product: Product): Promise<Messages> {
  const catalog = await products[`../products/locales/${product}/${locale}.po`]?.();
  return catalog?.messages ?? {};
}

/** The texts of the kit's folders. */
export async function loadKitMessages(): Promise<Messages> {
  const catalog = await kit[`../ui/locales/${locale}.po`]?.();
  return catalog?.messages ?? {};
}

/** The texts of a screen: those of its feature and of the kit. */
export async function loadFeatureMessages(feature: string): Promise<Messages> {
  const [own, shared] = await Promise.all([
    features[`../features/${feature}/locales/${locale}.po`]?.(),
    loadKitMessages(),
  ]);
  return { ...shared, ...own?.messages };
}

/** Changes the language and reloads the page, so that no text of the old language stays. */
export function switchLocale(wanted: Locale): void {
  keep(wanted);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  location.reload();
}

// Storage may be blocked (private windows, web views); the choice then lasts for this page. The SDK's storage would load the
// shell before the language is known.
function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(wanted: Locale): void {
  try {
    localStorage.setItem(key, wanted);
  } catch {
    // Storage is blocked: see above.
  }
}
