import { describe, expect, expectTypeOf, it } from 'vitest';
import { findDrifts } from '../src/drift/index.ts';
import { loadExamples } from '../src/generated/fixtures.ts';
import type { OperationId, OrderDetail } from '../src/index.ts';
import { readTable } from '../src/read-table.ts';
import { type FixtureName, fixture, ok, refused } from '../src/testing/index.ts';
import { createValidationMiddleware } from '../src/validation/index.ts';
import { client, failure } from './client.ts';
import { fail, transport } from './transport.ts';

/** Every fixture: the operation and the name of the example. */
async function allFixtures(): Promise<[id: string, name: string][]> {
  const domains = await Promise.all(
    Object.entries(loadExamples).map(async ([domain, load]) => [domain, (await load()).examples] as const),
  );
  return domains.flatMap(([domain, verbs]) =>
    Object.entries(verbs).flatMap(([verb, examples]) =>
      Object.keys(examples).map((name): [string, string] => [`${domain}.${verb}`, name]),
    ),
  );
}

describe('a fixture', () => {
  it('every operation has a fixture', async () => {
    const ids = readTable('main').map(({ id }) => id);
    expect([...new Set((await allFixtures()).map(([id]) => id))].sort()).toEqual(ids.sort());
    expectTypeOf<{ [Id in OperationId]: [FixtureName<Id>] extends [never] ? Id : never }[OperationId]>().toBeNever();
  });

  it('every fixture is a valid reply of its operation', async () => {
    const rows = new Map(readTable('main').map((row) => [row.id, row]));
    const drifts: unknown[] = [];
    const fixtures = await allFixtures();
    for (const [id, name] of fixtures) {
      const { method, path } = rows.get(id) ?? { method: '', path: '' };
      const data = await fixture(id as 'orders.detail', name as 'shipped');
      drifts.push(...(await findDrifts(method, path, JSON.stringify(ok(data).body))));
    }
    expect(fixtures.length).toBeGreaterThan(rows.size);
    expect(drifts).toEqual([]);
  });

  it('a fixture has the type of the data, and its names are those of the description', async () => {
    const order = await fixture('orders.detail', 'shipped');
    expectTypeOf(order).toEqualTypeOf<OrderDetail>();
    expect(order.status).toBe('shipped');
    const compiled = () => [
      // @ts-expect-error an example that there is not
      fixture('orders.detail', 'melted'),
      // @ts-expect-error a refusal is no fixture
      fixture('orders.detail', 'failGone'),
    ];
    expect(compiled).toBeTypeOf('function');
  });

  it('a fixture is the first example by default, and a copy each time', async () => {
    const order = await fixture('orders.detail');
    expect(order).toEqual(await fixture('orders.detail', 'awaitingPayment'));
    order.items.length = 0;
    expect((await fixture('orders.detail')).items).not.toEqual([]);
  });

  it.each(['orders', 'orders.melt', 'constructor.name', 'orders.constructor', ''])(
    'an unknown operation %j is refused',
    async (id) => {
      await expect(fixture(id as 'orders.detail')).rejects.toThrow('operation takes the id of an operation');
    },
  );

  it('an unknown example is refused with the known names', async () => {
    const melted = fixture('orders.cancel', 'toString' as 'cancelled');
    await expect(melted).rejects.toThrow("name takes 'cancelled'");
  });

  it('a changed fixture passes the validation of replies', async () => {
    const order = { ...(await fixture('orders.detail', 'shipped')), orderId: 'order-1' };
    const health = client({ ...transport(ok('orders.detail', order)), app: 'food' });
    health.use(createValidationMiddleware());
    expect(await health.orders.detail({ orderId: 'order-1' })).toEqual(order);
  });
});

describe('a prepared refusal', () => {
  it('a refusal accepts only the codes of its operation', async () => {
    const compiled = () => [
      // @ts-expect-error a code of another operation
      refused('orders.cancel', 'AMOUNT_CHANGED'),
    ];
    expect(compiled).toBeTypeOf('function');
    const health = client({ ...transport(refused('orders.cancel', 'PAID')), app: 'food' });
    const error = await failure(health.orders.cancel({ orderId: 'order-1', reason: 'changedMind' }));
    expect(error).toMatchObject({ kind: 'business', code: 'PAID', message: 'orders.cancel was refused: PAID' });
    expect(refused('orders.cancel', 'PAID', '已付款')).toEqual(fail('已付款', 'PAID'));
  });
});
