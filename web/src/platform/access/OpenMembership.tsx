import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import styles from './OpenInApp.module.css';

/**
 * Opens the membership page of the native app.
 * @param from the feature that the person wanted
 */
export function OpenMembership({ from }: { from?: string | undefined }) {
  const [failed, setFailed] = useState(false);
  const openBridge = useBridgeFor('openNativePage');
  if (!openBridge) {
    return (
      <p>
        <Trans>You can find your membership in the app under “Me”.</Trans>
      </p>
    );
  }
  const open = async () => {
    setFailed(false);
    try {
      const params = from === undefined ? {} : { params: { from } };
      await (await openBridge()).call('openNativePage', { page: 'membership', ...params });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button fullWidth onClick={() => void open()}>
        <Trans>See the membership</Trans>
      </Button>
      {failed && (
        <p className={styles.failure} role="alert">
          <Trans>The page did not open. You can find your membership in the app under “Me”.</Trans>
        </p>
      )}
    </>
  );
}
