import { currentTime, instantOfHeader } from '#lib/time/instants.ts';
import { deviceStorage } from '#platform/storage.ts';

/** The storage key of the last known difference, for a page that opens without a connection. */
const key = 'clock';

/** Smaller differences result from the transmission time and the whole seconds of `Date`, ms. */
const accuracy = 2_000;

let ahead = deviceStorage.get(key) ?? 0;

/**
 * The time by the server's clock, Unix time in ms, because a device's clock may be minutes or years off. Accurate after the
 * first reply.
 */
export const serverNow = (): number => currentTime() + ahead;

/**
 * Updates the server's time from a reply.
 * @param headers of a reply that has just arrived
 */
export function readServerTime(headers: Headers): void {
  // A cached reply contains the time at which it was created.
  if (headers.has('age') || /max-age=[1-9]/.test(headers.get('cache-control') ?? '')) return;
  const next = instantOfHeader(headers.get('date')) - currentTime();
  if (Number.isNaN(next) || Math.abs(next - ahead) < accuracy) return;
  ahead = Math.abs(next) < accuracy ? 0 : next;
  deviceStorage.set(key, ahead);
}
