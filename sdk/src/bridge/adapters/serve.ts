import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../../generated/bridge.ts';
import type { Post } from '../connect.ts';
import type { BridgeErrorCode } from '../errors.ts';
import type { PageMessage } from '../messages.ts';

/** What a handler may use. */
export interface HandlerContext<Event = never> {
  /** Aborted when the page has lost interest. */
  signal: AbortSignal;
  /** Sends an event of a stream. */
  emit(event: Event): void;
}

type Given<Row> = Row extends { params: infer Params } ? Params : never;
type Gives<Row> = Row extends { result: infer Result } ? Result : never;

/** What a browser does for each action that it has; a handler that throws says no. */
export type Handlers = {
  [Action in keyof BridgeCalls]?: (
    params: Given<BridgeCalls[Action]>,
    context: HandlerContext,
  ) => Gives<BridgeCalls[Action]> | Promise<Gives<BridgeCalls[Action]>>;
} & { [Action in keyof BridgeNotes]?: (params: Given<BridgeNotes[Action]>) => void } & {
  /** Gives events until the signal is aborted, or its promise resolves. */
  [Action in keyof BridgeStreams]?: (
    params: Given<BridgeStreams[Action]>,
    context: HandlerContext<Gives<BridgeStreams[Action]>>,
  ) => void | Promise<void>;
};

/** Plays the host by handlers, in the page itself, with the same messages as the native apps. */
export function serve(handlers: Handlers, receive: (message: unknown) => void): Post {
  const running = new Map<string, AbortController>();
  const byName = new Map(Object.entries(handlers)) as Map<
    string,
    (params: object, context: HandlerContext<unknown>) => unknown
  >;

  async function run(message: Extract<PageMessage, { action: string; id: string }>): Promise<void> {
    const { type, id, action, params } = message;
    const controller = new AbortController();
    running.set(id, controller);
    const context = { signal: controller.signal, emit: (data: unknown) => receive({ type: 'event', id, data }) };
    try {
      // Called before anything is awaited: browsers open panels and choosers only within a person's tap.
      const result = await byName.get(action)?.(params, context);
      if (type === 'stream') return receive({ type: 'event', id });
      receive({ type: 'reply', id, result });
    } catch (fault) {
      receive({ type: 'reply', id, error: { code: codeOf(fault), message: String(fault) } });
    }
    running.delete(id);
  }

  return (text) => {
    const message = JSON.parse(text) as PageMessage;
    if (message.type === 'hello') {
      const { id, version } = message;
      receive({ type: 'reply', id, result: { version, actions: [...byName.keys()] } });
    } else if (message.type === 'notify') {
      byName.get(message.action)?.(message.params, { signal: new AbortController().signal, emit: () => {} });
    } else if (message.type === 'cancel') {
      running.get(message.id)?.abort();
      running.delete(message.id);
    } else void run(message);
  };
}

/** Why a handler says no. */
class Refusal extends Error {
  readonly code: BridgeErrorCode;

  constructor(code: BridgeErrorCode, why?: string) {
    super(why);
    this.code = code;
  }
}

/** Says no, from a handler. */
export function refuse(code: BridgeErrorCode, why?: string): never {
  throw new Refusal(code, why);
}

/** What a fault of a handler is to the page. */
export function codeOf(fault: unknown): BridgeErrorCode {
  if (fault instanceof Refusal) return fault.code;
  const codes: Record<string, BridgeErrorCode> = {
    AbortError: 'cancelled',
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotSupportedError: 'not supported',
  };
  return codes[(fault as Error | undefined)?.name ?? ''] ?? 'unavailable';
}
