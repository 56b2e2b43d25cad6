import type { HealthCodes, OrderCancelReason, OrderStatus, OrderTab } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#ui/Badge.tsx';
import type { AmountRow, Station } from './model/order.ts';

export const tabNames: Record<OrderTab, MessageDescriptor> = {
  all: msg({ context: 'orders', message: 'All' }),
  awaitingPayment: msg({ context: 'orders', message: 'To pay' }),
  awaitingShipment: msg({ context: 'orders', message: 'To ship' }),
  shipped: msg({ context: 'orders', message: 'On the way' }),
  finished: msg({ context: 'orders', message: 'Received' }),
  refund: msg({ context: 'orders', message: 'Refunds' }),
};

/** The empty state of each tab. */
export const emptyTexts: Record<OrderTab, MessageDescriptor> = {
  all: msg`No orders yet`,
  awaitingPayment: msg`Nothing to pay`,
  awaitingShipment: msg`Nothing to ship`,
  shipped: msg`Nothing on the way`,
  finished: msg`No received orders yet`,
  refund: msg`No refunds yet`,
};

export const statusNames: Record<OrderStatus, MessageDescriptor> = {
  awaitingPayment: msg({ context: 'order', message: 'To pay' }),
  awaitingShipment: msg({ context: 'order', message: 'To ship' }),
  shipped: msg({ context: 'order', message: 'On the way' }),
  finished: msg({ context: 'order', message: 'Received' }),
  cancelled: msg({ context: 'order', message: 'Cancelled' }),
  closed: msg({ context: 'order', message: 'Closed' }),
};

export const statusTones: Record<OrderStatus, Tone> = {
  awaitingPayment: 'fair',
  awaitingShipment: 'plain',
  shipped: 'good',
  finished: 'good',
  cancelled: 'plain',
  closed: 'plain',
};

export const stationNames: Record<Station['kind'], MessageDescriptor> = {
  ordered: msg({ context: 'order', message: 'Ordered' }),
  paid: msg({ context: 'order', message: 'Paid' }),
  sent: msg({ context: 'order', message: 'Shipped' }),
  received: msg({ context: 'station', message: 'Received' }),
};

export const amountNames: Record<AmountRow['kind'], MessageDescriptor> = {
  goods: msg({ context: 'order', message: 'Items' }),
  discount: msg({ context: 'order', message: 'Discount' }),
  freight: msg({ context: 'order', message: 'Shipping' }),
  total: msg({ context: 'order', message: 'Total' }),
  refunded: msg({ context: 'order', message: 'Refunded' }),
};

export const cancelReasonNames: Record<OrderCancelReason, MessageDescriptor> = {
  changedMind: msg`I changed my mind`,
  wrongGoods: msg`I chose the wrong item or quantity`,
  wrongAddress: msg`The address is wrong`,
  tooExpensive: msg`It is too expensive`,
  other: msg({ context: 'reason', message: 'Another reason' }),
};

type Code = HealthCodes['orders.cancel' | 'orders.confirmFinished' | 'orders.detail' | 'orders.logisticsInfo'];

/** Reasons for the server's refusals, by error code. */
export const refusals: Record<Code, MessageDescriptor> = {
  ENDED: msg`This order has ended: it was cancelled or closed.`,
  FINISHED: msg`The receipt of this order has been confirmed before.`,
  GONE: msg`This order does not exist.`,
  NOT_SENT: msg`Nothing has been sent yet.`,
  NOT_SHIPPED: msg`The shop has not sent it yet.`,
  OPEN_REFUND: msg`A refund is open. Its receipt can be confirmed once that has ended.`,
  PAID: msg`It is paid now. Request a refund instead.`,
};
