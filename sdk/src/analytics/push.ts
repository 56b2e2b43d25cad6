import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { isHealthError } from '../errors.ts';
import { statisticPush } from '../generated/functions.ts';
import { rowOf } from '../operation.ts';
import type { QueuedEvent } from './event-queue.ts';

/** Browsers limit all keepalive requests of a page to 64 KiB in total; this leaves space for the other fields. */
const keepaliveLimit = 60_000;

/** Sends events as requests that outlive the page, as far as browsers permit. */
export interface Push {
  /**
   * Sends the events of one user. It also works while a login is pending, because a closing page cannot wait for it.
   * @throws {HealthError} if the server does not accept them
   */
  send(events: QueuedEvent[], uid: string | null): Promise<void>;
  /** Divides batches into those that can outlive the page, the oldest events first, and the rest. */
  divide(batches: QueuedEvent[][]): QueuedEvent[][];
}

/** Creates the sender of a page's events. */
export function createPush(health: CoreClient, readTid: () => string, ct: string): Push {
  /** Total bytes of the pending keepalive requests. */
  let keptAlive = 0;
  const { call } = internalsOf(health);
  const operation = { ...rowOf(statisticPush, health.app), exempt: true } as const;
  return {
    async send(events, uid) {
      const data = withoutUser(events);
      const bytes = sizeOf(data);
      const keepalive = keptAlive + bytes <= keepaliveLimit;
      if (keepalive) keptAlive += bytes;
      try {
        await call(operation, { tid: readTid(), uid, ct, data }, { silent: true, keepalive });
      } finally {
        if (keepalive) keptAlive -= bytes;
      }
    },
    divide(batches) {
      let room = keepaliveLimit - keptAlive;
      return batches.flatMap((batch) => {
        const [kept, rest]: [QueuedEvent[], QueuedEvent[]] = [[], []];
        for (const event of batch) {
          // In a list of its own, with its brackets, an event is longer than in the batch.
          const bytes = sizeOf(withoutUser([event]));
          const fits = bytes <= room;
          if (fits) room -= bytes;
          (fits ? kept : rest).push(event);
        }
        return [kept, rest].filter(({ length }) => length > 0);
      });
    },
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

const withoutUser = (events: QueuedEvent[]) => events.map(({ uid: _uid, ...event }) => event);

/** An upper limit of the bytes of events in UTF-8, because some runtimes have no `TextEncoder`. */
function sizeOf(events: object[]): number {
  const text = JSON.stringify(events);
  return text.length + 2 * text.replace(/[\0-\x7f]/g, '').length;
}
