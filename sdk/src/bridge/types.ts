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
   * Also works in a frame whose top page is of the same origin, for tools that show the app in a phone frame. Never set it in
   * production: a page that frames this one could then stand in for the native app.
   * @default false
   * @example true
   */
  sameOriginFrame?: boolean | undefined;
  /**
   * ms above 0, or Infinity, that the embedder has to say what it offers. After that, calls reject with `unavailable` until it does.
   * @default 5_000
   * @example 10_000
   */
  handshakeTimeout?: number | undefined;
  /**
   * Signs the page for the messaging app's browser.
   * @default none: that browser counts as a plain one
   * @example { sign: (url) => health.messaging.launchAppParam({ url }) }
   */
  messaging?: MessagingOptions | undefined;
}

/** Options of one call. */
export interface BridgeCallOptions {
  /**
   * Ends the call when aborted: it rejects with `cancelled`, and the host gets a `cancel`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, counted while the page is on the screen.
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
   * Ends the stream when aborted: it resolves, and the host gets a `cancel`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, until the stream is open, counted while the page is on the screen.
   * @default the limit of the action, usually 10_000
   * @example { timeout: 30_000 }
   */
  timeout?: number | undefined;
}

/** Parameters are optional where none are required. */
type CallInput<Params, Options> =
  Record<never, never> extends Params ? [params?: Params, options?: Options] : [params: Params, options?: Options];

/**
 * The page's side of the native bridge; `nativeLogin(bridge)` makes it the login of a client. Errors are `HealthError`s
 * of kind `bridge`, with a `BridgeErrorCode` as `code`.
 */
export interface Bridge extends NativeLogin {
  readonly platform: Platform;
  /** Resolves when the embedder has said what it offers, or `handshakeTimeout` has passed. It never rejects. */
  readonly ready: Promise<void>;
  /**
   * Resolves when the embedder has said what it offers, however late; never where there is none.
   * @example
   * // Follows the app's back button for the life of the page, also in an app that is slow to start.
   * void bridge.connected.then(() => bridge.stream('interceptBack', {}, { onEvent: goBack }));
   */
  readonly connected: Promise<void>;
  readonly stats: Readonly<BridgeStats>;
  /** Whether the host offers an action; `false` before `ready`. */
  offers(action: keyof BridgeCalls | keyof BridgeNotes | keyof BridgeStreams): boolean;
  /**
   * Calls an action of the host. Before `ready` the call waits, 100 calls at most.
   * @throws {HealthError} `bridge`, see `BridgeErrorCode`
   */
  call<Action extends keyof BridgeCalls>(
    action: Action,
    ...input: CallInput<BridgeCalls[Action]['params'], BridgeCallOptions>
  ): Promise<BridgeCalls[Action]['result']>;
  /**
   * Sends the host a notification, which has no answer. One that the host does not offer is dropped and counted.
   * @throws {HealthError} `not supported`, at once, for a name that is not in the table
   */
  notify<Action extends keyof BridgeNotes>(action: Action, params: BridgeNotes[Action]['params']): void;
  /**
   * Subscribes to events of the host, until the signal is aborted or the host ends the stream; then it resolves.
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
