/** The product of a page: one page, one product, one client, one cache. */
import type { App } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';

export type Product = 'general' | 'ai' | 'food';

const prefixes: [prefix: string, product: Product][] = [
  ['/ai-app', 'ai'],
  ['/food-app', 'food'],
];

/** Screens that belong to all three products. */
const shared = /^\/(ai-food\/[^/]+|contact-us|404)\/?$/i;

/**
 * Reads the product from a URL: from its prefix, or on a shared screen from `?app=ai` or `?app=food`. Every other path is
 * general. Case is ignored, as in the router.
 */
export function productOf({ pathname, searchParams }: URL): Product {
  const folded = `${pathname.toLowerCase()}/`;
  for (const [prefix, product] of prefixes) if (folded.startsWith(`${prefix}/`)) return product;
  const asked = searchParams.get('app');
  return shared.test(pathname) && (asked === 'ai' || asked === 'food') ? asked : 'general';
}

/** The path of a product's home. */
export const homeOf = (wanted: Product): Path =>
  (prefixes.find(([, product]) => product === wanted)?.[0] ?? '/') as Path;

/** Whether the screen with this path belongs to all three products. */
export const isShared = (pathname: string): boolean => shared.test(pathname);

/** The API's name of the app behind a product: the AI app and the food app share one. */
export const apiApp = (product: Product): App => (product === 'general' ? 'main' : 'food');

/** The product of this page, which never changes; general outside a browser, as in unit tests. */
export const product: Product = productOf(new URL(globalThis.location?.href ?? 'about:blank'));
