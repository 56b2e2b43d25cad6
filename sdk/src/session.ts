import { callSafely } from './call-safely.ts';
import { HealthError, type LoginError, type LoginExpiredError } from './errors.ts';
import type { User as KnownUser } from './generated/schema.ts';
import { withDeadline } from './pipeline/deadline.ts';
import { callback, type Rule, record } from './validate.ts';

/** The current user (spec, section 3), as far as known; empty for a guest. */
export type User = Partial<KnownUser>;

/** Gives the user: that of the native app, or that of an earlier sign-in in the browser. Empty for a guest. */
export type Login = () => Promise<User> | User;

/**
 * - `pending`: a login is under way, and calls wait for it
 * - `ready`: it has ended well, or a user was set; the user may be a guest
 * - `failed`: it has failed or takes longer than its limit; calls go on with what is known of the user
 * - `expired`: the server no longer accepts the token, and the session has dropped it
 */
export type SessionStatus = 'pending' | 'ready' | 'failed' | 'expired';

/** The user of a client and the state of the login. A later change is never overwritten by the result of an earlier login. */
export interface Session {
  readonly status: SessionStatus;
  /** The user as far as known; empty before the first login has ended, and for a guest. */
  readonly user: Readonly<User>;
  /** Resolves when no login is pending any more, however it has ended. It never rejects. */
  readonly ready: Promise<Readonly<User>>;
  /** Why the login failed (kind `login`, 'failed to get user info') or ended (kind `login-expired`). */
  readonly error: LoginError | LoginExpiredError | undefined;
  /**
   * Tries the login again, e.g. after it has expired; calls wait for it. A pending login is shared.
   * @returns `ready`: `status` and `error` say how it ended
   */
  login(): Promise<Readonly<User>>;
  /**
   * Replaces the user: after a sign-in, or by `{}` to sign out. Later calls carry the new token, calls of another user reject
   * with kind `aborted`; the result of a pending login is ignored.
   * @throws {HealthError} kind `invalid-request` when the user is not an object
   */
  set(user: User): void;
  /**
   * Calls a listener with the user whenever user or status change.
   * @returns ends the subscription
   * @throws {HealthError} kind `invalid-request` when the listener is not a function
   */
  subscribe(listener: (user: Readonly<User>) => void): () => void;
}

/** A person that a session has known. Two are the same person only if they are the same object. */
export type Person = Readonly<Record<never, never>>;

/** A session with the part that only its client uses. */
export interface ClientSession extends Session {
  /** Whether the client is being disposed of: what waits for the login is not sent any more. */
  readonly isEnding: boolean;
  /** Aborted when the client is disposed of. */
  readonly lifetime: AbortSignal;
  /** What is closed before the client ends, such as its analytics. */
  readonly closers: Set<() => Promise<void>>;
  dispose(): Promise<void>;
  /**
   * The person that calls are made for; undefined as long as nobody is known. It stays when the token is renewed or expires, and
   * changes with every other user, a guest included.
   */
  readonly person: Person | undefined;
  /** Merges more about the user into it; the person and the token stay, and what is missing or null overwrites nothing. */
  merge(more: User): void;
  /**
   * Records that the server no longer accepts a token. The first record drops the token and calls `onLoginExpired`.
   * @param silent whether the call shows no toast
   * @returns whether the call is the one that shows the toast of this expiry
   */
  expire(error: LoginExpiredError, token: string | undefined, silent: boolean): boolean;
}

/** The settings of a client that its session uses. */
export interface SessionSettings {
  /** ms after which calls no longer wait for a login. */
  loginTimeout: number;
  /** Its signal ends all that waits when the client is disposed of. */
  lifetime: AbortController;
  /** In the native apps a user without a token is a failed login. */
  source: string;
  onLoginExpired?: ((error: LoginExpiredError) => unknown) | undefined;
}

/**
 * Creates a session and attempts the login at once; all waiting calls share it (spec, section 4).
 * @param initial is there from the start, without a login
 * @param extra gives more about the user, merged into it while calls still wait
 */
