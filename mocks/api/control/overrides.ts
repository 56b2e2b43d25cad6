import type { Operation } from '../description.ts';
import type { Fault } from '../fault.ts';
import { RecentMap } from '../recent-map.ts';
import type { Reply } from '../refusal.ts';

/** The effect of an override on one or several calls. */
export interface Choice {
  /** Replaces the usual reply; the memory does not receive the call. */
  reply?: Reply;
  /** A JSON Merge Patch of the reply's body. */
  patch?: unknown;
  /** Whether a patched reply may violate the description. */
  invalid?: boolean;
  /** Damages the delivery of the reply. */
  fault?: Fault;
  /** Time before the reply; ms. */
  delay?: number;
}

export interface Step extends Choice {
  /**
   * The number of calls that it applies to. Without it, the last step of an override applies forever, and any other step
   * once.
   */
  times?: number;
  /** The fields that describe this step to a client. */
  shown: object;
}

export interface Override {
  /** The name of the account; empty for callers without a token; null for every world. */
  world: string | null;
  /** The id of an operation, or `*` for all. */
  operation: string;
  /** Applied one after the other. */
  steps: Step[];
}

const ALL = '*';

/** Replies and latencies that replace the usual ones of an operation, until they are used up or removed. */
export class Overrides {
  readonly #entries = new RecentMap<Override>();
  /** Number of calls that have used the first step of an override. */
  readonly #used = new Map<Override, number>();

  /** Replaces an earlier override of the same world and operation. An override without steps removes it. */
  set(override: Override): void {
    const key = keyOf(override.world, override.operation);
    this.#delete(key);
    if (override.steps.length > 0) this.#entries.set(key, override);
  }

  /**
   * Returns the choice for a call, which counts as a use of each override that contributes to it. An override of the
   * operation takes precedence over one of all operations, and then one of the world over one of every world.
   */
  take({ id }: Operation, world: string): Choice {
    const found = [keyOf(world, id), keyOf(null, id), keyOf(world, ALL), keyOf(null, ALL)].flatMap((key) => {
      const override = this.#entries.get(key);
      return override?.steps[0] ? [{ key, override, step: override.steps[0] }] : [];
    });
    const ofReply = found.find(({ step }) => changesReply(step));
    const ofDelay = found.find(({ step }) => step.delay !== undefined);
    for (const { key, override } of new Set([ofReply, ofDelay].filter((one) => one !== undefined))) {
      this.#use(key, override);
    }
    const { reply, patch, invalid, fault } = ofReply?.step ?? {};
    return {
      ...(reply && { reply }),
      ...(patch !== undefined && { patch }),
      ...(invalid && { invalid }),
      ...(fault && { fault }),
      ...(ofDelay?.step.delay !== undefined && { delay: ofDelay.step.delay }),
    };
  }

  /** The overrides with their remaining steps. */
  list(): Override[] {
    return this.#entries.values().map((override) => {
      const used = this.#used.get(override) ?? 0;
      const [first, ...rest] = override.steps;
      const left =
        first?.times === undefined ? first : { ...first, shown: { ...first.shown, times: first.times - used } };
      return { ...override, steps: left ? [left, ...rest] : [] };
    });
  }

  clear(): void {
    for (const { world, operation } of this.#entries.values()) this.#delete(keyOf(world, operation));
  }

  #use(key: string, override: Override): void {
    const [first, ...rest] = override.steps;
    const times = first?.times ?? (rest.length > 0 ? 1 : Number.POSITIVE_INFINITY);
    const used = (this.#used.get(override) ?? 0) + 1;
    if (used < times) return void this.#used.set(override, used);
    this.#delete(key);
    if (rest.length > 0) this.#entries.set(key, { ...override, steps: rest });
  }

  #delete(key: string): void {
    const override = this.#entries.get(key);
    if (override) this.#used.delete(override);
    this.#entries.delete(key);
  }
}

const changesReply = ({ reply, patch, fault }: Choice): boolean =>
  reply !== undefined || patch !== undefined || fault !== undefined;

const keyOf = (world: string | null, operation: string) => `${operation}${world === null ? '' : ` ${world}`}`;
