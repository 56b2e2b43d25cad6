import { createHealthClient } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';
import { persistSession } from '@health-app/sdk/session';
import { sendOnce } from '#platform/client/early-reply.ts';
import { followLogOut } from '#platform/client/follow-log-out.ts';
import { loginExpired } from '#platform/client/login-expired.ts';
import { login, signMessagingPageWith, source } from '#platform/device/embedder.ts';
import { apiApp, product } from '#platform/routing/product.ts';
import { appVersion, environment, hosts, messagingAppIds } from './config.ts';
import { readServerTime } from './server-clock.ts';
import { deviceStorage, tabStorage } from './storage.ts';

let showFailure: (error: Error) => void = () => {};

/**
 * Sets the function that shows a failure, which is in `query/failure-toast.ts`, because the page's first file contains no
 * texts.
 */
export const showFailuresWith = (show: (error: Error) => void): void => {
  showFailure = show;
};

/**
 * The client of this page. A failure shows a toast unless the call is silent, because the screen itself shows the failure,
 * as `QueryView` does for a read and `InlineError` for a command.
 */
export const health = createHealthClient({
  environment,
  app: apiApp(product),
  appVersion,
  source,
  hosts,
  login,
  onLoginExpired: () => loginExpired.set(true),
  fetch: sendOnce,
  hooks: { onResponse: ({ responseHeaders }) => readServerTime(responseHeaders) },
  // The session-expired sheet reports an expired login.
  onToast: ({ error }) => error.kind === 'login-expired' || showFailure(error),
});

// Each tab has its own user, and closing the tab ends the login. The person's data on the device stays, and *On this device*
// offers the next guest to delete it. A test puts its own token into the session storage to get a separate world.
persistSession(health, {
  storage: deviceStorage,
  userStorage: tabStorage,
  onEnd: followLogOut,
});

// The native app's id comes from the build's settings, or else from the server.
signMessagingPageWith(async (url) => {
  const signed = await health.messaging.launchAppParam({ url }, { silent: true });
  return { ...signed, launchAppId: messagingAppIds[health.app] ?? signed.launchAppId };
});

/** Reads are silent. `useQueryWithToast` shows a failure that the screen does not show. */
export const { queries, infiniteQueries, mutations, invalidate } = createQueries(health, { silent: true });
