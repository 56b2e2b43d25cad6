import { type ComponentType, useEffect, useRef, useState } from 'react';
import { reloadPage } from '#lib/loading/reload-page.ts';
import { useStore } from '#lib/store/useStore.ts';
import { loginExpired } from '#platform/session/login-expired.ts';
import { loadDeferred } from './lazy-deferred.ts';

const load = () => loadDeferred(async () => (await import('./deferred/SessionExpiredSheet.tsx')).SessionExpiredSheet);

/** Offers to sign in again over the screen, which keeps unsaved input. */
export function SessionExpired() {
  const expired = useStore(loginExpired);
  const [Sheet, setSheet] = useState<ComponentType>();
  const failed = useRef(false);
  useEffect(() => {
    if (!expired || Sheet) return;
    // The browser keeps the failed import until then; drafts keep unsaved input.
    if (failed.current) void reloadPage();
    load().then(
      (loaded) => setSheet(() => loaded),
      // The screen reports its failed call; the next failure opens the sheet again.
      () => {
        failed.current = true;
        loginExpired.set(false);
      },
    );
  }, [expired, Sheet]);
  return expired && Sheet ? <Sheet /> : null;
}
