import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import styles from './OfflineBanner.module.css';

/** Shows a banner without a connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <p className={styles.banner}>{t`You are offline. Only what was loaded before is shown.`}</p>}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
