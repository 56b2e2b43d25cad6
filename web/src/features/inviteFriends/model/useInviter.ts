import { useSession } from '#platform/session/session.ts';

/** Whose link the person follows: their own, a friend's, or one of the app itself. */
export type Inviter = 'self' | 'friend' | 'app';

export function useInviter({
  userId,
  userName,
}: {
  userId?: string | undefined;
  userName?: string | undefined;
}): Inviter {
  const { user } = useSession();
  if (userId !== undefined && userId === user.userId) return 'self';
  return (userName ?? userId) === undefined ? 'app' : 'friend';
}
