import type { PartnerRelationship } from '@health-app/sdk';

/** ms between two looks at whether somebody else has acted. */
export const often = 15_000;

/** How often to look for the answer to an invitation; not at all when none is awaited. */
export const whileWaiting = (relationship: PartnerRelationship | null | undefined): number | false =>
  relationship?.status === 'invited' && often;