export function createSession(
  settings: SessionSettings,
  source: Login | undefined,
  extra: Login | undefined,
  initial: User | undefined,
): ClientSession {
  const closers = new Set<() => Promise<void>>();
  const listeners = new Set<(user: Readonly<User>) => void>();
  let user: Readonly<User> = {};
  let person: Person | undefined;
  let status: SessionStatus = 'ready';
  let error: Session['error'];
  let ready: Promise<Readonly<User>>;
  let open = () => {};
  /** Counts logins and sets; the result of an earlier one is ignored. */
  let generation = 0;
  let expiredToken: string | undefined;
  let toastDue = false;
  let isEnding = false;

  /**
   * Replaces the user. One with the same id is the same person, and so is one with the same token.
   * @param renewed whether a login follows an expired one; without ids it is then taken for the same person
   */
  function replaceUser(next: User, renewed = false): void {
    const { userId, userToken } = next;
    const isSame = userId === user.userId && (userId || (userToken && (renewed || userToken === user.userToken)));
    if (!isSame) person = userId || userToken ? {} : undefined;
    user = next;
  }

  /** Changes the state; every state but `pending` lets calls go on. */
  function change(next: SessionStatus, cause?: typeof error): void {
    status = next;
    error = cause;
    if (next !== 'pending') open();
    for (const listener of listeners) void callSafely(listener, user);
  }

  function login(): Promise<Readonly<User>> {
    if (status === 'pending' || settings.lifetime.signal.aborted) return ready;
    const renewed = status === 'expired';
    const turn = ++generation;
    ready = new Promise<void>((resolve) => {
      open = resolve;
    }).then(() => user);
    change('pending');

    const accept = async () => {
      const known = readUser((await source?.()) ?? {});
      if (turn !== generation) return;
      // The user stays, even if it has no token or the rest fails.
      replaceUser(known, renewed);
      if (settings.source && !known.userToken) throw new Error('no userToken');
      if (extra) {
        // A login that has passed its limit blocks no calls.
        change(status === 'pending' ? status : 'ready');
        const more = readUser((await extra()) ?? {});
        if (turn !== generation || status === 'expired') return;
        user = mergeUser(user, more);
      }
      change('ready');
    };
    const fail = (cause: unknown) => {
      if (turn !== generation || status === 'expired') return;
      change('failed', new HealthError('login', 'failed to get user info', { cause }));
    };
    // An answer after the limit is still taken.
    withDeadline([settings.lifetime.signal], (_signal, startTimer) => {
      startTimer(settings.loginTimeout);
      return accept().catch(fail);
    }).catch(fail);
    return ready;
  }

  if (initial) {
    replaceUser({ ...initial });
    ready = Promise.resolve(user);
  } else void login();
  return {
    get person() {
      return person;
    },
    get isEnding() {
      return isEnding;
    },
    lifetime: settings.lifetime.signal,
    closers,
    async dispose() {
      isEnding = true;
      const closing = [...closers].map((close) => callSafely(close));
      // The result of a pending login is ignored, and what closes does not wait for it.
      generation += 1;
      if (status === 'pending') change('ready');
      await Promise.all(closing);
      settings.lifetime.abort();
    },
    get status() {
      return status;
    },
    get user() {
      return user;
    },
    get error() {
      return error;
    },
    get ready() {
      return ready;
    },
    login,
    set(next) {
      replaceUser({ ...readUser(next) });
      generation += 1;
      change('ready');
    },
    merge(more) {
      user = mergeUser(user, readUser(more));
      change(status, error);
    },
    subscribe(listener) {
      refuseUnless('listener', listener, callback);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    expire(expiry, token, silent) {
      if (status !== 'expired' && token === user.userToken) {
        expiredToken = token;
        toastDue = true;
        const { userToken: _expired, ...rest } = user;
        user = rest;
        change('expired', expiry);
        void callSafely(settings.onLoginExpired, expiry);
      }
      const isToast = toastDue && !silent && status === 'expired' && (!token || token === expiredToken);
      if (isToast) toastDue = false;
      return isToast;
    },
  };
}

/** A user with more about it. A token that is known stays, and what is missing or null overwrites nothing. */
function mergeUser(user: User, more: User): User {
  const known = Object.entries(more).filter(([, value]) => value !== undefined && value !== null);
  return { ...user, ...Object.fromEntries(known), ...(user.userToken && { userToken: user.userToken }) };
}

/** @throws {HealthError} kind `invalid-request` when the user is not an object */
export function readUser(user: User): User {
  refuseUnless('user', user, record);
  return user;
}

function refuseUnless(name: string, value: unknown, [test, takes]: Rule): void {
  if (!test(value as never)) throw new HealthError('invalid-request', `${name} takes ${takes}`);
}
