import type { Fault } from '../answer/fault.ts';
import type { OperationId } from '../engine/memory.ts';
import type { Operations } from '../generated/operations.ts';

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
  /** Headers of the reply, such as `{ 'Retry-After': '5' }`. */
  headers?: Record<string, string>;
  /** Lets the reply violate the description. */
  invalid?: boolean;
  /** Time before the reply, or the range of a random time; ms, 0 to 60,000. */
  delay?: number | DelayRange;
  /** Damages the delivery of the reply. */
  fault?: Fault;
  /**
   * The number of calls that get this reply.
   * @default 1; for the last reply of a list, and for a single one, all further calls
   */
  times?: number;
}

/** A range of random times; ms. */
export interface DelayRange {
  min: number;
  max: number;
}

/** A call as a function sees it. */
export interface ReceivedCall<Id extends OperationId = OperationId> {
  operation: Id;
  /** The JSON body, or the query parameters as numbers, booleans and lists. */
  input: Operations[Id]['input'];
  /** The account of the caller; empty without a token. */
  world: string;
  /** Headers of the request by name in lower case. */
  headers: Record<string, string>;
  /** The number of calls that the override has answered, with this one. */
  count: number;
  /** The time of the caller's world. */
  now: Date;
}

/** Computes the reply to a call; undefined means the usual reply. */
export type ReplyFunction<Id extends OperationId = OperationId> = (
  call: ReceivedCall<Id>,
) => OverrideReply<Id> | undefined | Promise<OverrideReply<Id> | undefined>;

export interface OfWorld {
  /** A token of the caller's account; an empty string for callers without a token. @default every world */
  world?: string;
}

/** The calls to which an override applies. */
export interface OverrideScope<Id extends OperationId = OperationId> extends OfWorld {
  /** Only calls with these values. @default all calls */
  when?: {
    /** Expected values of some input fields. Lists must match as a whole. */
    input?: DeepPartial<Operations[Id]['input']>;
    /** Expected headers of the request. */
    headers?: Record<string, string>;
  };
  /**
   * Among several overrides of a call, the one with the highest priority applies.
   * @default 0
   */
  priority?: number;
  /**
   * The part of the calls to which it applies, 0 to 1. The `seed` of the mock makes the choice repeatable.
   * @default 1
   */
  probability?: number;
}

/** The settings that an override of all operations accepts. */
export type OverrideOfAll = Pick<OverrideReply, 'delay' | 'fault' | 'times'>;

export type ScopeOfAll = Omit<OverrideScope, 'when'> & { when?: { headers?: Record<string, string> } };

type OverrideOf<Id extends OperationId> = { operation: Id } & OverrideScope<Id> &
  (OverrideReply<Id> | { replies: (OverrideReply<Id> | ReplyFunction<Id>)[] });

/** An override of one operation, or of all, with one reply or with several one after the other. */
export type Override =
  | { [Id in OperationId]: OverrideOf<Id> }[OperationId]
  | ({ operation: '*' } & ScopeOfAll & (OverrideOfAll | { replies: OverrideOfAll[] }));

export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;
