import { beforeEach, describe, expect, it } from 'vitest';
import type { Refund } from '../generated/operations.ts';
import { freshOrders } from './orders.ts';

let { ask, clock, wait, examples, list, detail, confirm, details } = freshOrders();
beforeEach(() => {
  ({ ask, clock, wait, examples, list, detail, confirm, details } = freshOrders());
});

type Units = [item: number, quantity: number][];

const asked = (orderId: string, units: Units) => ({
  orderId,
  items: units.map(([item, quantity]) => ({ orderItemId: `${orderId}-${item}`, quantity })),
});
const calculate = (orderId: string, units: Units) => ask('orders.calculateRefundAmount', asked(orderId, units));
const totalOf = (orderId: string, units: Units) => calculate(orderId, units).totalAmount;

function apply(orderId: string, units: Units, more: object = {}) {
  const amount = calculate(orderId, units);
  return ask('orders.submitRefundApply', {
    ...asked(orderId, units),
    type: 'refundOnly',
    reasonId: 'reason-3202',
    description: '',
    pictures: [],
    expectedAmount: typeof amount === 'string' ? 0 : amount.totalAmount,
    ...more,
  });
}
const withdraw = (refundId: string) => ask('orders.cancelRefundApply', { refundId });
const send = (refundId: string) =>
  ask('orders.submitRefundLogisticInfo', {
    refundId,
    company: 'ems',
    trackingNumber: 'EM123456789CN',
  });
const refund = (orderId: string) => detail(orderId).refunds[0] as Refund;
const returned = { type: 'returnAndRefund' };

describe('the money of a refund', () => {
  it('the money of a refund returns by the payment method of the order', () => {
    for (const { refunds, paymentMethod } of details) {
      for (const { refundTo } of refunds) expect(refundTo).toEqual(paymentMethod);
    }
  });

  it('the money of a refund has an expected day that follows from the last event', () => {
    apply('order-3009', [[1, 1]], returned);
    expect(refund('order-3009')).toMatchObject({ status: 'applied', expectedBy: '2026-11-25' });
    wait(20);
    expect(refund('order-3009')).toMatchObject({ status: 'awaitingReturn', expectedBy: null });
    send(refund('order-3009').refundId);
    expect(refund('order-3009')).toMatchObject({ status: 'returning', expectedBy: '2026-11-30' });
    wait(40);
    expect(refund('order-3009')).toMatchObject({ status: 'refunded', expectedBy: null });
  });
});

describe('the amount of a refund', () => {
  it('the amount of a refund equals the examples', () => {
    expect(calculate('order-3009', [[1, 1]])).toEqual(examples.data('orders.calculateRefundAmount', 'oneOfTwo'));
    expect(
      calculate('order-3007', [
        [1, 2],
        [2, 1],
      ]),
    ).toEqual(examples.data('orders.calculateRefundAmount', 'rest'));
    expect(
      calculate('order-3014', [
        [1, 1],
        [2, 1],
      ]),
    ).toEqual(examples.data('orders.calculateRefundAmount', 'whole'));
  });

  it('the amount of a refund includes the freight with the last units of an unsent order', () => {
    expect(calculate('order-3014', [[1, 1]])).toMatchObject({ goodsAmount: 2841, freight: 0 });
    apply('order-3014', [[1, 1]]);
    wait(40);
    expect(calculate('order-3014', [[2, 1]])).toMatchObject({ goodsAmount: 3401, freight: 600, totalAmount: 4001 });
  });

  it('the amount of a refund excludes the freight of a sent order', () => {
    expect(calculate('order-3009', [[1, 2]])).toMatchObject({ goodsAmount: 7160, freight: 0, totalAmount: 7160 });
  });

  it('the amount of a refund is rounded so that the parts of an item add up to its price', () => {
    expect(refund('order-3007').totalAmount).toBe(2789);
    expect(totalOf('order-3007', [[1, 1]])).toBe(2789);
    apply('order-3007', [[1, 1]]);
    wait(40);
    expect(totalOf('order-3007', [[1, 1]])).toBe(8367 - 2 * 2789);
  });

  it.each([
    ['order-3015', '当前订单状态不支持退款'],
    ['order-3005', '当前订单状态不支持退款'],
    ['order-3003', '当前订单状态不支持退款'],
    ['order-3006', '已超过售后申请期限'],
    ['order-3013', '该订单已有退款正在处理'],
    ['order-9', '订单不存在'],
  ])('the amount of a refund is refused for %s', (orderId, msg) => {
    expect(calculate(orderId, [[1, 1]])).toBe(msg);
    expect(apply(orderId, [[1, 1]])).toBe(msg);
  });

  it('the amount of a refund is refused for other items, an item twice, or too many units', () => {
    expect(calculate('order-3009', [[2, 1]])).toBe('所选商品不在该订单中');
    expect(
      calculate('order-3009', [
        [1, 1],
        [1, 1],
      ]),
    ).toBe('所选商品不在该订单中');
    expect(calculate('order-3009', [[1, 3]])).toBe('所选商品的可退数量不足');
    expect(calculate('order-3007', [[1, 3]])).toBe('所选商品的可退数量不足');
  });
});

