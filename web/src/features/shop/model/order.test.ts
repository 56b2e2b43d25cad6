import type { OrderDetail, OrderItem } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { amountRows, buttonsOf, stationsOf, unitCount } from './order.ts';

/** Random orders whose sums follow the description: goods − discount + freight = total. */
const amounts = fc
  .record({
    items: fc.array(fc.record({ unitPrice: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 99 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    freight: fc.constantFrom(0, 600, 1200),
    refundedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ items, discountShare, freight, refundedShare }) => {
    const goodsAmount = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const discount = Math.floor(goodsAmount * discountShare);
    const totalAmount = goodsAmount - discount + freight;
    const refunded = Math.floor(totalAmount * refundedShare);
    return { goodsAmount, discount, freight, totalAmount, refunded, currency: 'CNY' as const };
  });

/** Parses the cents of a displayed amount. */
const centsOf = (text: string): number => Number(text.replace(/[¥,.]/g, '').replace('−', '-'));

describe('the sum of an order', () => {
  test('the shown amounts of an order add up to its total', () => {
    fc.assert(
      fc.property(amounts, (order) => {
        const shown = amountRows(order).map(({ kind, cents }) => ({
          kind,
          cents: centsOf(formatIn('en').money(cents)),
        }));
        const total = shown.findIndex(({ kind }) => kind === 'total');
        const before = shown.slice(0, total).reduce((sum, { cents }) => sum + cents, 0);
        expect(before).toBe(shown[total]?.cents);
        expect(shown[total]?.cents).toBe(order.totalAmount);
      }),
    );
  });

  test('the sum of an order omits a discount or refund of zero', () => {
    const rows = amountRows({
      goodsAmount: 100,
      discount: 0,
      freight: 0,
      totalAmount: 100,
      refunded: 0,
      currency: 'CNY',
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['goods', 'freight', 'total']);
  });
});

const item = (changes: Partial<OrderItem> = {}): OrderItem =>
  ({
    orderItemId: 'i',
    quantity: 2,
    refundableQuantity: 2,
    refundedQuantity: 0,
    refundingQuantity: 0,
    ...changes,
  }) as OrderItem;

const order = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  ({
    orderId: 'o',
    status: 'finished',
    actions: [],
    items: [item()],
    amounts: { refunded: 0 },
    refundStatus: null,
    refundableUntil: null,
    createdAt: '2026-11-01T10:00:00+08:00',
    ...changes,
  }) as OrderDetail;

describe('the buttons of an order', () => {
  test('an order has the known buttons that the server names, the primary one last', () => {
    expect(buttonsOf({ actions: ['viewLogistics', 'applyRefund', 'confirmFinished'] })).toEqual([
      'applyRefund',
      'confirmFinished',
    ]);
    expect(buttonsOf({ actions: ['cancel', 'pay'] })).toEqual(['cancel', 'pay']);
    expect(buttonsOf({ actions: ['dance' as 'pay'] })).toEqual([]);
    expect(buttonsOf({} as OrderDetail)).toEqual([]);
  });
});

test('the units of all items of an order are counted', () => {
  expect(unitCount({ items: [item({ quantity: 2 }), item({ quantity: 3 })] })).toBe(5);
  expect(unitCount({} as OrderDetail)).toBe(0);
});

test('the steps of an order have their times, and null for steps to come', () => {
  expect(stationsOf(order({ paidAt: '2026-11-01T10:01:00+08:00' }))).toEqual([
    { kind: 'ordered', at: '2026-11-01T10:00:00+08:00' },
    { kind: 'paid', at: '2026-11-01T10:01:00+08:00' },
    { kind: 'sent', at: null },
    { kind: 'received', at: null },
  ]);
});
