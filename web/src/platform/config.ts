import { readSettings } from './settings.ts';

// In development, the page's own server forwards `/api` to the mock.
export const { environment, appVersion, hosts, appLink, stores, messagingAppIds } = readSettings(
  import.meta.env,
  `${location.origin}/api`,
);
