import { createBridge } from '@health-app/sdk/bridge';
import { health } from './client.ts';
import { messagingAppIds } from './config.ts';

/** The one bridge of this page. Loaded by `host.ts`, and by nothing else. */
export const bridge = createBridge({
  // For the device page, which shows the app in a frame of its own origin. Asked of the build itself, so that a build for
  // anywhere else says no in so many words, which a test reads there.
  sameOriginFrame: (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev',
  messaging: { sign },
});

/** What the messaging app needs to trust this address; which app its button opens is a matter of the build, if that says so. */
async function sign(url: string) {
  const signed = await health.messaging.launchAppParam({ url }, { silent: true });
  return { ...signed, launchAppId: messagingAppIds[health.app] ?? signed.launchAppId };
}
