import { Plural } from '@lingui/react/macro';
import { useStore } from '#lib/store/useStore.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { outboxEntries, outboxKey } from './store.ts';

/** Warns before a log-out about the number of unsent entries that it removes. */
export function UnsentWarning() {
  // The stored number is available before the entries have loaded.
  useStore(outboxEntries);
  const { count = 0 } = deviceStorage.get<{ count?: number }>(personalKey(outboxKey)) ?? {};
  if (count === 0) return null;
  return (
    <p>
      <strong>
        <Plural
          value={count}
          one="# entry is not sent yet. If you log out now, it is lost."
          other="# entries are not sent yet. If you log out now, they are lost."
        />
      </strong>
    </p>
  );
}
