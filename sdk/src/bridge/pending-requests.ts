import { callSafely } from '../call-safely.ts';
import type { Shape } from './actions/row.ts';
import { readShape } from './check.ts';
import { type BridgeErrorCode, bridgeError, readHostError } from './errors.ts';
import type { HostMessage, PageMessage } from './messages.ts';
import type { BridgeWindow } from './platform.ts';

/** How messages have fared since the bridge was created. */
export interface BridgeStats {
  /** Messages given to the host. */
  sent: number;
  /** Notifications that the host does not offer, or that could not be sent. */
  unsent: number;
  /** Replies and events for what had timed out, was aborted or was ended. */
  late: number;
  /** Second replies. */
  duplicate: number;
  /** Replies and events for what this page never asked, or long ago. */
  unknown: number;
  /** Messages that are not of the protocol. */
  malformed: number;
  /** Calls and streams that have not ended. */
  readonly pending: number;
}

/** How one call or stream is to be run. */
export interface RequestSettings {
  signal?: AbortSignal;
  /** ms on the screen. */
  limit: number;
  shape?: Shape;
  /** There for a stream. */
  onEvent?: (data: unknown) => void;
}

interface PendingRequest extends RequestSettings {
  action: string;
  left: number;
  /** When the clock was last set; `undefined` while it does not run. */
  since?: number;
  sent?: boolean;
  timer?: ReturnType<typeof setTimeout>;
  /** Frees the caller, with an error or a result. */
  settle(error: unknown, result?: unknown): void;
}

/** How long a call waits for a person, and for a page that is hidden; ms. */
export const personLimit = 600_000;
/** What a call has left at least when a hidden page comes back, so that a reply that waited is read first; ms. */
const grace = 1_000;
/** How many ended ids are remembered, to tell late replies from duplicates. */
const memory = 100;

/** Keeps what is under way: ids, time limits, and who waits. Whatever happens, each request ends once. */
export function createPendingRequests(win: BridgeWindow, stats: BridgeStats, post: (message: PageMessage) => void) {
  const open = new Map<string, PendingRequest>();
  const ended = new Map<string, 'late' | 'duplicate'>();

  function begin(action: string, settings: RequestSettings): { id: string; promise: Promise<unknown> } {
    const { signal, onEvent } = settings;
    const id = crypto.getRandomValues(new Uint32Array(4)).join('.');
    const promise = new Promise((resolve, reject) => {
      // Who ends a stream by its signal has got what they wanted.
      const abort = () => (onEvent ? end(id, 'late', undefined, true) : giveUp(id, 'cancelled', signal?.reason));
      open.set(id, {
        ...settings,
        action,
        left: Math.min(settings.limit, 2 ** 31 - 1),
        settle(error, result) {
          signal?.removeEventListener('abort', abort);
          if (error) reject(error);
          else resolve(result);
        },
      });
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
    });
    return { id, promise };
  }

  /** Sends what begins an request; nothing when it has ended already. */
  function send(id: string, message: PageMessage): void {
    const request = open.get(id);
    if (!request) return;
    request.sent = true;
    setClock(id, request);
    try {
      post(message);
    } catch (cause) {
      request.sent = false;
      giveUp(id, 'transport', cause);
    }
  }

  function giveUp(id: string, code: BridgeErrorCode, cause?: unknown): void {
    const request = open.get(id);
    if (request) end(id, 'late', bridgeError(code, request.action, cause), true);
  }

  function end(id: string, how: 'late' | 'duplicate', error: unknown, tellHost: boolean, result?: unknown): void {
    const request = open.get(id);
    if (!request) return;
    open.delete(id);
    clearTimeout(request.timer);
    if (request.sent) {
      ended.set(id, how);
      if (ended.size > memory) ended.delete(ended.keys().next().value as string);
    }
    request.settle(error, result);
    try {
      if (tellHost && request.sent) post({ type: 'cancel', id });
    } catch {
      // The caller has been freed, which is what matters.
    }
  }

  function setClock(id: string, request: PendingRequest): void {
    clearTimeout(request.timer);
    request.since = performance.now();
    const wait = win.document?.hidden ? Math.max(request.left, personLimit) : request.left;
    request.timer = setTimeout(giveUp, wait, id, 'timeout');
  }

  /** A hidden page may be suspended with its timers, so its time does not count. */
  function onVisibility(): void {
    for (const [id, request] of open) {
      if (request.since === undefined) continue;
      if (win.document.hidden) request.left -= performance.now() - request.since;
      request.left = Math.max(request.left, grace);
      setClock(id, request);
    }
  }

  function take(message: HostMessage): void {
    const { type, id } = message;
    const request = open.get(id);
    if (typeof id !== 'string' || (type !== 'reply' && type !== 'event')) stats.malformed += 1;
    else if (!request?.sent) stats[ended.get(id) ?? 'unknown'] += 1;
    else if (type === 'reply') {
      if (message.error != null) end(id, 'duplicate', readHostError(message.error, request.action), false);
      else if (request.onEvent) end(id, 'duplicate', undefined, false);
      else withShape(request, id, message.result, (result) => end(id, 'duplicate', undefined, false, result));
    } else if (!request.onEvent) stats.malformed += 1;
    else {
      // It is open now, and may be silent as long as it likes.
      clearTimeout(request.timer);
      request.since = undefined;
      if ('data' in message) withShape(request, id, message.data, request.onEvent);
    }
  }

  function withShape(
    { shape, onEvent }: PendingRequest,
    id: string,
    value: unknown,
    use: (value: unknown) => void,
  ): void {
    let read: unknown;
    try {
      read = shape && readShape(shape, value);
    } catch (cause) {
      const error = bridgeError('bad reply', open.get(id)?.action as string, cause);
      end(id, onEvent ? 'late' : 'duplicate', error, !!onEvent);
      return;
    }
    callSafely(use, read);
  }

  /** Takes whatever it is given; it never throws. */
  function receive(message: unknown): void {
    try {
      // Once through JSON, so that nothing but plain data is left of an object.
      take(JSON.parse(typeof message === 'string' ? message : JSON.stringify(message)) as HostMessage);
    } catch {
      stats.malformed += 1;
    }
  }

  const endAll = () => {
    for (const id of [...open.keys()]) giveUp(id, 'unavailable');
  };
  win.document?.addEventListener('visibilitychange', onVisibility);
  win.addEventListener?.('pagehide', endAll);

  return {
    begin,
    send,
    giveUp,
    receive,
    pending: () => open.size,
    dispose() {
      endAll();
      win.document?.removeEventListener('visibilitychange', onVisibility);
      win.removeEventListener?.('pagehide', endAll);
    },
  };
}
