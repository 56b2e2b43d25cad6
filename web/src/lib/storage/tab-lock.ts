import { currentTime } from '#lib/time/instants.ts';
import { ownKey } from './web-storage.ts';

/** How long the lease of a closed tab blocks the others, ms. */
const leaseTime = 10_000;

/** Time in which another tab may have written its own lease simultaneously, ms. */
const settleTime = 50;

/** Pause between checks of another tab's lease, ms. */
const lookTime = 250;

/** The tab that runs, until when. */
export interface Lease {
  owner: string;
  /** Unix time in ms. */
  until: number;
}

interface LeaseStorage<in Key> {
  get: (key: Key) => Lease | undefined;
  set: (key: Key, value: Lease) => void;
  remove: (key: Key) => void;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Runs work in only one tab at a time, without Web Locks: the tab writes a lease to the shared storage, and renews it
 * during the work. It waits while another tab has the lease.
 * @param storage shared by all tabs
 * @param key of the lease
 */
export async function withLease<Result, Key extends string>(
  storage: LeaseStorage<Key>,
  key: Key,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = `${Math.random()}`;
  const isOwn = () => storage.get(key)?.owner === owner;
  const take = () => storage.set(key, { owner, until: currentTime() + leaseTime });
  while (!isOwn()) {
    const { until = 0 } = storage.get(key) ?? {};
    // A lease far in the future was written before the clock was set back, so it is ignored.
    if (until > currentTime() && until <= currentTime() + leaseTime) {
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
 * Runs work in only one tab at a time; the others wait for their turn. Safari 14 and pages without https have no Web Locks,
 * and use a lease.
 * @param storage shared by all tabs
 * @param name of the lock
 */
export async function withTabLock<Result, Name extends string>(
  storage: LeaseStorage<`${Name}-lease`>,
  name: Name,
  work: () => Promise<Result>,
): Promise<Result> {
  if ('locks' in navigator) return (await navigator.locks.request(ownKey(name), work)) as Result;
  return withLease(storage, `${name}-lease`, work);
}
