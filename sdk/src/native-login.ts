import type { Login, User } from './session.ts';

/** What the login asks of the native app; `createBridge()` of `@health-app/sdk/bridge` has it. */
export interface NativeLogin {
  /** The user that is logged in to the app. */
  getUserInfo(): Promise<User>;
  /** Opens the app's own login; resolves when the person has logged in, rejects when they have not. */
  login(): Promise<unknown>;
}

/** What to do where the native app has no user. */
export interface NativeLoginOptions {
  /** Where the app has no user: opens its login, and loads the page again after its success. Default: not. */
  autoRedirect?: boolean;
  /** Loads the page again. Default: `location.reload()`. */
  reload?: () => void;
}

/**
 * The login of a page in the iOS or Android app (spec, section 4): the app is asked for its user.
 * @returns for `login` of `createHealthClient`; `source` must be set there too, so that a user without a token counts as a
 *   failed login
 */
export function nativeLogin(bridge: NativeLogin, { autoRedirect, reload }: NativeLoginOptions = {}): Login {
  return async () => {
    let user: User | undefined;
    try {
      user = await bridge.getUserInfo();
      return user;
    } finally {
      // Not waited for: a person takes longer than calls can wait, and the page then starts anew.
      if (autoRedirect && !user?.userToken) void openLogin(bridge, reload);
    }
  };
}

async function openLogin(bridge: NativeLogin, reload = () => location.reload()): Promise<void> {
  try {
    await bridge.login();
  } catch {
    // A person who does not log in stays where they are; `session.error` says why calls are refused.
    return;
  }
  reload();
}
