import { callSafely } from '../call-safely.ts';
import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { type ClientSession, readUser, type User } from '../session.ts';
import { createStorage, type HealthStorage, storageRule } from '../storage.ts';
import { callback, readOptions } from '../validate.ts';
import { createLogOutMarks, type LogOutMarks } from './log-out-marks.ts';

/** The end of a person's session that happened outside this page. */
export interface SessionEnd {
  /** The person whose session has ended. */
  readonly user: Readonly<User>;
  /** Whether it ended before the page started, e.g. while the tab was discarded. Otherwise the page may show personal data. */
  readonly atStart: boolean;
}

/** Options of `persistSession`. */
export interface SessionPersistence {
  /**
   * The storage that all tabs share. It keeps the log-outs.
   * @default createStorage(environment), which is local storage, or memory if that is blocked
   * @example createStorage('production', () => localStorage)
   */
  storage?: HealthStorage | undefined;
  /**
   * The storage of the user. With the tab's own storage, each tab has its own user, whose login ends with the tab.
   * @default the same as `storage`, so that all tabs share the user
   * @example createStorage('production', () => sessionStorage)
   */
  userStorage?: HealthStorage | undefined;
  /**
   * Called after the page's user was replaced because the person has logged out, or another person has signed in, in another
   * tab or on a later page. It removes what the page itself keeps about the person; a reload removes what it shows.
   * @default nothing is called
   * @example ({ atStart }) => atStart || location.reload()
   */
  onEnd?: ((end: SessionEnd) => unknown) | undefined;
}

/** The stored user. A guest's record is empty. */
interface StoredUser extends User {
  /** The person's log-out mark at sign-in. */
  mark?: string | undefined;
}

/**
 * Reads the user with whom a page will start, before it has a client, e.g. to send its first request early.
 * @param options the storages of `persistSession`
 * @returns a guest if the person has logged out since; undefined if nothing is stored, so that the login provides the user
 * @example readStoredUser({ storage: createStorage('production') })
 */
export function readStoredUser({
  storage,
  userStorage = storage,
}: {
  storage: HealthStorage;
  userStorage?: HealthStorage | undefined;
}): User | undefined {
  const stored = readRecord(userStorage);
  if (!stored) return undefined;
  const { mark, ...user } = stored;
  return isOver(stored, createLogOutMarks(storage)) ? {} : user;
}

/** The stored record; undefined for one that is no user, e.g. because no header can hold its token. */
function readRecord(storage: HealthStorage): StoredUser | undefined {
  try {
    return readUser(storage.get(userKey) as User);
  } catch {
    return undefined;
  }
}

/** Whether a stored person has logged out since the sign-in. */
const isOver = (stored: StoredUser | undefined, marks: LogOutMarks): boolean =>
  stored?.userToken !== undefined && marks.isAfter(stored.mark, stored);

const rules = { storage: storageRule, userStorage: storageRule, onEnd: callback };
const userKey = 'user';

/** By session, the function that compares a page with the storage. */
const checks = new WeakMap<ClientSession, () => void>();

/** Compares the page of a session with the storage, as after it has woken. */
export function checkStorage(session: ClientSession): void {
  checks.get(session)?.();
}

/**
 * Keeps a client's user over reloads and tabs. Call it right after `createHealthClient`, before the first call. A stored
 * user replaces the results of the options `login` and `extraUser`; only a user that is set after the login has ended is
 * stored. In the native apps (option `source`) the user comes from the app, so that only log-outs are followed.
 *
 * After `signOut`, the person's other tabs are signed out too: open ones at once, all others when they wake, i.e. at their
 * start, when the browser restores them from its back-forward cache, and when they become visible. It ends with
 * `health.dispose()`.
 * @throws {TypeError} for an invalid client or option; the message gives the valid values
 * @example persistSession(health, { onEnd: () => location.reload() });
 */
export function persistSession(health: CoreClient, options: SessionPersistence = {}): void {
  const { settings, session } = internalsOf(health);
  const given = readOptions('options', options, rules, {});
  const { storage = createStorage(health.environment), userStorage = storage, onEnd } = given;
  const marks = createLogOutMarks(storage);
  /** The last known user, the person, and the person's mark at sign-in. */
  let { user, person } = session;
  let mark: string | undefined;
  /** The stored text that this page has written or read last. */
  let seen: string | undefined;
  let isFollowing = false;
  let isLogin = session.status === 'pending';
  /** How often a user had been set when the latest login began. */
  let setsBefore = session.sets;

  const read = () => (settings.source ? undefined : readRecord(userStorage));
  const write = () => {
    if (settings.source) return;
    const { userId, userToken, userName, memberType, promoteRoleFlag } = user;
    userStorage.set(userKey, person ? { userId, userToken, userName, memberType, promoteRoleFlag, mark } : {});
    seen = JSON.stringify(read());
  };

  /** Makes the stored user the session's, or a guest if that user has logged out. */
  const follow = (stored: StoredUser | undefined, atStart = false) => {
    const hasLeft = isOver(stored, marks);
    const { mark: stamp, ...known } = stored ?? {};
    const next: User = hasLeft ? {} : known;
    const before = { user, person };
    isFollowing = true;
    mark = stamp;
    session.set(next.userId && next.userId === user.userId ? { ...user, ...next } : next);
    isFollowing = false;
    if (before.person && before.person !== person) void callSafely(onEnd, { user: before.user, atStart });
    else if (hasLeft && !before.person) void callSafely(onEnd, { user: known, atStart });
  };

  const check = () => {
    if (session.status === 'pending') return;
    const stored = read();
    if ((person && marks.isAfter(mark, user)) || JSON.stringify(stored) !== seen) follow(stored);
  };

  const unsubscribe = session.subscribe((next) => {
    if (session.status === 'pending') {
      isLogin = true;
      setsBefore = session.sets;
    }
    // After an expiry, the user is still the same person, and the next page reports the expiry again.
    if (session.status === 'pending' || session.status === 'expired') return;
    const isSet = session.sets !== setsBefore;
    const wasLogin = isLogin && !isSet;
    isLogin = false;
    if (session.person !== person && !isFollowing) {
      if (person && !session.person && isSet) marks.add(user);
      mark = marks.of(next);
    }
    user = next;
    ({ person } = session);
    if (!wasLogin || seen !== undefined) write();
  });
  const stored = read();
  if (stored) follow(stored, true);
  // A page may be woken during its login.
  else void session.ready.then(check);
  checks.set(session, check);
  const stops = listenToWaking(check);
  session.closers.add(async () => {
    unsubscribe();
    for (const stop of stops) stop();
  });
}

/** Calls a function when another tab has changed the storage, and when the page may have slept. */
function listenToWaking(check: () => void): (() => void)[] {
  const page = globalThis as Partial<typeof globalThis>;
  const watch = (target: Partial<EventTarget> | undefined, event: string) => {
    target?.addEventListener?.(event, check);
    return () => target?.removeEventListener?.(event, check);
  };
  return [watch(page, 'storage'), watch(page, 'pageshow'), watch(page.document, 'visibilitychange')];
}
