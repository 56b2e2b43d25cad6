import type { ClientSession } from '../session.ts';

/**
 * Returns the owner of a cache entry, the second part of its key: the `userId`, `guest` without a token, or a random number
 * for a user without an id. Calls wait for a pending login, so a key created meanwhile belongs to the user of that login.
 * It contains a random number, which that user keeps, so that nothing is requested twice. It matches no entry of a cache
 * that outlives the page.
 */
export function createCacheOwner(session: ClientSession): () => string {
  const names = new Map<unknown, string>();
  let pending = session.status === 'pending';

  /** What names a user: the id, or the person without one, whose token may change. */
  const keyOfUser = () => {
    const { userId, userToken } = session.user;
    return userToken ? (userId ?? session.person) : 'guest';
  };
  void session.ready.then(() => {
    pending = false;
    const early = names.get(names);
    if (early) names.set(keyOfUser(), early);
  });
  return () => {
    const key = pending ? names : keyOfUser();
    const name = names.get(key) ?? (typeof key === 'string' ? key : `${Math.random()}`);
    names.set(key, name);
    return name;
  };
}
