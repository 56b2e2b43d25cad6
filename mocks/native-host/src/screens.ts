/** The list of the app's screens. */
import { isShared, type Product, productOf } from '../../../web/src/platform/routing/product.ts';

/** A built screen of a product. */
export interface ScreenRow {
  product: Product;
  /** Pattern of its address. */
  path: string;
  /** An address with content for the screen. */
  address: string;
  /** English, Chinese. */
  title: [en: string, zh: string];
  /** Group of the home's directory; `others` for a screen outside all groups. */
  group: string;
}

/** The homes of the products. */
export const homes: Record<Product, string> = { general: '/', ai: '/ai-app', food: '/food-app' };

export const products = Object.keys(homes) as Product[];

/** The product that shows an address of the app. */
export const productAt = (address: string): Product => productOf(new URL(address, 'https://h5.health-app.example'));

/**
 * The screens of a product by group, in the order of its table, with the others last. Addresses of shared screens contain
 * the product.
 */
export function groupsOf(product: Product, all: readonly ScreenRow[]): [group: string, rows: ScreenRow[]][] {
  const groups = new Map<string, ScreenRow[]>();
  for (const row of all) {
    if (row.product !== product) continue;
    groups.set(row.group, [...(groups.get(row.group) ?? []), { ...row, address: addressIn(product, row.address) }]);
  }
  const others = groups.get('others');
  groups.delete('others');
  return others ? [...groups, ['others', others]] : [...groups];
}

function addressIn(product: Product, address: string): string {
  const url = new URL(address, 'https://h5.health-app.example');
  if (product !== 'general' && isShared(url.pathname)) url.searchParams.set('app', product);
  return url.pathname + url.search;
}
