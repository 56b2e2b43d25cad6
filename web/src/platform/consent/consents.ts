import type { Consent, ConsentPurpose } from '@health-app/sdk';
import * as v from 'valibot';
import type { Open } from '#lib/open-value.ts';

/** The purposes of the list, in its order. That of a guardian belongs to the profile of a child. */
export const listedPurposes = [
  'healthData',
  'mealPhotos',
  'bodyPictures',
  'ranking',
  'training',
  'analytics',
] as const satisfies ConsentPurpose[];

export const purposes = [...listedPurposes, 'guardian'] as const satisfies ConsentPurpose[];

const consentsSchema = v.array(v.object({ purpose: v.string(), given: v.boolean(), decidedAt: v.string() }));

/** Reads decisions from a storage; what cannot be read was never decided. */
export function readConsents(stored: unknown): Consent[] {
  const { success, output } = v.safeParse(consentsSchema, stored);
  return success ? output : [];
}

/** The last decision on a purpose; undefined where nobody ever asked. */
export const decisionOn = (consents: readonly Consent[], purpose: Open<ConsentPurpose>): Consent | undefined =>
  consents.find((consent) => consent.purpose === purpose);

/** Whether a purpose is agreed to. Silence is no consent. */
export const isGiven = (consents: readonly Consent[], purpose: ConsentPurpose): boolean =>
  decisionOn(consents, purpose)?.given === true;

/** The decisions with a new one in place of the earlier one on its purpose. */
export const withDecision = (consents: readonly Consent[], decision: Consent): Consent[] => [
  ...consents.filter(({ purpose }) => purpose !== decision.purpose),
  decision,
];

/** The decisions that are newer than the known ones on their purpose. */
export const newerThan = (known: readonly Consent[], decisions: readonly Consent[]): Consent[] =>
  decisions.filter(({ purpose, decidedAt }) => {
    const other = decisionOn(known, purpose);
    return other === undefined || Date.parse(other.decidedAt) < Date.parse(decidedAt);
  });
