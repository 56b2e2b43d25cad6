import type { User } from '../session.ts';

/** Whether a user has any membership: weekly, monthly or yearly (spec, section 3). */
export function isMember(user: Pick<User, 'memberType'>): boolean {
  return (user.memberType ?? 0) > 0;
}

/** Whether a user is a promoter, who alone sees income and withdrawal (spec, section 6). */
export function isPromoter(user: Pick<User, 'promoteRoleFlag'>): boolean {
  return user.promoteRoleFlag === 1;
}
