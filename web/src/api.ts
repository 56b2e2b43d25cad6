import { createHealthClient } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';
import { appVersion, environment, hosts } from './app/config.ts';
import { login, source } from './app/host.ts';
import { showToast } from './ui/toast.ts';

/** The one client of this page. */
export const health = createHealthClient({
  environment,
  app: 'main',
  appVersion,
  source,
  hosts,
  login,
  onToast: ({ message }) => showToast(message),
});

export const { queries, infiniteQueries, mutations, invalidate } = createQueries(health);
