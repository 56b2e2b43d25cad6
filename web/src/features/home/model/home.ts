import { pathTo } from '../../../platform/paths.ts';
import { type Product, product } from '../../../platform/product.ts';

const homes = { general: '/', ai: '/ai-app', food: '/food-app' } as const;

/** The home of this page's product. */
export const homePath = pathTo(homes[product]);

/** The homes of the other products, in a fixed order. */
export const otherHomes = (['general', 'ai', 'food'] as const satisfies readonly Product[])
  .filter((name) => name !== product)
  .map((name) => ({ product: name, href: pathTo(homes[name]) }));
