import { createBridge } from '@health-app/sdk/bridge';
import { health } from '../api.ts';
import { environment } from './config.ts';

/** The one bridge of this page. Loaded by `host.ts`, and by nothing else. */
export const bridge = createBridge({
  // For the device page, which shows the app in a frame of its own origin; a build for anywhere else has no such door.
  sameOriginFrame: environment === 'dev',
  messaging: { sign: (url) => health.messaging.launchAppParam({ url }, { silent: true }) },
});
