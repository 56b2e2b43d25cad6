import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LogOutDialog } from '#platform/session/LogOutDialog.tsx';
import { Button } from '#ui/Button.tsx';

/** Logs out after a confirmation that explains the consequences. */
export function LogOutButton() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
        <Trans>Log out</Trans>
      </Button>
      <LogOutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
