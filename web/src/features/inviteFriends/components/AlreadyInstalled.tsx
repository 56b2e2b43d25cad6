import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Path } from '#lib/path.ts';
import { openBridge } from '#platform/device/embedder.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import styles from './FoodShare.module.css';

/** Replaces the download guide inside the native app: a link to the page, and a check for a new version. */
export function AlreadyInstalled({ page }: { page: Path }) {
  return (
    <Card padded title={<Trans>You are in the app</Trans>}>
      <div className={layout.column3}>
        <p>
          <Trans>The page opens from here. There is nothing to download.</Trans>
        </p>
        <ButtonLink href={page} fullWidth>
          <Trans>Go to the page</Trans>
        </ButtonLink>
        <Update />
      </div>
    </Card>
  );
}

function Update() {
  const [state, setState] = useState<'idle' | 'busy' | 'newest' | 'available' | 'failed'>('idle');
  const look = async () => {
    setState('busy');
    try {
      const { available } = await (await openBridge()).call('checkUpdate');
      setState(available ? 'available' : 'newest');
    } catch {
      setState('failed');
    }
  };
  const update = async () => {
    try {
      await (await openBridge()).call('openAppStore', {});
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'available' ? (
        <Button variant="quiet" fullWidth onClick={() => void update()}>
          <Trans>Update in the store</Trans>
        </Button>
      ) : (
        <Button variant="quiet" fullWidth busy={state === 'busy'} onClick={() => void look()}>
          <Trans>Look for a new version</Trans>
        </Button>
      )}
      <p className={styles.account} role="status">
        {state === 'available' && <Trans>A new version is out.</Trans>}
        {state === 'newest' && <Trans>You have the newest version.</Trans>}
        {state === 'failed' && <Trans>This did not work. Look for the app in the store of your phone.</Trans>}
      </p>
    </>
  );
}
