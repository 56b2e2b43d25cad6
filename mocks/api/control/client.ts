import type { Fault } from '../fault.ts';
import type { Operations } from '../generated/operations.ts';
import type { JournalEntry } from '../journal.ts';
import type { OperationId } from '../memory.ts';
import type { Recording } from '../recording.ts';
import type { WorldSeed } from '../seed.ts';
import type { WorldSnapshot } from '../snapshot.ts';
import { verifyCalls } from './verification.ts';

/** A reply that replaces the usual one of an operation. */
export interface OverrideReply<Id extends OperationId = OperationId> {
  /**
   * The status, 200 to 599. Without a body, the reply is the first example of this status.
   * @default 200
   */
  status?: number;
  /** The name of an example of the description. */
  example?: Operations[Id]['failure'] | (string & {});
  /** The data of a successful reply. */
  data?: Operations[Id]['data'];
  /** The whole body of the reply. */
  body?: unknown;
  /** A JSON Merge Patch (RFC 7396) of the reply's body, such as `{ data: { status: 'shipped' } }`. */
  patch?: unknown;
  /** Lets the reply violate the description. */
  invalid?: boolean;
  /** Time before the reply; ms, 0 to 60,000. */
  delay?: number;
  /** Damages the delivery of the reply. */
  fault?: Fault;
  /**
   * The number of calls that get this reply.
   * @default 1; for the last reply of a list, and for a single one, all further calls
   */
  times?: number;
}

/** The settings that an override of all operations accepts. */
export type OverrideOfAll = Pick<OverrideReply, 'delay' | 'fault' | 'times'>;

export interface OfWorld {
  /** A token of the caller's account; an empty string for callers without a token. @default every world */
  world?: string;
}

/** A call of an operation, with its input by type. */
export interface RecordedCall<Id extends OperationId> extends Omit<JournalEntry, 'operation' | 'input'> {
  operation: Id;
  input: Operations[Id]['input'];
}

export interface Verification<Id extends OperationId> extends OfWorld {
  /**
   * The number of calls.
   * @default 1
   */
  times?: number;
  /** Expected values of some input fields. Lists must match as a whole. */
  input?: DeepPartial<Operations[Id]['input']>;
}

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

export interface ClockState {
  /** The time of the mock; an ISO 8601 date-time. */
  now: string;
  /** The IANA name of the mock's time zone. */
  zone: string;
  running: boolean;
}

/** Controls a mock. Each method rejects with the reason if the mock refuses it. */
export interface MockControl {
  /** Replaces the reply of an operation with one reply, or with several one after the other. */
  override<Id extends OperationId>(
    operation: Id,
    reply: OverrideReply<Id> | OverrideReply<Id>[],
    options?: OfWorld,
  ): Promise<void>;
  /** Delays all operations, or makes all of them fail on the network. */
  override(operation: '*', reply: OverrideOfAll | OverrideOfAll[], options?: OfWorld): Promise<void>;
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
   * Forgets the changes of a world, so that its next call starts it over.
   *
   * @param begin `now`, an ISO 8601 date-time, starts it at another time than the mock's; it then has a clock of its own
   */
  reset(world: string, begin?: { now?: string }): Promise<void>;
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
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url.replace(/\/$/, '')}/__mock/${path}`, init);
    const reply = (await response.json()) as { success: boolean; data: unknown; msg: string };
    if (!reply.success) throw new Error(reply.msg);
    return reply.data;
  });
}

const worldsQuery = (world: string | string[]) => new URLSearchParams([world].flat().map((one) => ['world', one]));

export function createMockControl(send: Send): MockControl {
  const calls = (filter: object = {}) =>
    send('GET', `journal?${new URLSearchParams(Object.entries(filter))}`) as Promise<JournalEntry[]>;
  return {
    async override(operation: string, reply: object | object[], { world }: OfWorld = {}) {
      const chosen = Array.isArray(reply) ? { replies: reply } : reply;
      await send('POST', 'overrides', { body: { operation, world, ...chosen } });
    },
    clearOverrides: async () => void (await send('DELETE', 'overrides')),
    calls: calls as MockControl['calls'],
    clearCalls: async () => void (await send('DELETE', 'journal')),
    async verify(operation, { times = 1, input, world } = {}) {
      verifyCalls(operation, { times, input }, await calls({ operation, ...(world !== undefined && { world }) }));
    },
    reset: async (world, begin) => void (await send('POST', 'reset', { token: world, body: begin })),
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
