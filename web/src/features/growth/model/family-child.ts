import type { FamilyMember } from '@health-app/sdk';
import type { Day } from '#lib/time/days.ts';
import { isPastFive } from './rating.ts';
import type { Child } from './record.ts';

/** @returns the only son or daughter under five years whose sex and birth date are known */
export function familyChild(members: readonly FamilyMember[], today: Day): Child | undefined {
  const children = members.flatMap(({ relation, gender, birthDate, userName }): Child[] => {
    if (!['son', 'daughter'].includes(relation.code) || birthDate === null || ![0, 1].includes(gender)) return [];
    return [{ name: userName, sex: gender === 1 ? 'boys' : 'girls', birthDate }];
  });
  const [child, ...others] = children.filter((one) => !isPastFive(one, today));
  return others.length === 0 ? child : undefined;
}
