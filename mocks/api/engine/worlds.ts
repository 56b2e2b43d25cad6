import type { Examples, Operation } from '../description/description.ts';
import type { DeletableRecord } from '../generated/operations.ts';
import { missingConsent } from '../person/consents.ts';
import { addWeight, beginPerson, changeProfile, followFacts } from '../person/person.ts';
import { type Account, Accounts } from './accounts.ts';
import { dayOf, moment, timestamp } from './days.ts';
import { type Entry, isSaved, type Saved, type WorldEntry } from './entry.ts';
import { hash } from './hash.ts';
import { createLiveDates, type LiveExamples, movedBy } from './live-dates.ts';
import { Failure, type Memories, type OperationId } from './memory.ts';
import { Refusal } from './refusal.ts';
import { newReplies, repeatable } from './replies.ts';
import { type SeededData, withSeed } from './seed.ts';
import { SharedState } from './shared-state.ts';
import { openSnapshot, takeSnapshot, type WorldSnapshot } from './snapshot.ts';

export interface WorldsOptions {
  seed?: string | undefined;
  limit?: number;
  named?: Map<string, SeededData>;
}

/** A person with a session. */
export interface SignedIn {
  userName: string;
  userId: string;
  phoneNumber: string;
  userToken: string;
}

const ADULT = { gender: 1, birthDate: '1990-04-12', height: 170 } as const;

/** The number of a name, one of a hundred million. No person of the examples has one that begins like it. */
const phoneNumberOf = (name: string): string => `166${String(hash(name) % 10 ** 8).padStart(8, '0')}`;

/** One isolated world per account. Beyond the limit, the least recently used world is forgotten. */
export class Worlds {
  readonly #worlds = new Map<Account, Entry>();
  readonly #memories: Memories;
  readonly #examples: Examples;
  readonly #liveExamples: (now: Date) => LiveExamples;
  readonly #limit: number;
  readonly #shared: SharedState;
  readonly #accounts: Accounts;
  readonly #named: Map<string, SeededData>;

  /**
   * @param options `seed` makes generated tokens deterministic; `limit` is the maximum number of worlds; `named` are the
   *   examples of worlds whose tokens end in a name
   */
  constructor(memories: Memories, examples: Examples, { seed, limit = 1000, named = new Map() }: WorldsOptions = {}) {
    this.#memories = memories;
    this.#examples = examples;
    this.#liveExamples = createLiveDates(examples);
    this.#limit = limit;
    this.#shared = new SharedState(seed);
    this.#accounts = new Accounts(examples);
    this.#named = named;
  }

