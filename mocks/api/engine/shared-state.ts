import { createRandom } from './random.ts';
import { RecentMap } from './recent-map.ts';

/** What all worlds of a mock share. */
export class SharedState {
  readonly #random: () => number;

  /** @param seed makes the ids of `newId` deterministic; without it they are random */
  constructor(seed?: string) {
    this.#random = createRandom(seed);
  }

  /** 32 hexadecimal digits, unique per call. */
  newId(): string {
    return Array.from({ length: 32 }, () => Math.floor(this.#random() * 16).toString(16)).join('');
  }
}

/**
 * Declares entries that all worlds of a mock share, such as the codes that people exchange. The declaring file owns them; each
 * mock has its own.
 *
 * @example const mealsOf = sharedEntries<Meal>(); mealsOf(shared).get(shareCode)
 */
export function sharedEntries<Value>(): (shared: SharedState) => RecentMap<Value> {
  const byMock = new WeakMap<SharedState, RecentMap<Value>>();
  return (shared) => {
    const entries = byMock.get(shared) ?? new RecentMap<Value>();
    byMock.set(shared, entries);
    return entries;
  };
}
