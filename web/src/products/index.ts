import type { Product } from '../platform/product.ts';
import type { ScreenRoute } from './route.ts';

const tables: Record<Product, () => Promise<{ routes: ScreenRoute[] }>> = {
  general: () => import('./general.ts'),
  ai: () => import('./ai.ts'),
  food: () => import('./food.ts'),
};

/** The screens of a product; a page loads one table alone. */
export const loadRoutes = async (product: Product): Promise<ScreenRoute[]> => (await tables[product]()).routes;
