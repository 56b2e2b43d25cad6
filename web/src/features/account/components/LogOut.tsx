import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { LossWarning } from '#platform/session/LossWarning.tsx';
import { logOut } from '#platform/session/log-out.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

/** Logs out after a question that says what happens. */
export function LogOut() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailed(false);
    track('account.logOut');
    try {
      await logOut();
    } catch {
      setFailed(true);
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
        <Trans>Log out</Trans>
      </Button>
      {failed && (
        <p role="alert">
          <Trans>The app did not log you out. Try again.</Trans>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title={<Trans>Log out?</Trans>}
        confirm={<Trans>Log out</Trans>}
        keep={<Trans>Stay logged in</Trans>}
        variant="main"
        busy={busy}
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        <LossWarning /> <Trans>Your records stay in your account. Drafts and values on this device are removed.</Trans>{' '}
        {source === '' ? (
          <Trans>Other open tabs are logged out, too.</Trans>
        ) : (
          <Trans>You are logged out of the whole app.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
