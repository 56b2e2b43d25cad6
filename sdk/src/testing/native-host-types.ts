import type { BridgeErrorCode } from '../bridge/error-codes.ts';
import type { PageMessage } from '../bridge/messages.ts';
import type { BridgeWindow } from '../bridge/platform.ts';
import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../generated/bridge.ts';
import type { FakeWindow } from './window.ts';

type ActionName = keyof BridgeCalls | keyof BridgeNotes | keyof BridgeStreams;

/** An answer of the host. An empty one gives the example of the action; a stream opens, and waits for `emit`. */
export interface HostAnswer {
  /**
   * ms before the answer.
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
   * Refuses a call; ends a stream after its events.
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
   * ms before each event.
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
   * Never answers.
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
   * Answers although the page has cancelled.
   * @default false
   * @example true
   */
  deaf?: boolean;
  /**
   * Messages in place of an answer, sent unchecked.
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

/** Answers by action; a function decides on the parameters, and may wait, e.g. for a person. */
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
   * Answers by action.
   * @default each action answers with its example
   * @example { scanQr: { result: { text: 'f-77' } } }
   */
  script?: HostScript;
  /**
   * Names of the actions that it offers, unknown ones included.
   * @default all of its platform
   * @example ['scanQr']
   */
  offers?: readonly string[];
  /**
   * The protocol version that it claims.
   * @default 1
   * @example 99
   */
  version?: number;
  /**
   * Its answer to the page's first message.
   * @default its version and its actions
   * @example { error: 'unavailable' }
   */
  hello?: HostAnswer;
  /**
   * The window that gets its channel.
   * @default a new fake one
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

/** The app’s side of the bridge, played by a script. */
export interface NativeHost {
  /** For `createBridge({ window: host.window })`. */
  readonly window: FakeWindow;
  /** Every message that went to or came from the page, oldest first. */
  readonly log: readonly HostEntry[];
  /** The messages of one type from the page. */
  said<Type extends PageMessage['type']>(type: Type): (PageMessage & { type: Type })[];
  /** Number of calls and streams that the host has not ended. */
  readonly running: number;
  /** Changes the script. */
  answer<Action extends ActionName>(action: Action, next: NonNullable<HostScript[Action]>): void;
  /** Sends an event to every open stream of an action. */
  emit(action: keyof BridgeStreams, data: unknown): void;
  /** Ends every open stream of an action, with an error if one is given. */
  end(action: keyof BridgeStreams, error?: BridgeErrorCode): void;
  /** Sends any value to the page's receiver. */
  give(message: unknown): void;
}
