import { readdir } from 'node:fs/promises';
import type { Examples, Operation } from './description.ts';

/**
 * What `memory/<domain>.ts` exports as `memory`: how a domain's part of a world begins, and what its calls do to it.
 * It is pure but for the state it is given, which it may change in place.
 */
export interface Memory<State = unknown> {
  /** Made from the examples, once per world. They are frozen: clone what will change, share what will not. */
  seed(examples: Examples): State;
  /** By operationId. An operation without one answers with its first example. */
  handlers: Record<string, Handler<State>>;
  /** Takes in what the native app brings to the server by itself, through calls that the description has no part in. */
  bring?: { take(state: State, now: Date, brought: unknown): void }['take'];
}

/**
 * Gives the data of the reply, or a failure. `reply` is the data of the first example; given back as it is, it goes
 * out untouched and unchecked.
 *
 * Written as a method so that a handler can say what its own input and reply look like: the request has passed the
 * description, and what is given back will be held against it.
 */
export type Handler<State> = { handle(state: State, call: Call, reply: unknown): unknown }['handle'];

export interface Call<Input = unknown> {
  /** The query parameters, numbers, booleans and lists as such, or the JSON body. */
  input: Input;
  now: Date;
  /** Empty for a call without one. */
  token: string;
  /** The failure that the description gives as an example under this name. */
  fail(example: string): Failure;
  /** What the caller's world holds of another domain: to read, not to change. */
  world<Other>(domain: string): Other;
}

/** A business failure, for a handler to give back. */
export class Failure {
  readonly msg: string;

  constructor(msg: string) {
    this.msg = msg;
  }
}

/** By domain. */
export type Memories = Record<string, Memory>;

export async function loadMemories(): Promise<Memories> {
  const folder = new URL('./memory/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const modules = files.map(async (name) => {
    const { memory } = (await import(new URL(name, folder).href)) as { memory: Memory };
    return [name.slice(0, -'.ts'.length), memory] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** One world per token: what a caller changed, and nobody else sees. The longest unused is forgotten first. */
export class Worlds {
  readonly #worlds = new Map<string, Map<string, unknown>>();
  readonly #memories: Memories;
  readonly #examples: Examples;
  readonly #limit: number;

  constructor(memories: Memories, examples: Examples, limit = 1000) {
    this.#memories = memories;
    this.#examples = examples;
    this.#limit = limit;
  }

  /** What an operation does in the world of a token; undefined when nothing is remembered of it. */
  handler(operation: Operation): ((call: Omit<Call, 'fail' | 'world'>, reply: unknown) => unknown) | undefined {
    const memory = this.#memories[operation.domain];
    const handle = memory?.handlers[operation.id] ?? memory?.handlers[operation.variantOf ?? ''];
    if (!memory || !handle) return undefined;
    const fail = (name: string) => new Failure(this.#examples.failure(operation.id, name));
    return (call, reply) => {
      const world = <Other>(domain: string) => this.#state(call.token, domain) as Other;
      return handle(this.#state(call.token, operation.domain), { ...call, fail, world }, reply);
    };
  }

  /** @returns whether the domain takes in anything */
  bring(token: string, domain: string, now: Date, brought: unknown): boolean {
    const bring = this.#memories[domain]?.bring;
    bring?.(this.#state(token, domain), now, brought);
    return bring !== undefined;
  }

  reset(token: string): void {
    this.#worlds.delete(token);
  }

  #state(token: string, domain: string): unknown {
    const world = this.#worlds.get(token) ?? new Map<string, unknown>();
    // A map keeps the order of insertion: the first key is the one longest unused.
    this.#worlds.delete(token);
    this.#worlds.set(token, world);
    const [oldest] = this.#worlds.keys();
    if (this.#worlds.size > this.#limit && oldest !== undefined) this.#worlds.delete(oldest);
    if (!world.has(domain)) world.set(domain, this.#memories[domain]?.seed(this.#examples));
    return world.get(domain);
  }
}
