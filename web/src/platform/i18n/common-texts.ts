import { i18n } from '@lingui/core';
import { loadCommonMessages, locale } from './catalogs.ts';

/** Loads the texts of the kit, the platform and the domains, for parts that show before a screen has loaded them. */
export async function loadCommonTexts(): Promise<void> {
  i18n.load(locale, await loadCommonMessages());
}
