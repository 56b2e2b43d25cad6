import { createHealthClient } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';
import { appVersion, environment, hosts, messagingAppIds } from './config.ts';
import { login, signMessagingPageWith, source } from './embedder.ts';
import { loginExpired } from './login-expired.ts';
import { apiApp, product } from './product.ts';

/** The client of this page. It shows no toasts: the screen says a failed read, and the control a failed command. */
export const health = createHealthClient({
  environment,
  app: apiApp(product),
  appVersion,
  source,
  hosts,
  login,
  onLoginExpired: () => loginExpired.set(true),
});

// The build may name the native app for the messaging app's button; otherwise the server names it.
signMessagingPageWith(async (url) => {
  const signed = await health.messaging.launchAppParam({ url }, { silent: true });
  return { ...signed, launchAppId: messagingAppIds[health.app] ?? signed.launchAppId };
});

export const { queries, infiniteQueries, mutations, invalidate } = createQueries(health);
