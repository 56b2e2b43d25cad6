import type { FamilyInvitation, FamilyStatus } from '@health-app/sdk';

/** How long something still works, in the largest unit that says it well. */
export interface TimeLeft {
  unit: 'day' | 'hour' | 'minute';
  count: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Never more than is left: it is rounded down, and the last minute counts as one.
 * @param until RFC 3339
 * @returns `undefined` once it is over, or when it is not known until when
 */
export function timeLeft(until: string, now: Date): TimeLeft | undefined {
  const left = Date.parse(until) - now.getTime();
  if (!(left > 0)) return undefined;
  if (left >= 2 * day) return { unit: 'day', count: Math.floor(left / day) };
  if (left >= hour) return { unit: 'hour', count: Math.floor(left / hour) };
  return { unit: 'minute', count: Math.max(1, Math.floor(left / minute)) };
}

/** What has become of an invitation: an open one expires while it is looked at. */
export const statusAt = (
  { status, expiresAt }: Pick<FamilyInvitation, 'status' | 'expiresAt'>,
  now: Date,
): FamilyStatus => (status === 'invited' && !timeLeft(expiresAt, now) ? 'expired' : status);
