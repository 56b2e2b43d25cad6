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
  /** Replies and events for what this bridge never asked, or long ago; also those of other bridges on the page. */
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
  shape?: Shape | 0;
  /** There for a stream. */
  onEvent?: (data: unknown) => void;
  /** For what is sent again whenever its limit has passed, each time with twice the limit. */
  onTimeout?: () => void;
}

/** A call or stream that has not ended. */
export interface PendingRequest extends RequestSettings {
  id: string;
  action: string;
  promise: Promise<unknown>;
  /** ms on the screen that are left of the limit. */
  left: number;
  /** When the clock was last set; `undefined` while it does not run. */
  since?: number;
  /** What was sent; `undefined` before that. */
  sent?: PageMessage;
  timer?: ReturnType<typeof setTimeout>;
  /** Frees the caller, with an error or a result. */
  settle(error: unknown, result?: unknown): void;
}

/** How long a call waits for a person, and for a page that is hidden; ms. */
export const personLimit = 600_000;
/** What a call has left at least when a hidden page comes back, so that a reply that waited is read first; ms. */
const grace = 1_000;
/** The most that a timer takes; ms. */
const longestTimer = 2 ** 31 - 1;
/** How many ended ids are remembered, to tell late replies from duplicates. */
const memory = 100;

/** Keeps what is under way: ids, time limits and callers. Whatever happens, each request ends once. */
export function createPendingRequests(win: BridgeWindow, give: (message: PageMessage) => void, onPageShow: () => void) {
  const open = new Map<string, PendingRequest>();
  const ended = new Map<string, 'late' | 'duplicate'>();
  const stats: BridgeStats = {
    sent: 0,
    unsent: 0,
    late: 0,
    duplicate: 0,
    unknown: 0,
    malformed: 0,
    get pending() {
      return [...open.values()].filter(({ onTimeout }) => !onTimeout).length;
    },
  };

  function post(message: PageMessage): void {
    give(message);
    stats.sent += 1;
  }

  function begin(action: string, settings: RequestSettings): PendingRequest {
    const { signal, onEvent } = settings;
    // 52 random bits tell requests of this page from those of the page before; they keep no secret.
    const id = String(Math.random());
    const request = { ...settings, id, action, left: settings.limit } as PendingRequest;
    // A stream that its caller ends has not failed.
    const abort = () => (onEvent ? end(request, 'late') : giveUp(request, 'cancelled', signal?.reason));
    request.promise = new Promise((resolve, reject) => {
      request.settle = (error, result) => {
        signal?.removeEventListener('abort', abort);
        if (error) reject(error);
        else resolve(result);
      };
    });
    open.set(id, request);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    return request;
  }

  /** Sends what begins a request; nothing when it has ended already. */
  function send(request: PendingRequest, message: PageMessage): void {
    if (!open.has(request.id)) return;
    request.sent = message;
    setClock(request);
    try {
      post(message);
    } catch (cause) {
      request.sent = undefined;
      giveUp(request, 'transport', cause);
    }
  }

  function giveUp(request: PendingRequest, code: BridgeErrorCode, cause?: unknown): void {
    end(request, 'late', bridgeError(code, request.action, cause));
  }

  /** @param next what a message that still comes for it would be: `late` where the embedder is told to leave it */
  function end(request: PendingRequest, next: 'late' | 'duplicate', error?: unknown, result?: unknown): void {
    const { id, sent } = request;
    if (!open.delete(id)) return;
    clearTimeout(request.timer);
    if (sent) {
      ended.set(id, next);
      if (ended.size > memory) ended.delete(ended.keys().next().value as string);
    }
    request.settle(error, result);
    try {
      if (sent && next === 'late') post({ type: 'cancel', id });
    } catch {
      // The caller has been freed, which is what matters.
    }
  }

  function setClock(request: PendingRequest): void {
    clearTimeout(request.timer);
    request.since = performance.now();
    const wait = win.document?.hidden ? Math.max(request.left, personLimit) : request.left;
    request.timer = setTimeout(
      () => {
        if (!request.onTimeout) return giveUp(request, 'timeout');
        request.limit *= 2;
        request.left = request.limit;
        request.onTimeout();
        send(request, request.sent as PageMessage);
      },
      Math.min(wait, longestTimer),
    );
  }

  /** A hidden page may be suspended with its timers, so its time does not count. */
  function onVisibility(): void {
    for (const request of open.values()) {
      if (request.since === undefined) continue;
      if (win.document.hidden) request.left -= performance.now() - request.since;
      request.left = Math.max(request.left, grace);
      setClock(request);
    }
  }

  function take(message: HostMessage): void {
    const { type, id } = message;
    const request = open.get(id);
    if (typeof id !== 'string' || (type !== 'reply' && type !== 'event')) stats.malformed += 1;
    else if (!request?.sent) stats[ended.get(id) ?? 'unknown'] += 1;
    else if (type === 'reply') {
      if (message.error != null) end(request, 'duplicate', readHostError(message.error, request.action));
      else if (request.onEvent) end(request, 'duplicate');
      else withShape(request, message.result, (result) => end(request, 'duplicate', undefined, result));
    } else if (!request.onEvent) stats.malformed += 1;
    else {
      // It is open now, and may be silent as long as it likes.
      clearTimeout(request.timer);
      request.since = undefined;
      if ('data' in message) withShape(request, message.data, request.onEvent);
    }
  }

  function withShape(request: PendingRequest, value: unknown, use: (value: unknown) => void): void {
    const { shape, action, onEvent } = request;
    let read: unknown;
    try {
      if (shape) read = readShape(shape, value);
    } catch (cause) {
      end(request, onEvent ? 'late' : 'duplicate', bridgeError('bad reply', action, cause));
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
    for (const request of [...open.values()]) giveUp(request, 'unavailable');
  };
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    win.document?.[method]('visibilitychange', onVisibility);
    win[method]?.('pagehide', endAll);
    win[method]?.('pageshow', onPageShow);
  };
  listen('addEventListener');

  return {
    stats,
    post,
    begin,
    send,
    giveUp,
    receive,
    dispose() {
      endAll();
      listen('removeEventListener');
    },
  };
}
