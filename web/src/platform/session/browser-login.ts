import type { User } from '@health-app/sdk';
import { environment } from '#platform/config.ts';
// Other tabs must not share the user, and closing the tab ends the login.
import { tabStorage as storage } from '#platform/storage.ts';

const key = 'user';

/**
 * The user whom an earlier sign-in in this tab has stored, or a guest. Against the mock, a guest gets a token so that every
 * screen opens. A test puts its own token into the session storage to get a separate world.
 */
export function login(): User {
  return storage.get<User>(key) ?? (environment === 'dev' ? { userToken: 'guest-of-the-mock' } : {});
}

/** Stores the fields of a user that the next page needs, and no others. */
export function keepUser({ userId, userToken, userName, memberType, promoteRoleFlag }: User): void {
  storage.set(key, { userId, userToken, userName, memberType, promoteRoleFlag });
}
