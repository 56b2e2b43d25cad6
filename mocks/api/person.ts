import type { Examples } from './description.ts';
import { personOf } from './memory/user/person.ts';
import type { Call } from './memory.ts';

export interface Person {
  memberType: number;
  healthTags: { nameEn: string }[];
  dailyEnergyTarget: number | null;
}

/** The person that the token names, with what they changed since. */
export function personNow(examples: Examples, { token, world }: Call): Person {
  const { changes } = world<{ changes: Partial<Person> }>('user');
  return { ...personOf<Person>(examples, 'user.information', token), ...changes };
}

const USUAL_ENERGY = 2000;

/** What they want to eat in a day; until the profile suffices to work it out, what labels assume. */
export const energyTargetOf = ({ dailyEnergyTarget }: Person): number => dailyEnergyTarget ?? USUAL_ENERGY;
