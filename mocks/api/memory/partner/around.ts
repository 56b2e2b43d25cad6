import type { Handler } from '../../memory.ts';
import { settleAll, type World } from './world.ts';

/** Before each call happens what time has brought. */
export function withTime(handlers: Record<string, Handler<World>>): Record<string, Handler<World>> {
  return around(handlers, (handle) => (world, call, reply) => {
    settleAll(world, call.now);
    return handle(world, call, reply);
  });
}

/** The paths are open, but what is one's own needs a token. */
export function signedIn(handlers: Record<string, Handler<World>>): Record<string, Handler<World>> {
  return around(
    handlers,
    (handle) => (world, call, reply) => (call.token === '' ? call.fail('failSignedOut') : handle(world, call, reply)),
  );
}

function around(handlers: Record<string, Handler<World>>, wrap: (handle: Handler<World>) => Handler<World>) {
  return Object.fromEntries(Object.entries(handlers).map(([id, handle]) => [id, wrap(handle)]));
}
