import { type ComponentType, useEffect, useState } from 'react';
import { loginExpired } from '../platform/login-expired.ts';
import { loadDeferred } from './lazy-deferred.ts';

const load = () => loadDeferred(async () => (await import('./deferred/SessionExpiredSheet.tsx')).SessionExpiredSheet);

/** The way back in after a login has expired, over the screen, which keeps what was typed. */
export function SessionExpired() {
  const expired = loginExpired.use();
  const [SignInAgain, setSignInAgain] = useState<ComponentType>();
  useEffect(() => {
    if (!expired || SignInAgain) return;
    load().then(
      (loaded) => setSignInAgain(() => loaded),
      // The screen says what has become of its call; the next one asks for this again.
      () => loginExpired.set(false),
    );
  }, [expired, SignInAgain]);
  return expired && SignInAgain ? <SignInAgain /> : null;
}
