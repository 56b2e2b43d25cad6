import { createHealthClient, isHealthError, type Toast } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';
import { i18n } from '@lingui/core';
import { showToast } from '../ui/feedback/toast.ts';
import { appVersion, environment, hosts, messagingAppIds } from './config.ts';
import { login, signMessagingPageWith, source } from './embedder.ts';
import { loadKitMessages, locale } from './i18n.ts';
import { loginExpired } from './login-expired.ts';
import { apiApp, product } from './product.ts';

/** The client of this page. */
export const health = createHealthClient({
  environment,
  app: apiApp(product),
  appVersion,
  source,
  hosts,
  login,
  onLoginExpired: () => loginExpired.set(true),
  onToast,
});

// The build may name the native app for the messaging app's button; otherwise the server names it.
signMessagingPageWith(async (url) => {
  const signed = await health.messaging.launchAppParam({ url }, { silent: true });
  return { ...signed, launchAppId: messagingAppIds[health.app] ?? signed.launchAppId };
});

export const { queries, infiniteQueries, mutations, invalidate } = createQueries(health);

/** Shows a failure in the person's language. The texts load with the first screen that shows a query, or now. */
async function onToast({ error }: Toast): Promise<void> {
  // The session-expired sheet reports an expired login.
  if (isHealthError(error, 'login-expired')) return;
  try {
    const [{ failureText }, messages] = await Promise.all([import('../ui/query/failure-text.ts'), loadKitMessages()]);
    i18n.load(locale, messages);
    showToast(failureText(error));
  } catch {
    showToast(error.message);
  }
}
