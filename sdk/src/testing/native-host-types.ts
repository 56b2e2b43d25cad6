import type { BridgeErrorCode } from '../bridge/errors.ts';
import type { PageMessage } from '../bridge/messages.ts';
import type { BridgeWindow } from '../bridge/platform.ts';
import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../generated/bridge.ts';
import type { FakeWindow } from './window.ts';

type ActionName = keyof BridgeCalls | keyof BridgeNotes | keyof BridgeStreams;

/** How the host answers. Empty: with the action's example; a stream opens, and waits for `emit`. */
export interface HostAnswer {
  /** ms before the answer. Default 0. */
  after?: number;
  /** What a call gets. It is sent as it is, so it may be a lie. */
  result?: unknown;
  /** Refuses, e.g. `cancelled` where a person closes the sheet; a stream after its events. */
  error?: BridgeErrorCode;
  /** The host's words on a refusal. */
  message?: string;
  /** Events of a stream, in order; they may be lies. */
  events?: unknown[];
  /** ms before each event. Default 0. */
  every?: number;
  /** Ends the stream after the events. */
  end?: boolean;
  /** Never answers. */
  silent?: boolean;
  /** How often the reply is sent. Default 1. */
  times?: number;
  /** Answers although the page has cancelled. */
  deaf?: boolean;
  /** Given to the page in place of an answer, whatever it is. */
  raw?: unknown[];
}

/** A call or stream that the page has asked for. */
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

/** How a scripted host behaves. */
export interface NativeHostOptions {
  /** Whose wire it speaks. */
  platform: 'ios' | 'android';
  script?: HostScript;
  /** Names it offers; may be names that no table has. Default: all of its platform. */
  offers?: readonly string[];
  /** The protocol version it claims. Default: the page's. */
  version?: number;
  /** How it answers the page's first message. */
  hello?: HostAnswer;
  /** Where it puts its channel, e.g. a browser's own window. Default: a new fake one. */
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
  /** What the page said, of one type. */
  said<Type extends PageMessage['type']>(type: Type): (PageMessage & { type: Type })[];
  /** How many calls and streams the host has not ended. */
  readonly running: number;
  /** Changes the script. */
  answer<Action extends ActionName>(action: Action, next: NonNullable<HostScript[Action]>): void;
  /** Sends an event to every open stream of an action. */
  emit(action: keyof BridgeStreams, data: unknown): void;
  /** Ends every open stream of an action, with an error if one is given. */
  end(action: keyof BridgeStreams, error?: BridgeErrorCode): void;
  /** Gives anything at all to the page. */
  give(message: unknown): void;
}
