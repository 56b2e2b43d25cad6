import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stores } from '#platform/config.ts';
import { ownDevice } from '#platform/device/operating-system.ts';
import { Card } from '#ui/Card.tsx';
import styles from './FoodShare.module.css';

const names: Record<keyof typeof stores, ReactNode> = {
  ios: <Trans>iPhone and iPad</Trans>,
  android: <Trans>Android and HarmonyOS</Trans>,
};

/** Links to the app stores of other devices. */
export function OtherStores({ onOpen }: { onOpen: () => void }) {
  const others = (['ios', 'android'] as const).filter((device) => device !== ownDevice());
  return (
    <Card padded title={<Trans>Other devices</Trans>}>
      {others.map((device) => (
        <a key={device} className={styles.store} href={stores[device]} rel="noreferrer" onClick={onOpen}>
          {names[device]}
        </a>
      ))}
    </Card>
  );
}
