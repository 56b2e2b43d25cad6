import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { retryUserInfo } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

/** Says that the app or the server did not tell about the user, and offers to try again. */
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
