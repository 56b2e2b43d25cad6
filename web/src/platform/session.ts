import type { User } from '@health-app/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepUser } from './browser-login.ts';
import { health } from './client.ts';
import { source } from './embedder.ts';
import { loginExpired } from './login-expired.ts';
import { queryClient } from './query-client.ts';

const { session } = health;

/** The last user before a login expired: the screen stays as it is until the sheet has brought a user again. */
let lastUser = session.user;

function currentUser(): Readonly<User> {
  if (session.status !== 'expired') lastUser = session.user;
  return lastUser;
}

/** The user as far as known, and whether the login at the start has ended. */
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

/** Keeps a browser's user for its next page, and what is cached apart from what others may see. */
export async function persistSession(): Promise<void> {
  // Calls have waited for the login at the start: there is nothing of before it.
  let { userId, userToken } = await session.ready;
  session.subscribe((user) => {
    // The same person, until the sheet has brought another token or another person.
    if (session.status === 'expired') return;
    if (source === '') keepUser(user);
    if (user.userToken) loginExpired.set(false);
    const renewed = user.userToken !== userToken;
    const another = userToken !== undefined && user.userId !== userId;
    ({ userId, userToken } = user);
    // The same person again: what is on the screen stays, and with it what was typed.
    if (another) void queryClient.resetQueries();
    else if (renewed) void queryClient.invalidateQueries();
  });
}
