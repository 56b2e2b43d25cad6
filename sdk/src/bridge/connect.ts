import { type BridgeWindow, hostName, type Platform, type Poster, receiverName } from './platform.ts';

/** Sends a message, as JSON, to the host. */
export type Post = (message: string) => void;

/** The signature of a page for the messaging app's JS SDK; the contract's `messaging.launchAppParam` gives it. */
export interface MessagingSignature {
  appId: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonceStr: string;
  signature: string;
  /** Id of the native app; the messaging app needs it to open the app. */
  launchAppId?: string;
  /** Parameter that the native app starts with. */
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
 * Opens the channel to the host. The two browsers have no host, so an adapter, which only they load, plays it.
 * @param receive is called with each message of the host
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
  // Read for each message: the app may install another object when the page comes back.
  return (text) => {
    const channel = platform === 'ios' ? win.webkit?.messageHandlers?.[hostName] : win[hostName];
    // Throws if the channel is gone, like a broken channel.
    (channel as Required<Poster>).postMessage(platform === 'ios' ? JSON.parse(text) : text);
  };
}
