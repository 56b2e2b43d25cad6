import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { source } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { LogOutDialog } from '#platform/session/LogOutDialog.tsx';
import { Button } from '#ui/Button.tsx';

/** Logs out after a confirmation that explains the consequences. A native app without a log-out keeps its session. */
export function LogOutButton() {
  const [asking, setAsking] = useState(false);
  const byApp = useBridgeFor('logout') !== undefined;
  if (source !== '' && !byApp) return null;
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
        <Trans>Log out</Trans>
      </Button>
      <LogOutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
