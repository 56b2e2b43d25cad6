import type { Login, User } from './session.ts';
import { callback, check, flag, type Rule, readOptions } from './validate.ts';

/** The part of a bridge that the login uses, e.g. of `createBridge()` from `@health-app/sdk/bridge`. */
export interface NativeLogin {
  /** Resolves to the app's current user. */
  getUserInfo(): Promise<User>;
  /** Opens the app's own login; resolves after the person has logged in, otherwise rejects. */
  login(): Promise<unknown>;
}

/** Options for a native app without a user. */
export interface NativeLoginOptions {
  /**
   * If the app has no user, opens its login, and reloads the page afterwards: once in a tab until the app provides a token,
   * because an app whose login gives none would otherwise reload the page forever. Needs the session storage.
   * @default false
   * @example true
   */
  autoRedirect?: boolean | undefined;
  /**
   * Reloads the page.
   * @default () => location.reload()
   * @example () => router.reload()
   */
  reload?: (() => void) | undefined;
}

const isNativeLogin: Rule = [
  (value: unknown) => {
    const { getUserInfo, login } = Object(value) as Partial<NativeLogin>;
    return typeof getUserInfo === 'function' && typeof login === 'function';
  },
  'a bridge with getUserInfo and login',
];
const rules = { autoRedirect: flag, reload: callback };

/**
 * The login of a page in the iOS or Android app (spec, section 4): requests the user from the app.
 * @returns the option `login` of `createHealthClient`; set `source` there too, so that a user without a token counts as a
 *   failed login
 * @throws {TypeError} for an invalid argument or option; the message gives the valid values
 */
export function nativeLogin(bridge: NativeLogin, options: NativeLoginOptions = {}): Login {
  check('bridge', bridge, isNativeLogin);
  const { autoRedirect, reload } = readOptions('options', options, rules, {});
  return async () => {
    let user: User | undefined;
    try {
      user = await bridge.getUserInfo();
      return user;
    } finally {
      // The login does not wait for it, because a person takes longer than calls can wait, and the page reloads afterwards.
      if (autoRedirect && isFirstAttempt(!!user?.userToken)) void openLogin(bridge, reload);
    }
  };
}

/** Records an attempt in the session storage, which survives the reload. Without a storage, no attempt is the first. */
function isFirstAttempt(isSignedIn: boolean): boolean {
  const key = 'health-app.autoRedirect';
  try {
    if (isSignedIn) sessionStorage.removeItem(key);
    if (isSignedIn || sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

async function openLogin(bridge: NativeLogin, reload = () => location.reload()): Promise<void> {
  try {
    await bridge.login();
  } catch {
    // The person declined and stays on the page; `session.error` contains the reason of refused calls.
    return;
  }
  reload();
}
