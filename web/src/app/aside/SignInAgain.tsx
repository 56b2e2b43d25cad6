import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { health } from '../../api.ts';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { loginExpired } from '../expiry.ts';
import { SignIn } from './SignIn.tsx';

/** After a login has expired: the way back in, over the screen. */
export function SignInAgain() {
  const close = () => loginExpired.set(false);
  useEffect(() => health.session.subscribe((user) => user.userToken && loginExpired.set(false)), []);
  return (
    <Sheet open title={<Trans>Your login has expired</Trans>} onClose={close}>
      <p>
        <Trans>Sign in again to go on. What you have entered is still here.</Trans>
      </p>
      <SignIn />
    </Sheet>
  );
}
