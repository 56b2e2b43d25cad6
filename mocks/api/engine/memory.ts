import type { DeletableRecord, Operations } from '../generated/operations.ts';
import type { Person } from '../person/person.ts';
import type { Account, Accounts } from './accounts.ts';
import type { LiveExamples } from './live-dates.ts';
import type { SharedState } from './shared-state.ts';
import type { World } from './world.ts';

export type OperationId = keyof Operations;

type OperationsOf<Domain extends string> = Extract<OperationId, `${Domain}.${string}`>;

/** The export `memory` of `memory/<domain>.ts`: the initial state of a domain in a world, and the handlers of its calls. */
export interface Memory<Domain extends string, State> {
  /**
   * Creates the state of a new world. The examples are moved to the present and frozen: clone the parts that the handlers
   * change, and share the rest.
   */
  begin(examples: LiveExamples, now: Date, person: Person, world: World): State;
  /** An operation without a handler replies with its first example. */
  handlers: Handlers<Domain, State>;
  /** Runs before each handler. It updates the state to the current time, and may refuse the call. */
  before?(state: State, call: Call<OperationsOf<Domain>>): void;
  /** The lists of the person that the inputs of this domain replace, in the places of the inputs: to keep an item needs no consent. */
  kept?(state: State, person: Person): object;
  /** Commands whose input may bring the consents that it needs. They check the consents themselves. */
  bringConsents?: OperationsOf<Domain>[];
  /** Stores data that the native app sends to the server with calls outside the description. */
  bring?(state: State, now: Date, brought: unknown, person: Person): void;
  /** Ends everything that other worlds share with this one, because its account was closed or forgotten. */
  end?(state: State, now: Date, shared: SharedState): void;
  /**
   * Finds a record that the person wants deleted, by its kind: undefined for an unknown one, or else a function that deletes
   * it when its day has come.
   */
  deletable?: Deletable<State>;
  /** The objects in lists of the state that it shares with other worlds. A snapshot omits them. */
  common?(state: State): object[];
}

export type Deletable<State> = Partial<
  Record<DeletableRecord['kind'], (state: State, recordId: string, owner: Owner) => (() => void) | undefined>
>;

/**
 * Deletes the record of a list of the state.
 * @param then ends what refers to it
 */
export const recordIn =
  <Name extends string, Item, State extends Record<Name, Item[]>>(
    name: Name,
    isNamed: (one: Item, recordId: string) => boolean,
    then: (one: Item, owner: Owner, state: State) => void = () => {},
  ) =>
  (state: State, recordId: string, owner: Owner): (() => void) | undefined => {
    const found = state[name].find((one) => isNamed(one, recordId));
    if (found === undefined) return undefined;
    return () => {
      Object.assign(state, { [name]: state[name].filter((one) => one !== found) });
      then(found, owner, state);
    };
  };

/** The person whose record is deleted, with the states that refer to it. */
export interface Owner extends Pick<Call, 'person' | 'world' | 'shared' | 'now'> {}

export type Handlers<Domain extends string, State> = { [Id in OperationsOf<Domain>]?: Handler<Id, State> };

/**
 * Returns the data of the reply, or fails; it may change the state in place. `reply` is the data of the first example. If a
 * handler returns it unchanged, the reply is not validated.
 */
export type Handler<Id extends OperationId, State> = (
  state: State,
  call: Call<Id>,
  reply: Operations[Id]['data'],
) => Operations[Id]['data'];

export interface Call<Id extends OperationId = OperationId> {
  id: Id;
  /** The JSON body, or the query parameters as numbers, booleans and lists. */
  input: Operations[Id]['input'];
  now: Date;
  /** Empty for a call without one. */
  token: string;
  account: Account;
  accounts: Accounts;
  /** The person of the world; all domains share this object. */
  person: Person;
  /** The state that all worlds share. */
  shared: SharedState;
  /**
   * Ends the call with the failure example of this name.
   *
   * @throws {Failure} so that a search can end with `?? fail('failGone')`
   */
  fail(example: Operations[Id]['failure'], reasons?: readonly string[]): never;
  /** The read-only state of another domain in the same world. */
  world<State>(domain: string): State;
  /** Whether the person has this record. */
  hasRecord(record: DeletableRecord): boolean;
  /** The world of another account. */
  worldOf(account: Account): World;
  /** Closes the caller's account, and ends everything that others share with it. */
  close(): void;
}

/** A business failure, which ends a call. */
export class Failure extends Error {
  readonly code: string;
  readonly reasons: readonly string[] | undefined;

  constructor({ code, msg }: { code: string; msg: string }, reasons?: readonly string[]) {
    super(msg);
    this.code = code;
    this.reasons = reasons;
  }

  /** The failure in the envelope. */
  get body(): object {
    const { code, message: msg, reasons } = this;
    return { success: false, code, msg, ...(reasons && { reasons }) };
  }

  /** The result of a handler, or the failure that ended it. */
  static of(handle: () => unknown): unknown {
    try {
      return handle();
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }
}

/** Memories by domain. The type of a state is private to its domain. */
export type Memories = Record<string, AnyMemory>;

interface AnyMemory extends Omit<Memory<string, unknown>, 'before' | 'handlers' | 'deletable'> {
  before?(state: unknown, call: unknown): void;
  handlers: Record<string, AnyHandler>;
  deletable?: Record<string, AnyFinder>;
}

type AnyFinder = { find(state: unknown, recordId: string, owner: Owner): (() => void) | undefined }['find'];

/** Declared as a method, because methods are bivariant in their parameters, so that every handler is assignable. */
type AnyHandler = { handle(state: unknown, call: unknown, reply: unknown): unknown }['handle'];
