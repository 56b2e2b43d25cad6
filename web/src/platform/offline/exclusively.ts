import { deviceStorage } from '../storage.ts';

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
 * Runs work that no other tab does at the same time; it waits for its turn. Safari 14 and pages without https have no Web Locks:
 * there a lease in the storage, which a running tab renews, takes their place.
 */
export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return (await navigator.locks.request(name, work)) as Result;
  return withLease(`${name}-lease`, work);
}

async function withLease<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const owner = `${Math.random()}`;
  const take = () => deviceStorage.set(key, { owner, until: Date.now() + leaseTime });
  for (;;) {
    const held = deviceStorage.get<Lease>(key);
    if (held && held.until > Date.now() && held.until <= Date.now() + leaseTime) {
      await pause(lookTime);
      continue;
    }
    take();
    await pause(settleTime);
    if (deviceStorage.get<Lease>(key)?.owner === owner) break;
  }
  const renewal = setInterval(take, leaseTime / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    deviceStorage.remove(key);
  }
}
