import type { JournalEntry } from '../answer/journal.ts';
import type { Recording } from '../answer/recording.ts';
import type { WorldEntry } from '../engine/entry.ts';
import type { OperationId } from '../engine/memory.ts';
import { pause } from '../engine/pause.ts';
import type { WorldSeed } from '../engine/seed.ts';
import type { WorldSnapshot } from '../engine/snapshot.ts';
import type { SignedIn } from '../engine/worlds.ts';
import type { Operations } from '../generated/operations.ts';
import type {
  DeepPartial,
  OfWorld,
  OverrideOfAll,
  OverrideReply,
  OverrideScope,
  ReplyFunction,
  ScopeOfAll,
} from './override.ts';
import { differencesOf, missingCall, unexpectedCalls, verifyCalls } from './verification.ts';

/** A call of an operation, with its input by type. */
export interface RecordedCall<Id extends OperationId> extends Omit<JournalEntry, 'operation' | 'input'> {
  operation: Id;
  input: Operations[Id]['input'];
}

export interface CallFilter<Id extends OperationId> extends OfWorld {
  /** Expected values of some input fields. Lists must match as a whole. */
  input?: DeepPartial<Operations[Id]['input']>;
}

export interface Verification<Id extends OperationId> extends CallFilter<Id> {
  /**
   * The number of calls.
   * @default 1
   */
  times?: number;
}

export interface Wait<Id extends OperationId> extends CallFilter<Id> {
  /**
   * Only calls after the one with this number.
   * @default 0: also earlier calls
   */
  after?: number;
  /**
   * The longest wait; ms.
   * @default 5000
   */
  timeout?: number;
}

export interface ClockState {
  /** The time of the mock; an ISO 8601 date-time. */
  now: string;
  /** The IANA name of the mock's time zone. */
  zone: string;
  running: boolean;
}

/** Controls a mock. Each method rejects with the reason if the mock refuses it. */
export interface MockControl {
  /**
   * Replaces the reply of an operation with one reply, or with several one after the other. A function computes each reply; it
   * runs in the process of the mock, so `connectMock` accepts none. An empty list removes the override.
   *
   * @param scope the calls to which it applies, all by default. It replaces an earlier override of the same scope
   */
  override<Id extends OperationId>(
    operation: Id,
    reply: OverrideReply<Id> | ReplyFunction<Id> | (OverrideReply<Id> | ReplyFunction<Id>)[],
    scope?: OverrideScope<Id>,
  ): Promise<void>;
  /** Delays all operations, or makes all of them fail on the network. */
  override(operation: '*', reply: OverrideOfAll | OverrideOfAll[], scope?: ScopeOfAll): Promise<void>;
  /** Removes all overrides of every world. */
  clearOverrides(): Promise<void>;
  /** The received calls, oldest first; at most the last 1,000. */
  calls(filter?: OfWorld): Promise<JournalEntry[]>;
  /** The calls of one operation. */
  calls<Id extends OperationId>(filter: OfWorld & { operation: Id }): Promise<RecordedCall<Id>[]>;
  /** Forgets the calls. */
  clearCalls(): Promise<void>;
  /**
   * Checks that an operation was called as expected, once by default.
   *
   * @throws {VerificationError} with the differences of each call
   */
  verify<Id extends OperationId>(operation: Id, expected?: Verification<Id>): Promise<void>;
  /**
   * Checks that there was no call that `verify` of this object has not matched.
   *
   * @throws {VerificationError} with the other calls
   */
  verifyNothingElse(filter?: OfWorld): Promise<void>;
  /**
   * Waits for a call of an operation, and returns the first one.
   *
   * @throws {VerificationError} with the differences of each call, after the longest wait
   */
  waitForCall<Id extends OperationId>(operation: Id, expected?: Wait<Id>): Promise<RecordedCall<Id>>;
  /**
   * Forgets the changes of a world, so that its next call starts it over.
   *
   * @param begin `now`, an ISO 8601 date-time, starts it at another time than the mock's; it then has a clock of its own
   */
  reset(world: string, begin?: { now?: string }): Promise<void>;
  /**
   * Signs in people, whose accounts start over: adults of 170 cm and 75 kg, so that they may be partners. The same name always
   * has the same phone number.
   *
   * @param names different names, which become the `userName` of each
   */
  withPeople<Name extends string>(...names: Name[]): Promise<Record<Name, SignedIn>>;
  /** The worlds, most recently used first. */
  worlds(): Promise<WorldEntry[]>;
  /** Starts a world over with other examples: those of a named seed, or the given ones. */
  seed(world: string, seed: string | WorldSeed): Promise<void>;
  /** Returns the state of a world as JSON; of several worlds, with the relations of their people. */
  snapshot(world: string | string[]): Promise<WorldSnapshot>;
  /** Restores the state of a snapshot in a world, or in as many worlds as it has. Its dates are not moved. */
  restore(world: string | string[], snapshot: WorldSnapshot): Promise<void>;
  /** The replies that the mock has recorded or replays. */
  recordings(): Promise<Recording[]>;
  /** Advances the clock of only one world. @param seconds 0 or more */
  advance(world: string, seconds: number): Promise<void>;
  /**
   * Reads or changes the clock.
   *
   * @param change `now` sets an ISO 8601 date-time, `advance` advances it by seconds, `running` stops it or lets it run
   */
  clock(change?: { now?: string; advance?: number; running?: boolean }): Promise<ClockState>;
}

