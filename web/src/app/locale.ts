import { i18n, type Messages } from '@lingui/core';
import { chooseLocale, type Locale } from './choose-locale.ts';
import { messages as en } from './locales/en.po';
import { messages as zh } from './locales/zh-CN.po';

const key = 'locale';
const frame: Record<Locale, Messages> = { en, 'zh-CN': zh };
const areas = import.meta.glob<{ messages: Messages }>('../areas/*/locales/*.po');

/** Activates the language before the first render. */
export function startLocale(): void {
  const locale = chooseLocale(location.search, readKept(), navigator.languages ?? [navigator.language]);
  keep(locale);
  i18n.load(locale, frame[locale]);
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Loads an area's words in the active language; an area without words of its own has none to load. */
export async function loadAreaMessages(area: string): Promise<void> {
  const messages = await areas[`../areas/${area}/locales/${i18n.locale}.po`]?.();
  if (messages) i18n.load(i18n.locale, messages.messages);
}

/** Changes the language; the page starts again, so that nothing of the old one stays. */
export function switchLocale(locale: Locale): void {
  keep(locale);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  location.replace(url);
}

// Storage may be blocked (private windows, web views); the choice then holds for this page alone.
function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(locale: Locale): void {
  try {
    localStorage.setItem(key, locale);
  } catch {
    // Nothing to do: see above.
  }
}
