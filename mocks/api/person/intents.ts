import { moment, msOf } from '../engine/days.ts';
import type { Person } from './person.ts';

/** When a decision counts as made: a time in the future counts as now. */
export const whenDecided = (intendedAt: string | undefined, now: Date): Date =>
  intendedAt === undefined || msOf(intendedAt) > now.getTime() ? now : moment(intendedAt);

const decidedAt = (intendedAt: string | undefined, now: Date): number => whenDecided(intendedAt, now).getTime();

/**
 * Whether a decision is older than the last one about the same thing, so that it must not overrule it.
 *
 * @param thing names what the decision sets, such as one dose of a day
 * @param intendedAt when the person decided; without it, the decision counts from its arrival
 */
export const isOlder = ({ intents }: Person, thing: string, intendedAt: string | undefined, now: Date): boolean =>
  decidedAt(intendedAt, now) < (intents.get(thing) ?? Number.NEGATIVE_INFINITY);

/** Makes a decision the last one about a thing. A command that fails decides nothing. */
export function remember({ intents }: Person, thing: string, intendedAt: string | undefined, now: Date): void {
  intents.set(thing, decidedAt(intendedAt, now));
}

/** The consent to a purpose as a thing to decide. */
export const consentTo = (purpose: string): string => `consent ${purpose}`;

/** Whether a decision is older than the last one about the same thing. If not, it is the last one from now on. */
export function isOverruled(person: Person, thing: string, intendedAt: string | undefined, now: Date): boolean {
  const older = isOlder(person, thing, intendedAt, now);
  if (!older) remember(person, thing, intendedAt, now);
  return older;
}
