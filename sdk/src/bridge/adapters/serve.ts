import type { BridgeCalls, BridgeNotes, BridgeStreams } from '../../generated/bridge.ts';
import type { Post } from '../channel.ts';
import type { BridgeErrorCode } from '../error-codes.ts';
import type { PageMessage } from '../messages.ts';

/** The context of a handler. */
export interface HandlerContext<Event = never> {
  /** Aborted when the page cancels. */
  signal: AbortSignal;
  /** Sends an event of a stream. */
  emit(event: Event): void;
}

type Given<Row> = Row extends { params: infer Params } ? Params : never;
type Gives<Row> = Row extends { result: infer Result } ? Result : never;

/** A handler for each action of a browser. A handler refuses by throwing. */
export type Handlers = {
  [Action in keyof BridgeCalls]?: (
    params: Given<BridgeCalls[Action]>,
    context: HandlerContext,
  ) => Gives<BridgeCalls[Action]> | Promise<Gives<BridgeCalls[Action]>>;
} & { [Action in keyof BridgeNotes]?: (params: Given<BridgeNotes[Action]>) => void } & {
  /** Sends events until the signal is aborted, or its promise resolves. */
  [Action in keyof BridgeStreams]?: (
    params: Given<BridgeStreams[Action]>,
    context: HandlerContext<Gives<BridgeStreams[Action]>>,
  ) => void | Promise<void>;
};

/** Acts as the host in the page itself, with handlers and the same messages as the native apps. */
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
      // Called before any await, because browsers open dialogs and file choosers only in response to a tap.
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

/** Thrown by a handler to refuse. */
class Refusal extends Error {
  readonly code: BridgeErrorCode;

  constructor(code: BridgeErrorCode, why?: string) {
    super(why);
    this.code = code;
  }
}

/** Refuses a request; called by handlers. */
export function refuse(code: BridgeErrorCode, why?: string): never {
  throw new Refusal(code, why);
}

/** Converts an error of a handler to a code for the page. */
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
