import type { HostOverrides } from '@health-app/sdk';

const settings = __SETTINGS__;

export const { environment, appVersion, autoRedirect, appLink, stores, messagingAppIds } = settings;

// In development, the page's own server forwards /api to the mock.
const own = `${location.origin}/api`;

export const hosts: HostOverrides =
  environment === 'dev' ? { dev: { main: own, food: own, ...settings.hosts.dev } } : settings.hosts;

/** The upload for plain browsers; empty if there is none. In development, the mock provides it. */
export const uploadUrl = settings.uploadUrl || (environment === 'dev' ? `${own}/__mock/pictures` : '');
