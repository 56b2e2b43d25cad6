import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { retryUserInfo } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

/** Tells that the user could not be loaded from the native app or the server, and offers to retry. */
export function UserInfoFailed() {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await retryUserInfo();
    setBusy(false);
  };
  return (
    <ErrorState
      title={<Trans>failed to get user info</Trans>}
      action={
        <Button busy={busy} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
