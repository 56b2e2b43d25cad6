import { type ComponentType, useEffect, useState } from 'react';
import { loginExpired } from '../platform/login-expired.ts';
import { loadDeferred } from './lazy-deferred.ts';

const load = () => loadDeferred(async () => (await import('./deferred/SessionExpiredSheet.tsx')).SessionExpiredSheet);

/** Offers to sign in again over the screen, which keeps unsaved input. */
export function SessionExpired() {
  const expired = loginExpired.use();
  const [SignInAgain, setSignInAgain] = useState<ComponentType>();
  useEffect(() => {
    if (!expired || SignInAgain) return;
    load().then(
      (loaded) => setSignInAgain(() => loaded),
      // The screen reports its failed call; the next failure opens the sheet again.
      () => loginExpired.set(false),
    );
  }, [expired, SignInAgain]);
  return expired && SignInAgain ? <SignInAgain /> : null;
}
