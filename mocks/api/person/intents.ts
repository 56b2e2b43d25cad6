import { msOf } from '../days.ts';
import type { Person } from '../person.ts';

/**
 * Whether a decision is older than the last one about the same thing, so that it must not overrule it. If not, it is the last
 * one from now on.
 *
 * @param thing names what the decision sets, such as one dose of a day
 * @param intendedAt when the person decided; without it, the decision counts from its arrival
 */
export function isOverruled({ intents }: Person, thing: string, intendedAt: string | undefined, now: Date): boolean {
  const at = Math.min(intendedAt === undefined ? Number.POSITIVE_INFINITY : msOf(intendedAt), now.getTime());
  if (at < (intents.get(thing) ?? Number.NEGATIVE_INFINITY)) return true;
  intents.set(thing, at);
  return false;
}