/** Calls an endpoint below `/__mock` and returns the data of its reply. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, call?: SendOptions) => Promise<unknown>;

export interface SendOptions {
  token?: string;
  body?: unknown;
}

/**
 * Controls a mock in another process.
 *
 * @param url the URL of the mock, such as http://127.0.0.1:4010
 */
export function connectMock(url: string): MockControl {
  return createMockControl(async (method, path, { token = '', body } = {}) => {
    const headers = {
      'x-mock-control': 'yes',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { userToken: token }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body, refuseFunction) }) };
    const response = await fetch(`${url.replace(/\/$/, '')}/__mock/${path}`, init);
    const reply = (await response.json()) as { success: boolean; data: unknown; msg: string };
    if (!reply.success) throw new Error(reply.msg);
    return reply.data;
  });
}

/** JSON would omit it silently. */
function refuseFunction(_name: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('A function cannot be sent to a mock in another process');
  return value;
}

const POLL_MS = 20;

const worldsQuery = (world: string | string[]) => new URLSearchParams([world].flat().map((one) => ['world', one]));

export function createMockControl(send: Send): MockControl {
  /** The numbers of the calls that `verify` has matched. */
  const verified = new Set<number>();
  const calls = (filter: object = {}) =>
    send('GET', `journal?${new URLSearchParams(Object.entries(filter))}`) as Promise<JournalEntry[]>;
  return {
    async override(operation: string, reply: object, scope: object = {}) {
      const isOne = typeof reply === 'object' && !Array.isArray(reply);
      const chosen = isOne ? reply : { replies: [reply].flat() };
      await send('POST', 'overrides', { body: { operation, ...scope, ...chosen } });
    },
    clearOverrides: async () => void (await send('DELETE', 'overrides')),
    calls: calls as MockControl['calls'],
    clearCalls: async () => void (await send('DELETE', 'journal')),
    async verify(operation, { times = 1, input, world } = {}) {
      const all = await calls({ operation, ...(world !== undefined && { world }) });
      for (const { number } of verifyCalls(operation, { times, input }, all)) verified.add(number);
    },
    async verifyNothingElse(filter) {
      const others = (await calls(filter)).filter(({ number }) => !verified.has(number));
      if (others.length > 0) throw unexpectedCalls(others);
    },
    async waitForCall(operation, { input, timeout = 5000, ...filter } = {}) {
      const end = performance.now() + timeout;
      for (;;) {
        const all = await calls({ operation, ...filter });
        const found = all.find((call) => input === undefined || differencesOf(input, call.input).length === 0);
        if (found) return found as RecordedCall<typeof operation>;
        if (performance.now() >= end) throw missingCall(operation, { input }, all);
        await pause(POLL_MS);
      }
    },
    reset: async (world, begin) => void (await send('POST', 'reset', { token: world, body: begin })),
    async withPeople(...names) {
      const people = (await send('POST', 'people', { body: { names } })) as SignedIn[];
      return Object.fromEntries(people.map((person) => [person.userName, person])) as Record<
        (typeof names)[0],
        SignedIn
      >;
    },
    worlds: () => send('GET', 'worlds') as Promise<WorldEntry[]>,
    async seed(world, seed) {
      await send('POST', 'seed', { token: world, body: typeof seed === 'string' ? { name: seed } : seed });
    },
    snapshot: (world) => send('GET', `snapshot?${worldsQuery(world)}`) as Promise<WorldSnapshot>,
    restore: async (world, snapshot) => void (await send('POST', `snapshot?${worldsQuery(world)}`, { body: snapshot })),
    recordings: () => send('GET', 'recordings') as Promise<Recording[]>,
    advance: async (world, seconds) => void (await send('POST', 'advance', { token: world, body: { seconds } })),
    clock: (change) => send(change ? 'POST' : 'GET', 'clock', { body: change }) as Promise<ClockState>,
  };
}
