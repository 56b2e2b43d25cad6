import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import type { GoodsDetail } from '../generated/operations.ts';
import { freshOrders } from './orders.ts';

let { ask, clock, examples, list, detail, cancel, confirm, details } = freshOrders();
beforeEach(() => {
  ({ ask, clock, examples, list, detail, cancel, confirm, details } = freshOrders());
});

const ids = (orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId.slice(-2));
const sum = <Key extends string>(rows: Record<Key, number>[], key: Key) => rows.reduce((all, row) => all + row[key], 0);

describe('the seed', () => {
  it('the seed contains the examples, with the fields computed from refunds and status', () => {
    for (const order of details) expect(detail(order.orderId)).toEqual(order);
    expect(list({ pageNum: 1 })).toEqual(examples.data('orders.list', 'firstPage'));
    expect(list({ pageNum: 2 })).toEqual(examples.data('orders.list', 'lastPage'));
    expect(list({ tab: 'awaitingPayment' })).toEqual(examples.data('orders.list', 'awaitingPayment'));
  });

  it('the seed contains the same orders on any later day, with their dates moved', () => {
    clock.now = moment('2027-03-01T17:00');
    expect(ids(list({ tab: 'awaitingPayment' }).list)).toEqual(['15']);
    expect(detail('order-3015').payBefore).toBe('2027-03-02T12:48:10+08:00');
    expect(detail('order-3010')).toMatchObject({
      status: 'shipped',
      autoFinishAt: '2027-03-04T10:33:02+08:00',
      refunds: [{ status: 'awaitingReturn', returnBefore: '2027-03-06T11:25:14+08:00' }],
    });
    expect(detail('order-3009').actions).toContain('applyRefund');
    expect(detail('order-3006')).toMatchObject({
      refundableUntil: '2027-02-09T20:11:59+08:00',
      actions: ['viewLogistics'],
    });
  });
});

describe('the amounts of every order', () => {
  it.each(details.map((order) => [order.orderId, order] as const))(
    'the items of %s share the discount by the rule',
    (_, order) => {
      const { goodsAmount, discount } = order.amounts;
      const lost = order.items.map((item) => (discount * item.amount) % goodsAmount);
      const floors = order.items.map((item) => Math.floor((discount * item.amount) / goodsAmount));
      const extra = order.items.map((item, at) => item.discount - (floors[at] ?? 0));
      expect(sum(order.items, 'discount')).toBe(discount);
      expect(extra.every((cents) => cents === 0 || cents === 1)).toBe(true);
      const least = Math.min(...lost.filter((_, at) => extra[at] === 1));
      expect(lost.every((cents, at) => extra[at] === 1 || cents <= least)).toBe(true);
    },
  );

  it('an order of less than 99 yuan pays a freight of 6 yuan', () => {
    for (const { amounts } of details) expect(amounts.freight).toBe(amounts.goodsAmount < 9900 ? 600 : 0);
  });

  it('items of 89.70 and 59.00 yuan share a discount of 10 yuan as 6.03 and 3.97', () => {
    expect(detail('order-3007').items.map(({ discount, paid }) => [discount, paid])).toEqual([
      [603, 8367],
      [397, 5503],
    ]);
  });
});

