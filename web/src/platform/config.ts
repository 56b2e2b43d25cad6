import type { HostOverrides } from '@health-app/sdk';

export const { environment, appVersion, appLink, stores, messagingAppIds } = __SETTINGS__;

// In dev the page's own server passes /api on to the mock.
const own = `${location.origin}/api`;

export const hosts: HostOverrides =
  environment === 'dev' ? { dev: { main: own, food: own, ...__SETTINGS__.hosts.dev } } : __SETTINGS__.hosts;
