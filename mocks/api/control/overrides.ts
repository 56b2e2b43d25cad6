import type { Operation } from '../description.ts';
import type { Preference } from '../preference.ts';
import { RecentMap } from '../recent-map.ts';

/** A reply or a latency that replaces the usual one of an operation until its removal. */
export interface Override {
  /** The token of the world; empty for callers without a token; null for every world. */
  world: string | null;
  /** The id of an operation, or `*` for all. */
  operation: string;
  /** The named example of the reply, with its status. */
  reply?: Preference;
  /** Time before the reply; ms. */
  delay?: number;
}

const ALL = '*';

export class Overrides {
  readonly #entries = new RecentMap<Override>();

  /** Replaces an earlier override of the same world and operation. An override without reply and delay removes it. */
  set(override: Override): void {
    const key = keyOf(override.world, override.operation);
    if (override.reply === undefined && override.delay === undefined) this.#entries.delete(key);
    else this.#entries.set(key, override);
  }

  /**
   * An override of the world has priority over one of every world, and one of the operation over one of all operations.
   */
  of({ id }: Operation, world: string): Pick<Override, 'reply' | 'delay'> {
    const found = [keyOf(null, ALL), keyOf(world, ALL), keyOf(null, id), keyOf(world, id)].map((key) =>
      this.#entries.get(key),
    );
    return Object.assign({}, ...found.map((override) => override && partsOf(override)));
  }

  list(): Override[] {
    return this.#entries.values();
  }

  clear(): void {
    for (const { world, operation } of this.list()) this.#entries.delete(keyOf(world, operation));
  }
}

const partsOf = ({ reply, delay }: Override) => ({
  ...(reply !== undefined && { reply }),
  ...(delay !== undefined && { delay }),
});

const keyOf = (world: string | null, operation: string) => `${operation}${world === null ? '' : ` ${world}`}`;
