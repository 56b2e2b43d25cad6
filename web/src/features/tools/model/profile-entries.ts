import type { AccountInformation } from '@health-app/sdk';
import { type Day, yearsBetween } from '#lib/time/days.ts';
import type { Entries } from './entries.ts';
import { roundTo } from './round.ts';

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

const namesOf = (found: Partial<Entries>) => Object.keys(found) as (keyof Entries)[];

/** Those of the found values that a calculator asks. */
export const pick = (found: Partial<Entries>, names: readonly (keyof Entries)[]): Partial<Entries> =>
  Object.fromEntries(Object.entries(found).filter(([name]) => (names as readonly string[]).includes(name)));

/** Whether the entries are the found values. A found weight is in kg. */
export const isIn = (found: Partial<Entries>, entries: Entries): boolean =>
  namesOf(found).every((name) => entries[name] === found[name]) &&
  (found.weight === undefined || (entries.weightUnit || 'kg') === 'kg');

/** Whether no entry differs from what was found, so that both are of one person. */
export const isCompletedBy = (found: Partial<Entries>, entries: Entries): boolean =>
  isIn(
    pick(
      found,
      namesOf(found).filter((name) => entries[name] !== ''),
    ),
    entries,
  );