describe('a refund without return', () => {
  it('a refund without return goes from applied through approved to refunded, and closes a fully refunded order', () => {
    const units: Units = [
      [1, 1],
      [2, 1],
    ];
    expect(apply('order-3014', units)).toMatchObject({ refundId: 'refund-3109', status: 'applied', totalAmount: 6842 });
    expect(detail('order-3014')).toMatchObject({ refundStatus: 'applied', amounts: { refunded: 0 }, actions: [] });
    wait(20);
    expect(refund('order-3014').status).toBe('approved');
    wait(20);
    const order = detail('order-3014');
    expect(order).toMatchObject({ status: 'closed', closeReason: 'refunded', amounts: { refunded: 6842 } });
    expect(
      order.items.map(({ refundedQuantity, refundableQuantity }) => [refundedQuantity, refundableQuantity]),
    ).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(order.refunds[0]?.events.map(({ status }) => status)).toEqual(['applied', 'approved', 'refunded']);
    expect(order.endedAt).toBe(order.refunds[0]?.events[2]?.at);
    expect(list({ tab: 'refund' }).list[0]?.orderId).toBe('order-3014');
  });

  it('a refund of a part leaves the rest refundable, and excludes the refunded units', () => {
    apply('order-3009', [[1, 1]]);
    expect(detail('order-3009').items[0]).toMatchObject({ refundingQuantity: 1, refundableQuantity: 1 });
    wait(3600);
    expect(detail('order-3009')).toMatchObject({
      status: 'finished',
      items: [{ refundedQuantity: 1, refundingQuantity: 0, refundableQuantity: 1 }],
      amounts: { refunded: 3580 },
      actions: ['applyRefund', 'viewLogistics'],
    });
    expect(calculate('order-3009', [[1, 2]])).toBe('所选商品的可退数量不足');
    expect(totalOf('order-3009', [[1, 1]])).toBe(3580);
  });
});

describe('a refund with return', () => {
  it('a refund with return can be withdrawn before the goods return, after which the receipt can be confirmed', () => {
    expect(withdraw('refund-3106')).toMatchObject({ status: 'withdrawn', returnBefore: null });
    expect(confirm('order-3010')).toMatchObject({ status: 'finished', refundStatus: 'withdrawn' });
  });

  it('a refund with return expires when no parcel is sent', () => {
    detail('order-3010');
    clock.now = new Date('2026-11-25T11:25:14+08:00');
    expect(refund('order-3010')).toMatchObject({ status: 'withdrawn', returnBefore: null });
    expect(send('refund-3106')).toBe('当前退款状态无需填写物流信息');
  });

  it.each([
    ['refund-3108', '当前退款状态无需填写物流信息'],
    ['refund-3105', '当前退款状态无需填写物流信息'],
    ['refund-3104', '当前退款状态无需填写物流信息'],
    ['refund-9', '退款单不存在'],
  ])('a refund with return refuses a parcel for %s', (refundId, msg) => {
    expect(send(refundId)).toBe(msg);
  });
});

describe('withdrawing', () => {
  it.each([
    ['refund-3107', '退款已在处理中，无法撤销'],
    ['refund-3105', '退款已在处理中，无法撤销'],
    ['refund-3104', '该退款已结束'],
    ['refund-3102', '该退款已结束'],
    ['refund-3101', '该退款已结束'],
    ['refund-9', '退款单不存在'],
  ])('withdrawing %s is refused', (refundId, msg) => {
    expect(withdraw(refundId)).toBe(msg);
  });
});

describe('applying', () => {
  it('an application needs a valid reason and its picture', () => {
    expect(apply('order-3009', [[1, 1]], { reasonId: 'reason-3207' })).toBe('请选择退款原因');
    expect(apply('order-3009', [[1, 1]], { reasonId: 'reason-9' })).toBe('请选择退款原因');
    expect(apply('order-3009', [[1, 1]], { reasonId: 'reason-3205' })).toBe('请上传凭证图片');
    expect(detail('order-3009').refunds).toEqual([]);
  });

  it('each kind of refund offers its reasons', () => {
    expect(ask('orders.refundReason', { type: 'refundOnly' })).toEqual(
      examples.data('orders.refundReason', 'refundOnly'),
    );
    expect(ask('orders.refundReason')).toBe(examples.data('orders.refundReason'));
  });
});

it('the refunds of the examples do not advance', () => {
  const statuses = () => details.map(({ orderId }) => detail(orderId).refundStatus);
  const before = statuses();
  clock.now = new Date('2026-11-21T09:00:00+08:00');
  expect(statuses()).toEqual(before);
});
