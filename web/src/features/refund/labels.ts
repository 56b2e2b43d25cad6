import type { HealthCodes, RefundType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problems } from './model/refund-application.ts';

export const typeNames: Record<RefundType, MessageDescriptor> = {
  returnAndRefund: msg`Return and refund`,
  refundOnly: msg`Refund only`,
};

/** What each type means for the person: the terms of the shop name who pays the return. */
export const typeNotes: Record<RefundType, MessageDescriptor> = {
  returnAndRefund: msg`Send the items within 7 days of approval. The shop pays the return if they are damaged, wrong or not as described; otherwise you do.`,
  refundOnly: msg`For damaged, wrong or missing items. There is nothing to send back.`,
};

/** The problem of a step and how to solve it. */
export const problemTexts: Record<NonNullable<Problems[keyof Problems]>, MessageDescriptor> = {
  'nothing-chosen': msg`Choose at least one item.`,
  'type-missing': msg`Choose whether you will return the items.`,
  'reason-missing': msg`Choose a reason.`,
  'picture-needed': msg`The shop needs at least one picture for this reason.`,
  'pictures-sending': msg`Wait until the pictures have been sent.`,
  'pictures-failed': msg`Some pictures were not sent. Try them again, or remove them.`,
  'too-long': msg`Shorten your words to 200 characters.`,
};

type Code = HealthCodes[
  | 'orders.calculateRefundAmount'
  | 'orders.submitRefundApply'
  | 'orders.cancelRefundApply'
  | 'orders.submitRefundLogisticInfo'
  | 'orders.detail'];

/** Reasons for the server's refusals, by error code. */
export const refusals: Record<Code, MessageDescriptor> = {
  AMOUNT_CHANGED: msg`The amount has changed. Check it and send the request again.`,
  ENDED: msg`This refund has ended.`,
  GONE: msg`This order or refund does not exist.`,
  NOT_AWAITED: msg`The shop awaits no parcel of this refund: its number is known already, or the refund has ended.`,
  NOT_REFUNDABLE: msg`This order cannot be refunded in its present state.`,
  NOT_SHIPPED: msg`Nothing has shipped yet, so nothing can be returned. Choose refund only.`,
  NO_PICTURE: msg`The shop needs at least one picture for this reason.`,
  OPEN_REFUND: msg`A refund of this order is already open.`,
  TOO_LATE: msg`It is too late for this: the time is over, or the money or the parcel is on its way.`,
  TOO_MANY_UNITS: msg`Fewer items are left to refund than you chose.`,
  UNKNOWN_ITEM: msg`An item is not in this order.`,
  UNKNOWN_REASON: msg`Choose another reason: the shop does not know this one.`,
};
