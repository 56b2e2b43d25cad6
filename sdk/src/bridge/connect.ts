import type { MessagingOptions, Post } from './channel.ts';
import { type BridgeWindow, hostName, type Platform, type Poster, receiverName } from './platform.ts';

/**
 * Opens the channel to the host. A browser has no host, so an adapter, which only browsers load, acts as the host.
 * @param receive called with each message of the host
 */
export async function connect(
  platform: Platform,
  win: BridgeWindow,
  receive: (message: unknown) => void,
  messaging: MessagingOptions,
): Promise<Post> {
  const entry = win.location.href;
  if (platform === 'messaging') {
    return (await import('./adapters/messaging.ts')).connectMessaging(win, receive, messaging, entry);
  }
  if (platform === 'browser') return (await import('./adapters/browser.ts')).connectBrowser(win, receive);
  win[receiverName] = receive;
  // Read for each message, because the app may install another object when the page is restored.
  return (text) => {
    const channel = platform === 'ios' ? win.webkit?.messageHandlers?.[hostName] : win[hostName];
    // Throws if the channel no longer exists or is broken.
    (channel as Required<Poster>).postMessage(platform === 'ios' ? JSON.parse(text) : text);
  };
}
