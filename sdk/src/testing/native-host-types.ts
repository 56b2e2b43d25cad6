import type { BridgeErrorCode } from '../bridge/error-codes.ts';
import type { PageMessage } from '../bridge/messages.ts';
import type { BridgeWindow } from '../bridge/platform.ts';
import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../generated/bridge.ts';
import type { FakeWindow } from './window.ts';

type ActionName = keyof BridgeCalls | keyof BridgeNotes | keyof BridgeStreams;

/** A reply of the host. An empty one returns the example of the action, or opens a stream that waits for `emit`. */
export interface HostAnswer {
  /**
   * Delay before the reply, ms.
   * @default 0
   * @example 500
   */
  after?: number;
  /**
   * Result of a call. It is sent unchecked, so a test may send a wrong one.
   * @default the example of the action
   * @example { text: 'f-77' }
   */
  result?: unknown;
  /**
   * Refuses a call, or ends a stream after its events with this error.
   * @default none
   * @example 'cancelled'
   */
  error?: BridgeErrorCode;
  /**
   * Text of the refusal.
   * @default none
   * @example 'the camera is in use'
   */
  message?: string;
  /**
   * Events of a stream, in order. They are sent unchecked.
   * @default []
   * @example [{ steps: 10 }, { steps: 11 }]
   */
  events?: unknown[];
  /**
   * Delay before each event, ms.
   * @default 0
   * @example 100
   */
  every?: number;
  /**
   * Ends the stream after the events.
   * @default false
   * @example true
   */
  end?: boolean;
  /**
   * Never replies.
   * @default false
   * @example true
   */
  silent?: boolean;
  /**
   * Number of times that the reply is sent.
   * @default 1
   * @example 2
   */
  times?: number;
  /**
   * Replies even if the page has cancelled.
   * @default false
   * @example true
   */
  deaf?: boolean;
  /**
   * Messages instead of a reply, sent unchecked.
   * @default none
   * @example ['not JSON']
   */
  raw?: unknown[];
}

/** A call or stream of the page. */
export interface HostCall {
  action: string;
  params: object;
  id: string;
  /** Aborted when the page cancels. */
  signal: AbortSignal;
}

/** Replies by action. A function returns a reply for given parameters, and may wait, e.g. for a person. */
export type HostScript = {
  [Action in ActionName]?: HostAnswer | ((params: object, call: HostCall) => HostAnswer | Promise<HostAnswer>);
};

/** Options of a scripted host. */
export interface NativeHostOptions {
  /**
   * The app whose channel it uses.
   * @example 'ios'
   */
  platform: 'ios' | 'android';
  /**
   * Replies by action.
   * @default each action replies with its example
   * @example { scanQr: { result: { text: 'f-77' } } }
   */
  script?: HostScript;
  /**
   * Names of the offered actions, including unknown ones.
   * @default all actions of its platform
   * @example ['scanQr']
   */
  offers?: readonly string[];
  /**
   * The protocol version that it announces.
   * @default 1
   * @example 99
   */
  version?: number;
  /**
   * Its reply to the page's first message.
   * @default its version and its actions
   * @example { error: 'unavailable' }
   */
  hello?: HostAnswer;
  /**
   * The window that receives its channel.
   * @default a new fake window
   * @example globalThis.window
   */
  window?: BridgeWindow;
}

/** One message, in either direction. */
export interface HostEntry {
  from: 'page' | 'host';
  message: unknown;
  /** ms since 1970. */
  at: number;
}

/** A scripted native app, the host side of the bridge. */
export interface NativeHost {
  /** For `createBridge({ window: host.window })`. */
  readonly window: FakeWindow;
  /** Every message to or from the page, oldest first. */
  readonly log: readonly HostEntry[];
  /** Returns the messages of one type from the page. */
  said<Type extends PageMessage['type']>(type: Type): (PageMessage & { type: Type })[];
  /** Number of calls and streams that have not ended. */
  readonly running: number;
  /** Changes the script. */
  answer<Action extends ActionName>(action: Action, next: NonNullable<HostScript[Action]>): void;
  /** Sends an event to every open stream of an action. */
  emit(action: keyof BridgeStreams, data: unknown): void;
  /** Ends every open stream of an action, optionally with an error. */
  end(action: keyof BridgeStreams, error?: BridgeErrorCode): void;
  /** Sends any value to the page's receiver. */
  give(message: unknown): void;
}
