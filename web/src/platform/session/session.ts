import { isHealthError, type User } from '@health-app/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/store/store.ts';
import { loginExpired } from '#platform/client/login-expired.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { signInCount } from '#platform/client/sign-in-count.ts';
import { health } from '#platform/client.ts';
import { source } from '#platform/device/embedder.ts';
import { lacksRole } from '#platform/routing/requirement.ts';
import { deviceStorage, nativeUserKey } from '#platform/storage.ts';
import { keyOf, type PersonalKey, type PersonalValue } from '#platform/storage-keys.ts';
import { endPerson, removePerson } from './end-person.ts';

const { session } = health;

/** The last user before the login expired. The screen stays unchanged until the person has signed in again. */
let lastUser = session.user;

function currentUser(): Readonly<User> {
  if (session.status !== 'expired') lastUser = session.user;
  return lastUser;
}

/** The current user, and whether the initial login has finished. */
export function useSession(): { user: Readonly<User>; ready: boolean } {
  const user = useSyncExternalStore(session.subscribe, currentUser);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let shown = true;
    void session.ready.then(() => shown && setReady(true));
    return () => {
      shown = false;
    };
  }, []);
  return { user, ready };
}

/** State of the request for the role and the membership of a native app's user. */
export const roleCheck = createStore<'done' | 'pending' | 'failed'>('done');

/** Requests the fields that the native app did not provide. Only the screens that require a role wait for it. */
async function completeRole(): Promise<void> {
  if (source === '' || !lacksRole(session.user) || roleCheck.get() === 'pending') return;
  roleCheck.set('pending');
  try {
    const { completeUser } = await import('#platform/device/bridge.ts');
    await completeUser(health, { silent: true });
    roleCheck.set('done');
  } catch {
    // The screens that require a role show the failure and offer to retry.
    roleCheck.set('failed');
  }
}

/** Whether the native app failed to provide its user. An app without a signed-in user has not failed. */
export function isLoginBroken(): boolean {
  const cause = session.status === 'failed' ? session.error?.cause : undefined;
  return isHealthError(cause) || cause instanceof TypeError;
}

/** Requests the user again from the app, then from the server. */
export async function retryUserInfo(): Promise<void> {
  if (isLoginBroken()) await session.login();
  else await completeRole();
}

/** Ends the previous person or refreshes the cache when the user changes or the page is restored. */
export async function followSession(): Promise<void> {
  // Browsers may restore a frozen page, iOS even hours later.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries();
  });
  // Calls wait for the initial login, so the cache is empty until then.
  let { userId, userToken } = await session.ready;
  void followNativeUser();
  void completeRole();
  session.subscribe((user) => {
    // The user stays the same until the sheet provides a new token or another person.
    if (session.status === 'expired') return;
    if (user.userToken) loginExpired.set(false);
    const renewed = user.userToken !== userToken;
    if (renewed) signInCount.set(signInCount.get() + 1);
    const another = userToken !== undefined && user.userId !== userId;
    const before = { userId };
    ({ userId, userToken } = user);
    // In a browser, a guest follows a log-out, which ends the person itself.
    if (another && before.userId !== undefined && (source !== '' || userId !== undefined)) {
      void endPerson(before);
      return;
    }
    void followNativeUser();
    void completeRole();
    if (another) void queryClient.resetQueries();
    // For the same person, the screen and unsaved input stay.
    else if (renewed) void queryClient.invalidateQueries();
  });
}

/** Removes the data of the native app's previous user after a log-out while no page was open. */
async function followNativeUser(): Promise<void> {
  // An app without a signed-in user has no user, while one that fails may have any.
  if (source === '' || isLoginBroken()) return;
  const { userId } = session.user;
  const last = deviceStorage.get(nativeUserKey);
  if (last !== undefined && last !== userId) await removePerson({ userId: last });
  if (userId !== undefined) deviceStorage.set(nativeUserKey, userId);
}

/**
 * The storage key of a value that belongs to the signed-in person. Another person has another key.
 * @param value its name, and the ids of its subject
 */
export const personalKey = (...value: PersonalValue): PersonalKey => keyOf(health.session.user.userId ?? '', ...value);
