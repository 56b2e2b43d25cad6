import * as v from 'valibot';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { homeOf, type Product, product } from '#platform/routing/product.ts';

/** The homes of the other products, in a fixed order. */
export const otherHomes = (['general', 'ai', 'food'] as const satisfies readonly Product[])
  .filter((name) => name !== product)
  .map((name) => ({ product: name, href: homeOf(name) }));

const homes = { general: '/', ai: '/ai-app', food: '/food-app' } as const satisfies Record<Product, string>;

/** The address of the page of all functions of this product. */
export const allFunctions: Path = pathTo(homes[product], { all: 1 });

/** A home: with `all`, the page of all functions, where `q` searches. */
export const homeParams = v.object({
  all: v.optional(v.string()),
  q: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
