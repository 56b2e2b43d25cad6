import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Path } from '#lib/path.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
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
          <Trans>Nothing to download: open the page here.</Trans>
        </p>
        <ButtonLink href={page} fullWidth>
          <Trans>Go to the page</Trans>
        </ButtonLink>
        <Update />
      </div>
    </Card>
  );
}

/** Looks for a new version, if the app can. */
function Update() {
  const check = useBridgeFor('checkUpdate');
  const store = useBridgeFor('openAppStore');
  const [state, setState] = useState<'idle' | 'busy' | 'newest' | 'available' | 'failed'>('idle');
  if (!check) return null;
  const look = async () => {
    setState('busy');
    try {
      const { available } = await (await check()).call('checkUpdate');
      setState(available ? 'available' : 'newest');
    } catch {
      setState('failed');
    }
  };
  const update =
    store &&
    (async () => {
      try {
        await (await store()).call('openAppStore', {});
      } catch {
        setState('failed');
      }
    });
  return (
    <>
      {state === 'available' ? (
        update && (
          <Button variant="quiet" fullWidth onClick={() => void update()}>
            <Trans>Update in the store</Trans>
          </Button>
        )
      ) : (
        <Button variant="quiet" fullWidth busy={state === 'busy'} onClick={() => void look()}>
          <Trans>Check for updates</Trans>
        </Button>
      )}
      <p className={styles.account} role="status">
        {state === 'available' && <Trans>A new version is out.</Trans>}
        {state === 'newest' && <Trans>You have the latest version.</Trans>}
        {state === 'failed' && <Trans>This did not work. Look for the app in the store of your phone.</Trans>}
      </p>
    </>
  );
}
