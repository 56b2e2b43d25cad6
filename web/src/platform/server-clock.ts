import { deviceStorage } from '#platform/storage.ts';

/** The storage key of the difference that the last reply has shown, for a page that opens without a connection. */
const key = 'clock';

/** Smaller changes are the way of the reply and the whole seconds of `Date`, ms. */
const accuracy = 2_000;

let ahead = deviceStorage.get<number>(key) ?? 0;

/** The time by the server's clock, Unix time in ms: a device may be minutes or years off. It needs one reply. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Takes the time of a reply.
 * @param headers of a reply that has just arrived
 */
export function readServerTime(headers: Headers): void {
  // A cached reply has the time at which it was made.
  if (headers.has('age') || /max-age=[1-9]/.test(headers.get('cache-control') ?? '')) return;
  const next = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(next) || Math.abs(next - ahead) < accuracy) return;
  ahead = Math.abs(next) < accuracy ? 0 : next;
  deviceStorage.set(key, ahead);
}
