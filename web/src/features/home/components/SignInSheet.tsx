import { Trans } from '@lingui/react/macro';
import { SignIn } from '#platform/access/SignIn.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';

/** Signs in a guest of the home. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title={<Trans>Sign in</Trans>} closeOnBackdrop={false} onClose={onClose}>
      <SignIn />
    </Sheet>
  );
}
