import { ageOn, neededConsents, needsGuardian } from '../../../sdk/src/safety/index.ts';
import type { OperationId } from '../engine/memory.ts';
import type { Consent, ConsentDecision, ConsentPurpose } from '../generated/operations.ts';
import type { Person } from './person.ts';

type Consenting = Pick<Person, 'profile'>;

export const hasConsent = ({ profile: { consents } }: Consenting, purpose: ConsentPurpose): boolean =>
  consents.some((consent) => consent.purpose === purpose && consent.given);

const hasWithdrawn = ({ profile: { consents } }: Consenting, purpose: ConsentPurpose): boolean =>
  consents.some((consent) => consent.purpose === purpose && !consent.given);

/** Adds decisions with their time. The last decision about a purpose counts. */
export function withDecisions(consents: Consent[], decisions: ConsentDecision[], decidedAt: string): Consent[] {
  const next = new Map(consents.map((consent) => [consent.purpose, consent]));
  for (const { purpose, given } of decisions) next.set(purpose, { purpose, given, decidedAt });
  return [...next.values()];
}

/**
 * The failure of a call whose input brings data without the consents that they need: those of a guardian below 14, and one
 * that was not withdrawn. An unknown age needs no guardian: the app asks for it. Undefined if nothing is missing.
 * @param data the input, and the lists that the person has in its places
 */
export function missingConsent(
  id: OperationId,
  { input, kept }: { input: unknown; kept: unknown },
  person: Consenting,
  today: string,
): 'failNeedsGuardian' | 'failNeedsConsent' | undefined {
  const needed = neededConsents(id, input, kept);
  if (needed.length === 0) return undefined;
  const age = ageOn(today, person.profile.birthDate);
  if (needsGuardian({ age }) && !hasConsent(person, 'guardian')) return 'failNeedsGuardian';
  const withdrawn = needed.some((purpose) => purpose !== 'guardian' && hasWithdrawn(person, purpose));
  return withdrawn ? 'failNeedsConsent' : undefined;
}
