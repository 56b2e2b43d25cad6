import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSession } from '#platform/session/session.ts';
import { familyChild } from './family-child.ts';
import type { Child } from './record.ts';

/** The child of the signed-in person's family whose growth the curves can show; `undefined` if there is none, or several. */
export function useFamilyChild(today: Day): Child | undefined {
  const { user } = useSession();
  // Without the family, the person enters the child.
  const family = useOptionalQuery({ ...queries.family.relationship(), enabled: Boolean(user.userToken) });
  return familyChild(family.data?.members, today);
}
