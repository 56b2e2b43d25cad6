import type { Examples } from '../../description/description.ts';
import { inThePast } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import type { Refund } from '../../generated/operations.ts';
import type { Person } from '../../person/person.ts';
import type { Order } from './model.ts';
import { advance } from './order.ts';
import { expire, handle } from './refund.ts';

export interface State {
  examples: Examples;
  orders: Order[];
  /**
   * The refunds that a call of this world has changed. The shop processes only these; other refunds of the examples do not
   * progress.
   */
  moved: Set<string>;
}

export function begin(examples: Examples, now: Date, { isNew }: Person): State {
  const told = isNew ? [] : successExamples(examples, 'orders.detail');
  const orders = structuredClone(told.map((order) => inThePast(order, now)));
  return { examples, orders, moved: new Set() };
}

/** All orders in their current state. */
export function ordersOf(state: State, now: Date): Order[] {
  const { orders, moved } = state;
  const refunds = orders.flatMap((order) => order.refunds);
  const returnAddress = refunds.find((refund) => refund.returnAddress)?.returnAddress ?? null;
  for (const order of orders) {
    for (const refund of order.refunds) {
      expire(refund, now);
      if (moved.has(refund.refundId)) handle(refund, returnAddress, now);
    }
    advance(order, now);
  }
  return orders;
}

export const findOrder = (state: State, id: string, now: Date): Order | undefined =>
  ordersOf(state, now).find(({ orderId }) => orderId === id);

export const findRefund = (state: State, id: string, now: Date): Refund | undefined =>
  ordersOf(state, now)
    .flatMap(({ refunds }) => refunds)
    .find(({ refundId }) => refundId === id);
