import { completeUser, nativeLogin } from '@health-app/sdk';
import { type Bridge, createBridge, type MessagingSignature } from '@health-app/sdk/bridge';
import { historyIndex } from '#platform/history/scroll-restoration.ts';

// Exported here, so that a plain browser does not load them.
export { completeUser, nativeLogin };

/**
 * Creates the bridge of this page.
 * @param sign fetches the messaging app's signature of a URL
 */
export const createPageBridge = (sign: (url: string) => Promise<MessagingSignature>) =>
  createBridge({
    // Only the device page needs this, because it shows the app in a frame of the same origin. The expression is inlined so
    // that a production build contains a literal `false`, which a test checks.
    sameOriginFrame: (import.meta.env.VITE_ENVIRONMENT ?? 'dev') === 'dev',
    messaging: { sign },
  });

/**
 * Handles the native app's *back*: closes the top overlay, then goes back screen by screen; on the first screen, closes the
 * page.
 */
export async function handleBack(bridge: Bridge): Promise<void> {
  const onEvent = () => {
    const dialogs = document.querySelectorAll('dialog[open]');
    const top = dialogs[dialogs.length - 1];
    // Dispatches the same event as Escape.
    if (top) top.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (historyIndex() > 0) history.back();
    else bridge.call('closePage').catch(() => {});
  };
  await bridge.stream('interceptBack', {}, { onEvent });
}
