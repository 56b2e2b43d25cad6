import { createBridge, type MessagingSignature } from '@health-app/sdk/bridge';

/**
 * Creates the bridge of this page. Only `embedder.ts` imports this file.
 * @param sign gives the messaging app the signature of an address
 */
export const createPageBridge = (sign: (url: string) => Promise<MessagingSignature>) =>
  createBridge({
    // For the device page, which shows the app in a frame of its own origin. The check stands here so that a production build
    // holds a literal `false`, which a test reads there.
    sameOriginFrame: (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev',
    messaging: { sign },
  });
