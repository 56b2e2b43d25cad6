import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { isHealthError } from '../errors.ts';
import { randomId } from '../random-id.ts';
import { createStorage, type HealthStorage, storageRule } from '../storage.ts';
import { callback, duration, isRecord, readOptions } from '../validate.ts';
import { openEventQueue, type QueuedEvent } from './event-queue.ts';
import { createPush, isRefusal } from './push.ts';

/** Options of analytics. */
export interface AnalyticsOptions {
  /**
   * Stores the tracking id.
   * @default local storage
   * @example createStorage('production', () => sessionStorage)
   */
  storage?: HealthStorage | undefined;
  /**
   * Stores unsent events. It belongs to one tab, since two tabs would send them twice.
   * @default session storage
   * @example createStorage('production', () => sessionStorage)
   */
  queueStorage?: HealthStorage | undefined;
  /**
   * Client type.
   * @default 'h5'
   * @example 'kiosk'
   */
  ct?: string | undefined;
  /**
   * Number of waiting events that are sent without waiting for `interval`: 1 to 100.
   * @default 20
   * @example 50
   */
  batchSize?: number | undefined;
  /**
   * Maximum time in ms, above 0, before events are sent.
   * @default 5_000
   * @example 30_000
   */
  interval?: number | undefined;
  /**
   * Maximum number of stored events, 1 or more; further ones replace the oldest.
   * @default 500
   * @example 2_000
   */
  limit?: number | undefined;
  /**
   * Returns the origin of an event.
   * @default the path of the page
   * @example () => router.currentPath
   */
  origin?: (() => string) | undefined;
}

/** Collects events and sends them in batches. */
export interface Analytics {
  /** Anonymous tracking id, the same as long as the storage keeps it. */
  readonly tid: string;
  /**
   * Number of lost events: replaced in a full queue, refused by the server, tracked after `close`, or with extras that are
   * not JSON.
   */
  readonly dropped: number;
  /**
   * Records an event with the current time and user, and sends it later together with others. A failure to send is silent,
   * and the events are kept.
   * @throws {TypeError} 'missing eventName' if the name is not a string or is blank; nothing else
   */
  track(eventName: string, extras?: Record<string, unknown>): void;
  /** Sends the waiting events. It never rejects. */
  flush(): Promise<void>;
  /**
   * Sends the waiting events once, and ends: no timer, no listener, no further attempt. `dispose` of the client does the
   * same. Unsent events stay in the storage, for a later instance on it. It never rejects.
   */
  close(): Promise<void>;
}

/** Maximum number of events in a request, set by the API. */
const largestBatch = 100;

/** Longest mean pause in ms after failures, unless `interval` is longer. */
const longestPause = 60_000;

const isCount = (value: number) => Number.isInteger(value) && value > 0;
const rules = {
  storage: storageRule,
  queueStorage: storageRule,
  ct: [(value: unknown) => typeof value === 'string' && value !== '', 'a text'],
  batchSize: [(value: number) => isCount(value) && value <= largestBatch, 'a whole number from 1 to 100'],
  interval: duration,
  limit: [isCount, 'a whole number from 1'],
  origin: callback,
} as const;

/**
 * Collects events and sends them in batches, also when the page closes. An event stays in the storage until the server has
 * confirmed it, so that a reload loses none; the server recognises duplicates by their id. When the session's person
 * leaves, their events are sent at once, and unconfirmed events are kept without the user's id.
 * @param health provides the user by its session, and the path by its app
 * @throws {TypeError} for an invalid option; the message gives the valid values
 */
