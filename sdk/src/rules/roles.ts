import type { User } from '../session.ts';
import { check, record } from '../validate.ts';

/**
 * Whether a user has any membership: weekly, monthly or yearly (spec, section 3).
 * @throws {TypeError} if the user is not an object
 */
export function isMember(user: Pick<User, 'memberType'>): boolean {
  check('user', user, record);
  return (user.memberType ?? 0) > 0;
}

/**
 * Whether a user is a promoter. Only promoters see income and withdrawal (spec, section 6).
 * @throws {TypeError} if the user is not an object
 */
export function isPromoter(user: Pick<User, 'promoteRoleFlag'>): boolean {
  check('user', user, record);
  return user.promoteRoleFlag === 1;
}
