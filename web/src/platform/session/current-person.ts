import { health } from '#platform/client.ts';

/** Owner of values that guests store. */
const guest = 'guest';

/**
 * The id under which the device stores data: the user's id, or `guest`. `undefined` for a user without an id, and while a
 * login has expired, because the next person to sign in is unknown.
 */
export function currentPerson(): string | undefined {
  const { user, status } = health.session;
  if (status === 'expired' || status === 'pending') return undefined;
  return user.userToken ? user.userId : guest;
}
