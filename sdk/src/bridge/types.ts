import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../generated/bridge.ts';
import type { NativeLogin } from '../native-login.ts';
import type { User } from '../session.ts';
import type { MessagingOptions } from './connect.ts';
import type { BridgeStats } from './pending-requests.ts';
import type { BridgeWindow, Platform } from './platform.ts';

/** How a bridge is made. */
export interface BridgeOptions {
  /** Default: the page's own. */
  window?: BridgeWindow;
  /** Origins whose pages may use the bridge, e.g. `https://h5.health-app.example`. Default: the page's own. */
  origins?: readonly string[];
  /**
   * Also works in a frame whose top page is of the same origin, for tools that show the app in a phone frame. Never in
   * production: a page that frames this one could then stand in for the native app. Default: only as the top page.
   */
  sameOriginFrame?: boolean;
  /** ms that the embedder has to say what it offers; until it does, later calls reject with `unavailable`. Default 5,000. */
  handshakeTimeout?: number;
  /** For the messaging app's browser. */
  messaging?: MessagingOptions;
}

/** Options of one call. */
export interface BridgeCallOptions {
  /** Frees the caller when aborted, with `cancelled`; the host is told. */
  signal?: AbortSignal;
  /** ms on the screen, in place of the table's limit. */
  timeout?: number;
}

/** Options of one stream. */
export interface BridgeStreamOptions<Event> {
  /** Told of each event. */
  onEvent: (event: Event) => void;
  /** Ends the stream when aborted, which is no error; the host is told. */
  signal?: AbortSignal;
  /** ms on the screen until the stream is open, in place of the table's limit. */
  timeout?: number;
}

/** Parameters may be left out where none are needed. */
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
   * Asks the host for something. Before `ready` it waits, 100 calls at most.
   * @throws {HealthError} `bridge`, see `BridgeErrorCode`
   */
  call<Action extends keyof BridgeCalls>(
    action: Action,
    ...input: CallInput<BridgeCalls[Action]['params'], BridgeCallOptions>
  ): Promise<BridgeCalls[Action]['result']>;
  /**
   * Tells the host something that has no answer. What the host does not offer is dropped and counted.
   * @throws {HealthError} `not supported`, at once, for a name that is not in the table
   */
  notify<Action extends keyof BridgeNotes>(action: Action, params: BridgeNotes[Action]['params']): void;
  /**
   * Has the host tell of events until the signal is aborted or the host ends it; then it resolves.
   * @throws {HealthError} `bridge`, see `BridgeErrorCode`
   */
  stream<Action extends keyof BridgeStreams>(
    action: Action,
    params: BridgeStreams[Action]['params'],
    options: BridgeStreamOptions<BridgeStreams[Action]['result']>,
  ): Promise<void>;
  /** The user of the native app; empty in a browser. */
  getUserInfo(): Promise<User>;
  /** Takes the bridge off the page; what is under way rejects with `unavailable`. */
  dispose(): void;
}
