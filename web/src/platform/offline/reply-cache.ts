import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { del, delMany, entries, get, set } from 'idb-keyval';
import { currentTime } from '#lib/time/instants.ts';
import { health, queries } from '#platform/client.ts';
import { clearReads, readsStore } from '#platform/database/database.ts';
import { product } from '#platform/routing/product.ts';
import { currentPerson } from '#platform/session/current-person.ts';
import { deviceStorage, keptKey } from '#platform/storage.ts';
import { keptDays, outdatedKeys, readKept } from './cached-reply.ts';

/** Latest time after its arrival at which a reply is stored, ms. Rendering comes first. */
const patience = 1_000;

/**
 * Stores the replies of `keptDays` on the device, and shows them to the same person until the server has replied. The
 * request does not wait for the device.
 */
export function cacheReplies(client: QueryClient): void {
  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'updated' && event.action.type === 'success') store(query);
    else if (event.type === 'observerAdded' && query.state.data === undefined) void attempt(() => restore(query));
  });
  for (const query of cache.getAll()) {
    if (query.state.data !== undefined) store(query);
    else void attempt(() => restore(query));
  }
  whenIdle(() => void attempt(tidy));
}

/** The operation of a query and its key on the device; `undefined` if its reply is not stored. */
function placeOf({ queryKey }: Query): { operation: string; key: string } | undefined {
  const [, , domain, verb, input] = queryKey;
  const operation = `${domain}.${verb}`;
  if (!Object.keys(keptDays).includes(operation)) return undefined;
  return { operation, key: hashKey([product, operation, input]) };
}

/** The current person, if the query belongs to them: its key contains the same owner as a new key. */
async function ownerOf({ queryKey }: Query): Promise<string | undefined> {
  await health.session.ready;
  return queryKey[1] === queries.lookup.purineIndexList().queryKey[1] ? currentPerson() : undefined;
}

async function restore(query: Query): Promise<void> {
  const place = placeOf(query);
  const person = place && (await ownerOf(query));
  if (!place || person === undefined || deviceStorage.get(keptKey) !== person) return;
  const stored = await get(place.key, readsStore());
  const kept = readKept(stored, { person, contract: __CONTRACT__, now: currentTime() });
  if (!kept) {
    if (stored !== undefined) await del(place.key, readsStore());
    return;
  }
  const { data, error } = query.state;
  if (data !== undefined || (await ownerOf(query)) !== person) return;
  // A running request continues, and a failed one stays failed, so that the screen shows the age of the content.
  query.setState({
    data: kept.data,
    dataUpdatedAt: kept.updatedAt,
    isInvalidated: true,
    status: error ? 'error' : 'success',
  });
}

let storing: Promise<void> = Promise.resolve();

/** Stores the reply of a query. Replies are stored one after the other. */
function store(query: Query): void {
  const place = placeOf(query);
  if (!place) return;
  whenIdle(() => {
    storing = storing.then(() => attempt(() => write(query, place)));
  });
}

async function write(query: Query, { operation, key }: { operation: string; key: string }): Promise<void> {
  const person = await ownerOf(query);
  if (person === undefined) return;
  // The device stores the replies of only one person.
  if (deviceStorage.get(keptKey) !== person) await clearReads();
  if ((await ownerOf(query)) !== person) return;
  const { data, dataUpdatedAt: updatedAt } = query.state;
  if (data === undefined) return;
  deviceStorage.set(keptKey, person);
  await set(key, { operation, person, contract: __CONTRACT__, updatedAt, data }, readsStore());
}

/** Removes invalid replies, including all replies of a person whose session has ended. */
async function tidy(): Promise<void> {
  await health.session.ready;
  const person = currentPerson();
  if (person === undefined) return;
  if (deviceStorage.get(keptKey) !== person) return clearReads();
  const outdated = outdatedKeys(await entries(readsStore()), { person, contract: __CONTRACT__, now: currentTime() });
  await delMany(outdated, readsStore());
}

/** The device may refuse to store: private windows, a full disk, a newer database version. The app works without. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is stored, and the screens load as on a first visit.
  }
}

/** Safari 14 has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, patience);
}
