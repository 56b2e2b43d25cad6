import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../generated/bridge.ts';
import type { NativeLogin } from '../native-login.ts';
import type { User } from '../session.ts';
import type { MessagingOptions } from './channel.ts';
import type { BridgeStats } from './pending-requests.ts';
import type { BridgeWindow, Platform } from './platform.ts';

/** Options of a bridge. */
export interface BridgeOptions {
  /**
   * The window of the page.
   * @default globalThis
   * @example createNativeHost({ platform: 'ios' }).window
   */
  window?: BridgeWindow | undefined;
  /**
   * Origins whose pages may use the bridge.
   * @default the page's own
   * @example ['https://h5.health-app.example']
   */
  origins?: readonly string[] | undefined;
  /**
   * Permits a frame whose top page has the same origin, for tools that show the app in a phone frame. Never set it in
   * production, because a page that frames this one could then impersonate the native app.
   * @default false
   * @example true
   */
  sameOriginFrame?: boolean | undefined;
  /**
   * Time limit in ms, above 0 or Infinity, for the embedder to tell which actions it offers. After that, calls reject with
   * `unavailable` until it does.
   * @default 5_000
   * @example 10_000
   */
  handshakeTimeout?: number | undefined;
  /**
   * Signs the page for the messaging app's browser.
   * @default none: that browser is treated as a plain browser
   * @example { sign: (url) => health.messaging.launchAppParam({ url }) }
   */
  messaging?: MessagingOptions | undefined;
}

/** Options of one call. */
export interface BridgeCallOptions {
  /**
   * Aborts the call: it rejects with `cancelled`, and the host receives a `cancel`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, counted while the page is visible.
   * @default the limit of the action, usually 10_000
   * @example { timeout: 30_000 }
   */
  timeout?: number | undefined;
}

/** Options of one stream. */
export interface BridgeStreamOptions<Event> {
  /**
   * Called with each event.
   * @example { onEvent: ({ steps }) => show(steps) }
   */
  onEvent: (event: Event) => void;
  /**
   * Ends the stream: it resolves, and the host receives a `cancel`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, until the stream is open, counted while the page is visible.
   * @default the limit of the action, usually 10_000
   * @example { timeout: 30_000 }
   */
  timeout?: number | undefined;
}

/** Makes the parameters optional if none are required. */
type CallInput<Params, Options> =
  Record<never, never> extends Params ? [params?: Params, options?: Options] : [params: Params, options?: Options];

/**
 * The page's side of the native bridge; `nativeLogin(bridge)` makes it the login of a client. Errors are `HealthError`s
 * of kind `bridge`, with a `BridgeErrorCode` as `code`.
 */
export interface Bridge extends NativeLogin {
  readonly platform: Platform;
  /** Resolves when the embedder has told which actions it offers, or after `handshakeTimeout`. It never rejects. */
  readonly ready: Promise<void>;
  /**
   * Resolves when the embedder has told which actions it offers, however late; never without an embedder.
   * @example
   * // Follows the app's back button for the life of the page, also in an app that is slow to start.
   * void bridge.connected.then(() => bridge.stream('interceptBack', {}, { onEvent: goBack }));
   */
  readonly connected: Promise<void>;
  readonly stats: Readonly<BridgeStats>;
  /** Whether the host offers an action; `false` before `ready`. */
  offers(action: keyof BridgeCalls | keyof BridgeNotes | keyof BridgeStreams): boolean;
  /**
   * Calls an action of the host. Before `ready` the call waits, with at most 100 others.
   * @throws {HealthError} `bridge`, see `BridgeErrorCode`
   */
  call<Action extends keyof BridgeCalls>(
    action: Action,
    ...input: CallInput<BridgeCalls[Action]['params'], BridgeCallOptions>
  ): Promise<BridgeCalls[Action]['result']>;
  /**
   * Sends the host a notification, which has no reply. A notification that the host does not offer is dropped and counted.
   * @throws {HealthError} `not supported`, immediately, for a name that is not in the table
   */
  notify<Action extends keyof BridgeNotes>(action: Action, params: BridgeNotes[Action]['params']): void;
  /**
   * Subscribes to events of the host. It resolves when the signal is aborted or the host ends the stream.
   * @throws {HealthError} `bridge`, see `BridgeErrorCode`
   */
  stream<Action extends keyof BridgeStreams>(
    action: Action,
    params: BridgeStreams[Action]['params'],
    options: BridgeStreamOptions<BridgeStreams[Action]['result']>,
  ): Promise<void>;
  /** The user of the native app; empty in a browser. */
  getUserInfo(): Promise<User>;
  /** Removes the bridge from the page; pending calls reject with `unavailable`. */
  dispose(): void;
}
