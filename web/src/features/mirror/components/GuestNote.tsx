import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SignIn } from '#platform/access/SignIn.tsx';
import { useSession } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';

/** Tells a guest where the record is stored, and offers to sign in without leaving the form. */
export function GuestNote() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (user.userToken !== undefined) return null;
  return (
    <Card padded>
      <div className={layout.stack4}>
        <p>
          <Trans>
            Without an account, the record is kept only behind this link. Sign in first to have it in your list.
          </Trans>
        </p>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <Trans>Sign in first</Trans>
        </Button>
      </div>
      <Sheet open={open} title={<Trans>Sign in</Trans>} closeOnBackdrop={false} onClose={() => setOpen(false)}>
        <SignIn />
      </Sheet>
    </Card>
  );
}
