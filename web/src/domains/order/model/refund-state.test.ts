import type { OrderDetail, OrderItem } from '@health-app/sdk';
import { describe, expect, test } from 'vitest';
import { isOpenRefund, refundObstacle } from './refund-state.ts';

const now = Date.parse('2026-11-20T16:20:00+08:00');

const order = (changes: object = {}) =>
  ({
    status: 'finished',
    actions: [],
    items: [{ refundableQuantity: 2 } as OrderItem],
    amounts: { refunded: 0 },
    refundStatus: null,
    refundableUntil: null,
    ...changes,
  }) as unknown as OrderDetail;

describe('what stands in the way of a refund', () => {
  test.each([
    ['openRefund', { refundStatus: 'applied' }],
    ['refundOver', { refundableUntil: '2026-10-31T12:00:00+08:00' }],
    ['allRefunded', { items: [{ refundableQuantity: 0 }], amounts: { refunded: 100 } }],
    [undefined, { refundableUntil: '2026-12-01T12:00:00+08:00', actions: ['applyRefund'] }],
    [undefined, { status: 'awaitingPayment' }],
    [undefined, { refundableUntil: '2026-10-31T12:00:00+08:00', actions: ['applyRefund'] }],
    ['refundOver', { refundableUntil: '2026-11-20T16:20:00+08:00' }],
    [undefined, { refundableUntil: '2026-11-20T16:20:01+08:00' }],
    [undefined, { items: [{ refundableQuantity: 1 }, { refundableQuantity: 0 }], amounts: { refunded: 1 } }],
    ['allRefunded', { items: [{ refundableQuantity: 0 }], amounts: { refunded: 1 } }],
    [undefined, { items: [{ refundableQuantity: 0 }] }],
    [undefined, { items: [], amounts: { refunded: 100 } }],
    [undefined, { items: undefined, amounts: { refunded: 100 } }],
  ] as const)('the obstacle to a refund is %s for the order %o', (obstacle, changes) => {
    expect(refundObstacle(order(changes), now)).toBe(obstacle);
  });

  test('an incomplete order has no obstacle to a refund', () =>
    expect(refundObstacle({} as OrderDetail, now)).toBeUndefined());
});

test.each([
  ['applied', true],
  ['approved', true],
  ['awaitingReturn', true],
  ['returning', true],
  ['refunded', false],
  ['rejected', false],
  ['withdrawn', false],
  [null, false],
] as const)('a refund that is %s is open: %s', (status, open) => expect(isOpenRefund(status)).toBe(open));
