import { homeOf, type Product, product } from '#platform/routing/product.ts';

/** The homes of the other products, in a fixed order. */
export const otherHomes = (['general', 'ai', 'food'] as const satisfies readonly Product[])
  .filter((name) => name !== product)
  .map((name) => ({ product: name, href: homeOf(name) }));
