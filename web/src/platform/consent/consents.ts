import type { Consent, ConsentPurpose } from '@health-app/sdk';
import * as v from 'valibot';
import type { Open } from '#lib/open-value.ts';
import { instantOf } from '#lib/time/instants.ts';

/** The purposes in the order of the list. */
export const purposes = [
  'healthData',
  'mealPhotos',
  'bodyPictures',
  'ranking',
  'training',
  'analytics',
  'guardian',
] as const satisfies ConsentPurpose[];

const consentsSchema = v.array(v.object({ purpose: v.string(), given: v.boolean(), decidedAt: v.string() }));

/** Parses stored decisions; invalid data gives no decisions. */
export function readConsents(stored: unknown): Consent[] {
  const { success, output } = v.safeParse(consentsSchema, stored);
  return success ? output : [];
}

/** The last decision on a purpose; undefined if the person was never asked. */
export const decisionOn = (consents: readonly Consent[], purpose: Open<ConsentPurpose>): Consent | undefined =>
  consents.find((consent) => consent.purpose === purpose);

/** Whether a purpose has consent. No decision means no consent. */
export const isGiven = (consents: readonly Consent[], purpose: ConsentPurpose): boolean =>
  decisionOn(consents, purpose)?.given === true;

/** Replaces the decision on the same purpose. */
export const withDecision = (consents: readonly Consent[], decision: Consent): Consent[] => [
  ...consents.filter(({ purpose }) => purpose !== decision.purpose),
  decision,
];

/** The decisions that are newer than the known ones on the same purpose. */
export const newerThan = (known: readonly Consent[], decisions: readonly Consent[]): Consent[] =>
  decisions.filter(({ purpose, decidedAt }) => {
    const other = decisionOn(known, purpose);
    return other === undefined || instantOf(other.decidedAt) < instantOf(decidedAt);
  });
