import type { HostOverrides } from '@health-app/sdk';

const settings = __SETTINGS__;

export const { environment, appVersion, autoRedirect, appLink, stores, messagingAppIds } = settings;

// In dev the page's own server passes /api on to the mock.
const own = `${location.origin}/api`;

export const hosts: HostOverrides =
  environment === 'dev' ? { dev: { main: own, food: own, ...settings.hosts.dev } } : settings.hosts;

/** The upload for plain browsers; empty without one. In dev the mock has it. */
export const uploadUrl = settings.uploadUrl || (environment === 'dev' ? `${own}/__mock/pictures` : '');
