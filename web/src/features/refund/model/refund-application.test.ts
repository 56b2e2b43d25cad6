import type { OrderDetail, OrderItem, RefundReason } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenItems, emptyForm, firstForm, type RefundForm, readApplication, typeOf } from './refund-application.ts';

const item = (orderItemId: string, refundableQuantity: number): OrderItem =>
  ({ orderItemId, refundableQuantity }) as OrderItem;

const order = (changes: object = {}) =>
  ({ orderId: 'o', status: 'finished', items: [item('a', 2), item('b', 0)], ...changes }) as OrderDetail;

const reason = (changes: Partial<RefundReason> = {}): RefundReason => ({
  reasonId: 'r',
  name: '拍错',
  nameEn: 'Mistake',
  types: ['refundOnly', 'returnAndRefund'],
  needsPictures: false,
  ...changes,
});

const filled: RefundForm = {
  ...emptyForm,
  units: { a: 1 },
  type: 'returnAndRefund',
  reasonId: 'r',
  description: ' 拍错了 ',
};

const read = (form: Partial<RefundForm>, choices: Partial<Parameters<typeof readApplication>[1]> = {}) =>
  readApplication({ ...filled, ...form }, { order: order(), reasons: [reason()], pictures: [], ...choices });

describe('an application', () => {
  test('an application has the chosen items and no amount', () => {
    expect(read({})).toEqual({
      application: {
        orderId: 'o',
        items: [{ orderItemId: 'a', quantity: 1 }],
        type: 'returnAndRefund',
        reasonId: 'r',
        description: '拍错了',
        pictures: [],
      },
      problems: {},
    });
  });

  test.each([
    [{ units: {} }, {}, { units: 'nothing-chosen' }],
    [{ units: { b: 1 } }, {}, { units: 'nothing-chosen' }],
    [{ type: '' }, {}, { type: 'type-missing' }],
    [{ reasonId: 'of-another-type' }, {}, { reason: 'reason-missing' }],
    [{ description: '字'.repeat(201) }, {}, { description: 'too-long' }],
    [{}, { reasons: [reason({ needsPictures: true })] }, { pictures: 'picture-needed' }],
    [{}, { pictures: [{ id: '1', url: 'u', status: 'uploading' }] }, { pictures: 'pictures-sending' }],
    [{}, { pictures: [{ id: '1', url: 'u', status: 'failed' }] }, { pictures: 'pictures-failed' }],
  ] as const)('an application of %o with %o has the problem %o', (form, choices, problems) => {
    const outcome = read(form as Partial<RefundForm>, choices as Parameters<typeof read>[1]);
    expect(outcome.problems).toEqual(problems);
    expect(outcome.application).toBeUndefined();
  });

  test('an application has the addresses of the uploaded pictures', () => {
    const pictures = [{ id: '1', url: 'blob:1', status: 'done', address: '/refunds/1.jpg' } as const];
    expect(read({}, { pictures }).application?.pictures).toEqual(['/refunds/1.jpg']);
  });
});

test('before the shipment a refund without return is the only kind', () => {
  expect(typeOf({ type: 'returnAndRefund' }, { status: 'awaitingShipment' })).toBe('refundOnly');
  expect(typeOf({ type: '' }, { status: 'shipped' })).toBeUndefined();
});

test('an application never has more units than are left to refund', () => {
  const items = fc.array(fc.record({ orderItemId: fc.uuid(), refundableQuantity: fc.integer({ min: -1, max: 9 }) }));
  fc.assert(
    fc.property(items, fc.array(fc.integer({ min: 0, max: 20 })), (rows, wanted) => {
      const units = Object.fromEntries(rows.map(({ orderItemId }, index) => [orderItemId, wanted[index] ?? 0]));
      const left = new Map(rows.map(({ orderItemId, refundableQuantity }) => [orderItemId, refundableQuantity]));
      for (const { orderItemId, quantity } of chosenItems(rows as OrderItem[], units)) {
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(left.get(orderItemId) ?? 0);
      }
    }),
  );
});

test('the only refundable item of an order is chosen at first', () => {
  const item = (orderItemId: string, refundableQuantity: number) => ({ orderItemId, refundableQuantity }) as OrderItem;
  expect(firstForm({ items: [item('a', 2)] }).units).toEqual({ a: 2 });
  expect(firstForm({ items: [item('a', 0), item('b', 1)] }).units).toEqual({ b: 1 });
  expect(firstForm({ items: [item('a', 2), item('b', 1)] }).units).toEqual({});
  expect(firstForm({ items: [] }).units).toEqual({});
});
