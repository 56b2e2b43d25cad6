import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { tabStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { clearedKey, type Entries, hasPersonalEntries, withoutPersonalEntries } from '../model/entries.ts';
import type { EntriesState } from '../model/useEntries.ts';
import styles from './ClearEntries.module.css';

/** Tells where the entries are stored, and clears them. The person can undo this until the next entry. */
export function ClearEntries({ entries, enter }: Pick<EntriesState, 'entries' | 'enter'>) {
  const [forgotten, setForgotten] = useState<Entries>();
  const some = hasPersonalEntries(entries);
  const undo = !some && forgotten;
  const press = () => {
    if (undo) return enter(undo);
    setForgotten(entries);
    tabStorage.set(clearedKey, true);
    enter(withoutPersonalEntries(entries));
    track('tools.clear');
  };
  return (
    <div className={styles.forget}>
      <p className={styles.text} role="status">
        {undo ? (
          <Trans>Cleared in all calculators.</Trans>
        ) : (
          <Trans>Saved on this device and shared between calculators.</Trans>
        )}
      </p>
      {(some || undo) && (
        <Button variant="quiet" onClick={press}>
          {undo ? <Trans>Undo</Trans> : <Trans>Clear</Trans>}
        </Button>
      )}
    </div>
  );
}
