import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Examples, Operation } from './description.ts';
import type { Operations } from './generated/operations.ts';
import { createLiveDates, type LiveExamples } from './live-dates.ts';
import { beginPerson, type Person } from './person.ts';
import { Shared } from './shared.ts';

export type OperationId = keyof Operations;

type OperationsOf<Domain extends string> = Extract<OperationId, `${Domain}.${string}`>;

/** The export `memory` of `memory/<domain>.ts`: the first state of a domain in a world, and the handlers of its calls. */
export interface Memory<Domain extends string, State> {
  /**
   * Makes the state of a new world. The examples have their dates moved to the present and are frozen: clone what the
   * handlers change, share the rest.
   */
  begin(examples: LiveExamples, now: Date, person: Person): State;
  /** An operation without a handler answers with its first example. */
  handlers: Handlers<Domain, State>;
  /** Runs before each handler. It lets time pass in the state, and may refuse the call. */
  before?(state: State, call: Call<OperationsOf<Domain>>): Failure | undefined;
  /** Stores data that the native app sends to the server by calls outside the description. */
  bring?(state: State, now: Date, brought: unknown): void;
}

export type Handlers<Domain extends string, State> = { [Id in OperationsOf<Domain>]?: Handler<Id, State> };

/**
 * Returns the data of the reply, or a failure; it may change the state in place. `reply` is the data of the first
 * example. A handler that returns it unchanged skips the check against the description.
 */
export type Handler<Id extends OperationId, State> = (
  state: State,
  call: Call<Id>,
  reply: Operations[Id]['data'],
) => unknown;

export interface Call<Id extends OperationId = OperationId> {
  id: Id;
  /** The JSON body, or the query parameters as numbers, booleans and lists. */
  input: Operations[Id]['input'];
  now: Date;
  /** Empty for a call without one. */
  token: string;
  /** The person of the world; all domains share this object. */
  person: Person;
  /** The state that all worlds share. */
  shared: Shared;
  /** The failure example of this name. */
  fail(example: Operations[Id]['failure']): Failure;
  /** The state of another domain in the same world, for reading only. */
  world<State>(domain: string): State;
}

/** A business failure as the result of a handler. */
export class Failure {
  readonly code: string;
  readonly msg: string;

  constructor({ code, msg }: { code: string; msg: string }) {
    this.code = code;
    this.msg = msg;
  }
}

/** Memories by domain. The type of a state is private to its domain. */
export type Memories = Record<string, AnyMemory>;

interface AnyMemory {
  begin(examples: LiveExamples, now: Date, person: Person): unknown;
  handlers: Record<string, AnyHandler>;
  before?(state: unknown, call: unknown): Failure | undefined;
  bring?(state: unknown, now: Date, brought: unknown): void;
}

/** Declared as a method, because methods compare their parameters bivariantly, so that every handler fits. */
type AnyHandler = { handle(state: unknown, call: unknown, reply: unknown): unknown }['handle'];

export async function loadMemories(): Promise<Memories> {
  const folder = new URL('./memory/', import.meta.url);
  // The build compiles the domains to JavaScript beside this file.
  const extension = extname(import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(extension));
  const modules = files.map(async (name) => {
    const { memory } = (await import(new URL(name, folder).href)) as { memory: AnyMemory };
    return [basename(name, extension), memory] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

interface World {
  person: Person;
  /** Time by which this world runs ahead of the clock; ms. */
  ahead: number;
  /** States by domain. The first call of a domain creates its state. */
  states: Map<string, unknown>;
}

/** One isolated world per token. Beyond the limit, the least recently used world is dropped. */
export class Worlds {
  readonly #worlds = new Map<string, World>();
  readonly #memories: Memories;
  readonly #examples: Examples;
  readonly #liveExamples: (now: Date) => LiveExamples;
  readonly #limit: number;
  readonly #shared: Shared;

  /** @param options `seed` makes generated tokens the same in every run; `limit` is the maximum number of worlds */
  constructor(memories: Memories, examples: Examples, { seed, limit = 1000 }: { seed?: string; limit?: number } = {}) {
    this.#memories = memories;
    this.#examples = examples;
    this.#liveExamples = createLiveDates(examples);
    this.#limit = limit;
    this.#shared = new Shared(seed);
  }

  /** Finds the handler of an operation, bound to the world of the caller; undefined without a handler. */
  handler(
    operation: Operation,
  ): ((call: { input: unknown; now: Date; token: string }, reply: unknown) => unknown) | undefined {
    const memory = this.#memories[operation.domain];
    const id = operation.variantOf ?? operation.id;
    const handle = memory?.handlers[id];
    if (!memory || !handle) return undefined;
    const fail = (name: string) => new Failure(this.#examples.failure(operation.id, name));
    return (call, reply) => {
      const { person, ahead } = this.#world(call.token, call.now);
      const now = new Date(call.now.getTime() + ahead);
      const world = (domain: string) => this.#state(call.token, domain, call.now);
      const state = world(operation.domain);
      const whole = { ...call, now, id, fail, world, person, shared: this.#shared };
      return memory.before?.(state, whole) ?? handle(state, whole, reply);
    };
  }

  /** @returns whether the domain accepts data of the native app */
  bring(token: string, domain: string, now: Date, brought: unknown): boolean {
    const memory = this.#memories[domain];
    memory?.bring?.(this.#state(token, domain, now), now, brought);
    return memory?.bring !== undefined;
  }

  /**
   * Moves one world ahead of the clock, so that its processes go on. Its first day stays.
   * @param seconds 0 or more
   */
  advance(token: string, seconds: number, now: Date): void {
    this.#world(token, now).ahead += seconds * 1000;
  }

  /** Whether the person of a token has closed their account. */
  isClosed(token: string): boolean {
    return this.#worlds.get(token)?.person.closed ?? false;
  }

  /** The worlds by their tokens, with the person of each, the most recently used first. */
  list(): { token: string; userName: string }[] {
    const worlds = [...this.#worlds].reverse();
    return worlds.map(([token, { person }]) => ({ token, userName: person.profile.userName }));
  }

  reset(token: string): void {
    this.#worlds.delete(token);
  }

  #state(token: string, domain: string, now: Date): unknown {
    const { states, person } = this.#world(token, now);
    if (!states.has(domain)) states.set(domain, this.#memories[domain]?.begin(this.#liveExamples(now), now, person));
    return states.get(domain);
  }

  #world(token: string, now: Date): World {
    const world = this.#worlds.get(token) ?? {
      person: beginPerson(this.#liveExamples(now), token, now),
      ahead: 0,
      states: new Map<string, unknown>(),
    };
    // A map keeps the order of insertion, so the first key is the least recently used.
    this.#worlds.delete(token);
    this.#worlds.set(token, world);
    const [oldest] = this.#worlds.keys();
    if (this.#worlds.size > this.#limit && oldest !== undefined) this.#worlds.delete(oldest);
    return world;
  }
}
