import { withLease } from '../../lib/lease.ts';
import { deviceStorage } from '../storage.ts';

/**
 * Runs work that no other tab does at the same time; it waits for its turn. Safari 14 and pages without https have no Web
 * Locks.
 */
export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return (await navigator.locks.request(name, work)) as Result;
  return withLease(deviceStorage, `${name}-lease`, work);
}
