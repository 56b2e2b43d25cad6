import type { ConsentPurpose } from '@health-app/sdk';
import { createStore } from '#lib/store/store.ts';

export interface ConsentRequest {
  purpose: ConsentPurpose;
  /** Resolves the promise of the use that asked. */
  answer: (given: boolean) => void;
}

/** The consent that a use waits for. The shell shows the question over the screen. */
export const consentRequest = createStore<ConsentRequest | undefined>(undefined);
