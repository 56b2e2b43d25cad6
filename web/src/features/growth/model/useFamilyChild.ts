import type { FamilyMember } from '@health-app/sdk';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSession } from '#platform/session/session.ts';
import { isPastFive } from './rating.ts';
import type { Child } from './record.ts';

/** The child of the signed-in person's family whose growth the curves can show; `undefined` if there is none, or several. */
export function useFamilyChild(today: Day): Child | undefined {
  const { user } = useSession();
  // Without the family, the person enters the child.
  const family = useOptionalQuery({ ...queries.family.relationship(), enabled: Boolean(user.userToken) });
  return childOf(family.data?.members ?? [], today);
}

/** @returns the only son or daughter under five years whose sex and birth date are known */
export function childOf(members: readonly FamilyMember[], today: Day): Child | undefined {
  const children = members.flatMap(({ relation, gender, birthDate, userName }): Child[] => {
    if (!['son', 'daughter'].includes(relation.code) || birthDate === null || ![0, 1].includes(gender)) return [];
    return [{ name: userName, sex: gender === 1 ? 'boys' : 'girls', birthDate }];
  });
  const [child, ...others] = children.filter((one) => !isPastFive(one, today));
  return others.length === 0 ? child : undefined;
}
