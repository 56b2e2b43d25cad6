import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../lib/useStore.ts';
import { loginExpired } from '../platform/login-expired.ts';
import { loadDeferred } from './lazy-deferred.ts';

const load = () => loadDeferred(async () => (await import('./deferred/SessionExpiredSheet.tsx')).SessionExpiredSheet);

/** Offers to sign in again over the screen, which keeps unsaved input. */
export function SessionExpired() {
  const expired = useStore(loginExpired);
  const [Sheet, setSheet] = useState<ComponentType>();
  useEffect(() => {
    if (!expired || Sheet) return;
    load().then(
      (loaded) => setSheet(() => loaded),
      // The screen reports its failed call; the next failure opens the sheet again.
      () => loginExpired.set(false),
    );
  }, [expired, Sheet]);
  return expired && Sheet ? <Sheet /> : null;
}
