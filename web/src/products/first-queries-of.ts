import type { AnyFirstQuery } from '#platform/query/first-query.ts';
import type { Product } from '#platform/routing/product.ts';
import type { ScreenRoute } from './route.ts';

/** Features whose screens show no weight, food or plan of the person; the calculators judge what is typed. */
const withoutBody: readonly string[] = [
  'account',
  'accountSecurity',
  'agreements',
  'articles',
  'feedback',
  'growth',
  'income',
  'notFound',
  'refund',
  'share',
  'shop',
  'tools',
];

/** Whether the screens of a feature depend on the person's permits, and show a note to see a doctor above their content. */
export const showsCare = (feature: string | undefined): boolean =>
  feature !== undefined && !withoutBody.includes(feature);

/** The first queries of a screen: those of its row, and the account with the permits, which arrive before what they permit. */
export function firstQueriesOf(
  { feature, first }: Pick<ScreenRoute, 'feature' | 'first'>,
  product: Product,
): readonly AnyFirstQuery[] {
  if (!showsCare(feature)) return first;
  const account = product === 'general' ? 'user.accountInformation' : 'user.information';
  return [...first, [account, null, { for: 'user' }]];
}