export function createAnalytics(health: CoreClient, options: AnalyticsOptions = {}): Analytics {
  const { ct, batchSize, interval, limit, origin, storage, queueStorage } = readOptions('options', options, rules, {
    storage: createStorage(health.environment),
    queueStorage: createStorage(health.environment, () => sessionStorage),
    ct: 'h5',
    batchSize: 20,
    interval: 5_000,
    limit: 500,
    origin: pagePath,
  });
  const { session } = internalsOf(health);
  const tid = readTid(storage);
  const push = createPush(health, tid, ct);
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let closing: Promise<unknown> | undefined;
  /** Failed attempts since the last success. */
  let failures = 0;
  let isLoginAwaited = false;
  const queue = openEventQueue(queueStorage, health.app, limit, () => (dropped += 1), schedule);

  /** Adds the user to events recorded before the end of the login. */
  async function awaitLogin(): Promise<void> {
    if (isLoginAwaited) return;
    isLoginAwaited = true;
    const user = await session.ready;
    isLoginAwaited = false;
    queue.nameUser(user.userId ?? null);
  }

  /**
   * Sends events of one user. If the server refuses them, sends each half, so that one invalid event does not lose the
   * others.
   */
  async function send(events: QueuedEvent[], isLeaving: boolean): Promise<void> {
    const uid = uidOf(events);
    // A closing page may not exist until the login ends, so its events are sent without a user.
    if (!isLeaving) await session.ready;
    const parts = [events];
    for (let part = parts.shift(); part; part = parts.shift()) {
      try {
        // This may be a later attempt, and the user may have left.
        await push.send(part, part === events ? uid : uidOf(part));
      } catch (error) {
        if (!isRefusal(error)) {
          queue.release([...part, ...parts.flat()]);
          throw error;
        }
        if (part.length > 1) {
          const half = Math.ceil(part.length / 2);
          parts.unshift(part.slice(0, half), part.slice(half));
          continue;
        }
        // The server would refuse it again, and it would block all events behind it.
        dropped += 1;
      }
      queue.remove(part);
    }
  }

  /** Sends batches in parallel. @returns whether all were confirmed; otherwise the next attempt is scheduled */
  async function sendBatches(batches: QueuedEvent[][], isLeaving = false): Promise<boolean> {
    const outcomes = await Promise.allSettled(batches.map((batch) => send(batch, isLeaving)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    failures = failed ? failures + 1 : 0;
    if (failed) {
      // Even a full batch waits, because the server cannot be reached.
      clearTimeout(timer);
      timer = undefined;
      schedule(backOff(failed.reason));
    }
    return !failed;
  }

  async function sendInTurn(): Promise<void> {
    await session.ready;
    while (!closing) {
      const batch = queue.take(batchSize);
      if (!batch || !(await sendBatches([batch]))) return;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendInTurn().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  /** Sends the waiting events in addition to the running batch, because the page may close before its reply. */
  async function sendRest(isLeaving: boolean): Promise<void> {
    const batches: QueuedEvent[][] = [];
    for (let batch = queue.take(largestBatch); batch; batch = queue.take(largestBatch)) batches.push(batch);
    if (batches.length > 0) await sendBatches(push.divide(batches), isLeaving);
  }

  /**
   * Pause in ms after a failure. It doubles with each failure and has a random part, so that many pages do not overload a
   * server that is down or has just recovered. It is never shorter than the server's `Retry-After`.
   */
  function backOff(error: unknown): number {
    const longest = Math.max(interval, Math.min(interval * 2 ** failures, longestPause));
    const asked = isHealthError(error) ? (error.retryAfter ?? 0) : 0;
    // The maximum of a timer.
    return Math.min(asked + longest * (0.5 + Math.random() / 2), 2 ** 31 - 1);
  }

  function schedule(delay = interval): void {
    if (closing) return;
    timer ??= setTimeout(() => void flush(), delay);
    // In Node, the timer must not keep the process alive.
    (timer as { unref?: () => void }).unref?.();
  }

  function sendWhenLeft(): void {
    void sendRest(true);
  }

  let { person } = session;
  /** Sends the events of a person who leaves at once. Unconfirmed events lose their user. */
  function followPerson(): void {
    const before = person;
    person = session.person;
    if (before === undefined || before === person) return;
    sendWhenLeft();
    queue.forgetUser();
  }

  /** Phones kill pages without firing `pagehide`. But a login may hide a page that lives on, e.g. by a native sheet. */
  function sendWhenHidden(): void {
    if (globalThis.document?.visibilityState !== 'hidden') return;
    if (session.status === 'pending') void flush();
    else sendWhenLeft();
  }

  const unsubscribe = session.subscribe(followPerson);
  globalThis.addEventListener?.('pagehide', sendWhenLeft);
  globalThis.document?.addEventListener?.('visibilitychange', sendWhenHidden);
  if (queue.size > 0) {
    void awaitLogin();
    schedule();
  }

  async function close(): Promise<void> {
    if (!closing) {
      session.closers.delete(close);
      unsubscribe();
      globalThis.removeEventListener?.('pagehide', sendWhenLeft);
      globalThis.document?.removeEventListener?.('visibilitychange', sendWhenHidden);
      clearTimeout(timer);
      closing = Promise.all([sendRest(false), sending]);
    }
    await closing;
  }

  session.closers.add(close);
  return {
    tid,
    get dropped() {
      return dropped;
    },
    track(eventName, extras = {}) {
      if (typeof eventName !== 'string' || eventName.trim() === '') throw new TypeError('missing eventName');
      try {
        if (closing) throw new Error('closed');
        const isPending = session.status === 'pending';
        const uid = isPending ? {} : { uid: session.user.userId ?? null };
        // Copies the current state; throws for circular references and BigInts.
        const copy: unknown = JSON.parse(JSON.stringify(extras));
        if (!isRecord(copy)) throw new TypeError('extras takes an object');
        queue.add({ id: randomId(), ev: eventName, ori: origin(), t: Date.now(), extras: copy, ...uid });
        if (isPending) void awaitLogin();
      } catch {
        // For example, the extras contain a DOM element or event.
        dropped += 1;
        return;
      }
      if (queue.waiting >= batchSize && !failures) void flush();
      else schedule();
    },
    flush,
    close,
  };
}

const uidOf = ([event]: readonly QueuedEvent[]): string | null => event?.uid ?? null;

function readTid(storage: HealthStorage): string {
  const kept = storage.get<unknown>('tid');
  const tid = typeof kept === 'string' && kept !== '' ? kept : randomId();
  storage.set('tid', tid);
  return tid;
}

function pagePath(): string {
  return globalThis.location?.pathname ?? '';
}
