import type { Analysis } from './memory/aiFood/analysis.ts';
import type { SentCode } from './person/codes.ts';

const LIMIT = 10_000;

/** A map that forgets its oldest entry beyond a limit. */
class RecentMap<Value> {
  readonly #entries = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > LIMIT && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** What all worlds of a mock share: what one person hands to another. */
export class Shared {
  /** The last code for signing in, by phone number. */
  readonly loginCodes = new RecentMap<SentCode>();
  /** Analysed meals whose share code was given out, by that code. */
  readonly meals = new RecentMap<Analysis>();
}
