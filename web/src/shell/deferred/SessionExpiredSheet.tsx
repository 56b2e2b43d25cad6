import { Trans } from '@lingui/react/macro';
import { SignIn } from '#platform/access/SignIn.tsx';
import { loginExpired } from '#platform/client/login-expired.ts';
import { Sheet } from '#ui/overlay/Sheet.tsx';

/** Offers to sign in again after the login has expired. */
export function SessionExpiredSheet() {
  return (
    <Sheet open title={<Trans>Login expired</Trans>} onClose={() => loginExpired.set(false)}>
      <p>
        <Trans>Sign in again to go on. What you have entered is still here.</Trans>
      </p>
      <SignIn />
    </Sheet>
  );
}
