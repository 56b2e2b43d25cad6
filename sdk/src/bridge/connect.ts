import { type BridgeWindow, hostName, type Platform, type Poster, receiverName } from './platform.ts';

/** Gives a message, as JSON, to the host. */
export type Post = (message: string) => void;

/** The signature of a page for the messaging app's JS SDK; the contract's `messaging.launchAppParam` gives it. */
export interface MessagingSignature {
  appId: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonceStr: string;
  signature: string;
  /** Of the native app; without it the app cannot be opened from there. */
  launchAppId?: string;
  /** What the native app is opened with. */
  launchParam?: string;
}

/** Options for the messaging app's browser. */
export interface MessagingOptions {
  /**
   * Signs an address of this page, which has no `#`.
   * @default none: the messaging app counts as a plain browser
   * @example (url) => health.messaging.launchAppParam({ url })
   */
  sign?: ((url: string) => Promise<MessagingSignature>) | undefined;
  /**
   * Address of the messaging app's JS SDK.
   * @default the address of its vendor
   * @example 'https://static.our.example/jweixin-1.6.0.js'
   */
  script?: string | undefined;
}

/**
 * Opens the channel to the host. The two browsers have none, so code of our own plays the host there; it is loaded there
 * alone.
 * @param receive takes the host's messages
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
  // Looked up at each message: the app may put another object there when the page comes back.
  return (text) => {
    const channel = platform === 'ios' ? win.webkit?.messageHandlers?.[hostName] : win[hostName];
    // Throws where the channel is gone, as one that is broken does.
    (channel as Required<Poster>).postMessage(platform === 'ios' ? JSON.parse(text) : text);
  };
}
