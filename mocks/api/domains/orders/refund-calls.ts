import { timestamp } from '../../engine/days.ts';
import type { Call, Handlers } from '../../engine/memory.ts';
import type { PaymentMethod, Refund } from '../../generated/operations.ts';
import { isOpen, type Order } from './model.ts';
import { hasOpenRefund, isRefundable, show } from './order.ts';
import { amountOf, enter, expectedBy } from './refund.ts';
import { findOrder, findRefund, ordersOf, type State } from './state.ts';

export const refundCalls: Handlers<'orders', State> = {
  'orders.refundReason': (_, { input }, reasons) =>
    input.type === undefined ? reasons : reasons.filter(({ types }) => input.type && types.includes(input.type)),

  'orders.calculateRefundAmount'(state, call) {
    const order = findOrder(state, call.input.orderId, call.now) ?? call.fail('failGone');
    refuse(order, call);
    return amountOf(order, call.input.items);
  },

  'orders.submitRefundApply'(state, call) {
    const { input, now, fail } = call;
    const { orderId, type, reasonId, description, pictures, items, expectedAmount } = input;
    const order = findOrder(state, orderId, now) ?? fail('failGone');
    refuse(order, call);
    if (order.status === 'awaitingShipment' && type !== 'refundOnly') return fail('failNotShipped');
    const reasons = state.examples.data('orders.refundReason');
    const reason =
      reasons.find((one) => one.reasonId === reasonId && one.types.includes(type)) ?? fail('failUnknownReason');
    if (reason.needsPictures && pictures.length === 0) return fail('failNoPicture');
    const amount = amountOf(order, items);
    if (amount.totalAmount !== expectedAmount) return fail('failAmountChanged');

    const refundId = `refund-${3101 + ordersOf(state, now).flatMap(({ refunds }) => refunds).length}`;
    const at = timestamp(now);
    const asked = { refundId, orderId, type, reason, description, pictures, appliedAt: at, ...amount };
    const money = { refundTo: paidWith(order), expectedBy: expectedBy('applied', at) };
    const notYet = { rejectReason: null, returnAddress: null, returnBefore: null, parcel: null };
    const refund: Refund = { ...asked, ...money, ...notYet, status: 'applied', events: [{ status: 'applied', at }] };
    order.refunds.unshift(refund);
    state.moved.add(refundId);
    return structuredClone(refund);
  },

  'orders.cancelRefundApply'(state, { input, now, fail }) {
    const refund = findRefund(state, input.refundId, now) ?? fail('failGone');
    if (!isOpen(refund)) return fail('failEnded');
    if (refund.status !== 'applied' && refund.status !== 'awaitingReturn') return fail('failTooLate');
    enter(refund, 'withdrawn', timestamp(now));
    return structuredClone(refund);
  },

  'orders.submitRefundLogisticInfo'(state, { input, now, fail }) {
    const { refundId, company, trackingNumber } = input;
    const refund = findRefund(state, refundId, now) ?? fail('failGone');
    if (refund.status !== 'awaitingReturn') return fail('failNotAwaited');
    refund.parcel = { company, trackingNumber, sentAt: timestamp(now) };
    enter(refund, 'returning', timestamp(now));
    state.moved.add(refundId);
    return structuredClone(refund);
  },
};

/** The payment method of an order. A refundable order is always paid. */
function paidWith({ orderId, paymentMethod }: Order): PaymentMethod {
  if (!paymentMethod) throw new Error(`${orderId} was not paid`);
  return paymentMethod;
}

/** Refuses units of an order that cannot be refunded. */
function refuse(
  order: Order,
  { input, now, fail }: Call<'orders.calculateRefundAmount' | 'orders.submitRefundApply'>,
): void {
  if (order.status === 'finished' && !isRefundable(order, now)) fail('failTooLate');
  if (!isRefundable(order, now)) fail('failNotRefundable');
  if (hasOpenRefund(order)) fail('failOpenRefund');
  const { items } = show(order, now);
  const asked = new Map(input.items.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const left = new Map(items.map(({ orderItemId, refundableQuantity }) => [orderItemId, refundableQuantity]));
  if (asked.size < input.items.length || [...asked.keys()].some((id) => !left.has(id))) fail('failUnknownItem');
  if ([...asked].some(([id, quantity]) => quantity > (left.get(id) ?? 0))) fail('failTooManyUnits');
}
