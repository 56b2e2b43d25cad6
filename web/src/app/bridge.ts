import { createBridge } from '@health-app/sdk/bridge';
import { health } from '../api.ts';

/** The one bridge of this page. Loaded by `host.ts`, and by nothing else. */
export const bridge = createBridge({
  // For the device page, which shows the app in a frame of its own origin. Asked of the build itself, so that a build for
  // anywhere else says no in so many words, which a test reads there.
  sameOriginFrame: (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev',
  messaging: { sign: (url) => health.messaging.launchAppParam({ url }, { silent: true }) },
});
