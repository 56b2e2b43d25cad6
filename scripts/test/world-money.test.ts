import { describe, expect, it } from 'vitest';
import type {
  Draw,
  DrawableAmount,
  IncomeEntry,
  IncomeSummary,
  OrderAmounts,
  OrderDetail,
  OrderItem,
  Refund,
} from '../../mocks/api/generated/operations.ts';
import { type Found, readBundle, readExamples, thingsIn } from '../lib/examples.ts';

const examples = readExamples(readBundle());
const found = thingsIn(examples);

/** The objects in the examples with all these properties, typed as in the description. */
function having<T>(...properties: string[]): Found<T>[] {
  return found.filter(({ thing }) => properties.every((property) => property in thing)) as unknown as Found<T>[];
}

const sum = <T>(things: T[], of: (thing: T) => number) => things.reduce((total, thing) => total + of(thing), 0);

/** Each object whose two sides differ, with both values. */
function unequal<T>(things: Found<T>[], sides: (thing: T) => [number, number]): string[] {
  expect(things).not.toEqual([]);
  return things.flatMap(({ thing, where }) => {
    const [is, should] = sides(thing);
    return is === should ? [] : [`${where}: ${is}, but it adds up to ${should}`];
  });
}

describe('an order', () => {
  const amounts = having<OrderAmounts>('goodsAmount', 'discount', 'freight', 'totalAmount', 'refunded');
  const orders = having<OrderDetail>('orderId', 'items', 'amounts');
  const items = having<OrderItem>('unitPrice', 'quantity', 'paid');

  it('an order has the total of its goods and the freight minus the discount', () => {
    expect(unequal(amounts, (it) => [it.totalAmount, it.goodsAmount + it.freight - it.discount])).toEqual([]);
  });

  it('an order has the sums of its items’ amounts and discounts', () => {
    expect(unequal(orders, (it) => [it.amounts.goodsAmount, sum(it.items, (item) => item.amount)])).toEqual([]);
    expect(unequal(orders, (it) => [it.amounts.discount, sum(it.items, (item) => item.discount)])).toEqual([]);
  });

  it('an order has items with the price of their units, each refunded, in a refund, or refundable', () => {
    expect(unequal(items, (it) => [it.amount, it.unitPrice * it.quantity])).toEqual([]);
    expect(unequal(items, (it) => [it.paid, it.amount - it.discount])).toEqual([]);
    const units = (it: OrderItem) => it.refundedQuantity + it.refundingQuantity + it.refundableQuantity;
    expect(unequal(items, (it) => [units(it), it.quantity])).toEqual([]);
  });
});

describe('a refund', () => {
  const refunds = having<Refund>('items', 'goodsAmount', 'freight', 'totalAmount').filter(
    ({ thing }) => !('discount' in thing),
  );
  const told = having<Refund>('refundId', 'events', 'status');
  const orders = having<OrderDetail>('orderId', 'items', 'amounts', 'refunds');

  it('a refund pays back its items and its part of the freight', () => {
    expect(unequal(refunds, (it) => [it.totalAmount, it.goodsAmount + it.freight])).toEqual([]);
    expect(unequal(refunds, (it) => [it.goodsAmount, sum(it.items, ({ amount }) => amount)])).toEqual([]);
    const several = refunds.filter(({ thing: { items, freight } }) => items.length > 1 && freight > 0);
    expect(several.map(({ example }) => example.operation)).toContain('orders.submitRefundApply');
  });

  it('a refund has the last status of its history, whose steps are in order', () => {
    const wrong = told.filter(({ thing: { status, events } }) => {
      const times = events.map(({ at }) => Date.parse(at));
      return events.at(-1)?.status !== status || times.some((time, index) => time < (times[index - 1] ?? 0));
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it('a refund counts in its order: the money, and the units', () => {
    const done = ({ refunds: all }: OrderDetail) => all.filter(({ status }) => status === 'refunded');
    const open = ({ refunds: all }: OrderDetail) =>
      all.filter(({ status }) => !['refunded', 'rejected', 'withdrawn'].includes(status));
    expect(unequal(orders, (it) => [it.amounts.refunded, sum(done(it), ({ totalAmount }) => totalAmount)])).toEqual([]);
    for (const { thing: order, where } of orders) {
      expect(open(order).length, where).toBeLessThanOrEqual(1);
      for (const item of order.items) {
        expect(item.refundedQuantity, `${where} ${item.orderItemId}`).toBe(units(done(order), item));
        expect(item.refundingQuantity, `${where} ${item.orderItemId}`).toBe(units(open(order), item));
      }
    }
  });

  it('a refund never pays back more than was paid', () => {
    const wrong = orders.filter(({ thing: { amounts } }) => amounts.refunded > amounts.totalAmount);
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });
});

const units = (refunds: Refund[], { orderItemId }: OrderItem) =>
  sum(
    refunds.flatMap(({ items }) => items).filter((item) => item.orderItemId === orderItemId),
    ({ quantity }) => quantity,
  );

describe('the income', () => {
  const data = <T>(operation: string, name: string) => {
    const example = examples.find((one) => one.operation === operation && one.name === name && one.way === 'out');
    if (!example) throw new Error(`${operation} has no example ${name}`);
    return example.value as T;
  };
  const pages = <T>(operation: string) =>
    examples.flatMap((one) => {
      const list = (one.value as { list?: T[] } | null)?.list;
      return one.operation === operation && one.way === 'out' && list ? list : [];
    });
  const summary = data<IncomeSummary>('income.summary', 'earning');
  const drawable = data<DrawableAmount>('income.drawableAmount', 'drawable');
  const draws = pages<Draw>('income.drawList');
  const pending = draws.filter(({ status }) => !['paid', 'failed', 'rejected'].includes(status));

  it('the income is the sum of available and unsettled income', () => {
    const summaries = having<IncomeSummary>('available', 'unsettled', 'totalAmount', 'drawn');
    expect(unequal(summaries, (it) => [it.totalAmount, it.available + it.unsettled])).toEqual([]);
  });

  it('the income has as much unsettled income as its entries', () => {
    expect(summary.unsettled).toBe(sum(pages<IncomeEntry>('income.waitSettleList'), ({ amount }) => amount));
  });

  it('the income is drawable up to the available income minus pending draws', () => {
    expect(drawable.pending).toBe(sum(pending, ({ amount }) => amount));
    expect(drawable.amount).toBe(summary.available - drawable.pending);
  });

  it('the income has as much drawn income as the paid draws', () => {
    const paid = draws.filter(({ status }) => status === 'paid');
    expect(summary.drawn).toBe(sum(paid, ({ amount }) => amount));
  });

  it('the income is a share of the purchase, rounded down', () => {
    const entries = having<IncomeEntry>('baseAmount', 'ratePercent');
    expect(unequal(entries, (it) => [it.amount, Math.floor((it.baseAmount * it.ratePercent) / 100)])).toEqual([]);
  });

  it('a draw has a reason if it failed, and only then', () => {
    const wrong = having<Draw>('drawId', 'status', 'failReason').filter(
      ({ thing }) => (thing.failReason !== null) !== ['failed', 'rejected'].includes(thing.status),
    );
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });
});
