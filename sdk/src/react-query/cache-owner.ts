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

  const nameOfUser = (early?: string) => {
    const { userId, userToken } = session.user;
    const key = userToken ? (userId ?? userToken) : 'guest';
    // Without an id, the person remains the same while the token is renewed.
    const made = key === userToken ? (names.get(session.person) ?? `${Math.random()}`) : key;
    const name = names.get(key) ?? early ?? made;
    names.set(key, name).set(session.person, name);
    return name;
  };
  let early: string | undefined;
  void session.ready.then(() => {
    pending = false;
    if (early) nameOfUser(early);
  });
  return () => {
    if (!pending) return nameOfUser();
    early ??= `${Math.random()}`;
    return early;
  };
}
