import { nativeLogin } from '@health-app/sdk';
import { createBridge, type MessagingSignature } from '@health-app/sdk/bridge';

// Here, so that a plain browser does not load it.
export { nativeLogin };

/**
 * Creates the bridge of this page. Only `embedder.ts` imports this file.
 * @param sign fetches the messaging app's signature of an address
 */
export const createPageBridge = (sign: (url: string) => Promise<MessagingSignature>) =>
  createBridge({
    // Only the device page needs this: it shows the app in a frame of the same origin. The check stands here so that a
    // production build contains a literal `false`, which a test reads.
    sameOriginFrame: (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev',
    messaging: { sign },
  });
