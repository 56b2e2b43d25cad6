import type { Product } from '#platform/routing/product.ts';
import type { ScreenRoute } from './route.ts';
import { sharedRoutes } from './shared.ts';

const tables: Record<Product, () => Promise<{ routes: ScreenRoute[] }>> = {
  general: () => import('./general.ts'),
  ai: () => import('./ai.ts'),
  food: () => import('./food.ts'),
};

/** Loads the screens of a product, including those that all products share. A page loads only one table. */
export const loadRoutes = async (product: Product): Promise<ScreenRoute[]> => [
  ...(await tables[product]()).routes,
  ...sharedRoutes,
];
