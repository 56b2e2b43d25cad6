import { Trans } from '@lingui/react/macro';
import { SignIn } from '../../platform/access/SignIn.tsx';
import { loginExpired } from '../../platform/login-expired.ts';
import { Sheet } from '../../ui/overlay/Sheet.tsx';

/** After a login has expired: the way back in, over the screen. */
export function SessionExpiredSheet() {
  return (
    <Sheet open title={<Trans>Your login has expired</Trans>} onClose={() => loginExpired.set(false)}>
      <p>
        <Trans>Sign in again to go on. What you have entered is still here.</Trans>
      </p>
      <SignIn />
    </Sheet>
  );
}
