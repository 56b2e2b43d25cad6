import { isHealthError, type User } from '@health-app/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/store/store.ts';
import { lacksRole } from '#platform/access/requirement.ts';
import { health } from '#platform/client.ts';
import { source } from '#platform/device/embedder.ts';
import { queryClient } from '#platform/query/query-client.ts';
import { loggedOutKey } from '#platform/storage.ts';
import type { PersonalKey } from '#platform/storage-keys.ts';
import { keepUser, login as storedUser } from './browser-login.ts';
import { loginExpired } from './login-expired.ts';
import { signInCount } from './sign-in-count.ts';

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

/** Whether the server is being asked for the role and the membership of a native app's user, and whether that failed. */
export const roleCheck = createStore<'done' | 'pending' | 'failed'>('done');

/** Asks the server for what the native app did not tell. No screen waits for it but those for a role. */
async function completeRole(): Promise<void> {
  if (source === '' || !lacksRole(session.user) || roleCheck.get() === 'pending') return;
  roleCheck.set('pending');
  try {
    const { completeUser } = await import('#platform/device/bridge.ts');
    await completeUser(health, { silent: true });
    roleCheck.set('done');
  } catch {
    // The screens for a role say it, and offer to try again.
    roleCheck.set('failed');
  }
}

/** Whether the native app failed to tell its user. An app without a user has told. */
export function isLoginBroken(): boolean {
  const cause = session.status === 'failed' ? session.error?.cause : undefined;
  return isHealthError(cause) || cause instanceof TypeError;
}

/** Asks the app, then the server, for the user again. */
export async function retryUserInfo(): Promise<void> {
  if (isLoginBroken()) await session.login();
  else await completeRole();
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
  void completeRole();
  session.subscribe((user) => {
    // The user stays the same until the sheet delivers a new token or another person.
    if (session.status === 'expired') return;
    if (source === '') keepUser(user);
    if (user.userToken) loginExpired.set(false);
    const renewed = user.userToken !== userToken;
    if (renewed) signInCount.set(signInCount.get() + 1);
    const another = userToken !== undefined && user.userId !== userId;
    ({ userId, userToken } = user);
    void completeRole();
    // With the same person, the screen stays, and so does unsaved input.
    if (another) void queryClient.resetQueries();
    else if (renewed) void queryClient.invalidateQueries();
  });
}

/**
 * The storage key of a value that belongs to the signed-in person; another person gets another key.
 * @param thing the id of what the value is about, if the person may have several
 */
export const personalKey = (name: string, thing?: string): PersonalKey =>
  [name, health.session.user.userId ?? '', ...(thing === undefined ? [] : [thing])].join('.') as PersonalKey;
