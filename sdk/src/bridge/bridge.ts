import { actionGroups } from '../generated/bridge.ts';
import type { User } from '../session.ts';
import { any, check, duration, flag, type Rule, readOptions, record } from '../validate.ts';
import type { Post } from './channel.ts';
import type { Check } from './check.ts';
import { connect } from './connect.ts';
import { bridgeError } from './errors.ts';
import { protocolVersion, readWelcome } from './messages.ts';
import { createPendingRequests } from './pending-requests.ts';
import { type BridgeWindow, detectPlatform, isOwnPage, type Platform, receiverName } from './platform.ts';
import type { Bridge, BridgeCallOptions, BridgeOptions, BridgeStreamOptions } from './types.ts';

/**
 * Limit of the queue before the embedder's first reply: a hundred calls and notifications, plus `ready` and `connected`.
 */
const queueBound = 102;

const rules = {
  origins: [Array.isArray, 'a list of texts'],
  sameOriginFrame: flag,
  handshakeTimeout: duration,
  messaging: record,
  window: any,
} satisfies Record<string, Rule>;

/**
 * Creates a bridge for a page, and asks the embedder which actions it offers. Several bridges on one page are independent.
 * Without an embedder, in a frame or on a foreign origin, calls reject with `unavailable`.
 * @throws {TypeError} for an invalid option; the message gives the valid values
 */
export function createBridge(options: BridgeOptions = {}): Bridge {
  const { handshakeTimeout = 5_000, messaging = {} } = readOptions('options', options, rules, {});
  const win = options.window ?? (globalThis as unknown as BridgeWindow);
  const platform = detectPlatform(win);
  const rows = readRows(platform);
  const others = win[receiverName];
  let post: Post | undefined;
  let offered: Set<string> | undefined;
  let opening = false;
  let disposed = false;

  const requests = createPendingRequests(
    win,
    (message) => post?.(JSON.stringify(message)),
    () => void open(),
  );
  const { stats } = requests;
  // A page has only one receiver, so it forwards messages to other bridges.
  const receive = (message: unknown) => {
    requests.receive(message);
    others?.(message);
  };
  /** The kinds of requests that wait for the embedder's first reply. */
  let waiting = 'call stream notify';
  const queue: [string, () => void][] = [];

  function findRow(action: string, kind: string): Row {
    const row = rows.get(action);
    if (row?.kind !== kind) throw bridgeError('not supported', action);
    return row;
  }

  /**
   * Asks the embedder which actions it offers, also on a restored page that was left before the reply. An app that is still
   * starting may reply late, or not listen yet: after the time limit calls and streams fail, while notifications continue
   * to wait and the bridge repeats the question at growing intervals. It accepts a reply at any time.
   */
  async function open(): Promise<void> {
    if (opening || offered) return;
    opening = true;
    try {
      if (!isOwnPage(win, options)) return;
      post ??= await connect(platform, win, receive, messaging);
      if (disposed) return;
      const hello = requests.begin('hello', {
        limit: handshakeTimeout,
        check: readWelcome,
        onTimeout: () => release('notify'),
      });
      requests.send(hello, { type: 'hello', id: hello.id, version: protocolVersion });
      const { actions } = (await hello.promise) as { actions: string[] };
      offered = new Set(actions.filter((action) => rows.get(action)?.only === platform));
    } catch {
      // The host refused, or the person leaves the page, so calls fail with `unavailable`.
    } finally {
      opening = false;
      release(offered ? '' : 'notify');
    }
  }

  /** Runs a task when its kind need not wait. Beyond the limit of the queue, it runs immediately and fails. */
  function whenReady(kind: string, task: () => void): void {
    if (waiting.includes(kind) && queue.length < queueBound) queue.push([kind, task]);
    else task();
  }

  /** Runs the waiting tasks, except those of a kind that continues to wait. */
  function release(kind: '' | 'notify'): void {
    waiting = kind;
    for (const entry of queue.splice(0)) whenReady(...entry);
  }

  async function ask(
    type: 'call' | 'stream',
    action: string,
    params: object = {},
    { signal, timeout, onEvent }: Partial<BridgeStreamOptions<unknown>> = {},
  ): Promise<unknown> {
    const { limit, check: checkResult } = findRow(action, type);
    if (timeout !== undefined) check('options.timeout', timeout, duration);
    const request = requests.begin(action, { signal, limit: timeout ?? limit, check: checkResult, onEvent });
    whenReady(type, () => {
      if (offered?.has(action)) requests.send(request, { type, id: request.id, action, params });
      else requests.giveUp(request, offered ? 'not supported' : 'unavailable');
    });
    return request.promise;
  }

  const bridge = {
    platform,
    stats,
    ready: new Promise<void>((resolve) => whenReady('call', resolve)),
    connected: new Promise<void>((resolve) => whenReady('notify', () => offered && resolve())),
    offers: (action: string) => !!offered?.has(action),
    call: (action: string, params?: object, settings?: BridgeCallOptions) => ask('call', action, params, settings),
    notify(action: string, params: object) {
      findRow(action, 'notify');
      whenReady('notify', () => {
        try {
          if (offered?.has(action)) return requests.post({ type: 'notify', action, params });
        } catch {
          // Counts it like a notification that the host does not offer.
        }
        stats.unsent += 1;
      });
    },
    stream: (action: string, params: object, settings: BridgeStreamOptions<unknown>) =>
      ask('stream', action, params, settings),
    getUserInfo: async () =>
      platform === 'ios' || platform === 'android' ? ((await ask('call', 'getUserInfo')) as User) : {},
    login: () => ask('call', 'login'),
    dispose() {
      disposed = true;
      offered = undefined;
      requests.dispose();
      release('');
      if (win[receiverName] === receive) win[receiverName] = others;
    },
  };
  void open();
  // `findRow` checks the names at run time, for callers without types.
  return bridge as Bridge;
}

interface Row {
  kind: string;
  /** ms */
  limit: number;
  check: Check | 0;
  /** The only platform with this action, or the page's. */
  only: string;
}

/** The rows of the table. A map, because an object also has inherited members. */
function readRows(platform: Platform): Map<unknown, Row> {
  const rows = new Map<unknown, Row>();
  for (const { kind, limit = 0, only = platform, results } of actionGroups) {
    for (const [action, check] of Object.entries(results)) rows.set(action, { kind, limit, check, only });
  }
  return rows;
}
