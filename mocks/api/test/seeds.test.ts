import { afterAll, describe, expect, it } from 'vitest';
import { loadDescription } from '../description/load-description.ts';
import type { WorldSeeds } from '../engine/seed.ts';
import type { Operations } from '../generated/operations.ts';
import { startMock } from '../server/server.ts';
import { freshMock, refused, says } from './client.ts';
import { exchange } from './exchange.ts';
import fromFile from './worlds.json' with { type: 'json' };

type Food = Operations['lookup.purineIndexList']['data'][number];
const { examples } = await loadDescription();
const [food] = examples.data('lookup.purineIndexList') as [Food];

const worlds = {
  ...fromFile,
  '10000-foods': {
    examples: {
      'lookup.purineIndexList': [
        Array.from({ length: 10_000 }, (_, index) => ({ ...food, foodId: `food-${index}`, nameEn: `Food ${index}` })),
      ],
    },
  },
} satisfies WorldSeeds;

const mock = await freshMock({ worlds });
const { call, post, control } = mock;
afterAll(() => mock.close());
const PURINE = '/scheme/view/purine-index/list';
const orders = async (userToken: string) =>
  (await post('/food/order/list', '{"tab":"all","pageNum":1,"pageSize":50}', { userToken })).body.data;

describe('a named world', () => {
  it('a named world has a user without orders, whose other data is as usual', async () => {
    expect(await orders('no-orders')).toMatchObject({ total: 0, list: [] });
    expect((await call('/food/order/orderDetail?orderId=order-3011', { userToken: 'no-orders' })).body.code).toBe(
      'GONE',
    );
    const { list } = await orders('anyone');
    expect(list.length).toBeGreaterThan(5);
    expect((await call('/food/order/orderDetail?orderId=order-3011')).body.success).toBe(true);
  });

  it('a named world has 10,000 foods', async () => {
    const list = async (query = '') => (await call(PURINE + query, { userToken: 'my-test-10000-foods' })).body.data;
    expect(await list()).toHaveLength(10_000);
    expect(await list('?keyword=Food%209999')).toMatchObject([{ foodId: 'food-9999' }]);
  });

  it('a named world has orders that are all late', async () => {
    const { list } = await orders('a-late-orders');
    expect(list.length).toBeGreaterThan(5);
    for (const { status, createdAt } of list)
      expect([status, createdAt.slice(0, 10)]).toEqual(['shipped', '2026-10-20']);
  });

  it('a named world moves its dates with the clock', async () => {
    const later = await startMock({ now: '2027-01-20T16:00:00', worlds });
    const headers = {
      appVersion: '5.2.0',
      source: 'iOS',
      userToken: 'late-orders',
      'content-type': 'application/json',
    };
    const body = '{"tab":"all","pageNum":1}';
    const reply = await exchange(later.url, '/food/order/list', { method: 'POST', headers, body });
    const { list } = reply.body.data as { list: { createdAt: string }[] };
    expect(list[0]?.createdAt).toMatch(/^2026-12-20/);
    await later.close();
  });

  it('a named world is given to any user by its name', async () => {
    expect((await control('GET', 'seeds')).body.data).toEqual(['no-orders', 'late-orders', '10000-foods']);
    await mock.seed('somebody', 'no-orders');
    expect((await orders('somebody')).total).toBe(0);
    await mock.reset('somebody');
    expect((await orders('somebody')).total).toBeGreaterThan(5);
  });
});

describe('a seed', () => {
  it('a seed replaces examples by their name', async () => {
    const shipped = examples.data('orders.detail', 'shipped');
    const renamed = { ...shipped, address: { ...shipped.address, receiverName: 'Own name' } };
    await mock.seed('by-name', { examples: { 'orders.detail': { shipped: renamed } } });
    const { body } = await call(`/food/order/orderDetail?orderId=${shipped.orderId}`, { userToken: 'by-name' });
    expect(body.data.address.receiverName).toBe('Own name');
    expect((await orders('by-name')).total).toBe((await orders('anyone')).total);
  });

  it('a seed replaces the reply of an operation without memory', async () => {
    await mock.seed('tags', { examples: { 'user.healthTagGroups': [[]] } });
    expect((await call('/food/user/getHealthTagGroups', { userToken: 'tags' })).body.data).toEqual([]);
    expect((await call('/food/user/getHealthTagGroups')).body.data).not.toEqual([]);
  });

  it.each([
    [{ examples: { 'orders.detial': [] } }, 'orders.detial'],
    [
      { examples: { 'orders.detail': [{ orderId: 'order-1' }] } },
      'The example awaitingPayment violates the description',
    ],
    [{ patches: { 'orders.detail': { status: 'lost' } } }, 'violates the description. orders.detail'],
    [{ examples: { 'orders.detail': 'none' } }, 'a list or an object by name'],
    [{ orders: [] }, 'There is no field "orders"; there are examples, patches'],
    [{ examples: { 'evaluation.info': [] } }, 'The world cannot begin: The seed needs an example'],
    [{ name: 'nobody' }, 'There is no seed "nobody"; there are no-orders, late-orders'],
  ])('the seed %j is refused with a reason, and leaves the world as it begins', async (seed, reason) => {
    expect(await control('POST', 'seed', seed, { userToken: 'refused' })).toMatchObject(refused(400, says(reason)));
    expect((await orders('refused')).total).toBeGreaterThan(5);
  });

  it('a seed with a fault stops the start of the mock', async () => {
    const wrong = { broken: { patches: { 'orders.detail': { status: 'lost' } } } };
    await expect(startMock({ worlds: wrong })).rejects.toThrow(/The world "broken": .*orders\.detail/);
  });
});
