import type { Analysis } from '../domains/aiFood/analysis.ts';
import type { FamilyCode } from '../domains/family/model.ts';
import type { SharedResult } from '../domains/mirror/record.ts';
import type { PartnerCode } from '../domains/partner/model.ts';
import type { SentCode } from '../person/codes.ts';
import { createRandom } from './random.ts';
import { RecentMap } from './recent-map.ts';

/** The state that all worlds of a mock share: codes that people exchange. */
export class SharedState {
  /** The last sign-in code, by phone number. */
  readonly loginCodes = new RecentMap<SentCode>();
  /** Shared meals, by their share code. */
  readonly meals = new RecentMap<Analysis>();
  /** The records behind the codes of mirrors, by the token of the code. All accounts share them. */
  readonly mirrorCodes = new RecentMap<SharedResult>();
  /** Shared measurements, by their share token. */
  readonly mirrorResults = new RecentMap<SharedResult>();
  /** Family codes, by the code. */
  readonly familyCodes = new RecentMap<FamilyCode>();
  /** Partner codes, by the code. */
  readonly partnerCodes = new RecentMap<PartnerCode>();
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
