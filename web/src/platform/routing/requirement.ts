import { isMember, isPromoter, type User } from '@health-app/sdk';

/** The access requirement of a screen: a signed-in user, a membership, or the role of a promoter. */
export type Requirement = 'user' | 'member' | 'promoter';

/** The people that a screen admits. */
export type Access = 'anyone' | Requirement;

/** The first requirement of a screen that a user does not meet; `undefined` if the screen may open. Guests meet none. */
export function missingRequirement(access: Access, user: Readonly<User>): Requirement | undefined {
  if (access === 'anyone') return undefined;
  if (!user.userToken) return 'user';
  if (access === 'member' && !isMember(user)) return 'member';
  if (access === 'promoter' && !isPromoter(user)) return 'promoter';
  return undefined;
}

/** Whether the role or the membership of a signed-in user is unknown; native apps may provide only an id and a token. */
export function lacksRole({ userToken, memberType, promoteRoleFlag }: Readonly<User>): boolean {
  return (
    userToken !== undefined && ((memberType ?? undefined) === undefined || (promoteRoleFlag ?? undefined) === undefined)
  );
}

/** How much the page knows about its user. */
export interface UserKnowledge {
  user: Readonly<User>;
  /** Whether the initial login has ended. */
  ready: boolean;
  /** Whether the native app failed to provide its user. */
  isLoginBroken: boolean;
  /** State of the request for the user's role and membership. */
  roleCheck: 'done' | 'pending' | 'failed';
}

/**
 * Returns the replacement of a screen whose requirement is not met: a gate, or a message that the user is not known (yet).
 */
export function gateFor(missing: Requirement, known: UserKnowledge): Requirement | 'userInfo' | 'wait' {
  if (!known.ready) return 'wait';
  if (missing === 'user') return known.isLoginBroken ? 'userInfo' : 'user';
  if (!lacksRole(known.user) || known.roleCheck === 'done') return missing;
  return known.roleCheck === 'pending' ? 'wait' : 'userInfo';
}
