import type { Draw, DrawableAmount } from '@health-app/sdk';

/** Whether a withdrawal cannot go on until the person requests or confirms the transfer. */
export const waitsForPerson = ({ status }: Pick<Draw, 'status'>): boolean =>
  status === 'approved' || status === 'awaitingConfirmation';

/** Whether the status of a withdrawal changes without the person. */
export const moves = ({ status }: Pick<Draw, 'status'>): boolean => status === 'submitted' || status === 'transferring';

/**
 * The range of withdrawable cents, or the reason why nothing can be withdrawn, with the missing cents below the minimum.
 */
export type Withdrawable =
  | { can: true; range: readonly [min: number, max: number] }
  | { can: false; why: 'nothing' | 'held' }
  | { can: false; why: 'belowMinimum'; missing: number };

/** Reads the server's limits. The only computed amount is the gap to the minimum. */
export function withdrawableOf({ amount, pending, minimum, maximum }: DrawableAmount): Withdrawable {
  if (amount >= minimum && amount > 0) return { can: true, range: [minimum, Math.min(amount, maximum)] };
  if (amount > 0) return { can: false, why: 'belowMinimum', missing: minimum - amount };
  return { can: false, why: pending > 0 ? 'held' : 'nothing' };
}
