import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { product } from '#platform/routing/product.ts';

/** A screen to which a text links. */
export type LinkTarget = 'privacy' | 'product-privacy' | 'closeAccount' | 'feedback' | 'orders';

/** The path of a screen in this product; the food app has the screens that the others lack. */
export function targetPath(target: LinkTarget): Path {
  const ai = product === 'ai';
  switch (target) {
    case 'privacy':
      return pathTo(ai ? '/ai-app/agreement/privacy' : '/food-app/agreement/privacy');
    case 'closeAccount':
      return pathTo(ai ? '/ai-app/user/account/cancel' : '/food-app/user/account/cancel');
    case 'feedback':
      return pathTo(ai ? '/ai-app/feed-back' : '/food-app/feed-back');
    case 'product-privacy':
      return pathTo('/food-app/agreement/product/privacy');
    case 'orders':
      return pathTo('/food-app/product/order/list');
  }
}
