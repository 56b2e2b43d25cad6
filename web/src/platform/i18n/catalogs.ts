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

/** The texts of the kit, the platform and the domains. */
export const loadCommonMessages = (): Promise<Messages> => loadCatalog('locales');

/** The texts of a screen: the shared ones, and those of its feature if it has one. */
export async function loadScreenMessages(feature?: string): Promise<Messages> {
  const [common, own] = await Promise.all([
    loadCommonMessages(),
    feature === undefined ? undefined : loadCatalog(`features/${feature}/locales`),
  ]);
  return { ...common, ...own };
}
