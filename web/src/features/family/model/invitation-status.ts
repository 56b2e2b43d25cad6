import type { FamilyInvitation, FamilyStatus } from '@health-app/sdk';

/** The current status of an invitation: an open one can expire while the screen is open. */
export const statusAt = (
  { status, expiresAt }: Pick<FamilyInvitation, 'status' | 'expiresAt'>,
  now: Date,
): FamilyStatus => (status === 'invited' && !(Date.parse(expiresAt) > now.getTime()) ? 'expired' : status);
