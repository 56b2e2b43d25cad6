import type { Draw, DrawableAmount } from '@health-app/sdk';

/** Whether a withdrawal waits for the person: the transfer is to be requested or to be confirmed. */
export const waitsForPerson = ({ status }: Pick<Draw, 'status'>): boolean =>
  status === 'approved' || status === 'awaitingConfirmation';

/** Whether a withdrawal moves on by itself. */
export const moves = ({ status }: Pick<Draw, 'status'>): boolean => status === 'submitted' || status === 'transferring';

/** What can be withdrawn: a range of cents; or why nothing can, with the missing cents where the minimum is not reached. */
export type Withdrawable =
  | { can: true; range: readonly [min: number, max: number] }
  | { can: false; why: 'nothing' | 'held' }
  | { can: false; why: 'belowMinimum'; missing: number };

/** Reads what the server allows. It computes no amount but the gap to the minimum. */
export function withdrawableOf({ amount, pending, minimum, maximum }: DrawableAmount): Withdrawable {
  if (amount >= minimum && amount > 0) return { can: true, range: [minimum, Math.min(amount, maximum)] };
  if (amount > 0) return { can: false, why: 'belowMinimum', missing: minimum - amount };
  return { can: false, why: pending > 0 ? 'held' : 'nothing' };
}
