import { dequal } from 'dequal';
import type { Fault } from '../answer/fault.ts';
import type { Operation } from '../description/description.ts';
import type { Reply } from '../engine/refusal.ts';
import type { DelayRange, ReceivedCall, ReplyFunction } from './override.ts';
import { differencesOf } from './verification.ts';

/** The effect of an override on one call. */
export interface Choice {
  /** Replaces the usual reply; the memory does not receive the call. */
  reply?: Reply;
  /** A JSON Merge Patch of the reply's body. */
  patch?: unknown;
  /** Headers of the reply, in addition to its own. */
  headers?: Record<string, string>;
  /** Whether a patched reply may violate the description. */
  invalid?: boolean;
  /** Damages the delivery of the reply. */
  fault?: Fault;
  /** Time before the reply; ms. */
  delay?: number;
}

export interface Step extends Omit<Choice, 'delay'> {
  delay?: number | DelayRange;
  /** Computes the step of a call. */
  compute?: ReplyFunction;
  /**
   * The number of calls that it applies to. Without it, the last step of an override applies forever, and any other step
   * once.
   */
  times?: number;
  /** The fields that describe this step to a client. */
  shown: object;
}

export interface StoredOverride {
  /** The name of the account; empty for callers without a token; null for every world. */
  world: string | null;
  /** The id of an operation, or `*` for all. */
  operation: string;
  /** The expected parts of a call. */
  when: { input?: unknown; headers?: Record<string, string> };
  priority: number;
  probability: number;
  /** Applied one after the other. */
  steps: Step[];
}

/** A chosen step, with the number of calls that its override has answered. */
export interface Taken {
  step: Step;
  count: number;
}

interface Entry {
  override: StoredOverride;
  /** Number of calls that have used the first step. */
  used: number;
  /** Number of calls that have used any step. */
  count: number;
}

type IncomingCall = Pick<ReceivedCall, 'world' | 'headers'> & { input: unknown };

const MOST = 1000;

export const ALL = '*';

/** Replies and latencies that replace the usual ones of an operation, until they are used up or removed. */
export class Overrides {
  /** Newest first. */
  #entries: Entry[] = [];
  readonly #random: () => number;

  /** @param random numbers from 0 up to 1, for `probability` */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /**
   * Replaces an earlier override of the same calls with the same priority. An override without steps removes it. Beyond 1,000
   * overrides, the oldest is dropped.
   */
  set(override: StoredOverride): void {
    this.#entries = this.#entries.filter((entry) => !ofSameCalls(entry.override, override));
    if (override.steps.length > 0) this.#entries.unshift({ override, used: 0, count: 0 });
    this.#entries.splice(MOST);
  }

  /**
   * Returns the steps that decide the reply and the delay of a call, which counts as a use of each. The highest priority takes
   * precedence; then an override of the operation over one of all operations, one of the world over one of every world, one
   * with conditions over one without, and the newest.
   */
  take({ id }: Operation, call: IncomingCall): { reply?: Taken; delay?: Taken } {
    const found = this.#entries
      .filter(({ override }) => applies(override, id, call))
      .sort((a, b) => compareRanks(rankOf(a.override), rankOf(b.override)))
      .filter(({ override: { probability } }) => probability === 1 || this.#random() < probability)
      .flatMap((entry) => entry.override.steps.slice(0, 1).map((step) => ({ entry, step })));
    const reply = found.find(({ step }) => decidesReply(step));
    const delay = found.find(({ step }) => step.delay !== undefined);
    for (const entry of new Set([reply?.entry, delay?.entry])) if (entry) this.#use(entry);
    const taken = (one: typeof reply) => one && { step: one.step, count: one.entry.count };
    return { reply: taken(reply), delay: taken(delay) };
  }

  /** The overrides with their remaining steps, oldest first. */
  list(): StoredOverride[] {
    return [...this.#entries].reverse().map(({ override, used }) => {
      const [first, ...rest] = override.steps;
      if (first?.times === undefined) return override;
      return { ...override, steps: [{ ...first, shown: { ...first.shown, times: first.times - used } }, ...rest] };
    });
  }

  clear(): void {
    this.#entries = [];
  }

  #use(entry: Entry): void {
    const [first, ...rest] = entry.override.steps;
    entry.count++;
    entry.used++;
    if (entry.used < (first?.times ?? (rest.length > 0 ? 1 : Number.POSITIVE_INFINITY))) return;
    entry.used = 0;
    entry.override = { ...entry.override, steps: rest };
    if (rest.length === 0) this.#entries = this.#entries.filter((one) => one !== entry);
  }
}

const ofSameCalls = (one: StoredOverride, other: StoredOverride): boolean =>
  (['world', 'operation', 'when', 'priority', 'probability'] as const).every((name) => dequal(one[name], other[name]));

const applies = ({ operation, world, when }: StoredOverride, id: string, call: IncomingCall): boolean =>
  (operation === id || operation === ALL) &&
  (world === null || world === call.world) &&
  (when.input === undefined || differencesOf(when.input, call.input).length === 0) &&
  Object.entries(when.headers ?? {}).every(([name, value]) => call.headers[name] === value);

/** What takes precedence, the most important first. */
const rankOf = ({ priority, operation, world, when }: StoredOverride): number[] => [
  priority,
  Number(operation !== ALL),
  Number(world !== null),
  Number(Object.keys(when).length > 0),
];

function compareRanks(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** A step that sets only the delay leaves the reply to another override. */
const decidesReply = ({ shown: _, times: __, delay, ...effects }: Step): boolean =>
  delay === undefined || Object.keys(effects).length > 0;
