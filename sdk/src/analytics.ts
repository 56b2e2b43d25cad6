import type { HealthClient } from './client.ts';
import { isHealthError } from './errors.ts';
import type { StatisticEvent } from './generated/schema.ts';
import { createStorage, type HealthStorage, storageRule } from './storage.ts';
import { callback, duration, isRecord, readOptions } from './validate.ts';

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
  /** Number of lost events: replaced in a full queue, refused by the server, or with extras that JSON cannot hold. */
  readonly dropped: number;
  /**
   * Records an event with the current time and user, to send it later with others. A failure to send is silent, and the events
   * stay.
   * @throws {TypeError} 'missing eventName' when the name is not a text with more than blanks in it; nothing else
   */
  track(eventName: string, extras?: Record<string, unknown>): void;
  /** Sends the waiting events. It never rejects. */
  flush(): Promise<void>;
  /** Sends the waiting events and stops listening to the page. */
  close(): Promise<void>;
}

/** A waiting event; without a user while the login is pending. */
interface WaitingEvent extends StatisticEvent {
  uid?: string | null;
}

// A request that outlives its page may carry 64 kB; a character takes up to 3 bytes.
const keepaliveLimit = 20_000;

/** Longest mean pause in ms after failures, unless `interval` is longer. */
const longestPause = 60_000;

const isCount = (value: number) => Number.isInteger(value) && value > 0;
const rules = {
  storage: storageRule,
  queueStorage: storageRule,
  ct: [(value: unknown) => typeof value === 'string' && value !== '', 'a text'],
  batchSize: [(value: number) => isCount(value) && value <= 100, 'a whole number from 1 to 100'],
  interval: duration,
  limit: [isCount, 'a whole number from 1'],
  origin: callback,
} as const;

/**
 * Collects events and sends them in batches, also when the page closes; unsent events survive a reload.
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
  const { session } = health;
  let queue: WaitingEvent[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  /** Failures to send since the last success. */
  let failures = 0;
  const kept = storage.get<unknown>('tid');
  const tid = typeof kept === 'string' && kept !== '' ? kept : randomId();
  storage.set('tid', tid);

  function setQueue(events: WaitingEvent[]): void {
    queue = events.slice(-limit);
    dropped += events.length - queue.length;
    queueStorage.set('events', queue);
  }

  /** Adds the user to events that were recorded before the end of the login. */
  function nameUser(): void {
    const uid = session.user.userId ?? null;
    if (queue.some((event) => event.uid === undefined)) setQueue(queue.map((event) => ({ uid, ...event })));
  }

  /** Sends events of one user. If the server refuses them, it sends halves, so that one bad event does not lose the others. */
  async function send(events: WaitingEvent[]): Promise<void> {
    const parts = [events];
    for (let part = parts.shift(); part; part = parts.shift()) {
      const data = part.map(({ uid: _uid, ...event }) => event);
      const keepalive = JSON.stringify(data).length < keepaliveLimit;
      try {
        await health.statistic.push({ tid, uid: part[0]?.uid ?? null, ct, data }, { silent: true, keepalive });
      } catch (error) {
        if (!isRefusal(error)) {
          setQueue([...part, ...parts.flat(), ...queue]);
          throw error;
        }
        const half = Math.ceil(part.length / 2);
        if (part.length > 1) parts.unshift(part.slice(0, half), part.slice(half));
        // The server would refuse it again, and all events behind it would wait for ever.
        else dropped += 1;
      }
    }
  }

  async function sendAll(): Promise<void> {
    try {
      await session.ready;
      while (queue.length > 0) {
        nameUser();
        const [first] = queue;
        const other = queue.findIndex((event) => event.uid !== first?.uid);
        const batch = queue.slice(0, Math.min(batchSize, other === -1 ? batchSize : other));
        // Out of the queue before they are sent: a page that closes now must not send them a second time.
        setQueue(queue.slice(batch.length));
        await send(batch);
        failures = 0;
      }
    } catch (error) {
      // The server cannot be reached: the events wait for the next time, however many there are.
      failures += 1;
      clearTimeout(timer);
      timer = undefined;
      schedule(backOff(error));
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
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
    timer ??= setTimeout(flush, delay);
    // In Node, events that wait for a server must not keep the process alive.
    (timer as { unref?: () => void }).unref?.();
  }

  /** Phones kill pages without `pagehide`. */
  function flushWhenHidden(): void {
    if (globalThis.document?.visibilityState === 'hidden') void flush();
  }

  globalThis.addEventListener?.('pagehide', flush);
  globalThis.document?.addEventListener?.('visibilitychange', flushWhenHidden);
  setQueue(readQueue(queueStorage));
  if (queue.length > 0) schedule();

  return {
    tid,
    get dropped() {
      return dropped;
    },
    track(eventName, extras = {}) {
      if (typeof eventName !== 'string' || eventName.trim() === '') throw new TypeError('missing eventName');
      try {
        const pending = session.status === 'pending';
        const who = pending ? {} : { uid: session.user.userId ?? null };
        // A copy of the current state; a circle or a BigInt has none.
        const copy: unknown = JSON.parse(JSON.stringify(extras));
        if (!isRecord(copy)) throw new TypeError('extras takes an object');
        setQueue([...queue, { id: randomId(), ev: eventName, ori: origin(), t: Date.now(), extras: copy, ...who }]);
        if (pending) void session.ready.then(nameUser);
      } catch {
        // For example an element or an event of the page in the extras.
        dropped += 1;
        return;
      }
      if (queue.length >= batchSize && !failures) void flush();
      else schedule();
    },
    flush,
    close() {
      globalThis.removeEventListener?.('pagehide', flush);
      globalThis.document?.removeEventListener?.('visibilitychange', flushWhenHidden);
      return flush();
    },
  };
}

/** Whether the same events would be refused again: not by a server that is busy, broken or away, or after a new login. */
function isRefusal(error: unknown): boolean {
  if (isHealthError(error, 'business')) return error.code !== 'BUSY';
  if (isHealthError(error, 'invalid-request')) return true;
  return isHealthError(error, 'http') && error.status < 500 && ![401, 408, 429].includes(error.status);
}

function readQueue(storage: HealthStorage): WaitingEvent[] {
  const kept = storage.get<unknown>('events');
  return Array.isArray(kept) ? kept.filter((event) => typeof event?.ev === 'string' && event.ev !== '') : [];
}

function pagePath(): string {
  return globalThis.location?.pathname ?? '';
}

/** 32 hexadecimal digits; some runtimes have no `crypto`, and nothing here is a secret. */
function randomId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  globalThis.crypto?.getRandomValues?.(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
