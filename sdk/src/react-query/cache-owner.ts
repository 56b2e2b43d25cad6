import type { ClientSession } from '../session.ts';

const owners = new WeakMap<ClientSession, () => string>();

/**
 * Returns the owner of the cache entries of a session, which all its factories share, so that a mutation of one invalidates the
 * queries of the others.
 */
export function cacheOwnerOf(session: ClientSession): () => string {
  const owner = owners.get(session) ?? createCacheOwner(session);
  owners.set(session, owner);
  return owner;
}

/**
 * Returns the owner of a cache entry, the second part of its key: the `userId`, `guest` without a token, or a random number
 * for a user without an id. Calls wait for a pending login, so a key created meanwhile belongs to the user of that login.
 * It contains a random number, which that user keeps, so that nothing is requested twice. It matches no entry of a cache
 * that outlives the page.
 */
function createCacheOwner(session: ClientSession): () => string {
  const names = new Map<unknown, string>();
  let pending = session.status === 'pending';
  let early = '';

  const nameOfUser = () => {
    const { userId, userToken } = session.user;
    const id = userToken ? userId : 'guest';
    // Without an id, the token may change.
    const key = id ?? session.person;
    const name = names.get(key) || early || (id ?? `${Math.random()}`);
    names.set(key, name);
    return name;
  };
  void session.ready.then(() => {
    pending = false;
    if (early) nameOfUser();
    early = '';
  });
  return () => {
    if (!pending) return nameOfUser();
    early ||= `${Math.random()}`;
    return early;
  };
}
