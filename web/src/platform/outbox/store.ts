import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';
import type { Outbox, OutboxEntry, OutboxOperation } from '#platform/database/outbox-rules.ts';

/** The waiting and refused entries of the person, also while the login has expired. Empty until the outbox has loaded. */
export const outboxEntries = createStore<Outbox>([]);

/** Name of a personal storage key with the number of entries. Its change notifies other tabs. */
export const outboxKey = 'outbox';

const isOf =
  <Id extends OutboxOperation>(operation: Id) =>
  (entry: OutboxEntry): entry is OutboxEntry<Id> =>
    entry.operation === operation;

/** The person's waiting commands of an operation. */
export const useWaiting = <Id extends OutboxOperation>(operation: Id): OutboxEntry<Id>[] =>
  useStore(outboxEntries)
    .filter(isOf(operation))
    .filter(({ refusal }) => !refusal);

/** The person's commands of an operation that were refused after they had waited. */
export const useRefused = <Id extends OutboxOperation>(operation: Id): OutboxEntry<Id>[] =>
  useStore(outboxEntries)
    .filter(isOf(operation))
    .filter(({ refusal }) => refusal);
