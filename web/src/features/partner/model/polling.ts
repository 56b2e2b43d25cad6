import type { PartnerRelationship } from '@health-app/sdk';

/** Polling interval for another person's action; ms. */
export const pollingInterval = 15_000;

/** Polling interval for the answer to an invitation; false if none is open. */
export const invitationPolling = (relationship: PartnerRelationship | null | undefined): number | false =>
  relationship?.status === 'invited' && pollingInterval;
