import type { ReactNode } from 'react';
import type { OutboxEntry, OutboxOperation } from '../../lib/outbox.ts';
import type { RefusalTexts } from '../../ui/query/failure-text.ts';
import { RefusedNote } from '../../ui/query/RefusedNote.tsx';
import { useRefused } from './entries.ts';
import { dropEntry } from './with-outbox.ts';

interface Props<Id extends OutboxOperation> {
  operation: Id;
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts;
  /** Another way on for an entry than to leave it. */
  action?: (entry: OutboxEntry<Id>) => ReactNode;
}

/** The person's commands of an operation that were refused after they had waited for a connection. */
export function RefusedEntries<Id extends OutboxOperation>({ operation, texts, action }: Props<Id>) {
  return useRefused(operation).map((entry) => {
    const { id, name, madeAt, refusal } = entry;
    if (!refusal) return null;
    const shown = { name, madeAt, refusal, texts };
    return <RefusedNote key={id} {...shown} action={action?.(entry)} onRead={() => void dropEntry(entry)} />;
  });
}
