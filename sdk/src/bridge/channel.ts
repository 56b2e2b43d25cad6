/** Sends a JSON message to the host. */
export type Post = (message: string) => void;

/** The signature of a page for the messaging app's JS SDK, from the operation `messaging.launchAppParam`. */
export interface MessagingSignature {
  appId: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonceStr: string;
  signature: string;
  /** Id of the native app; the messaging app needs it to open the app. */
  launchAppId?: string;
  /** Parameter with which the native app starts. */
  launchParam?: string;
}

/** Options for the messaging app's browser. */
export interface MessagingOptions {
  /**
   * Signs a URL of this page without its fragment.
   * @default none: the messaging app counts as a plain browser
   * @example (url) => health.messaging.launchAppParam({ url })
   */
  sign?: ((url: string) => Promise<MessagingSignature>) | undefined;
  /**
   * URL of the messaging app's JS SDK.
   * @default the vendor's URL
   * @example 'https://static.our.example/jweixin-1.6.0.js'
   */
  script?: string | undefined;
}
