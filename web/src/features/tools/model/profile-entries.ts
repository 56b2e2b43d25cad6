import type { AccountInformation } from '@health-app/sdk';
import { type Day, yearsBetween } from '#lib/time/days.ts';
import type { Entries } from './entries.ts';
import { roundTo } from './round.ts';

/** The entries that a profile can fill in. */
export const profileNames = ['sex', 'age', 'height', 'weight'] as const satisfies (keyof Entries)[];

type Profile = Pick<AccountInformation, 'gender' | 'birthDate' | 'height' | 'weight'>;

/** Converts the known fields of the account to entries. */
export function entriesOf({ gender, birthDate, height, weight }: Profile, today: Day): Partial<Entries> {
  return {
    ...(gender === -1 ? {} : { sex: gender === 1 ? 'male' : 'female' }),
    ...(birthDate === null ? {} : { age: String(yearsBetween(birthDate, today)) }),
    ...(height === null ? {} : { height: String(roundTo(1, height)) }),
    ...(weight === null ? {} : { weight: String(roundTo(1, weight)) }),
  };
}
