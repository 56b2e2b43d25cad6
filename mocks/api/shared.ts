import { createHash, randomUUID } from 'node:crypto';
import type { Analysis } from './memory/aiFood/analysis.ts';
import type { ForeignCode } from './memory/family/world.ts';
import type { SharedResult } from './memory/mirror/record.ts';
import type { PartnerCode } from './memory/partner/world.ts';
import type { SentCode } from './person/codes.ts';
import { RecentMap } from './recent-map.ts';

/** The state that all worlds of a mock share: codes that one person hands to another. */
export class Shared {
  /** The last code for signing in, by phone number. */
  readonly loginCodes = new RecentMap<SentCode>();
  /** Analysed meals whose share code was given out, by that code. */
  readonly meals = new RecentMap<Analysis>();
  /** Measurements whose share token was given out, by that token. */
  readonly mirrorResults = new RecentMap<SharedResult>();
  /** Codes that people show to their family, by the code. */
  readonly familyCodes = new RecentMap<ForeignCode>();
  /** Codes that people show to find a partner, by the code. */
  readonly partnerCodes = new RecentMap<PartnerCode>();
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
