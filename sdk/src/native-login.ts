import type { Login, User } from './session.ts';
import { callback, check, flag, type Rule, readOptions } from './validate.ts';

/** The part of a bridge that the login uses; `createBridge()` of `@health-app/sdk/bridge` makes one. */
export interface NativeLogin {
  /** Resolves to the app's current user. */
  getUserInfo(): Promise<User>;
  /** Opens the app's own login; resolves when the person has logged in, rejects when they have not. */
  login(): Promise<unknown>;
}

/** Options for a native app without a user. */
export interface NativeLoginOptions {
  /**
   * Where the app has no user: opens its login, and loads the page again after its success.
   * @default false
   * @example true
   */
  autoRedirect?: boolean | undefined;
  /**
   * Loads the page again.
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
 * The login of a page in the iOS or Android app (spec, section 4): it asks the app for its user.
 * @returns for `login` of `createHealthClient`; `source` must be set there too, so that a user without a token counts as a
 *   failed login
 * @throws {TypeError} that names the argument or option which cannot be, and says what it takes
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
      // The login does not wait for it: a person takes longer than calls can wait, and the page then loads again.
      if (autoRedirect && !user?.userToken) void openLogin(bridge, reload);
    }
  };
}

async function openLogin(bridge: NativeLogin, reload = () => location.reload()): Promise<void> {
  try {
    await bridge.login();
  } catch {
    // The person has declined and stays on the page; `session.error` holds the reason of refused calls.
    return;
  }
  reload();
}
