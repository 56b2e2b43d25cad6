import type { CareProfile } from '@health-app/sdk';
import { queries } from '#platform/client.ts';
import { together } from '#platform/query/together.ts';
import { besideScreen } from '#platform/query/useAllFailed.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { product } from '#platform/routing/product.ts';
import { useSession } from '#platform/session/session.ts';

const { accountInformation, information } = queries.user;

/** A failure is left to the part of the screen that reads the same. */
const aside = { meta: besideScreen, retryOnMount: false };

const useAccount = (enabled: boolean) =>
  useOptionalQuery({ ...accountInformation({ silent: true }), ...aside, enabled });
const useFoodAccount = (enabled: boolean) => useOptionalQuery({ ...information({ silent: true }), ...aside, enabled });
const useAccountOfProduct: (enabled: boolean) => {
  data: { care?: CareProfile } | undefined;
  isLoading: boolean;
  isFetched: boolean;
} = product === 'general' ? useAccount : useFoodAccount;

/** A reply without a list that the description requires says nothing. An area stays withheld without its reasons. */
export function readCare(care: CareProfile | undefined): CareProfile | undefined {
  const lists: unknown[] = [care?.states, care?.conditions, care?.withheld];
  if (!care || !lists.every(Array.isArray)) return undefined;
  const withheld = care.withheld.flatMap((one) =>
    one ? { ...one, reasons: Array.isArray(one.reasons) ? one.reasons : [] } : [],
  );
  return { ...care, withheld };
}

/**
 * What the server permits to show, advise and offer to the signed-in person. `undefined` for a guest, and until it is known:
 * what depends on it is not shown then, so a failure needs no message.
 */
export const useCare = (): CareProfile | undefined =>
  readCare(useAccountOfProduct(Boolean(useSession().user.userToken)).data?.care);

/**
 * A query for a `QueryView` whose content contains a figure that needs a permit. Its data wait for the first answer about
 * the person, so that the figure moves nothing when it is permitted.
 */
export const useWithCare = <Query extends { data: unknown; error: Error | null }>(query: Query): Query =>
  together(query, useAccountOfProduct(Boolean(useSession().user.userToken)));
