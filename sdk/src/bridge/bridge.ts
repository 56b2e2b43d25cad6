import { table } from '../generated/bridge.ts';
import type { User } from '../session.ts';
import type { Shape } from './actions/row.ts';
import { connect, type Post } from './connect.ts';
import { bridgeError } from './errors.ts';
import { type PageMessage, protocolVersion, welcome } from './messages.ts';
import { type BridgeStats, createPendingRequests, personLimit } from './pending-requests.ts';
import { type BridgeWindow, detectPlatform, isOwnPage, receiverName } from './platform.ts';
import type { Bridge, BridgeCallOptions, BridgeOptions, BridgeStreamOptions } from './types.ts';

/** How many calls and notifications may wait for the host's first word. */
const queueBound = 100;

/**
 * Creates the bridge of a page, and asks the host what it offers. A page has one.
 * It never throws: without a host, in a frame or on a foreign origin, calls reject with `unavailable`.
 */
export function createBridge(options: BridgeOptions = {}): Bridge {
  const win = options.window ?? (globalThis as unknown as BridgeWindow);
  const platform = detectPlatform(win);
  const rows = readRows();
  const stats: BridgeStats = {
    sent: 0,
    unsent: 0,
    late: 0,
    duplicate: 0,
    unknown: 0,
    malformed: 0,
    get pending() {
      return requests.pending();
    },
  };
  let post: Post | undefined;
  let offered: Set<string> | undefined;
  let queue: (() => void)[] | undefined = [];

  const say = (message: PageMessage) => {
    post?.(JSON.stringify(message));
    stats.sent += 1;
  };
  const requests = createPendingRequests(win, stats, say);

  function findRow(action: string, kind: string): Row {
    const row = rows.get(action);
    if (row?.kind !== kind) throw bridgeError('not supported', action);
    return row;
  }

  async function shakeHands(): Promise<void> {
    try {
      if (!isOwnPage(win, options)) return;
      post = await connect(platform, win, requests.receive, options.messaging ?? {});
      const hello = requests.begin('hello', { limit: options.handshakeTimeout ?? 5_000, shape: welcome });
      requests.send(hello.id, { type: 'hello', id: hello.id, version: protocolVersion });
      const { actions } = (await hello.promise) as { actions: string[] };
      offered = new Set(actions.filter((action) => (rows.get(action)?.only ?? platform) === platform));
    } catch {
      // Calls say `unavailable` from now on.
    } finally {
      const waiting = queue as (() => void)[];
      queue = undefined;
      for (const task of waiting) task();
    }
  }

  /** Does it once the host has said what it offers. Beyond the bound it is done at once, which fails. */
  function whenReady(task: () => void): void {
    if (queue && queue.length < queueBound) queue.push(task);
    else task();
  }

  async function ask(
    type: 'call' | 'stream',
    action: string,
    params: object = {},
    { signal, timeout, onEvent }: Partial<BridgeStreamOptions<unknown>> = {},
  ): Promise<unknown> {
    const { limit, shape } = findRow(action, type);
    const { id, promise } = requests.begin(action, { signal, limit: timeout ?? limit, shape, onEvent });
    whenReady(() => {
      if (offered?.has(action)) requests.send(id, { type, id, action, params });
      else requests.giveUp(id, offered ? 'not supported' : 'unavailable');
    });
    return promise;
  }

  const bridge = {
    platform,
    stats,
    ready: shakeHands(),
    offers: (action: string) => rows.has(action) && !!offered?.has(action),
    call: (action: string, params?: object, settings?: BridgeCallOptions) => {
      const { signal, timeout } = settings ?? {};
      return ask('call', action, params, { signal, timeout });
    },
    notify(action: string, params: object) {
      findRow(action, 'notify');
      whenReady(() => {
        try {
          if (offered?.has(action)) return say({ type: 'notify', action, params });
        } catch {
          // Counted like one that the host does not offer.
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
      offered = undefined;
      requests.dispose();
      if (win[receiverName] === requests.receive) delete win[receiverName];
    },
  };
  // The names are checked against the table at run time, for callers without types.
  return bridge as Bridge;
}

interface Row {
  kind: string;
  /** ms */
  limit: number;
  shape: Shape | undefined;
  only: string | undefined;
}

/** What is not in the table is no row, also what objects inherit: a map has entries of its own alone. */
function readRows(): Map<unknown, Row> {
  return new Map(
    Object.entries(table).map(([action, [head, shape]]) => {
      const [kind, limit, only] = head.split(' ') as [string, string?, string?];
      return [action, { kind, limit: limit === 'person' ? personLimit : Number(limit), shape, only }];
    }),
  );
}
