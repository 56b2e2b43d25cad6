import { Trans } from '@lingui/react/macro';
import Smartphone from 'lucide-react/icons/smartphone';
import { Suspense } from 'react';
import { lazyDeferred } from '../../../shell/lazy-deferred.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './NoSensor.module.css';

const OpenInApp = lazyDeferred(async () => (await import('../../../platform/access/OpenInApp.tsx')).OpenInApp);

/** A browser reads no pulse: says so, and leads to the app. */
export function NoSensor() {
  return (
    <Card padded>
      <div className={styles.words}>
        <Smartphone aria-hidden="true" className={styles.icon} size="2.4rem" />
        <p>
          <Trans>A browser cannot measure. The app can, with the camera of your phone or a heart-rate monitor.</Trans>
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
