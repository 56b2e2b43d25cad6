import { describe, expect, expectTypeOf, it } from 'vitest';
import type { BusinessError, FoodCategory, LookupGlycemicIndexListInput, OrderStatus } from '../src/index.ts';
import { client } from './client.ts';
import { ok, transport } from './transport.ts';

describe('an enumeration of a reply', () => {
  it('is open: a value of a newer server compiles, and a table needs a fallback for it', async () => {
    const health = client(transport(ok({ orderId: 'order-1', status: 'teleported' })));
    const names: Partial<Record<OrderStatus, string>> = { shipped: 'On its way' };
    const { status } = await health.orders.detail({ orderId: 'order-1' });
    expect(names[status] ?? status).toBe('teleported');
    expectTypeOf<'teleported'>().toExtend<OrderStatus>();
    expectTypeOf<'A_NEW_CODE'>().toExtend<BusinessError<'GONE'>['code']>();
    expectTypeOf(({} as Record<OrderStatus, string>)[status]).toEqualTypeOf<string | undefined>();
  });

  it('stays closed in an input', () => {
    expectTypeOf<'plutonium'>().not.toExtend<FoodCategory>();
    // @ts-expect-error no category of foods
    const input: LookupGlycemicIndexListInput = { category: 'plutonium' };
    expect(input).toEqual({ category: 'plutonium' });
  });
});
