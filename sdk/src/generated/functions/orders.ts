// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { DeliveryAddress, GoodsDetail, LogisticsInfo, OrderCancellation, OrderDetail, OrderId, OrderListQuery, OrderPage, OrdersDetailInput, OrdersGoodsDetailInput, OrdersLogisticsInfoInput, OrdersRefundReasonInput, Refund, RefundAmount, RefundApplication, RefundCalculation, RefundId, RefundParcel, RefundReason } from '../schema.ts';

/**
 * Amount that a refund would pay back.
 *
 * Called while the person chooses items and numbers of units, before they apply. It changes nothing.
 *
 * `POST /food/order/calculateRefundAmount`
 * @throws {HealthError} kind `business`:
 * - `GONE`: No such order of this person
 * - `NOT_REFUNDABLE`: It is not paid, or has ended
 * - `OPEN_REFUND`: A refund of it is open already
 * - `TOO_LATE`: The time for a refund is over
 * - `TOO_MANY_UNITS`: More units than are left to refund
 * - `UNKNOWN_ITEM`: An item is not in the order, or is named twice
 */
export const ordersCalculateRefundAmount: OperationFunction<'orders.calculateRefundAmount', 'read', [input: RefundCalculation], RefundAmount> = /* @__PURE__ */ operation(
  'orders.calculateRefundAmount',
  'POST /food/order/calculateRefundAmount effect=read',
);

/**
 * Cancel an order that is not paid.
 *
 * Called after the person has chosen a reason and confirmed. A paid order is not cancelled but refunded.
 *
 * `POST /food/order/orderCancel`
 * @throws {HealthError} kind `business`:
 * - `ENDED`: It was cancelled or closed before
 * - `GONE`: No such order of this person
 * - `PAID`: It was paid in the meantime
 */
export const ordersCancel: OperationFunction<'orders.cancel', 'command', [input: OrderCancellation], OrderDetail> = /* @__PURE__ */ operation(
  'orders.cancel',
  'POST /food/order/orderCancel',
);

/**
 * Withdraw a refund.
 *
 * Possible while the shop looks into it and while it awaits the return. The person may apply again later.
 *
 * `POST /food/order/cancelOrderRefundApply`
 * @throws {HealthError} kind `business`:
 * - `ENDED`: It has come to its end
 * - `GONE`: No such refund of this person
 * - `TOO_LATE`: The money or the parcel is on its way
 */
export const ordersCancelRefundApply: OperationFunction<'orders.cancelRefundApply', 'command', [input: RefundId], Refund> = /* @__PURE__ */ operation(
  'orders.cancelRefundApply',
  'POST /food/order/cancelOrderRefundApply',
);

/**
 * Confirm the receipt of an order.
 *
 * Called when the person says that the goods have arrived. It cannot be undone; a refund can still be applied for until `refundableUntil`.
 *
 * `POST /food/order/confirmFinished`
 * @throws {HealthError} kind `business`:
 * - `ENDED`: It was cancelled or closed
 * - `FINISHED`: Its receipt was confirmed before
 * - `GONE`: No such order of this person
 * - `NOT_SHIPPED`: It was not sent yet
 * - `OPEN_REFUND`: A refund of it is open
 */
export const ordersConfirmFinished: OperationFunction<'orders.confirmFinished', 'command', [input: OrderId], OrderDetail> = /* @__PURE__ */ operation(
  'orders.confirmFinished',
  'POST /food/order/confirmFinished',
);

/**
 * The person's default delivery address.
 *
 * The delivery address of an order unless the person chooses another. Called on the product page before buying.
 *
 * `GET /food/delivery-address/default`
 * @throws {HealthError}
 */
export const ordersDefaultDeliveryAddress: OperationFunction<'orders.defaultDeliveryAddress', 'read', [], DeliveryAddress | null> = /* @__PURE__ */ operation(
  'orders.defaultDeliveryAddress',
  'GET /food/delivery-address/default noInput nullable',
);

/**
 * One order with its refunds.
 *
 * All that the page of an order shows: status and times, goods, amounts, address, parcel, and its refunds with their course. The page of a refund reads it too.
 *
 * `GET /food/order/orderDetail`
 * @throws {HealthError} kind `business`:
 * - `GONE`: No such order of this person
 */
