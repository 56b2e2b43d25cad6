import type { Consent, ConsentDecision, ConsentPurpose } from '../generated/operations.ts';
import type { Person } from '../person.ts';

export const hasConsent = ({ profile: { consents } }: Pick<Person, 'profile'>, purpose: ConsentPurpose): boolean =>
  consents.some((consent) => consent.purpose === purpose && consent.given);

/** The decisions after these, each with its time. */
export function decided(consents: Consent[], decisions: ConsentDecision[], decidedAt: string): Consent[] {
  const kept = consents.filter(({ purpose }) => decisions.every((decision) => decision.purpose !== purpose));
  return [...kept, ...decisions.map(({ purpose, given }) => ({ purpose, given, decidedAt }))];
}
