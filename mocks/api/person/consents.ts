import { ageOn } from '../../../sdk/src/safety/index.ts';
import type { OperationId } from '../engine/memory.ts';
import type { Consent, ConsentDecision, ConsentPurpose } from '../generated/operations.ts';
import type { Person } from './person.ts';

type Consenting = Pick<Person, 'profile'>;

/** Below this age a guardian must consent (Personal Information Protection Law, Art. 31). */
const GUARDED = 14;

export const hasConsent = ({ profile: { consents } }: Consenting, purpose: ConsentPurpose): boolean =>
  consents.some((consent) => consent.purpose === purpose && consent.given);

export const hasWithdrawn = ({ profile: { consents } }: Consenting, purpose: ConsentPurpose): boolean =>
  consents.some((consent) => consent.purpose === purpose && !consent.given);

/** Whether a guardian must consent first, and has not. An unknown age needs none: the app asks for it. */
export function needsGuardian(person: Consenting, today: string): boolean {
  const age = ageOn(today, person.profile.birthDate);
  return age !== undefined && age < GUARDED && !hasConsent(person, 'guardian');
}

/** Adds decisions with their time. The last decision about a purpose counts. */
export function withDecisions(consents: Consent[], decisions: ConsentDecision[], decidedAt: string): Consent[] {
  const next = new Map(consents.map((consent) => [consent.purpose, consent]));
  for (const { purpose, given } of decisions) next.set(purpose, { purpose, given, decidedAt });
  return [...next.values()];
}

/** The purpose for which a call brings data; `guardian` for what concerns only a child, null for an input without data. */
type Purpose = ConsentPurpose | null;

const purposes: Partial<Record<OperationId, (input: object) => Purpose>> = {
  'healthData.saveWeightWithCompareLast': () => 'healthData',
  'medication.save': () => 'healthData',
  'evaluation.next': (input) => ('answer' in input ? 'healthData' : null),
  'aiFood.submitFoodName': (input) => ('picture' in input ? 'mealPhotos' : null),
  'family.qrCode': () => 'guardian',
  'family.saveRelationship': () => 'guardian',
  'family.saveRelationshipByPhoneNumber': () => 'guardian',
};

/**
 * The failure of a call that brings health data, a photo or a family code without the consents that it needs: those of a
 * guardian below 14, and one that was not withdrawn. Undefined if nothing is missing.
 */
export function missingConsent(
  id: OperationId,
  input: unknown,
  person: Consenting,
  today: string,
): 'failNeedsGuardian' | 'failNeedsConsent' | undefined {
  const purpose = purposes[id]?.(Object(input)) ?? null;
  if (purpose === null) return undefined;
  if (needsGuardian(person, today)) return 'failNeedsGuardian';
  return purpose !== 'guardian' && hasWithdrawn(person, purpose) ? 'failNeedsConsent' : undefined;
}
