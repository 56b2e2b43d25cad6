import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Path } from '#lib/path.ts';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { DataLossWarning } from './DataLossWarning.tsx';
import { logOut } from './log-out.ts';

interface Props {
  open: boolean;
  /** The screen after the log-out. @default the home */
  next?: Path;
  onClose: () => void;
}

/**
 * Logs out after a confirmation that explains the consequences. It stays open with a message if the native app does not log
 * out.
 */
export function LogOutDialog({ open, next, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailed(false);
    track('account.logOut');
    try {
      await logOut(next);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  const close = () => {
    setFailed(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Log out?</Trans>}
      confirm={<Trans>Log out</Trans>}
      keep={<Trans>Stay logged in</Trans>}
      variant="main"
      busy={busy}
      onConfirm={() => void run()}
      onClose={close}
    >
      <DataLossWarning />
      <p>
        <Trans>Your records stay in your account. Drafts and values on this device are removed.</Trans>
      </p>
      <p>
        {source === '' ? (
          <Trans>Other open tabs are logged out, too.</Trans>
        ) : (
          <Trans>You are logged out of the whole app.</Trans>
        )}
      </p>
      {failed && (
        <p role="alert">
          <Trans>The app did not log you out. Try again.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
