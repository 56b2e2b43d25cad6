import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';
import type { Outbox, OutboxEntry, OutboxOperation } from './rules.ts';

/** The entries of the signed-in person, waiting or refused. Empty until the outbox has loaded. */
export const outboxEntries = createStore<Outbox>([]);

/** The name of the storage key, by person, that holds the number of entries. Other tabs receive the event of its change. */
export const outboxKey = 'outbox';

const isOf =
  <Id extends OutboxOperation>(operation: Id) =>
  (entry: OutboxEntry): entry is OutboxEntry<Id> =>
    entry.operation === operation;

/** The person's commands of an operation that wait for a connection. */
export const useWaiting = <Id extends OutboxOperation>(operation: Id): OutboxEntry<Id>[] =>
  useStore(outboxEntries)
    .filter(isOf(operation))
    .filter(({ refusal }) => !refusal);

/** The person's commands of an operation that the server has refused after they had waited. */
export const useRefused = <Id extends OutboxOperation>(operation: Id): OutboxEntry<Id>[] =>
  useStore(outboxEntries)
    .filter(isOf(operation))
    .filter(({ refusal }) => refusal);
