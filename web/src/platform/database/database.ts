import { clear, createStore, type UseStore, update } from 'idb-keyval';
import { ownKey } from '#lib/storage/web-storage.ts';
import { deviceStorage, keptKey } from '#platform/storage.ts';
import { readOutbox } from './outbox-rules.ts';

const opened = new Map<string, UseStore>();

/** Opens a database on its first use, so that a browser without databases fails only then. */
function storeOf(name: string): UseStore {
  const store = opened.get(name) ?? createStore(ownKey(name), name);
  opened.set(name, store);
  return store;
}

/** The stored replies. */
export const readsStore = (): UseStore => storeOf('reads');

/** Removes the replies from the device. */
export async function clearReads(): Promise<void> {
  deviceStorage.remove(keptKey);
  await clear(readsStore());
}

/** The unsent commands of all persons as one value, so that each change is one transaction. */
export const outboxStore = (): UseStore => storeOf('outbox');

/** The key of that value. */
export const entriesKey = 'entries';

/** Removes a person's commands from the device. */
export const forgetCommands = (person: string): Promise<void> =>
  update(entriesKey, (stored) => readOutbox(stored).filter((entry) => entry.person !== person), outboxStore());
