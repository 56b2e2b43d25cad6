import { internalsOf } from '../client.ts';
import type { HealthClient } from '../client-options.ts';
import { isHealthError } from '../errors.ts';
import type { Operation } from '../table.ts';
import type { QueuedEvent } from './event-queue.ts';

/** Browsers let all requests that outlive their page carry 64 KiB together; this leaves room for the other fields. */
const keepaliveLimit = 60_000;

/**
 * Makes the function that sends events of one user, also while a login is pending: a closing page cannot wait for it.
 * @throws {HealthError} from that function, when the server does not accept them
 */
export function createPush(
  health: HealthClient,
  tid: string,
  ct: string,
): (events: QueuedEvent[], uid: string | null) => Promise<void> {
  /** Bytes of the requests under way that outlive the page. */
  let keptAlive = 0;
  const { rows, call } = internalsOf(health);
  const operation = { ...(rows.find(({ id }) => id === 'statistic.push') as Operation), exempt: true } as const;
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

/** Whether the same events would be refused again. Any other failure is one of the server, the way to it or the login. */
export function isRefusal(error: unknown): boolean {
  if (isHealthError(error, 'business')) return error.code !== 'BUSY';
  return isHealthError(error, 'http') && [400, 413, 422].includes(Number(error.status));
}

/** The largest number of bytes that a text can take: not all runtimes have a `TextEncoder`. */
function utf8Length(text: string): number {
  return text.length + 2 * text.replace(/[\0-\x7f]/g, '').length;
}
