import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { stores } from '#platform/config.ts';
import { ownDevice } from '#platform/device/operating-system.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import styles from './FoodShare.module.css';

const names: Record<keyof typeof stores, ReactNode> = {
  ios: <Trans>iPhone and iPad</Trans>,
  android: <Trans>Android and HarmonyOS</Trans>,
};

/** Links to the app stores of other devices. */
export function OtherStores({ onOpen }: { onOpen: () => void }) {
  return (
    <Card padded title={<Trans>Other devices</Trans>}>
      <StoreLinks onOpen={onOpen} />
    </Card>
  );
}

/** Links to the app stores, except that of this device. */
export function StoreLinks({ onOpen }: { onOpen: () => void }) {
  const others = (['ios', 'android'] as const).filter((device) => device !== ownDevice());
  return (
    <div className={layout.column2}>
      {others.map((device) => (
        <a key={device} className={styles.store} href={stores[device]} rel="noreferrer" onClick={onOpen}>
          {names[device]}
          <ExternalLink aria-hidden="true" size="1.8rem" />
        </a>
      ))}
    </div>
  );
}
