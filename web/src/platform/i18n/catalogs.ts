/** The language of the page, and its catalogs. */
import type { Messages } from '@lingui/core';
import type { Product } from '#platform/routing/product.ts';
import type { Locale } from './choose-locale.ts';

/** The language of the page, which the start page has chosen. It changes only by a reload. */
export const locale = document.documentElement.lang as Locale;

/** Loads a catalog from its folder below `src`. */
async function loadCatalog(folder: string): Promise<Messages> {
  const path = `${folder}/${locale}`;
  const catalog = await (import.meta.env.DEV
    ? import(/* @vite-ignore */ `/src/${path}.po`)
    : importByName<{ messages: Messages }>(path));
  return catalog.messages;
}

/** The texts of the shell. */
export const loadShellMessages = (): Promise<Messages> => loadCatalog('shell/locales');

/** The titles of a product's screens. */
export const loadProductMessages = (product: Product): Promise<Messages> => loadCatalog(`products/locales/${product}`);

/** The common texts: in a build those that the shell can show without a feature, else all. */
export const loadCommonMessages = (): Promise<Messages> => loadCatalog('locales');

/** The texts of a feature's screens. A build adds the common texts that the feature uses (`catalogs-plugin.ts`). */
export async function loadFeatureMessages(feature: string): Promise<Messages> {
  const [own, common] = await Promise.all([
    loadCatalog(`features/${feature}/locales`),
    import.meta.env.DEV ? loadCommonMessages() : undefined,
  ]);
  return { ...common, ...own };
}
