import { describe, expect, expectTypeOf, it } from 'vitest';
import type { MedicationReminder, OperationId, OrderDetail } from '../src/index.ts';
import { type OperationData, ok } from '../src/testing/index.ts';
import { client } from './client.ts';
import { transport } from './transport.ts';

declare const order: OrderDetail;

describe('a prepared success', () => {
  it('ok accepts only data of the operation that it names', async () => {
    expectTypeOf<OperationData<'orders.detail'>>().toEqualTypeOf<OrderDetail>();
    expectTypeOf<OperationData<'medication.list'>>().toEqualTypeOf<MedicationReminder[]>();
    // No operation is without a type.
    expectTypeOf<{ [Id in OperationId]: [OperationData<Id>] extends [never] ? Id : never }[OperationId]>().toBeNever();
    const compiled = () => [
      ok('orders.detail', order),
      // @ts-expect-error an empty object is no order
      ok('orders.detail', {}),
      // @ts-expect-error an operation that there is not
      ok('orders.melt', {}),
    ];
    expect(compiled).toBeTypeOf('function');
    const { fetch } = transport(ok('medication.list', []));
    expect(await client({ fetch }).medication.list()).toEqual([]);
  });

  it('ok sends any data without an operation, even a text', () => {
    expect([ok('text'), ok('orders.detail'), ok(null)]).toEqual([
      { body: { success: true, data: 'text' } },
      { body: { success: true, data: 'orders.detail' } },
      { body: { success: true, data: null } },
    ]);
  });
});
