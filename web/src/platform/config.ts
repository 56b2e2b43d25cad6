import { readSettings } from './settings.ts';

// In dev the page's own server passes /api on to the mock.
export const { environment, appVersion, hosts, appLink, stores, messagingAppIds } = readSettings(
  import.meta.env,
  `${location.origin}/api`,
);
