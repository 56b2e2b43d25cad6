import type { CareProfile } from '@health-app/sdk';
import { queries } from '#platform/client.ts';
import { besideScreen } from '#platform/query/useAllFailed.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { product } from '#platform/routing/product.ts';
import { useSession } from '#platform/session/session.ts';

const { accountInformation, information } = queries.user;

/** A failure is left to the part of the screen that reads the same. */
const aside = { meta: besideScreen, retryOnMount: false };

const useCareOfAccount = (enabled: boolean): CareProfile | undefined =>
  useOptionalQuery({ ...accountInformation({ silent: true }), ...aside, enabled }).data?.care;
const useCareOfFoodAccount = (enabled: boolean): CareProfile | undefined =>
  useOptionalQuery({ ...information({ silent: true }), ...aside, enabled }).data?.care;

/** A reply without a list that the description requires says nothing. */
export function readCare(care: CareProfile | undefined): CareProfile | undefined {
  const lists: unknown[] = [care?.states, care?.conditions, care?.withheld];
  if (!care || !lists.every(Array.isArray)) return undefined;
  return { ...care, withheld: care.withheld.filter((one) => Array.isArray(one?.reasons)) };
}

const useCareOfProduct = product === 'general' ? useCareOfAccount : useCareOfFoodAccount;

/**
 * What the server permits to show, advise and offer to the signed-in person. `undefined` for a guest, and until it is known:
 * what depends on it is not shown then, so a failure needs no message.
 */
export const useCare = (): CareProfile | undefined => readCare(useCareOfProduct(Boolean(useSession().user.userToken)));
