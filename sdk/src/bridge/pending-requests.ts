import { callSafely } from '../call-safely.ts';
import type { Check } from './check.ts';
import type { BridgeErrorCode } from './error-codes.ts';
import { bridgeError, readHostError } from './errors.ts';
import type { HostMessage, PageMessage } from './messages.ts';
import type { BridgeWindow } from './platform.ts';

/** Counts of messages since the creation of the bridge. */
export interface BridgeStats {
  /** Messages sent to the host. */
  sent: number;
  /** Notifications that were dropped because the host does not offer them or because they could not be sent. */
  unsent: number;
  /** Replies and events for a request that had timed out, was aborted or had ended. */
  late: number;
  /** Second replies. */
  duplicate: number;
  /** Replies and events for unknown or forgotten requests, including those of other bridges on the page. */
  unknown: number;
  /** Messages that violate the protocol. */
  malformed: number;
  /** Calls and streams that have not ended. */
  readonly pending: number;
}

/** Options of one call or stream. */
export interface RequestSettings {
  signal?: AbortSignal;
  /** Time limit in ms, counted while the page is visible. */
  limit: number;
  /** Reads the result or an event. */
  check?: Check | 0;
  /** Only for a stream. */
  onEvent?: (data: unknown) => void;
  /** Only for a request that is resent after its time limit, each time with twice the limit. */
  onTimeout?: () => void;
}

/** A call or stream that has not ended. */
export interface PendingRequest extends RequestSettings {
  id: string;
  action: string;
  promise: Promise<unknown>;
  /** Remaining ms of the limit. */
  left: number;
  /** Last start of the clock; `undefined` while it is stopped. */
  since?: number;
  /** The message; `undefined` before it is sent. */
  sent?: PageMessage;
  timer?: ReturnType<typeof setTimeout>;
  /** Settles the promise of the caller. */
  settle(error: unknown, result?: unknown): void;
}

/** Time limit of a call that waits for a person, and of a call on a hidden page; ms. */
export const personLimit = 600_000;
/** Minimum remaining time of a call when a hidden page becomes visible, so that it first reads a waiting reply; ms. */
const grace = 1_000;
/** Maximum time of a timer; ms. */
const longestTimer = 2 ** 31 - 1;
/** Number of remembered ids of ended requests, to distinguish late replies from duplicates. */
const memory = 100;

/** Tracks pending requests: ids, time limits and callers. Each request ends exactly once. */
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
    // 52 random bits distinguish the requests of this page from those of the previous page. They need not be secret.
    const id = String(Math.random());
    const request = { ...settings, id, action, left: settings.limit } as PendingRequest;
    // A caller may end a stream, which is no failure.
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

  /** Sends the first message of a request, unless it has ended already. */
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

  /** @param next how to count a later message for this request: `late` if the page gave the request up */
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
      // The caller already has the result.
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

  /** A hidden page may be suspended together with its timers, so hidden time does not count. */
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
      else withChecked(request, message.result, (result) => end(request, 'duplicate', undefined, result));
    } else if (!request.onEvent) stats.malformed += 1;
    else {
      // An open stream has no time limit.
      clearTimeout(request.timer);
      request.since = undefined;
      if ('data' in message) withChecked(request, message.data, request.onEvent);
    }
  }

  function withChecked(request: PendingRequest, value: unknown, use: (value: unknown) => void): void {
    const { check, action, onEvent } = request;
    let read: unknown;
    try {
      if (check) read = check(value, 'result');
    } catch (cause) {
      end(request, onEvent ? 'late' : 'duplicate', bridgeError('bad reply', action, cause));
      return;
    }
    void callSafely(use, read);
  }

  /** Accepts any value and never throws. */
  function receive(message: unknown): void {
    try {
      // Converting to JSON leaves only plain data.
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
