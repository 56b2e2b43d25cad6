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
