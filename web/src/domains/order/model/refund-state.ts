import type { OrderDetail, RefundStatus } from '@health-app/sdk';
import { instantOf } from '#lib/time/instants.ts';

/** Whether a refund is still open. */
export const isOpenRefund = (status: RefundStatus | null | undefined): boolean =>
  status === 'applied' || status === 'approved' || status === 'awaitingReturn' || status === 'returning';

/** Reasons why no refund can be requested. */
export type RefundObstacle = 'openRefund' | 'refundOver' | 'allRefunded';

/**
 * Explains why no refund of an order can be requested; `undefined` if it can, or if the order's status already explains it.
 * @param now ms since 1970
 */
export function refundObstacle(order: OrderDetail, now: number): RefundObstacle | undefined {
  if (order.actions?.includes('applyRefund')) return undefined;
  if (isOpenRefund(order.refundStatus)) return 'openRefund';
  const left = (order.items ?? []).some(({ refundableQuantity }) => refundableQuantity > 0);
  if (!left && (order.items ?? []).length > 0 && order.amounts?.refunded > 0) return 'allRefunded';
  if (order.refundableUntil && instantOf(order.refundableUntil) <= now) return 'refundOver';
  return undefined;
}
