import type { Operation } from '../description.ts';
import type { Preference } from '../preference.ts';
import { RecentMap } from '../recent-map.ts';

/** A chosen reply or latency of an operation. It stays until it is removed. */
export interface Override {
  /** The token of the world that it is for, empty for callers without a token; null means every world. */
  world: string | null;
  /** An operation's id, or `*` for all. */
  operation: string;
  /** The named example, with its status, that answers. */
  reply?: Preference;
  /** Milliseconds before the reply. */
  delay?: number;
}

const ALL = '*';

export class Overrides {
  readonly #entries = new RecentMap<Override>();

  /** Takes the place of an earlier one for the same world and operation. One without reply and delay removes it. */
  set(override: Override): void {
    const key = keyOf(override.world, override.operation);
    if (override.reply === undefined && override.delay === undefined) this.#entries.delete(key);
    else this.#entries.set(key, override);
  }

  /** The override of the world prevails over that of every world, and the operation's own over that of all operations. */
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
