import { msOf } from '../../engine/days.ts';
import type { OrderAction, OrderCounts, OrderSummary, OrderTab } from '../../generated/operations.ts';
import { daysAfter, isOpen, isRefunded, type Order, past } from './model.ts';
import { taken } from './refund.ts';

const REFUND_DAYS = 15;

export const hasOpenRefund = ({ refunds }: Order): boolean => refunds.some(isOpen);

export function isRefundable({ status, refundableUntil }: Order, now: Date): boolean {
  if (status === 'finished') return refundableUntil !== null && !past(refundableUntil, now);
  return status === 'awaitingShipment' || status === 'shipped';
}

const become = (order: Order, changes: Partial<Order>): void => void Object.assign(order, changes);

export function finish(order: Order, at: string): void {
  const refundableUntil = daysAfter(at, REFUND_DAYS);
  become(order, { status: 'finished', autoFinishAt: null, finishedAt: at, refundableUntil });
}

export function cancel(order: Order, at: string, cancelReason: Order['cancelReason']): void {
  become(order, { status: 'cancelled', payBefore: null, endedAt: at, cancelReason });
}

function close(order: Order, at: string, closeReason: Order['closeReason']): void {
  become(order, { status: 'closed', payBefore: null, autoFinishAt: null, endedAt: at, closeReason });
}

/** Applies the changes to an order that result from time and completed refunds. */
export function advance(order: Order, now: Date): void {
  const { payBefore, autoFinishAt, refunds } = order;
  if (payBefore !== null && past(payBefore, now)) close(order, payBefore, 'unpaid');
  if (autoFinishAt !== null && past(autoFinishAt, now) && !hasOpenRefund(order)) {
    const freeAt = refunds[0]?.events.at(-1)?.at ?? autoFinishAt;
    finish(order, msOf(freeAt) > msOf(autoFinishAt) ? freeAt : autoFinishAt);
  }
  const refunded = refunds.filter(isRefunded);
  const isWhole = order.items.every((item) => taken(refunded, item).quantity === item.quantity);
  const last = refunded[0]?.events.at(-1);
  if (isWhole && last && order.endedAt === null) close(order, last.at, 'refunded');
}

/** An order in the format of the description. Fields that follow from its refunds and status are computed, not stored. */
export function show(order: Order, now: Date): Order {
  const [newest] = order.refunds;
  const refunded = order.refunds.filter(isRefunded);
  const open = order.refunds.filter(isOpen);
  const items = order.items.map((item) => {
    const refundedQuantity = taken(refunded, item).quantity;
    const refundingQuantity = taken(open, item).quantity;
    const refundableQuantity = item.quantity - refundedQuantity - refundingQuantity;
    return { ...item, refundedQuantity, refundingQuantity, refundableQuantity };
  });
  const shown: Order = structuredClone({
    ...order,
    items,
    amounts: { ...order.amounts, refunded: refunded.reduce((sum, { totalAmount }) => sum + totalAmount, 0) },
    refundId: newest?.refundId ?? null,
    refundStatus: newest?.status ?? null,
  });
  return { ...shown, actions: actionsOf(shown, now) };
}

function actionsOf(order: Order, now: Date): OrderAction[] {
  const { status, items, parcel } = order;
  const isFree = !hasOpenRefund(order);
  const isLeft = items.some(({ refundableQuantity }) => refundableQuantity > 0);
  const actions: (OrderAction | false)[] = [
    status === 'awaitingPayment' && 'pay',
    status === 'awaitingPayment' && 'cancel',
    status === 'shipped' && isFree && 'confirmFinished',
    isRefundable(order, now) && isFree && isLeft && 'applyRefund',
    parcel !== null && 'viewLogistics',
  ];
  return actions.filter((action) => action !== false);
}

export function ordersIn(orders: Order[], tab: OrderTab): Order[] {
  if (tab === 'refund') return orders.filter(({ refunds }) => refunds.length > 0);
  return orders.filter(({ status }) => tab === 'all' || status === tab);
}

/** The number of orders in each tab. */
export function countsOf(orders: Order[]): OrderCounts {
  const count = (tab: OrderTab) => ordersIn(orders, tab).length;
  return {
    all: count('all'),
    awaitingPayment: count('awaitingPayment'),
    awaitingShipment: count('awaitingShipment'),
    shipped: count('shipped'),
    finished: count('finished'),
    refund: count('refund'),
    openRefund: orders.filter(hasOpenRefund).length,
  };
}

/** An order in the form of the list. */
export function summary({ orderId, status, createdAt, payBefore, items, amounts, ...order }: Order): OrderSummary {
  const { refundId, refundStatus, actions } = order;
  return { orderId, status, createdAt, payBefore, items, amounts, refundId, refundStatus, actions };
}
