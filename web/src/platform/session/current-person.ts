import { health } from '#platform/client.ts';

/** Owner of what a guest's screens store. */
const guest = 'guest';

/**
 * The person for whom the device may keep something: the id of the user, or `guest`. `undefined` for a user without an id, and
 * while an expired login leaves open who signs in next.
 */
export function currentPerson(): string | undefined {
  const { user, status } = health.session;
  if (status === 'expired' || status === 'pending') return undefined;
  return user.userToken ? user.userId : guest;
}
