import { msOf, timestamp } from '../engine/days.ts';
import { inThePast } from '../engine/live-dates.ts';
import type { Memory } from '../engine/memory.ts';
import { paginate } from '../engine/paginate.ts';
import { successExamples } from '../engine/success-examples.ts';
import { follow } from './orders/logistics.ts';
import { isRefunded } from './orders/model.ts';
import { cancel, countsOf, finish, hasOpenRefund, ordersIn, show, summary } from './orders/order.ts';
import { refundCalls } from './orders/refund-calls.ts';
import { begin, findOrder, ordersOf, type State } from './orders/state.ts';

export const memory: Memory<'orders', State> = {
  begin,
  handlers: {
    ...refundCalls,

    'orders.goodsDetail'({ examples }, { input, fail }) {
      const goods = successExamples(examples, 'orders.goodsDetail');
      return goods.find(({ goodsId }) => goodsId === input.goodsId) ?? fail('failGone');
    },

    'orders.defaultDeliveryAddress'(_, { person: { isNew, isExample, profile } }, address) {
      if (isNew || !address) return null;
      return isExample ? address : { ...address, receiverName: profile.userName, phoneNumber: profile.phoneNumber };
    },

    'orders.list'(state, { input, now }) {
      const all = ordersOf(state, now);
      const orders = ordersIn(all, input.tab).sort((a, b) => msOf(b.createdAt) - msOf(a.createdAt));
      const shown = orders.map((order) => summary(show(order, now)));
      return {
        ...paginate(shown, input, 'createdAt', 'orderId'),
        counts: countsOf(all),
      };
    },

    'orders.detail': (state, { input, now, fail }) =>
      show(findOrder(state, input.orderId, now) ?? fail('failGone'), now),

    'orders.cancel'(state, { input, now, fail }) {
      const order = findOrder(state, input.orderId, now) ?? fail('failGone');
      if (order.endedAt !== null) return fail('failEnded');
      if (order.status !== 'awaitingPayment') return fail('failPaid');
      cancel(order, timestamp(now), input.reason);
      return show(order, now);
    },

    'orders.confirmFinished'(state, { input, now, fail }) {
      const order = findOrder(state, input.orderId, now) ?? fail('failGone');
      if (order.endedAt !== null) return fail('failEnded');
      if (order.status === 'finished') return fail('failFinished');
      if (order.status !== 'shipped') return fail('failNotShipped');
      if (hasOpenRefund(order)) return fail('failOpenRefund');
      finish(order, timestamp(now));
      return show(order, now);
    },

    'orders.logisticsInfo'(state, { input, now, fail }) {
      const order = findOrder(state, input.orderId, now);
      const refund = order?.refunds.find(({ refundId }) => refundId === input.refundId);
      if (!order || (input.refundId !== undefined && !refund)) return fail('failGone');
      const { parcel } = refund ?? order;
      if (!parcel) return fail('failNotSent');
      const known = successExamples(state.examples, 'orders.logisticsInfo').map((one) => inThePast(one, now));
      const received = refund ? refund.events.find(isRefunded)?.at : order.finishedAt;
      return follow(known, parcel, received ?? undefined);
    },
  },
};

/** Whether a person has an open order or refund. */
export function hasUnsettledOrder(state: State, now: Date): boolean {
  const { awaitingPayment, awaitingShipment, shipped, openRefund } = countsOf(ordersOf(state, now));
  return awaitingPayment + awaitingShipment + shipped + openRefund > 0;
}
