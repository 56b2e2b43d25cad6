import { Trans } from '@lingui/react/macro';
import Smartphone from 'lucide-react/icons/smartphone';
import { lazy, Suspense } from 'react';
import { Card } from '#ui/Card.tsx';
import styles from './NoSensor.module.css';

const OpenInApp = lazy(async () => ({ default: (await import('#platform/access/OpenInApp.tsx')).OpenInApp }));

/** Links browsers, which cannot measure a pulse, to the app. */
export function NoSensor() {
  return (
    <Card padded>
      <div className={styles.words}>
        <Smartphone aria-hidden="true" className={styles.icon} size="2.4rem" />
        <p>
          <Trans>
            Heart rate can’t be measured in a browser. The app can, with your phone’s camera or a heart-rate monitor.
          </Trans>
        </p>
      </div>
      <div className={styles.way}>
        <Suspense>
          <OpenInApp />
        </Suspense>
      </div>
    </Card>
  );
}
