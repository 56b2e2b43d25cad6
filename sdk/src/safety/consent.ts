import { type Consents, consents } from '../generated/consents.ts';
import type { ConsentPurpose } from '../generated/schema.ts';
import { ageRange, fact, type Person } from './person.ts';

/** Below this age a guardian must consent to the use of personal data (Personal Information Protection Law, Art. 31). */
export const guardedAge = 14;

/** Whether a guardian must consent for this person. If the age is unknown, the person is asked for it first. */
export const needsGuardian = ({ age }: Pick<Person, 'age'>): boolean =>
  (fact(age, ageRange) ?? guardedAge) < guardedAge;

/**
 * The consents that an input needs for the data that it brings, by `x-consent` of the description. Removing data needs no
 * consent: null, false and an empty list bring nothing, and neither does a list without a new item.
 * @param operation e.g. `user.saveInformation`
 * @param kept the lists that the server has of the person, in the places of the input
 * @example neededConsents('user.saveInformation', { healthTagIds: ['tag-3001'] }, { healthTagIds: ['tag-3001', 'tag-3002'] }) // []
 */
export function neededConsents(operation: string, input: unknown, kept?: unknown): ConsentPurpose[] {
  const needed = consents[operation] ?? [];
  return isList(needed) ? [...needed] : [...new Set(neededBy(needed, input, kept))];
}

function neededBy(needed: Consents, value: unknown, kept: unknown): readonly ConsentPurpose[] {
  if (isList(needed)) return isNothing(value, kept) ? [] : needed;
  if (typeof value !== 'object' || value === null) {
    const ofValue = needed[String(value)];
    return ofValue && isList(ofValue) ? ofValue : [];
  }
  return Object.entries(needed).flatMap(([name, inner]) =>
    neededBy(inner, property(value, name), property(kept, name)),
  );
}

/** Whether a value adds nothing to what is kept. */
function isNothing(value: unknown, kept: unknown): boolean {
  if (!Array.isArray(value)) return value === undefined || value === null || value === false;
  const known: unknown[] = Array.isArray(kept) ? kept : [];
  return value.every((item) => known.includes(item));
}

const property = (value: unknown, name: string): unknown => (value as Record<string, unknown> | undefined)?.[name];

const isList = (needed: Consents): needed is readonly ConsentPurpose[] => Array.isArray(needed);
