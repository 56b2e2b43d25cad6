import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { isHealthError } from '../errors.ts';
import { statisticPush } from '../generated/functions.ts';
import { rowOf } from '../operation.ts';
import type { QueuedEvent } from './event-queue.ts';

/** Browsers limit all keepalive requests of a page to 64 KiB in total; this leaves space for the other fields. */
const keepaliveLimit = 60_000;

/**
 * Returns the function that sends the events of one user. It also works while a login is pending, because a closing page
 * cannot wait for it.
 * @throws {HealthError} from that function, if the server does not accept them
 */
export function createPush(
  health: CoreClient,
  tid: string,
  ct: string,
): (events: QueuedEvent[], uid: string | null) => Promise<void> {
  /** Total bytes of the pending keepalive requests. */
  let keptAlive = 0;
  const { call } = internalsOf(health);
  const operation = { ...rowOf(statisticPush, health.app), exempt: true } as const;
  return async (events, uid) => {
    const data = events.map(({ uid: _uid, ...event }) => event);
    const bytes = utf8Length(JSON.stringify(data));
    const keepalive = keptAlive + bytes <= keepaliveLimit;
    if (keepalive) keptAlive += bytes;
    try {
      await call(operation, { tid, uid, ct, data }, { silent: true, keepalive });
    } finally {
      if (keepalive) keptAlive -= bytes;
    }
  };
}

/**
 * Whether the server would refuse the same events again. Other failures come from the server's state, the connection or the
 * login.
 */
export function isRefusal(error: unknown): boolean {
  return (
    isHealthError(error, 'business') || (isHealthError(error, 'http') && [400, 413, 422].includes(Number(error.status)))
  );
}

/** An upper limit of a text's bytes in UTF-8, because some runtimes have no `TextEncoder`. */
function utf8Length(text: string): number {
  return text.length + 2 * text.replace(/[\0-\x7f]/g, '').length;
}
