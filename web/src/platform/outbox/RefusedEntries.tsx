import type { ReactNode } from 'react';
import type { OutboxEntry, OutboxOperation } from '#platform/database/outbox-rules.ts';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import styles from './RefusedEntries.module.css';
import { RefusedNote } from './RefusedNote.tsx';
import { useRefused } from './store.ts';
import { dropEntry, tryAgain } from './with-outbox.ts';

interface Props<Id extends OutboxOperation> {
  operation: Id;
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts;
  /** An alternative to removing the entry. */
  action?: (entry: OutboxEntry<Id>) => ReactNode;
}

/** Lists the person's commands of an operation that waited for a connection and were then refused. */
export function RefusedEntries<Id extends OutboxOperation>({ operation, texts, action }: Props<Id>) {
  const refused = useRefused(operation);
  if (refused.length === 0) return null;
  return (
    <div className={styles.list}>
      {refused.map((entry) => {
        const { id, name, madeAt, refusal } = entry;
        return (
          refusal && (
            <RefusedNote
              key={id}
              name={name}
              madeAt={madeAt}
              refusal={refusal}
              texts={texts}
              action={action?.(entry)}
              onTryAgain={() => void tryAgain(entry)}
              onRead={() => void dropEntry(entry)}
            />
          )
        );
      })}
    </div>
  );
}
