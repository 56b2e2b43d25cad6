import type { FamilyInvitation, FamilyStatus } from '@health-app/sdk';

/** The status of an invitation now: an open one can expire while the screen is open. */
export const statusAt = (
  { status, expiresAt }: Pick<FamilyInvitation, 'status' | 'expiresAt'>,
  now: Date,
): FamilyStatus => (status === 'invited' && !(Date.parse(expiresAt) > now.getTime()) ? 'expired' : status);
