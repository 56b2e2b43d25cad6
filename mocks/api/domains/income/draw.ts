import { moment, msOf, timestamp } from '../../engine/days.ts';
import type { Draw } from '../../generated/operations.ts';

const CONFIRM_MS = 86_400_000;

/** The next status and the time until then; ms. */
const NEXT: Partial<Record<Draw['status'], { status: Draw['status']; after: number }>> = {
  submitted: { status: 'approved', after: 8_000 },
  transferring: { status: 'paid', after: 8_000 },
};

export const isEnded = ({ status }: Draw): boolean => ['paid', 'failed', 'rejected'].includes(status);

export const sumOf = (entries: Pick<Draw, 'amount'>[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

export function enter(draw: Draw, status: Draw['status'], now: Date): void {
  const confirmBefore = status === 'awaitingConfirmation' ? timestamp(moment(now.getTime() + CONFIRM_MS)) : null;
  Object.assign(draw, { status, updatedAt: timestamp(now), confirmBefore } satisfies Partial<Draw>);
}

/** Approves every withdrawal that a call has changed, as the review and the messaging app do. */
export function handle(draw: Draw, now: Date): void {
  const next = NEXT[draw.status];
  const due = moment(msOf(draw.updatedAt) + (next?.after ?? 0));
  if (next && due <= now) enter(draw, next.status, due);
}

/** An unconfirmed transfer expires. */
export function expire(draw: Draw, now: Date): void {
  const { confirmBefore } = draw;
  if (confirmBefore === null || msOf(confirmBefore) > now.getTime()) return;
  enter(draw, 'failed', moment(confirmBefore));
  draw.failReason = 'notConfirmed';
}
