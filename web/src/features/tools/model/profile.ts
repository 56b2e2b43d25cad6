import type { AccountInformation } from '@health-app/sdk';
import type { Entries } from './entries.ts';
import { roundTo } from './round.ts';

type Profile = Pick<AccountInformation, 'gender' | 'birthDate' | 'height' | 'weight'>;

/** What the account knows of a person, as entries; without those that it does not know. */
export function entriesOf({ gender, birthDate, height, weight }: Profile, today: Date): Partial<Entries> {
  return {
    ...(gender === -1 ? {} : { sex: gender === 1 ? 'male' : 'female' }),
    ...(birthDate === null ? {} : { age: String(ageOn(today, birthDate)) }),
    ...(height === null ? {} : { height: String(roundTo(1, height)) }),
    ...(weight === null ? {} : { weight: String(roundTo(1, weight)) }),
  };
}

/**
 * @param birthDate `YYYY-MM-DD`
 * @returns completed years on the person's own calendar
 */
export function ageOn(today: Date, birthDate: string): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number];
  const before = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day);
  return today.getFullYear() - year - (before ? 1 : 0);
}
