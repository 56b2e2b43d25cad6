import type { HealthClient } from '../client.ts';

/**
 * Whose data a cache entry holds, as the second part of its key: the `userId`, `guest` without a token, or a random number for a
 * user without an id. Calls wait for a pending login, so a key that is made meanwhile belongs to the user that it ends with; it
 * has a random number, which stays that user's, so that nothing is asked for twice. It matches no entry of a cache that
 * outlives the page.
 */
export function createOwner({ session }: HealthClient): () => string {
  const words = new Map<string, string>();
  let pending = session.status === 'pending';
  let early = '';

  const wordOf = (word: string) => {
    const { userId, userToken } = session.user;
    const id = userToken ? (userId ?? userToken) : 'guest';
    const known = words.get(id) || word || (id === userToken ? `${Math.random()}` : id);
    words.set(id, known);
    return known;
  };
  session.ready.then(() => {
    pending = false;
    if (early) wordOf(early);
  });
  return () => {
    if (!pending) return wordOf('');
    early ||= `${Math.random()}`;
    return early;
  };
}
