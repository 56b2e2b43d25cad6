import type { User } from '@health-app/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { signIns } from '../lib/sign-ins.ts';
import { keepUser, login as storedUser } from './browser-login.ts';
import { health } from './client.ts';
import { source } from './embedder.ts';
import { loginExpired } from './login-expired.ts';
import { queryClient } from './query-client.ts';
import { loggedOutKey } from './storage.ts';

const { session } = health;

/** The last user before the login expired: the screen stays unchanged until the person has signed in again. */
let lastUser = session.user;

function currentUser(): Readonly<User> {
  if (session.status !== 'expired') lastUser = session.user;
  return lastUser;
}

/** The current user, and whether the login at the start has finished. */
export function useSession(): { user: Readonly<User>; ready: boolean } {
  const user = useSyncExternalStore(session.subscribe, currentUser);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let shown = true;
    session.ready.then(() => shown && setReady(true));
    return () => {
      shown = false;
    };
  }, []);
  return { user, ready };
}

/**
 * Stores the user of a browser for the next page, and clears or refreshes the cache when the user changes or the page returns.
 * Follows a person who logs out in another tab, or in a later page of this tab.
 */
export async function persistSession(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.endsWith(loggedOutKey) && newValue === JSON.stringify(session.user.userId ?? ''))
      void import('./log-out.ts').then(({ forgetPerson }) => forgetPerson());
  });
  // Browsers restore a frozen page, iOS even hours later.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (source === '' && storedUser().userToken !== session.user.userToken) location.reload();
    else void queryClient.invalidateQueries();
  });
  // Calls wait for the login at the start, so the cache is empty until then.
  let { userId, userToken } = await session.ready;
  session.subscribe((user) => {
    // The user stays the same until the sheet delivers a new token or another person.
    if (session.status === 'expired') return;
    if (source === '') keepUser(user);
    if (user.userToken) loginExpired.set(false);
    const renewed = user.userToken !== userToken;
    if (renewed) signIns.set(signIns.get() + 1);
    const another = userToken !== undefined && user.userId !== userId;
    ({ userId, userToken } = user);
    // With the same person, the screen stays, and so does unsaved input.
    if (another) void queryClient.resetQueries();
    else if (renewed) void queryClient.invalidateQueries();
  });
}

/** The storage key of a value that belongs to the signed-in person; another person gets another key. */
export const personalKey = (name: string): string => `${name}.${health.session.user.userId ?? ''}`;
