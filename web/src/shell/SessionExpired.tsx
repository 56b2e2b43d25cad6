import { useStore } from '#lib/store/useStore.ts';
import { loginExpired } from '#platform/client/login-expired.ts';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./deferred/SessionExpiredSheet.tsx')).SessionExpiredSheet;

/** Offers to sign in again over the screen, which keeps unsaved input. */
export function SessionExpired() {
  // Hides the sheet if its code fails to load. The screen reports its failed call, and the next failure opens the sheet
  // again.
  const Sheet = useDeferred(load, useStore(loginExpired), () => loginExpired.set(false));
  return Sheet ? <Sheet /> : null;
}
