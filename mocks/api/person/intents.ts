import { msOf } from '../days.ts';
import type { Person } from '../person.ts';

/** When a decision counts as made, ms since 1970. */
const decidedAt = (intendedAt: string | undefined, now: Date): number =>
  Math.min(intendedAt === undefined ? Number.POSITIVE_INFINITY : msOf(intendedAt), now.getTime());

/** Whether a decision is older than the last one about the same thing. */
export const isOlder = ({ intents }: Person, thing: string, intendedAt: string | undefined, now: Date): boolean =>
  decidedAt(intendedAt, now) < (intents.get(thing) ?? Number.NEGATIVE_INFINITY);

/**
 * Whether a decision is older than the last one about the same thing, so that it must not overrule it. If not, it is the last
 * one from now on.
 *
 * @param thing names what the decision sets, such as one dose of a day
 * @param intendedAt when the person decided; without it, the decision counts from its arrival
 */
export function isOverruled(person: Person, thing: string, intendedAt: string | undefined, now: Date): boolean {
  if (isOlder(person, thing, intendedAt, now)) return true;
  person.intents.set(thing, decidedAt(intendedAt, now));
  return false;
}
