import type { FamilyInvitation, FamilyStatus } from '@health-app/sdk';
import { instantOf } from '#lib/time/instants.ts';

/** The current status of an invitation: an open one can expire while the screen is open. */
export const statusAt = (
  { status, expiresAt }: Pick<FamilyInvitation, 'status' | 'expiresAt'>,
  now: Date,
): FamilyStatus => (status === 'invited' && !(instantOf(expiresAt) > now.getTime()) ? 'expired' : status);
