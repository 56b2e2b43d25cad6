import type { Consent, ConsentDecision, ConsentPurpose } from '../generated/operations.ts';
import type { Person } from '../person.ts';

export const hasConsent = ({ profile: { consents } }: Pick<Person, 'profile'>, purpose: ConsentPurpose): boolean =>
  consents.some((consent) => consent.purpose === purpose && consent.given);

/** Adds decisions with their time. The last decision about a purpose counts. */
export function decided(consents: Consent[], decisions: ConsentDecision[], decidedAt: string): Consent[] {
  const next = new Map(consents.map((consent) => [consent.purpose, consent]));
  for (const { purpose, given } of decisions) next.set(purpose, { purpose, given, decidedAt });
  return [...next.values()];
}
