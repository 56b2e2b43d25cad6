import { addDays, dayOf, daysBetween } from './days.ts';
import type { Examples } from './description.ts';
import type { Handler, Memory } from './memory.ts';

/** The day that the examples tell of. */
const EXAMPLE_DAY = '2026-11-20';

interface Life<World> {
  examples: Examples;
  world?: World;
}

/**
 * A memory whose world begins with its first call, and the dates of the examples are moved to that day: an invitation
 * that is open in the examples is open whenever the mock is used. On the day of the examples nothing moves. What `begin`
 * is given may be changed in place.
 */
export function living<World>(
  begin: (examples: Examples, now: Date) => World,
  handlers: Record<string, Handler<World>>,
): Memory<Life<World>> {
  const alive = Object.entries(handlers).map(([id, handle]): [string, Handler<Life<World>>] => [
    id,
    (life, call, reply) => {
      life.world ??= begin(moved(life.examples, daysBetween(EXAMPLE_DAY, dayOf(call.now))), call.now);
      return handle(life.world, call, reply);
    },
  ]);
  return { seed: (examples) => ({ examples }), handlers: Object.fromEntries(alive) };
}

function moved(examples: Examples, days: number): Examples {
  return { ...examples, data: <T>(id: string, name?: string) => move(examples.data(id, name), days) as T };
}

/** A copy. People do not grow younger: dates of birth stay. */
function move(value: unknown, days: number): unknown {
  if (Array.isArray(value)) return value.map((item) => move(item, days));
  if (typeof value === 'string') return DATE.test(value) ? addDays(value.slice(0, 10), days) + value.slice(10) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'birthDate' ? item : move(item, days)]),
  );
}

const DATE = /^\d{4}-\d\d-\d\d(T|$)/;
