/** A map with a limit, beyond which the oldest entry is dropped. */
export class RecentMap<Value> {
  readonly #entries = new Map<string, Value>();
  readonly limit: number;

  constructor(limit = 10_000) {
    this.limit = limit;
  }

  /** @param entries oldest first */
  static from<Value>(limit: number, entries: [string, Value][]): RecentMap<Value> {
    const map = new RecentMap<Value>(limit);
    for (const [key, value] of entries) map.set(key, value);
    return map;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.limit && oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** The entries, oldest first. */
  entries(): [string, Value][] {
    return [...this.#entries];
  }

  values(): Value[] {
    return [...this.#entries.values()];
  }
}
