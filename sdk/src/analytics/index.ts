import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { createStorage, type HealthStorage, storageRule } from '../storage.ts';
import { callback, check, duration, flag, readOptions } from '../validate.ts';
import { type Collector, largestBatch, startCollector } from './collector.ts';

/** Options of analytics. */
export interface AnalyticsOptions {
  /**
   * Whether the person has already consented to analytics. Without it nothing is tracked until `setConsent(true)`.
   * @default false
   * @example consents.includes('analytics')
   */
  consent?: boolean | undefined;
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
  /** Anonymous tracking id, the same as long as the storage keeps it; `undefined` without consent. */
  readonly tid: string | undefined;
  /**
   * Number of lost events: replaced in a full queue, refused by the server, tracked after `close`, or with extras that are
   * not JSON.
   */
  readonly dropped: number;
  /**
   * Records an event with the current time and user, and sends it later together with others. A failure to send is silent,
   * and the events are kept. Without consent the event is not recorded.
   * @throws {TypeError} 'missing eventName' if the name is not a string or is blank; nothing else
   */
  track(eventName: string, extras?: Record<string, unknown>): void;
  /**
   * Applies the person's decision. Without consent there is no tracking id, no stored event and no request. A withdrawal deletes
   * the id and the unsent events, also those of earlier pages; after another consent the id is a new one.
   */
  setConsent(given: boolean): void;
  /** Sends the waiting events. It never rejects. */
  flush(): Promise<void>;
  /**
   * Sends the waiting events once, and ends: no timer, no listener, no further attempt. `dispose` of the client does the
   * same. Unsent events stay in the storage, for a later instance on it. It never rejects.
   */
  close(): Promise<void>;
}

const isCount = (value: number) => Number.isInteger(value) && value > 0;
const rules = {
  consent: flag,
  storage: storageRule,
  queueStorage: storageRule,
  ct: [(value: unknown) => typeof value === 'string' && value !== '', 'a text'],
  batchSize: [(value: number) => isCount(value) && value <= largestBatch, 'a whole number from 1 to 100'],
  interval: duration,
  limit: [isCount, 'a whole number from 1'],
  origin: callback,
} as const;

/**
 * Collects events and sends them in batches, also when the page closes, once the person has consented. An event stays in the
 * storage until the server has confirmed it, so that a reload loses none; the server recognises duplicates by their id. When the
 * session's person leaves, their events are sent at once, and unconfirmed events are kept without the user's id.
 * @param health provides the user by its session, and the path by its app
 * @throws {TypeError} for an invalid option; the message gives the valid values
 */
export function createAnalytics(health: CoreClient, options: AnalyticsOptions = {}): Analytics {
  const { consent, ...settings } = readOptions('options', options, rules, {
    consent: false,
    storage: createStorage(health.environment),
    queueStorage: createStorage(health.environment, () => sessionStorage),
    ct: 'h5',
    batchSize: 20,
    interval: 5_000,
    limit: 500,
    origin: pagePath,
  });
  const { closers } = internalsOf(health).session;
  const start = () => startCollector(health, settings, () => (dropped += 1));
  let dropped = 0;
  let collector: Collector | undefined;
  let isClosed = false;

  async function close(): Promise<void> {
    isClosed = true;
    closers.delete(close);
    await collector?.close();
  }

  function setConsent(given: boolean): void {
    check('given', given, flag);
    if (given) {
      if (!isClosed) collector ??= start();
      return;
    }
    (collector ?? start()).discard();
    collector = undefined;
  }

  closers.add(close);
  if (consent) setConsent(true);
  return {
    get tid() {
      return collector?.tid;
    },
    get dropped() {
      return dropped;
    },
    setConsent,
    track(eventName, extras = {}) {
      if (typeof eventName !== 'string' || eventName.trim() === '') throw new TypeError('missing eventName');
      collector?.track(eventName, extras);
    },
    flush: async () => collector?.flush(),
    close,
  };
}

function pagePath(): string {
  return globalThis.location?.pathname ?? '';
}
