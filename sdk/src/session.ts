import { HealthError } from './errors.ts';
import { withDeadline } from './pipeline/deadline.ts';

/** The current user (spec, section 3). Which fields are known depends on where the page runs. */
export interface User {
  avatar?: string;
  apkVersion?: string;
  userId?: string;
  userToken?: string;
  userName?: string;
  phoneNumber?: string;
  /** 0 non-member, 1 weekly, 2 monthly, 3 yearly. */
  memberType?: 0 | 1 | 2 | 3;
  /** 1 promoter, 0 not. */
  promoteRoleFlag?: 0 | 1;
}

/** Gives the user: what the native app says of him, or what a sign-in in the browser has kept. Empty for a guest. */
export type Login = () => Promise<User> | User;

export interface Session {
  /** The user as far as known; empty before `ready`, and for a guest. */
  readonly user: Readonly<User>;
  /** Resolves when the login at the start has ended, well or not. It never rejects. */
  readonly ready: Promise<Readonly<User>>;
  /** Why the login at the start failed, if it did. */
  readonly error: HealthError | undefined;
}

/**
 * Attempts the login once, at once, and shares it with everyone who waits (spec, section 4).
 * @param login asked exactly once
 * @param timeout ms after which a login that does not end counts as failed
 */
export function createSession(login: Login | undefined, timeout: number): Session {
  const session: { user: User; ready: Promise<User>; error: HealthError | undefined } = {
    user: {},
    ready: Promise.resolve({}),
    error: undefined,
  };
  if (login) {
    session.ready = withDeadline(timeout, undefined, login).then(
      (user) => {
        session.user = { ...user };
        return session.user;
      },
      (cause: unknown) => {
        session.error = new HealthError('login', 'failed to get user info', { cause });
        return session.user;
      },
    );
  }
  return session;
}
