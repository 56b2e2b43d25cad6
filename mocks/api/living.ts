import { later, TOLD } from './begin.ts';
import { dayOf, daysBetween } from './days.ts';
import type { Examples } from './description.ts';
import type { Handler, Memory } from './memory.ts';

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
      life.world ??= begin(moved(life.examples, daysBetween(TOLD, dayOf(call.now))), call.now);
      return handle(life.world, call, reply);
    },
  ]);
  return { seed: (examples) => ({ examples }), handlers: Object.fromEntries(alive) };
}

function moved(examples: Examples, days: number): Examples {
  return { ...examples, data: <T>(id: string, name?: string) => later(examples.data<T>(id, name), days) };
}
