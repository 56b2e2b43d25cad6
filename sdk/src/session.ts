import { callSafely } from './call-safely.ts';
import { HealthError, type LoginError, type LoginExpiredError } from './errors.ts';
import type { User as KnownUser } from './generated/schema.ts';
import { withDeadline } from './pipeline/deadline.ts';
import { callback, headerValue, type Rule, record } from './validate.ts';

/** The current user (spec, section 3), as far as known; empty for a guest. */
export type User = Partial<KnownUser>;

/** Returns the user of the native app, or of an earlier sign-in in the browser. Empty for a guest. */
export type Login = () => Promise<User> | User;

/**
 * - `pending`: a login is running, and calls wait for it
 * - `ready`: the login has succeeded, or a user was set; the user may be a guest
 * - `failed`: the login has failed or exceeds its time limit; calls continue with the known fields of the user
 * - `expired`: the server no longer accepts the token, and the session has removed it
 */
export type SessionStatus = 'pending' | 'ready' | 'failed' | 'expired';

/** The user of a client and the state of the login. The result of an earlier login never overwrites a later change. */
export interface Session {
  readonly status: SessionStatus;
  /** The user as far as known; empty before the first login has ended, and for a guest. */
  readonly user: Readonly<User>;
  /** Resolves when no login is pending, whatever its result. It never rejects. */
  readonly ready: Promise<Readonly<User>>;
  /** Why the login failed (kind `login`, 'failed to get user info') or ended (kind `login-expired`). */
  readonly error: LoginError | LoginExpiredError | undefined;
  /**
   * Repeats the login, e.g. after it has expired; calls wait for it. A pending login is shared.
   * @returns `ready`; `status` and `error` contain the result
   */
  login(): Promise<Readonly<User>>;
  /**
   * Replaces the user after a sign-in, or signs out with `{}`. Later calls carry the new token, calls of another user
   * reject with kind `aborted`; the result of a pending login is ignored.
   * @throws {HealthError} kind `invalid-request` if the user is not an object, or the token no text that a header can hold
   */
  set(user: User): void;
  /**
   * Calls a listener with the user whenever the user or the status changes.
   * @returns a function that ends the subscription
   * @throws {HealthError} kind `invalid-request` if the listener is not a function
   */
  subscribe(listener: (user: Readonly<User>) => void): () => void;
}

/** A person that a session has known. Two are the same person only if they are the same object. */
export type Person = Readonly<Record<never, never>>;

/** A session with the members that only its client uses. */
export interface ClientSession extends Session {
  /** Whether the client is being disposed of, so that calls that wait for the login are no longer sent. */
  readonly isEnding: boolean;
  /** Aborted when the client is disposed of. */
  readonly lifetime: AbortSignal;
  /** The zone of the person's clock; empty for none, undefined for that of the device. */
  readonly timeZone: string | undefined;
  /** Closed before the client ends, such as its analytics. */
  readonly closers: Set<() => Promise<void>>;
  dispose(): Promise<void>;
  toJSON(): object;
  /**
   * The person that calls are made for; undefined while unknown. It stays the same when the token is renewed or expires,
   * and changes with any other user, including a guest.
   */
  readonly person: Person | undefined;
  /** How often a user was set; the result of a login does not count. */
  readonly sets: number;
  /**
   * Merges further fields into the user. The person stays, and missing or null fields overwrite nothing.
   * @param token replaces the token of the same person; without it, the token stays
   */
  merge(more: User, token?: string): void;
  /**
   * Records that the server no longer accepts a token. The first call removes the token and calls `onLoginExpired`.
   * @param silent whether the call shows no toast
   * @returns whether this call should show the toast of the expiry
   */
  expire(error: LoginExpiredError, token: string | undefined, silent: boolean): boolean;
}

/** The client settings that its session uses. */
export interface SessionSettings {
  /** ms after which calls no longer wait for a login. */
  loginTimeout: number;
  /** Its signal aborts all waiting work when the client is disposed of. */
  lifetime: AbortController;
  timeZone?: string | undefined;
  /** In the native apps a user without a token is a failed login. */
  source: string;
  onLoginExpired?: ((error: LoginExpiredError) => unknown) | undefined;
}

/**
 * Creates a session and starts the login at once; all waiting calls share it (spec, section 4).
 * @param initial user that is known from the start, without a login
 * @param extra returns further fields of the user, merged into it while calls still wait
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
  /** Counts logins and sets, so that the result of an earlier one is ignored. */
  let generation = 0;
  let sets = 0;
  let expiredToken: string | undefined;
  let toastDue = false;
  let isEnding = false;

  /**
   * Replaces the user. A user with the same id or the same token is the same person.
   * @param renewed whether a login follows an expired one; without ids, its user then counts as the same person
   */
  function replaceUser(next: User, renewed = false): void {
    const { userId, userToken } = next;
    const isSame = userId === user.userId && (userId || (userToken && (renewed || userToken === user.userToken)));
    if (!isSame) person = userId || userToken ? {} : undefined;
    user = next;
  }

  /** Changes the state; every state except `pending` lets calls continue. */
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
      // The user is kept, even without a token or if the next step fails.
      replaceUser(known, renewed);
      if (settings.source && !known.userToken) throw new Error('no userToken');
      if (extra) {
        // A login beyond its time limit blocks no calls.
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
    // A result after the time limit is still accepted.
    withDeadline([settings.lifetime.signal], (_signal, startTimer) => {
      startTimer(settings.loginTimeout);
      return accept().catch(fail);
    }).catch(fail);
    return ready;
  }

  if (initial) {
    replaceUser(initial);
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
    timeZone: settings.timeZone,
    closers,
    async dispose() {
      isEnding = true;
      const closing = [...closers].map((close) => callSafely(close));
      // The result of a pending login is ignored, and closing does not wait for it.
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
    // The user contains the token.
    toJSON: () => ({ status }),
    set(next) {
      replaceUser(readUser(next));
      generation += 1;
      sets += 1;
      change('ready');
    },
    get sets() {
      return sets;
    },
    merge(more, token) {
      user = readUser(mergeUser(user, readUser(more), token));
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

/** Merges further fields into a user. Only `userToken` replaces a known token, and missing or null fields overwrite nothing. */
function mergeUser(user: User, more: User, userToken = user.userToken): User {
  const known = Object.entries(more).filter(([, value]) => value !== undefined && value !== null);
  return { ...user, ...Object.fromEntries(known), ...(userToken && { userToken }) };
}

/**
 * Checks a user where it enters the session, because a token that no header can hold would make every call fail.
 * @returns a copy, which later changes of the object do not reach
 * @throws {HealthError} kind `invalid-request` if the user is not an object, or the token no text that a header can hold
 */
export function readUser(user: User): User {
  refuseUnless('user', user, record);
  refuseUnless('user.userToken', user.userToken ?? '', headerValue);
  return { ...user };
}

function refuseUnless(name: string, value: unknown, [test, takes]: Rule): void {
  if (!test(value as never)) throw new HealthError('invalid-request', `${name} takes ${takes}`);
}
