import { isMember, isPromoter, type User } from '@health-app/sdk';

/** A screen's access requirement: a signed-in user, a membership, or the role of a promoter. */
export type Requirement = 'user' | 'member' | 'promoter';

/** The first requirement of a screen that a user does not meet; `undefined` opens the screen. Guests meet none. */
export function missingRequirement(access: Requirement | undefined, user: Readonly<User>): Requirement | undefined {
  if (!access) return undefined;
  if (!user.userToken) return 'user';
  if (access === 'member' && !isMember(user)) return 'member';
  if (access === 'promoter' && !isPromoter(user)) return 'promoter';
  return undefined;
}
