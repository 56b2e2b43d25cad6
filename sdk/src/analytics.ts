import type { HealthClient } from './client.ts';
import { isHealthError } from './errors.ts';
import type { StatisticEvent } from './generated/schema.ts';
import { createStorage, type HealthStorage } from './storage.ts';

/** How events are collected and sent. */
export interface AnalyticsOptions {
  /** Keeps the tracking id. Default: local storage. */
  storage?: HealthStorage;
  /** Keeps what is not sent yet, for this tab alone, since two tabs would send it twice. Default: session storage. */
  queueStorage?: HealthStorage;
  /** Client type. Default `h5`. */
  ct?: string;
  /** So many events are sent at once, without waiting for `interval`. Default 20. */
  batchSize?: number;
  /** ms after which events are sent, however few. Default 5,000. */
  interval?: number;
  /** So many events are kept at most; further ones push the oldest out. Default 500. */
  limit?: number;
  /** Where events come from. Default: the path of the page. */
  origin?: () => string;
}

/** Notes events and sends them in batches. */
export interface Analytics {
  /** Anonymous tracking id, the same for as long as the storage lasts. */
  readonly tid: string;
  /** How many events were lost: pushed out of a full queue, or refused by the server. */
  readonly dropped: number;
  /**
   * Notes an event; it is sent later, with others. Failures to send are silent, and the events are kept.
   * @throws {TypeError} 'missing eventName' when the name is not a non-empty string
   */
  track(eventName: string, extras?: Record<string, unknown>): void;
  /** Sends what is waiting. It never rejects. */
  flush(): Promise<void>;
  /** Sends what is waiting and stops listening to the page. */
  close(): Promise<void>;
}

// A request that outlives its page may carry 64 kB; a character takes up to 3 bytes.
const keepaliveLimit = 20_000;

/**
 * Collects events and sends them in batches, also when the page closes; what could not be sent survives a reload.
 * @param health its session gives the user, its app the path
 */
export function createAnalytics(health: HealthClient, options: AnalyticsOptions = {}): Analytics {
  const { ct = 'h5', batchSize = 20, interval = 5_000, limit = 500, origin = pagePath } = options;
  const storage = options.storage ?? createStorage(health.environment);
  const queueStorage = options.queueStorage ?? createStorage(health.environment, () => sessionStorage);
  let queue: StatisticEvent[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let unreachable = false;
  const tid = storage.get<string>('tid') ?? randomId();
  storage.set('tid', tid);

  function setQueue(events: StatisticEvent[]): void {
    queue = events.slice(-limit);
    dropped += events.length - queue.length;
    queueStorage.set('events', queue);
  }

  async function sendBatch(): Promise<void> {
    const batch = queue.slice(0, batchSize);
    const { userId } = health.session.user;
    const keepalive = JSON.stringify(batch).length < keepaliveLimit;
    // Out of the queue before they are sent: a page that closes now must not send them a second time.
    setQueue(queue.slice(batch.length));
    try {
      await health.statistic.push({ tid, uid: userId ?? null, ct, data: batch }, { silent: true, keepalive });
    } catch (error) {
      // What the server refuses it would refuse again, and everything behind it would wait for ever.
      if (isRefusal(error)) {
        dropped += batch.length;
        return;
      }
      setQueue([...batch, ...queue]);
      throw error;
    }
  }

  async function sendAll(): Promise<void> {
    try {
      while (queue.length > 0) await sendBatch();
    } catch {
      // The server cannot be reached: the events wait for the next time, however many there are.
      unreachable = true;
      schedule();
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    unreachable = false;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  function schedule(): void {
    timer ??= setTimeout(flush, interval);
    // In Node, events that wait for a server must not keep the process alive.
    (timer as { unref?: () => void }).unref?.();
  }

  globalThis.addEventListener?.('pagehide', flush);
  setQueue(readQueue(queueStorage));
  if (queue.length > 0) schedule();

  return {
    tid,
    get dropped() {
      return dropped;
    },
    track(eventName, extras = {}) {
      if (typeof eventName !== 'string' || eventName === '') throw new TypeError('missing eventName');
      setQueue([...queue, { ev: eventName, ori: origin(), t: Date.now(), extras }]);
      if (queue.length >= batchSize && !unreachable) void flush();
      else schedule();
    },
    flush,
    close() {
      globalThis.removeEventListener?.('pagehide', flush);
      return flush();
    },
  };
}

/** Whether the same events would be refused again: not by a server that is busy, broken or away. */
function isRefusal(error: unknown): boolean {
  if (isHealthError(error, 'business')) return true;
  const { status = 500 } = isHealthError(error, 'http') ? error : {};
  return status < 500 && status !== 408 && status !== 429;
}

function readQueue(storage: HealthStorage): StatisticEvent[] {
  const kept = storage.get<unknown>('events');
  return Array.isArray(kept) ? kept.filter((event) => typeof event?.ev === 'string' && event.ev !== '') : [];
}

function pagePath(): string {
  return globalThis.location?.pathname ?? '';
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
