import * as v from 'valibot';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { homeOf, type Product, product } from '#platform/routing/product.ts';

/** Paths of the other products' homes, in a fixed order. */
export const otherHomes = (['general', 'ai', 'food'] as const satisfies readonly Product[])
  .filter((name) => name !== product)
  .map((name) => ({ product: name, href: homeOf(name) }));

const homes = { general: '/', ai: '/ai-app', food: '/food-app' } as const satisfies Record<Product, string>;

/** The path of the page of all functions of this product. */
export const allFunctions: Path = pathTo(homes[product], { all: 1 });

/** Parameters of a home: `all` shows the page of all functions, and `q` searches it. */
export const homeParams = v.object({
  all: v.optional(v.string()),
  q: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
