/** A call of the API with its reply. */
export interface JournalEntry {
  /** The number of the call since the start of the mock, from 1. */
  number: number;
  /** The mock's time of the call; an ISO 8601 date-time. */
  at: string;
  /** The account of the caller: `phone:` with its number, or the token of a test; empty without a token. */
  world: string;
  /** The id of the operation; null for an unknown path. */
  operation: string | null;
  method: string;
  /** Path and query. */
  url: string;
  /** The JSON body, or the query parameters as numbers, booleans and lists; null if the request cannot be read. */
  input: unknown;
  /** Headers of the request by name in lower case; those with the real backend's without the token. */
  headers: Record<string, string>;
  status: number;
  /** The body of the reply. */
  reply: unknown;
  /**
   * Origin of the reply: the memory or the first example, a named example, an override, a recording, the recorded backend,
   * or a refusal.
   */
  source: Source;
  /** The fault that damaged the delivery of the reply. */
  fault: string | null;
  /** Time that the mock added before the reply; ms. */
  delay: number;
  /** Time that the mock took for the reply, without the added one; ms. */
  duration: number;
}

export type Source = 'usual' | 'example' | 'override' | 'recording' | 'backend' | 'refusal';

/** An entry with its bodies as JSON text, which later changes of a world do not affect. */
export type StoredEntry = Omit<JournalEntry, 'number' | 'input' | 'reply'> & { input: string; reply: string };

const MOST_ENTRIES = 1000;
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** The latest calls. Beyond 1,000 calls or 8 million characters, the oldest are dropped. */
export class Journal {
  #entries: (StoredEntry & { number: number })[] = [];
  #count = 0;
  #characters = 0;
  readonly #listeners = new Set<(entry: JournalEntry) => void>();

  add(entry: StoredEntry): void {
    const numbered = { number: ++this.#count, ...entry };
    this.#entries.push(numbered);
    this.#characters += sizeOf(entry);
    if (this.#entries.length > MOST_ENTRIES || this.#characters > MOST_CHARACTERS) this.#dropOldest();
    if (this.#listeners.size === 0) return;
    const shown = parsed(numbered);
    for (const listener of this.#listeners) listener(shown);
  }

  /** The entries, oldest first. */
  list({ world, operation, after = 0 }: JournalFilter = {}): JournalEntry[] {
    return this.#entries
      .filter(
        (entry) =>
          entry.number > after &&
          (world === undefined || entry.world === world) &&
          (operation === undefined || entry.operation === operation),
      )
      .map(parsed);
  }

  clear(): void {
    this.#entries = [];
    this.#characters = 0;
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Drops a tenth at once, because each removal moves all other entries. */
  #dropOldest(): void {
    let dropped = Math.ceil(MOST_ENTRIES / 10);
    const size = (count: number) => this.#entries.slice(0, count).reduce((sum, entry) => sum + sizeOf(entry), 0);
    while (this.#characters - size(dropped) > MOST_CHARACTERS) dropped++;
    this.#characters -= size(dropped);
    this.#entries = this.#entries.slice(dropped);
  }
}

export interface JournalFilter {
  /** The name of the account; empty for callers without a token. */
  world?: string | undefined;
  operation?: string | undefined;
  /** Only calls after the one with this number. */
  after?: number | undefined;
}

const sizeOf = ({ url, input, reply }: StoredEntry) => url.length + input.length + reply.length;

const parsed = (entry: StoredEntry & { number: number }): JournalEntry => ({
  ...entry,
  input: JSON.parse(entry.input),
  reply: JSON.parse(entry.reply),
});
