import { callSafely } from './call-safely.ts';
import { HealthError } from './errors.ts';
import type { User as KnownUser } from './generated/schema.ts';
import { withDeadline } from './pipeline/deadline.ts';

/** The current user (spec, section 3), as far as known; empty for a guest. */
export type User = Partial<KnownUser>;

/** Gives the user: what the native app says of them, or what a sign-in in the browser has kept. Empty for a guest. */
export type Login = () => Promise<User> | User;

/** Who is using the page, and what became of the login at the start. */
export interface Session {
  /** The user as far as known; empty before `ready`, and for a guest. */
  readonly user: Readonly<User>;
  /** Resolves when the login at the start has ended, well or not. It never rejects. */
  readonly ready: Promise<Readonly<User>>;
  /** Why the login at the start failed, if it did: kind `login`, 'failed to get user info'. */
  readonly error: HealthError | undefined;
  /**
   * Takes the place of the user: after a sign-in, or `{}` to sign out. Later calls carry the new token.
   */
  set(user: User): void;
  /**
   * Told of the user whenever it changes.
   * @returns ends the subscription
   */
  subscribe(listener: (user: Readonly<User>) => void): () => void;
}

/** How the login at the start is done. */
export interface SessionOptions {
  login: Login;
  /** ms after which a login that does not end counts as failed. */
  timeout: number;
  /** In the native apps a user without a token is a failed login. */
  needsToken: boolean;
  /** More about the user, merged into it; asked while calls still wait, so it must be a call that passes the gate. */
  extra: (() => Promise<User>) | undefined;
}

/** Attempts the login once, at once, and shares it with everyone who waits (spec, section 4). */
export function createSession({ login, timeout, needsToken, extra }: SessionOptions): Session {
  const listeners = new Set<(user: Readonly<User>) => void>();
  const session = {
    user: {} as User,
    error: undefined as HealthError | undefined,
    set(user: User) {
      session.user = { ...user };
      for (const listener of listeners) callSafely(listener, session.user);
    },
    subscribe(listener: (user: Readonly<User>) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: undefined as unknown as Promise<User>,
  };
  session.ready = (async () => {
    try {
      const user = (await withDeadline(timeout, undefined, login)) ?? {};
      // What came back stays, also when it is not enough, and also when the rest fails.
      session.set(user);
      if (needsToken && !user.userToken) throw new Error('no userToken');
      if (extra) session.set({ ...user, ...(await withDeadline(timeout, undefined, extra)) });
    } catch (cause) {
      session.error = new HealthError('login', 'failed to get user info', { cause });
    }
    return session.user;
  })();
  return session;
}
