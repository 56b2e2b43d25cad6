import { product } from '#platform/routing/product.ts';

/** The account screen. The general product has none of its own. */
export const accountPath = product === 'food' ? '/food-app/user/account' : '/ai-app/user/account';
