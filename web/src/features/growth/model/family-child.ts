import * as v from 'valibot';
import type { Day } from '#lib/time/days.ts';
import { isPastFive } from './rating.ts';
import { type Child, day } from './record.ts';

/** A son or daughter whose sex and birth date are known. */
const KnownChild = v.object({
  userName: v.string(),
  relation: v.object({ code: v.picklist(['son', 'daughter']) }),
  gender: v.picklist([0, 1]),
  birthDate: day,
});

/**
 * @param members of the family. The form does without them, so a part that the description does not allow is ignored
 * @returns the only son or daughter under five years whose sex and birth date are known
 */
export function familyChild(members: unknown, today: Day): Child | undefined {
  const children = (Array.isArray(members) ? members : []).flatMap((member): Child[] => {
    const { success, output } = v.safeParse(KnownChild, member);
    if (!success) return [];
    const child = {
      name: output.userName,
      sex: output.gender === 1 ? 'boys' : 'girls',
      birthDate: output.birthDate,
    } as const;
    return isPastFive(child, today) ? [] : [child];
  });
  return children.length === 1 ? children[0] : undefined;
}