export const ordersDetail: OperationFunction<'orders.detail', 'read', [input: OrdersDetailInput], OrderDetail> = /* @__PURE__ */ operation(
  'orders.detail',
  'GET /food/order/orderDetail',
);

/**
 * One of the goods of the shop.
 *
 * Everything the shop's product page shows, and what an order of it depends on. The goods are those that lookups and charts suggest, and the supplements, by the same ids.
 *
 * `GET /food/view/goods/detail`
 * @throws {HealthError} kind `business`:
 * - `GONE`: No longer sold
 */
export const ordersGoodsDetail: OperationFunction<'orders.goodsDetail', 'read', [input: OrdersGoodsDetailInput], GoodsDetail> = /* @__PURE__ */ operation(
  'orders.goodsDetail',
  'GET /food/view/goods/detail',
);

/**
 * The orders by tab.
 *
 * The person's orders of a tab, newest first, each with its goods, its amounts and what can be done with it now.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `POST /food/order/list`
 * @throws {HealthError}
 */
export const ordersList: OperationFunction<'orders.list', 'paged', [input: OrderListQuery], OrderPage> = /* @__PURE__ */ operation(
  'orders.list',
  'POST /food/order/list effect=read paged',
);

/**
 * Follow a parcel.
 *
 * The place of an order's parcel, or of the parcel that goes back in one of its refunds. Called from the order's page and from the refund's.
 *
 * `GET /food/logistics/getLogisticsInfo`
 * @throws {HealthError} kind `business`:
 * - `GONE`: No such order of this person
 * - `NOT_SENT`: Nothing was sent yet
 */
export const ordersLogisticsInfo: OperationFunction<'orders.logisticsInfo', 'read', [input: OrdersLogisticsInfoInput], LogisticsInfo> = /* @__PURE__ */ operation(
  'orders.logisticsInfo',
  'GET /food/logistics/getLogisticsInfo',
);

/**
 * The reasons for a refund.
 *
 * The reasons that a person can choose from when they apply for a refund.
 *
 * `GET /food/order/refundReason`
 * @throws {HealthError}
 */
export const ordersRefundReason: OperationFunction<'orders.refundReason', 'read', [input?: OrdersRefundReasonInput], RefundReason[]> = /* @__PURE__ */ operation(
  'orders.refundReason',
  'GET /food/order/refundReason data=array',
);

/**
 * Apply for a refund.
 *
 * Called when the person has chosen items, reason and kind of refund and has seen the amount. An order has one open refund at most. The server works out the amount again and refuses when it differs from the one that the person saw.
 *
 * `POST /food/order/submitOrderRefundApply`
 * @throws {HealthError} kind `business`:
 * - `AMOUNT_CHANGED`: The amount differs from the one that the person saw
 * - `GONE`: No such order of this person
 * - `NOT_REFUNDABLE`: It is not paid, or has ended
 * - `NOT_SHIPPED`: Goods that were not sent cannot be sent back
 * - `NO_PICTURE`: The reason needs a picture
 * - `OPEN_REFUND`: A refund of it is open already
 * - `TOO_LATE`: The time for a refund is over
 * - `TOO_MANY_UNITS`: More units than are left to refund
 * - `UNKNOWN_ITEM`: An item is not in the order, or is named twice
 * - `UNKNOWN_REASON`: The reason does not exist or fits another kind
 */
export const ordersSubmitRefundApply: OperationFunction<'orders.submitRefundApply', 'command', [input: RefundApplication], Refund> = /* @__PURE__ */ repeatable(
  'orders.submitRefundApply',
  'POST /food/order/submitOrderRefundApply idempotencyKey',
);

/**
 * Tell the parcel that goes back.
 *
 * Called once the person has sent the goods to the refund's `returnAddress`.
 *
 * `POST /food/order/submitRefundLogisticInfo`
 * @throws {HealthError} kind `business`:
 * - `GONE`: No such refund of this person
 * - `NOT_AWAITED`: No parcel is expected: the return is not agreed yet, the number is already known, or the refund has ended
 */
export const ordersSubmitRefundLogisticInfo: OperationFunction<'orders.submitRefundLogisticInfo', 'command', [input: RefundParcel], Refund> = /* @__PURE__ */ operation(
  'orders.submitRefundLogisticInfo',
  'POST /food/order/submitRefundLogisticInfo',
);
