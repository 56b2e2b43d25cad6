import type { Environment, HostOverrides } from '@health-app/sdk';

/** Version of this web app as the `appVersion` header says it. */
export const appVersion = '0.1.0';

export const environment = (import.meta.env.VITE_ENVIRONMENT ?? 'dev') as Environment;

// In dev the page's own server passes /api on to the mock.
const own = `${location.origin}/api`;
export const hosts: HostOverrides = { dev: { main: own, food: own } };
