/** The product that a page belongs to: one page, one product, one client, one cache. */
import type { App } from '@health-app/sdk';

export type Product = 'general' | 'ai' | 'food';

const prefixes: [prefix: string, product: Product][] = [
  ['/ai-app', 'ai'],
  ['/food-app', 'food'],
];

/** Screens that all three products have. */
const shared = /^\/(ai-food\/[^/]+|contact-us|404)\/?$/;

/**
 * Reads the product off an address: by its prefix, or for a screen that all products have by `?app=ai` or `?app=food`.
 * Everything else is general.
 */
export function productOf({ pathname, searchParams }: URL): Product {
  for (const [prefix, product] of prefixes) {
    if (pathname === prefix || pathname.startsWith(`${prefix}/`)) return product;
  }
  const asked = searchParams.get('app');
  return shared.test(pathname) && (asked === 'ai' || asked === 'food') ? asked : 'general';
}

/** Whether a screen at this address is in all three products. */
export const isShared = (pathname: string): boolean => shared.test(pathname);

/** The API's name of the app behind a product: AI app and food app are one there. */
export const apiApp = (product: Product): App => (product === 'general' ? 'main' : 'food');

/** The product of this page, for as long as the page lives. Outside a browser, as in unit tests: general. */
export const product: Product = productOf(new URL(globalThis.location?.href ?? 'about:blank'));