  /** Finds the handler of an operation, bound to the caller's world; undefined if there is none. */
  handler(
    operation: Operation,
  ): ((call: { input: unknown; now: Date; token: string }, reply: unknown) => unknown) | undefined {
    const memory = this.#memories[operation.domain];
    const id = (operation.variantOf ?? operation.id) as OperationId;
    const handle = memory?.handlers[id];
    if (!memory || !handle) return undefined;
    const fail = (name: string, reasons?: readonly string[]): never => {
      throw new Failure(this.#examples.failure(operation.id, name), reasons);
    };
    return (call, reply) => {
      const mine = this.#ofToken(call.token, call.now);
      const { account, person, ahead, shift, replies, state: world } = mine;
      const now = moment(call.now.getTime() + ahead);
      this.#deleteDue(call.now.getTime() - shift);
      followFacts(person, dayOf(now));
      const state = world(operation.domain);
      const command = repeatable(replies, id, call.input);
      if (command?.first) return command.first.data;
      const whole = {
        ...{ ...call, now, id, fail, world, person, account, shared: this.#shared, accounts: this.#accounts },
        hasRecord: (record: DeletableRecord) => this.#deletion(mine, record, now) !== undefined,
        worldOf: (other: Account) => this.#world(other, call.now),
        close: () => this.#close(account, now),
      };
      const data = Failure.of(() => {
        if (!memory.bringConsents?.includes(id)) {
          const kept = memory.kept?.(state, person);
          const missing = missingConsent(id, { input: call.input, kept }, person, dayOf(now));
          if (missing) fail(missing);
        }
        memory.before?.(state, whole);
        return handle(state, whole, reply);
      });
      // A failed request has changed nothing, so its repetition is handled again.
      if (!(data instanceof Failure)) command?.keep(data);
      return data;
    };
  }

  /** @throws {Refusal} for a domain that accepts no data from the native app, and for invalid data */
  bring(token: string, domain: string, now: Date, brought: unknown): void {
    const takers = Object.keys(this.#memories).filter((name) => this.#memories[name]?.bring);
    if (!takers.includes(domain)) {
      throw new Refusal(404, `The native app brings no ${domain}; it brings ${takers.join(', ')}`);
    }
    const { state, person } = this.#ofToken(token, now);
    this.#memories[domain]?.bring?.(state(domain), now, brought, person);
  }

  /** The time in the world of a token, for a time of the mock. */
  timeOf(token: string, now: Date): Date {
    return moment(now.getTime() + (this.#worlds.get(this.#accounts.ofToken(token))?.shift ?? 0));
  }

  /**
   * Advances the work of one world, so that it continues without the clock. Its first day stays the same.
   * @param seconds 0 or more
   */
  advance(token: string, seconds: number, now: Date): void {
    this.#ofToken(token, now).ahead += seconds * 1000;
  }

  /** Signs in people by name, and resets their accounts: each person is an adult with a height and a weight. */
  signIn(names: string[], now: Date): SignedIn[] {
    return names.map((userName) => {
      const phoneNumber = phoneNumberOf(userName);
      const { account, userToken } = this.#accounts.signIn(phoneNumber, this.#shared.newId());
      this.#forget(account);
      const { person } = this.#ofToken(userToken, now);
      changeProfile(person, { userName, ...ADULT }, dayOf(now));
      addWeight(person, { value: 75, measuredAt: timestamp(now), source: 'manual' }, dayOf(now));
      return { userName, userId: person.profile.userId, phoneNumber: person.profile.phoneNumber, userToken };
    });
  }

  /** The name of the account of a token, which all its sessions share. */
  nameOf(token: string): string {
    return this.#accounts.ofToken(token).name;
  }

  /** Whether the account of a token is closed. */
  isClosed(token: string): boolean {
    return this.#accounts.ofToken(token).closed;
  }

  /** The first success example of an operation that a seed replaces in this world; undefined for any other. */
  seeded({ id }: Operation, token: string, now: Date): unknown {
    const { seed, examples } = this.#ofToken(token, now);
    return seed?.get(id)?.size ? examples(now).original.data(id) : undefined;
  }

  /**
   * Starts a world over with seeded examples.
   *
   * @throws {Refusal} for examples with which a domain cannot start; the world then starts with those of the description
   */
  begin(token: string, seed: SeededData, now: Date): void {
    const account = this.#accounts.ofToken(token);
    this.#forget(account);
    try {
      const world = this.#add(this.#begin(account, now, seed), token);
      for (const domain of Object.keys(this.#memories)) world.state(domain);
    } catch (error) {
      this.#worlds.delete(account);
      throw new Refusal(400, `The world cannot begin: ${(error as Error).message}`);
    }
  }

  /**
   * The state of worlds, for `restore`, with all that they share with each other. Data shared with the worlds of other accounts
   * are omitted.
   */
  snapshot(tokens: string[], now: Date): WorldSnapshot {
    const homes = tokens.map((token) => this.#ofToken(token, now));
    const shared = homes.flatMap(({ states }) =>
      [...states].flatMap(([domain, state]) => this.#memories[domain]?.common?.(state) ?? []),
    );
    // What two people share is in the lists of both.
    const common = new Set(shared.filter((one) => shared.indexOf(one) === shared.lastIndexOf(one)));
    const saved = homes.map(({ account, person, ahead, begun, replies, states }): Saved => {
      return { closed: account.closed, person, ahead, begun, replies, states };
    });
    const userName = homes.map(({ person }) => person.profile.userName).join('、');
    const worldOf = ({ original }: LiveExamples) =>
      homes.findIndex(({ examples }) => examples(now).original === original);
    return takeSnapshot(saved, { homes, common, seeds: homes.map(({ seed }) => seed), worldOf, userName });
  }

  /**
   * Replaces worlds with a snapshot of as many. The accounts stay the same: their phone numbers and their users do not change.
   *
   * @throws {Refusal} for a value that is not a snapshot
   */
  restore(tokens: string[], snapshot: unknown, now: Date): void {
    const { seeds, read } = openSnapshot<Saved>(snapshot);
    const targets = tokens.map((token, index) => {
      const { account, person, shift } = this.#ofToken(token, now);
      const { userId, phoneNumber } = person.profile;
      return { token, account, shift, userId, phoneNumber, world: this.#begin(account, now, seeds[index]) };
    });
    const examplesOf = (days: number, world: number) => {
      const seed = seeds[world];
      return movedBy(seed ? withSeed(this.#examples, seed) : this.#examples, days);
    };
    const saved = read({
      homes: targets.map(({ world }) => world),
      examplesOf,
      isSaved: (value) => isSaved(value, this.#memories),
    });
    for (const { account } of targets) this.#end(this.#world(account, now), now);
    for (const [index, { token, account, shift, userId, phoneNumber, world }] of targets.entries()) {
      const state = saved[index];
      if (!state) continue;
      if (account.phoneNumber !== undefined) Object.assign(state.person.profile, { userId, phoneNumber });
      const { closed, ...parts } = state;
      account.closed = closed;
      this.#add(Object.assign(world, parts, { shift }), token);
    }
  }

  /** The worlds, most recently used first. */
  list(now: Date): WorldEntry[] {
    const worlds = [...this.#worlds.values()].reverse();
    return worlds.map(({ account, token, person, shift }) => ({
      ...{ account: account.name, token, userName: person.profile.userName },
      now: timestamp(moment(now.getTime() + shift)),
    }));
  }

  /**
   * Forgets the world of a token. Its account starts over, even if it was closed.
   * @param own the time at which it starts over, with a clock of its own
   */
  reset(token: string, own?: { begin: Date; now: Date }): void {
    const account = this.#accounts.ofToken(token);
    this.#forget(account);
    if (!own) return;
    const world = this.#begin(account, own.begin, this.#namedSeed(account));
    world.shift = own.begin.getTime() - own.now.getTime();
    this.#add(world, token);
  }

  /** Finds a record of a person: undefined for an unknown one, or else a function that deletes it. */
  #deletion({ person, state }: Entry, { kind, recordId }: DeletableRecord, now: Date): (() => void) | undefined {
    const owner = { person, world: state, shared: this.#shared, now };
    for (const [domain, { deletable }] of Object.entries(this.#memories)) {
      if (deletable?.[kind]) return deletable[kind](state(domain), recordId, owner);
    }
    return undefined;
  }

  /**
   * Deletes the records of all worlds whose day has come, because other people see some of them.
   * @param time the time of the mock; ms
   */
  #deleteDue(time: number): void {
    for (const entry of this.#worlds.values()) {
      const due = entry.person.deletions.filter(({ done }) => !done);
      if (due.length === 0) continue;
      const now = moment(time + entry.shift + entry.ahead);
      for (const deletion of due.filter((one) => one.due <= dayOf(now))) {
        this.#deletion(entry, deletion, now)?.();
        deletion.done = true;
      }
    }
  }

  #close(account: Account, now: Date): void {
    account.closed = true;
    this.#end(this.#world(account, now), now);
  }

  #end({ states }: Entry, now: Date): void {
    for (const [domain, state] of states) this.#memories[domain]?.end?.(state, now, this.#shared);
  }

  #forget(account: Account): void {
    const world = this.#worlds.get(account);
    if (!world) return;
    this.#end(world, world.lastCall);
    this.#worlds.delete(account);
    this.#accounts.reset(account, world.person.profile.phoneNumber);
  }

  #ofToken(token: string, now: Date): Entry {
    const world = this.#world(this.#accounts.ofToken(token), now);
    world.token = token;
    return world;
  }

  #world(account: Account, now: Date): Entry {
    const world = this.#worlds.get(account) ?? this.#begin(account, now, this.#namedSeed(account));
    world.lastCall = now;
    return this.#add(world, world.token);
  }

  /** Adds a world as the most recently used one. */
  #add(world: Entry, token: string): Entry {
    world.token = token;
    // A map keeps the insertion order, so the first key is the least recently used.
    this.#worlds.delete(world.account);
    this.#worlds.set(world.account, world);
    const [oldest] = this.#worlds.keys();
    if (this.#worlds.size > this.#limit && oldest !== undefined) this.#forget(oldest);
    return world;
  }

  #begin(account: Account, now: Date, seed: SeededData | undefined): Entry {
    const examples = seed ? createLiveDates(withSeed(this.#examples, seed)) : this.#liveExamples;
    const person = beginPerson(examples(now), account, now);
    const world: Entry = {
      ...{ account, person, seed, examples, token: '', ahead: 0, shift: 0, begun: now, lastCall: now },
      ...{ replies: newReplies(), states: new Map() },
      state: <State>(domain: string) => {
        const { states, person, begun } = world;
        if (!states.has(domain)) {
          states.set(domain, this.#memories[domain]?.begin(examples(begun), begun, person, world));
        }
        return states.get(domain) as State;
      },
    };
    return world;
  }

  /** The seed whose name is the test's token or its end, as in `late-orders` and `my-test-late-orders`. */
  #namedSeed({ name: token, phoneNumber }: Account): SeededData | undefined {
    if (phoneNumber !== undefined) return undefined;
    const names = [...this.#named.keys()].filter((name) => token === name || token.endsWith(`-${name}`));
    const [longest] = names.sort((one, other) => other.length - one.length);
    return longest === undefined ? undefined : this.#named.get(longest);
  }
}
