import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { isHealthError } from '../errors.ts';
import { randomId } from '../random-id.ts';
import type { HealthStorage } from '../storage.ts';
import { isRecord } from '../validate.ts';
import { openEventQueue, type QueuedEvent } from './event-queue.ts';
import { createPush, isRefusal } from './push.ts';

/** The options of analytics, complete. */
export interface CollectorOptions {
  storage: HealthStorage;
  queueStorage: HealthStorage;
  ct: string;
  batchSize: number;
  interval: number;
  limit: number;
  origin: () => string;
}

/** Collects events with the consent of the person. */
export interface Collector {
  readonly tid: string;
  track(eventName: string, extras: Record<string, unknown>): void;
  flush(): Promise<void>;
  close(): Promise<void>;
  /** Ends, and deletes the tracking id and the events that are not sent. A request under way is not recalled. */
  discard(): void;
}

/** Maximum number of events in a request, set by the API. */
export const largestBatch = 100;

/** Longest mean pause in ms after failures, unless `interval` is longer. */
const longestPause = 60_000;

/** Starts to collect, with the events that an earlier page has left. @param onDrop called for each lost event */
export function startCollector(health: CoreClient, options: CollectorOptions, onDrop: () => void): Collector {
  const { ct, batchSize, interval, limit, origin, storage, queueStorage } = options;
  const { session } = internalsOf(health);
  let tid: string | undefined;
  const ownTid = () => (tid ??= readTid(storage));
  const push = createPush(health, ownTid, ct);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let closing: Promise<unknown> | undefined;
  let isDiscarded = false;
  /** Failed attempts since the last success. */
  let failures = 0;
  let isLoginAwaited = false;
  const queue = openEventQueue(queueStorage, health.app, limit, onDrop, schedule);

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
      if (isDiscarded) return queue.remove([...part, ...parts.flat()]);
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
        onDrop();
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
      unsubscribe();
      globalThis.removeEventListener?.('pagehide', sendWhenLeft);
      globalThis.document?.removeEventListener?.('visibilitychange', sendWhenHidden);
      clearTimeout(timer);
      closing = Promise.all([sendRest(false), sending]);
    }
    await closing;
  }

  return {
    get tid() {
      return ownTid();
    },
    track(eventName, extras) {
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
        onDrop();
        return;
      }
      if (queue.waiting >= batchSize && !failures) void flush();
      else schedule();
    },
    flush,
    close,
    discard() {
      isDiscarded = true;
      queue.clear();
      storage.remove('tid');
      void close();
    },
  };
}

const uidOf = ([event]: readonly QueuedEvent[]): string | null => event?.uid ?? null;

function readTid(storage: HealthStorage): string {
  const kept = storage.get<unknown>('tid');
  const tid = typeof kept === 'string' && kept !== '' ? kept : randomId();
  storage.set('tid', tid);
  return tid;
}
