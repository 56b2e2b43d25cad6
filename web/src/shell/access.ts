import { isMember, isPromoter, type User } from '@health-app/sdk';
import type { Requirement } from '../routes.ts';

/** The first thing that a user lacks for a screen; none: it may be opened. Without a user nobody is a member of anything. */
export function missingRequirement(need: Requirement | undefined, user: Readonly<User>): Requirement | undefined {
  if (!need) return undefined;
  if (!user.userToken) return 'user';
  if (need === 'member' && !isMember(user)) return 'member';
  if (need === 'promoter' && !isPromoter(user)) return 'promoter';
  return undefined;
}
