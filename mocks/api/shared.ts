import { createHash, randomUUID } from 'node:crypto';
import type { Analysis } from './memory/aiFood/analysis.ts';
import type { SentCode } from './person/codes.ts';
import { RecentMap } from './recent-map.ts';

/** What all worlds of a mock share: what one person hands to another. */
export class Shared {
  /** The last code for signing in, by phone number. */
  readonly loginCodes = new RecentMap<SentCode>();
  /** Analysed meals whose share code was given out, by that code. */
  readonly meals = new RecentMap<Analysis>();
  readonly #seed: string | undefined;
  #count = 0;

  /** @param seed makes the ids of `newId` the same in every run; without it they are random */
  constructor(seed?: string) {
    this.#seed = seed;
  }

  /** 32 hexadecimal digits that no other call was given. */
  newId(): string {
    if (this.#seed === undefined) return randomUUID().replaceAll('-', '');
    this.#count++;
    return createHash('sha256').update(`${this.#seed}\n${this.#count}`).digest('hex').slice(0, 32);
  }
}
