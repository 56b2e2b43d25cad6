import type { Drift } from '@health-app/sdk/drift';
import type { HostMessage, PageMessage } from '@health-app/sdk/testing';
import { createStore } from '../store.ts';
import { phoneTime } from './phone-time.ts';

/** A call of the bridge, of a browser function, or of the API. */
export interface LogEntry {
  key: number;
  wire: 'bridge' | 'api';
  name: string;
  params: unknown;
  reply?: unknown;
  /** The differences between the reply and the description. */
  drifts?: Drift[];
  /** `open`, `ok`, or the failure: a code of the bridge or an HTTP status. */
  state: string;
  /** The number of a stream's events. */
  events: number;
  /** Unix time of this machine; ms */
  at: number;
  /** The time of the phone, in its zone. */
  time: string;
  /** Time until the reply; ms */
  took?: number;
}

/** A raw message of the bridge. */
export interface LoggedMessage {
  key: number;
  from: 'page' | 'host';
  type: string;
  /** The id that the page gave to the call; a notification has none. */
  id: string;
  /** The action of the call to which the message belongs. */
  action: string;
  message: unknown;
  /** The time of the phone, in its zone. */
  time: string;
}

/** Maximum number of entries in the log, and of messages. */
const bound = 500;

/** The entries, newest first. */
export const log = createStore<LogEntry[]>([]);

/** The messages of the bridge since this page was loaded, newest first. */
export const messages = createStore<LoggedMessage[]>([]);
let next = 0;

const key = 'device.log';

/** Stores the log for the next load of the page. If it is too long for the storage, only the newest entries are stored. */
export function storeLog(storage: Storage): void {
  for (let entries = log.get(); entries.length > 0; entries = entries.slice(0, entries.length >> 1)) {
    try {
      storage.setItem(key, JSON.stringify(entries));
      return;
    } catch {
      // The storage is full.
    }
  }
  storage.removeItem(key);
}

/** Restores the log of the previous page. Calls that were open ended with that page. */
export function restoreLog(storage: Storage): void {
  const stored = storage.getItem(key);
  if (!stored) return;
  const entries: LogEntry[] = JSON.parse(stored);
  next = Math.max(next, ...entries.map((entry) => entry.key + 1));
  const ended = entries.map((entry) => (entry.state === 'open' ? { ...entry, state: 'cancelled' } : entry));
  log.set((own) => [...own, ...ended].slice(0, bound));
}

export function clearLog(): void {
  log.set(() => []);
  messages.set(() => []);
}

/** Adds a call to the log. @returns a function that updates the entry, e.g. with its reply */
export function write(wire: LogEntry['wire'], name: string, params: unknown, state = 'open') {
  const begin = performance.now();
  const entry: LogEntry = { key: next++, wire, name, params, state, events: 0, at: Date.now(), time: phoneTime() };
  log.set((entries) => [entry, ...entries].slice(0, bound));
  const update = (changes: Partial<LogEntry>) =>
    log.set((entries) => entries.map((other) => (other.key === entry.key ? { ...other, ...changes } : other)));
  const change = (changes: Partial<LogEntry>) => update({ ...changes, took: Math.round(performance.now() - begin) });
  return {
    change,
    end: (ended: string, reply?: unknown) => change({ state: ended, reply }),
    addDrifts: (drifts: Drift[]) => update({ drifts }),
  };
}

/** Logs the messages of one channel, in both directions. */
export function follow() {
  const open = new Map<string, ReturnType<typeof write> & { events: number }>();
  const actions = new Map<string, string>();

  function keep(from: LoggedMessage['from'], message: PageMessage | HostMessage): void {
    const id = 'id' in message ? message.id : '';
    const action = 'action' in message ? message.action : message.type === 'hello' ? 'hello' : actions.get(id);
    if (from === 'page' && id && action) actions.set(id, action);
    const kept = { key: next++, from, type: message.type, id, action: action ?? '', message, time: phoneTime() };
    messages.set((all) => [kept, ...all].slice(0, bound));
  }

  return {
    fromPage(message: PageMessage): void {
      keep('page', message);
      if (message.type === 'notify') {
        write('bridge', message.action, message.params, 'ok');
      } else if (message.type === 'cancel') {
        open.get(message.id)?.change({ state: 'cancelled' });
        open.delete(message.id);
      } else {
        const { name, params } =
          message.type === 'hello'
            ? { name: 'hello', params: { version: message.version } }
            : { name: message.action, params: message.params };
        open.set(message.id, { ...write('bridge', name, params), events: 0 });
      }
    },
    fromHost(message: HostMessage): void {
      keep('host', message);
      const entry = open.get(message.id);
      if (!entry) return;
      if (message.type === 'event') {
        if ('data' in message) entry.events += 1;
        entry.change({ events: entry.events, reply: message.data });
      } else {
        open.delete(message.id);
        if (message.error) entry.end(message.error.code, message.error);
        else if (entry.events > 0) entry.change({ state: 'ok' });
        else entry.end('ok', message.result);
      }
    },
  };
}

/** Whether a call or message contains a text anywhere: in its name, its id, its parameters or its reply. */
export function contains(entry: object, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  // The log filters all entries at each change, and a reply can be long.
  return wanted === '' || JSON.stringify(Object.values(entry)).toLowerCase().includes(wanted);
}