describe('the goods', () => {
  const goods = examples
    .names('orders.goodsDetail')
    .filter((name) => !name.startsWith('fail'))
    .map((name) => examples.data('orders.goodsDetail', name));

  it('the goods of an order cost what they cost in the shop', () => {
    for (const item of details.flatMap(({ items }) => items)) {
      expect(item.unitPrice).toBe(goods.find(({ goodsId }) => goodsId === item.goods.goodsId)?.price);
    }
  });

  it.each(goods.map((one) => [one.goodsId, one] as const))(
    'the goods %s are shown, and in stock while some are left',
    (goodsId, one) => {
      expect(ask('orders.goodsDetail', { goodsId })).toBe(one);
      expect(one.inStock).toBe(one.stock > 0);
    },
  );

  const label = ['Producer', 'Production licence', 'Ingredients', 'Shelf life', 'Storage'];
  /** What the law asks a page of goods to say (GB 7718, GB 28050, Food Safety Law Art. 78, Regulation on Medical Devices). */
  const facts: Record<GoodsDetail['kind'], (string | RegExp)[]> = {
    food: [...label.slice(0, 4), 'Origin', 'Allergens', /^Nutrition \(per 100 (?:g|ml)\)$/],
    healthFood: [...label, 'Registration number', 'Not for'],
    device: ['Producer', /^(?:Registration number|Standard)$/, 'Not for'],
    service: [],
    other: [],
  };

  it.each(goods.map((one) => [one.goodsId, one] as const))(
    'the page of %s says what the law asks for its kind',
    (_, { kind, attributes }) => {
      const names = attributes.map(({ nameEn }) => nameEn);
      const missing = facts[kind].filter((fact) => !names.some((name) => name.match(fact)?.[0] === name));
      expect(missing).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it.each(goods.map((one) => [one.goodsId, one] as const))(
    'the page of %s has the net content of what is eaten or drunk, and the time of the delivery',
    (_, { kind, netContent, deliveryTime }) => {
      expect(netContent !== undefined).toBe(kind === 'food' || kind === 'healthFood');
      expect(deliveryTime).toBeDefined();
    },
  );

  it('both pages of the same goods state the same facts', () => {
    const shown = goods.filter(({ kind }) => kind !== 'healthFood');
    expect(shown.length).toBeGreaterThan(5);
    for (const { goodsId, netContent, deliveryTime, freight, freeFreightFrom, refundDays, attributes } of shown) {
      const other = ask('lookup.healthDataGoodsDetail', { goodsId });
      expect(other).toMatchObject({ attributes, deliveryTime, freight, freeFreightFrom, refundDays });
      expect(other.netContent).toEqual(netContent);
    }
  });

  it('an order and a refund have a supplement', () => {
    const ordered = details.filter(({ items }) => items.some(({ goods }) => goods.kind === 'healthFood'));
    expect(ordered.flatMap(({ refunds }) => refunds).length).toBeGreaterThan(0);
  });

  it('goods that are no longer sold are gone', () => {
    expect(ask('orders.goodsDetail', { goodsId: 'goods-9999' })).toBe('该商品已下架');
  });
});

describe('the list', () => {
  it('the list filters by tab, newest first', () => {
    expect(ids(list({ tab: 'awaitingShipment' }).list)).toEqual(['14', '13', '12']);
    expect(ids(list({ tab: 'shipped' }).list)).toEqual(['11', '10']);
    expect(ids(list({ tab: 'finished' }).list)).toEqual(['09', '08', '07', '06', '02', '01']);
    expect(ids(list({ tab: 'refund' }).list)).toEqual(['13', '12', '10', '08', '07', '03', '02', '01']);
    expect(list({}).total).toBe(15);
  });

  it('the list reports the end of a page', () => {
    expect(list({ pageNum: 1, pageSize: 15 }).hasMore).toBe(false);
    expect(list({ pageNum: 3, pageSize: 7 })).toMatchObject({
      total: 15,
      hasMore: false,
      list: [{ orderId: 'order-3001' }],
    });
    expect(list({ pageNum: 4, pageSize: 7 }).list).toEqual([]);
  });
});

describe('cancelling', () => {
  it('cancelling moves an unpaid order to the cancelled ones', () => {
    const order = cancel('order-3015');
    expect(order).toMatchObject({ status: 'cancelled', cancelReason: 'tooExpensive', payBefore: null, actions: [] });
    expect(new Date(order.endedAt ?? '')).toEqual(clock.now);
    expect(detail('order-3015')).toEqual(order);
    expect(list({ tab: 'awaitingPayment' }).total).toBe(0);
  });

  it.each([
    ['order-3014', '订单已付款，如需取消请申请退款'],
    ['order-3011', '订单已付款，如需取消请申请退款'],
    ['order-3009', '订单已付款，如需取消请申请退款'],
    ['order-3005', '订单已取消或已关闭'],
    ['order-3004', '订单已取消或已关闭'],
    ['order-9', '订单不存在'],
  ])('cancelling %s is refused', (orderId, msg) => {
    expect(cancel(orderId)).toBe(msg);
  });

  it('cancelling is refused after the time to pay', () => {
    detail('order-3015');
    clock.now = new Date('2026-11-21T12:48:10+08:00');
    expect(cancel('order-3015')).toBe('订单已取消或已关闭');
    expect(detail('order-3015')).toMatchObject({
      status: 'closed',
      closeReason: 'unpaid',
      endedAt: '2026-11-21T12:48:10+08:00',
      payBefore: null,
    });
  });
});

describe('confirming the receipt', () => {
  it('confirming the receipt finishes an order, and leaves 15 days for a refund', () => {
    clock.now = new Date('2026-11-20T21:05:20+08:00');
    const order = confirm('order-3011');
    expect(order).toMatchObject({ status: 'finished', autoFinishAt: null, actions: ['applyRefund', 'viewLogistics'] });
    expect(new Date(order.refundableUntil ?? '')).toEqual(new Date('2026-12-05T21:05:20+08:00'));
    expect(list({ tab: 'shipped' }).total).toBe(1);
    expect(confirm('order-3011')).toBe('该订单已确认收货');
  });

  it.each([
    ['order-3015', '订单尚未发货，不能确认收货'],
    ['order-3014', '订单尚未发货，不能确认收货'],
    ['order-3010', '退款处理中，暂时不能确认收货'],
    ['order-3009', '该订单已确认收货'],
    ['order-3005', '订单已取消或已关闭'],
    ['order-3003', '订单已取消或已关闭'],
    ['order-9', '订单不存在'],
  ])('confirming the receipt of %s is refused', (orderId, msg) => {
    expect(confirm(orderId)).toBe(msg);
  });

  it('the receipt is confirmed after a time limit, but not while a refund is open', () => {
    detail('order-3011');
    clock.now = new Date('2026-11-24T12:00:00+08:00');
    expect(detail('order-3010').status).toBe('shipped');
    clock.now = new Date('2026-11-27T18:05:26+08:00');
    expect(detail('order-3011')).toMatchObject({ status: 'finished', finishedAt: '2026-11-27T18:05:26+08:00' });
    expect(detail('order-3010')).toMatchObject({
      status: 'finished',
      finishedAt: '2026-11-25T11:25:14+08:00',
      refundStatus: 'withdrawn',
    });
  });
});

describe('following a parcel', () => {
  const follow = (orderId: string, refundId?: string) => {
    const info = ask('orders.logisticsInfo', {
      orderId,
      refundId,
    });
    return info;
  };

  it('following a parcel shows the carrier’s events', () => {
    expect(follow('order-3011')).toEqual(examples.data('orders.logisticsInfo', 'inTransit'));
    expect(follow('order-3010')).toEqual(examples.data('orders.logisticsInfo', 'delivered'));
    expect(follow('order-3008', 'refund-3105')).toEqual(examples.data('orders.logisticsInfo', 'goingBack'));
  });

  it('following a parcel ends with the delivery after the person’s confirmation', () => {
    confirm('order-3011');
    expect(follow('order-3011')).toMatchObject({ status: 'delivered', estimatedArrival: null });
    expect(follow('order-3011').traces.map(({ status }) => status)).toEqual([
      'delivered',
      'inTransit',
      'inTransit',
      'inTransit',
      'collected',
      'registered',
    ]);
    expect(follow('order-3009').traces.map(({ at }) => at)).toEqual([
      '2026-11-14T12:09:46+08:00',
      '2026-11-11T14:50:18+08:00',
    ]);
  });

  it('following a parcel is refused for an unsent order', () => {
    expect(follow('order-3014')).toBe('暂无物流信息');
    expect(follow('order-3013', 'refund-3108')).toBe('暂无物流信息');
    expect(follow('order-3011', 'refund-3105')).toBe('订单不存在');
    expect(follow('order-9')).toBe('订单不存在');
  });
});

describe('the counts', () => {
  it.each(['all', 'awaitingPayment', 'awaitingShipment', 'shipped', 'finished', 'refund'] as const)(
    'the count of the tab %s equals the number of its orders',
    (tab) => {
      const { total, counts } = list({ tab });
      expect(counts[tab]).toBe(total);
      expect(counts).toEqual(list({ tab: 'all' }).counts);
    },
  );

  it('the counts follow the person’s actions', () => {
    const before = list({}).counts;
    expect(before).toMatchObject({ all: 15, awaitingPayment: 1, openRefund: 4 });
    cancel('order-3015');
    expect(list({}).counts).toEqual({ ...before, awaitingPayment: 0 });
  });
});
