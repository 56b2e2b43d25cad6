import { Refusal } from '../engine/refusal.ts';

const LONGEST_DELAY = 60_000;

/**
 * @param name the name of the header or field, for the message
 * @throws {Refusal} unless it is a whole number of milliseconds from 0 to 60,000
 */
export function checkDelay(name: string, delay: unknown, given: unknown = delay): number {
  if (typeof delay === 'number' && Number.isInteger(delay) && delay >= 0 && delay <= LONGEST_DELAY) return delay;
  throw new Refusal(400, `${name} takes 0 to ${LONGEST_DELAY} milliseconds, not "${given}"`);
}
