import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './Offline.module.css';

/** Says that there is no connection, for as long as there is none. */
export function Offline() {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const change = () => setOffline(!navigator.onLine);
    addEventListener('online', change);
    addEventListener('offline', change);
    return () => {
      removeEventListener('online', change);
      removeEventListener('offline', change);
    };
  }, []);
  return (
    <div role="status">
      {offline && (
        <p className={styles.banner}>
          <Trans>You are offline. You see what was loaded before; nothing can be sent.</Trans>
        </p>
      )}
    </div>
  );
}
