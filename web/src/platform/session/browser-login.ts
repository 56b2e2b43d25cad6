import type { User } from '@health-app/sdk';
import { environment } from '#platform/config.ts';
// In the tab's storage, so that other tabs do not share the user, and closing the tab ends the login.
import { tabStorage as storage } from '#platform/storage.ts';

const key = 'user';

/**
 * The user of an earlier sign-in in this tab, or a guest. With the mock, a guest gets a token so that every screen opens. A
 * test puts its own token into the session storage to get a separate world.
 */
export function login(): User {
  return storage.get<User>(key) ?? (environment === 'dev' ? { userToken: 'guest-of-the-mock' } : {});
}

/** Stores only those fields of a user that the next page needs. */
export function keepUser({ userId, userToken, userName, memberType, promoteRoleFlag }: User): void {
  storage.set(key, { userId, userToken, userName, memberType, promoteRoleFlag });
}
