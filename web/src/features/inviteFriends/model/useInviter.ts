import { useSession } from '#platform/session/session.ts';
import type { Sender } from '#platform/share/share-log.ts';

/** Whose link the person follows: their own, a friend's, or one of the app itself. */
export type Inviter = 'self' | 'friend' | 'app';

export function useInviter({ userId, userName }: Sender): Inviter {
  const { user } = useSession();
  if (userId !== undefined && userId === user.userId) return 'self';
  return (userName ?? userId) === undefined ? 'app' : 'friend';
}
