import { createStorage, type User } from '@health-app/sdk';
import { environment } from './config.ts';

const key = 'user';
// For this tab alone, and gone with it.
const storage = createStorage(environment, () => sessionStorage);

/**
 * Who is using the page: what a sign-in in this browser has kept, else a guest. Against the mock, which knows nobody, a
 * guest is given a token, so that every screen can be tried; a token put into the session storage gets a world of its own.
 */
export function login(): User {
  return storage.get<User>(key) ?? (environment === 'dev' ? { userToken: 'guest-of-the-mock' } : {});
}

/** Keeps what the next page needs to know of a user, and no more. */
export function keepUser({ userId, userToken, memberType, promoteRoleFlag }: User): void {
  storage.set(key, { userId, userToken, memberType, promoteRoleFlag });
}
