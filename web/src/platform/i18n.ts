/** The language of the page, and the words in it. */
import type { Messages } from '@lingui/core';
import { chooseLocale, type Locale } from './choose-locale.ts';

const key = 'locale';
const frame = import.meta.glob<{ messages: Messages }>('../shell/locales/*.po');
const kit = import.meta.glob<{ messages: Messages }>('../ui/locales/*.po');
const areas = import.meta.glob<{ messages: Messages }>('../features/*/locales/*.po');

const asked = new URLSearchParams(location.search).get('lang');

/** The language that the whole page is in, until it is loaded again. */
export const locale: Locale = chooseLocale([asked, readKept(), ...(navigator.languages ?? [navigator.language])]);
// Only what somebody has chosen: the browser's own language may change.
if (asked) keep(locale);

/** The words of the frame. */
export async function loadShellMessages(): Promise<Messages> {
  const catalog = await frame[`../shell/locales/${locale}.po`]?.();
  return catalog?.messages ?? {};
}

/** The words of the kit's folders. */
export async function loadKitMessages(): Promise<Messages> {
  const catalog = await kit[`../ui/locales/${locale}.po`]?.();
  return catalog?.messages ?? {};
}

/** The words of a screen: its area's, where it has some of its own, and the kit's. */
export async function loadFeatureMessages(area?: string): Promise<Messages> {
  const [own, shared] = await Promise.all([areas[`../features/${area}/locales/${locale}.po`]?.(), loadKitMessages()]);
  return { ...shared, ...own?.messages };
}

/** Changes the language; the page starts again, so that nothing of the old one stays. */
export function switchLocale(wanted: Locale): void {
  keep(wanted);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  location.reload();
}

// Storage may be blocked (private windows, web views); the choice then holds for this page alone. The SDK's storage would
// bring the whole frame in before the language is known.
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
    // Nothing to do: see above.
  }
}
