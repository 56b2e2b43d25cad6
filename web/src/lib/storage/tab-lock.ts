import type { JsonStorage } from './json-storage.ts';
import { ownKey } from './web-storage.ts';

/** Time for which a tab that was killed keeps others waiting, ms. */
const leaseTime = 10_000;

/** Time in which another tab can have written its own lease at the same moment, ms. */
const settleTime = 50;

/** Pause between looks at the lease of another tab, ms. */
const lookTime = 250;

interface Lease {
  owner: string;
  /** Unix time in ms. */
  until: number;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Runs work that no other tab does at the same time, where the browser has no Web Locks: the tab writes a lease into the storage
 * of all tabs, and renews it while it works. It waits while another tab has one.
 * @param storage of all tabs
 * @param key of the lease
 */
export async function withLease<Result, Key extends string>(
  storage: JsonStorage<Key>,
  key: NoInfer<Key>,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = `${Math.random()}`;
  const isOwn = () => storage.get<Lease>(key)?.owner === owner;
  const take = () => storage.set(key, { owner, until: Date.now() + leaseTime });
  while (!isOwn()) {
    const { until = 0 } = storage.get<Lease>(key) ?? {};
    // A lease far ahead is one of a clock that was set back.
    if (until > Date.now() && until <= Date.now() + leaseTime) {
      await pause(lookTime);
    } else {
      take();
      await pause(settleTime);
    }
  }
  const renewal = setInterval(take, leaseTime / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    storage.remove(key);
  }
}

/**
 * Runs work that no other tab does at the same time; it waits for its turn. Safari 14 and pages without https have no Web
 * Locks: there it takes a lease.
 * @param storage of all tabs
 * @param name of the lock
 */
export async function withTabLock<Result, Name extends string>(
  storage: JsonStorage<`${Name}-lease`>,
  name: Name,
  work: () => Promise<Result>,
): Promise<Result> {
  if ('locks' in navigator) return (await navigator.locks.request(ownKey(name), work)) as Result;
  return withLease(storage, `${name}-lease`, work);
}
