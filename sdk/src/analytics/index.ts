import { internalsOf } from '../client.ts';
import type { HealthClient } from '../client-options.ts';
import { isHealthError } from '../errors.ts';
import { createRequestId } from '../request-id.ts';
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
   * Number of events that are sent at once, without waiting for `interval`: 1 to 100.
   * @default 20
   * @example 50
   */
  batchSize?: number | undefined;
  /**
   * Longest time in ms, above 0, before events are sent.
   * @default 5_000
   * @example 30_000
   */
  interval?: number | undefined;
  /**
   * Largest number of stored events, 1 or more; further ones replace the oldest.
   * @default 500
   * @example 2_000
   */
  limit?: number | undefined;
  /**
   * Gives the origin of an event.
   * @default the path of the page
   * @example () => router.currentPath
   */
  origin?: (() => string) | undefined;
}

/** Collects events and sends them in batches. */
export interface Analytics {
  /** Anonymous tracking id, the same for as long as the storage lasts. */
  readonly tid: string;
  /**
   * Number of lost events: replaced in a full queue, refused by the server, tracked after `close`, or with extras that JSON
   * cannot hold.
   */
  readonly dropped: number;
  /**
   * Records an event with the current time and user, to send it later with others. A failure to send is silent, and the events
   * stay.
   * @throws {TypeError} 'missing eventName' when the name is not a text with more than blanks in it; nothing else
   */
  track(eventName: string, extras?: Record<string, unknown>): void;
  /** Sends the waiting events. It never rejects. */
  flush(): Promise<void>;
  /**
   * Sends the waiting events once, and ends: no timer, no listener, no other attempt. `dispose` of the client does so, too. Events
   * that could not be sent stay in the storage, for analytics that are created on it later. It never rejects.
   */
  close(): Promise<void>;
}

/** Largest number of events in a request (the API's). */
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
 * answered it, so that a reload loses none; the server knows one that comes twice by its id. When the person of the session leaves,
 * their events are sent at once, and those that were not answered wait without the user's id.
 * @param health its session gives the user, its app the path
 * @throws {TypeError} that names the option which cannot be, and says what it takes
 */
export function createAnalytics(health: HealthClient, options: AnalyticsOptions = {}): Analytics {
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
  /** Failures to send since the last success. */
  let failures = 0;
  let isLoginAwaited = false;
  const queue = openEventQueue(queueStorage, limit, () => (dropped += 1), schedule);

  /** Adds the user to events that are recorded before the end of the login. */
  async function awaitLogin(): Promise<void> {
    if (isLoginAwaited) return;
    isLoginAwaited = true;
    const user = await session.ready;
    isLoginAwaited = false;
    queue.nameUser(user.userId ?? null);
  }

  /** Sends events of one user. If the server refuses them, it sends halves, so that one bad event does not lose the others. */
  async function send(events: QueuedEvent[], isLeaving: boolean): Promise<void> {
    const uid = uidOf(events);
    // A page that is left may not live to see the end of a login, so its events go without a user.
    if (!isLeaving) await session.ready;
    const parts = [events];
    for (let part = parts.shift(); part; part = parts.shift()) {
      try {
        // Another attempt comes later, and the user may have left.
        await push(part, part === events ? uid : uidOf(part));
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
        // The server would refuse it again, and all events behind it would wait for ever.
        dropped += 1;
      }
      queue.remove(part);
    }
  }

  /** Sends batches at the same time. @returns whether all were answered; otherwise the next attempt is scheduled */
  async function sendBatches(batches: QueuedEvent[][], isLeaving = false): Promise<boolean> {
    const outcomes = await Promise.allSettled(batches.map((batch) => send(batch, isLeaving)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    failures = failed ? failures + 1 : 0;
    if (failed) {
      // However many events there are: the server cannot be reached.
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

  /** Sends what waits beside the batch under way: the page may end before its reply. */
  async function sendRest(isLeaving: boolean): Promise<void> {
    const batches: QueuedEvent[][] = [];
    for (let batch = queue.take(largestBatch); batch; batch = queue.take(largestBatch)) batches.push(batch);
    if (batches.length > 0) await sendBatches(batches, isLeaving);
  }

  /**
   * Pause in ms after a failure: it doubles with each, and differs at random, so that all pages together do not ask a server
   * that is down more often than one that is up, nor come back to it at once. None is shorter than its `Retry-After`.
   */
  function backOff(error: unknown): number {
    const longest = Math.max(interval, Math.min(interval * 2 ** failures, longestPause));
    const asked = isHealthError(error) ? (error.retryAfter ?? 0) : 0;
    // No timer holds more.
    return Math.min(asked + longest * (0.5 + Math.random() / 2), 2 ** 31 - 1);
  }

  function schedule(delay = interval): void {
    if (closing) return;
    timer ??= setTimeout(flush, delay);
    // In Node, events that wait for a server must not keep the process alive.
    (timer as { unref?: () => void }).unref?.();
  }

  function sendWhenLeft(): void {
    void sendRest(true);
  }

  let { person } = session;
  /** Sends the events of a person who leaves, at once. What the server has not answered loses its user. */
  function followPerson(): void {
    const before = person;
    person = session.person;
    if (before === undefined || before === person) return;
    sendWhenLeft();
    queue.forgetUser();
  }

  /** Phones kill pages without `pagehide`. */
  function sendWhenHidden(): void {
    if (globalThis.document?.visibilityState === 'hidden') sendWhenLeft();
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
        // A copy of the current state; a circle or a BigInt has none.
        const copy: unknown = JSON.parse(JSON.stringify(extras));
        if (!isRecord(copy)) throw new TypeError('extras takes an object');
        queue.add({ id: createRequestId(), ev: eventName, ori: origin(), t: Date.now(), extras: copy, ...uid });
        if (isPending) void awaitLogin();
      } catch {
        // For example an element or an event of the page in the extras.
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
  const tid = typeof kept === 'string' && kept !== '' ? kept : createRequestId();
  storage.set('tid', tid);
  return tid;
}

function pagePath(): string {
  return globalThis.location?.pathname ?? '';
}
