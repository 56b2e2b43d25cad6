import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { product } from '#platform/routing/product.ts';

interface AccountPaths {
  account: Path;
  /** The data view of the account. */
  data: Path;
  changePhone: Path;
  close: Path;
  privacy: Path;
  user: Path;
  algorithm: Path;
  /** Feedback for a person without access to their old phone number. */
  lostPhone: Path;
  feedback: Path;
}

const ai: AccountPaths = {
  account: pathTo('/ai-app/user/account'),
  data: pathTo('/ai-app/user/account', { room: 'data' }),
  changePhone: pathTo('/ai-app/user/account/change-phone'),
  close: pathTo('/ai-app/user/account/cancel'),
  privacy: pathTo('/ai-app/agreement/privacy'),
  user: pathTo('/ai-app/agreement/user'),
  algorithm: pathTo('/ai-app/agreement/algorithm'),
  lostPhone: pathTo('/ai-app/feed-back', { type: 'other', about: 'lost-phone' }),
  feedback: pathTo('/ai-app/feed-back'),
};

const food: AccountPaths = {
  account: pathTo('/food-app/user/account'),
  data: pathTo('/food-app/user/account', { room: 'data' }),
  changePhone: pathTo('/food-app/user/account/change-phone'),
  close: pathTo('/food-app/user/account/cancel'),
  privacy: pathTo('/food-app/agreement/privacy'),
  user: pathTo('/food-app/agreement/user'),
  algorithm: pathTo('/food-app/agreement/algorithm'),
  lostPhone: pathTo('/food-app/feed-back', { type: 'other', about: 'lost-phone' }),
  feedback: pathTo('/food-app/feed-back'),
};

/** The paths around the account in this product. */
export const accountPaths = product === 'ai' ? ai : food;

/** The profile belongs to the AI app, the shop and the income to the food app. A link to the other app loads its page. */
export const sharedPaths = {
  profile: pathTo('/ai-app/user/profile'),
  orders: pathTo('/food-app/product/order/list'),
  income: pathTo('/food-app/distribution/withdraw'),
};
