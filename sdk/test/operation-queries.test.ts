import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  analysisGenerateReport,
  familyRelationship,
  lookupGlycemicIndexList,
  medicationDelete,
  medicationFinish,
  medicationList,
  ordersCancel,
  ordersDetail,
  ordersList,
} from '../src/generated/functions.ts';
import { createCoreClient, type OrderDetail, type OrderPage } from '../src/index.ts';
import { createOperationQueries, createQueries } from '../src/react-query/index.ts';
import { client } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

const user = { userId: 'user-1001', userToken: 'secret-token' };

function setUp(...said: (Said | Error)[]) {
  const { fetch, requests } = transport(...said);
  const options = { environment: 'production', app: 'main', appVersion: '5.2.0', fetch, login: () => user } as const;
  return { ...createOperationQueries(createCoreClient(options)), requests, cache: new QueryClient() };
}

const mutate = (cache: QueryClient, options: object, input?: unknown) =>
  cache.getMutationCache().build(cache, options).execute(input);

describe('the factories for functions of operations', () => {
  it.each([
    ['a user', user],
    ['a user without an id', { userToken: 'secret-token' }],
    ['a guest', {}],
  ])('the keys are those of the factories of the same client: %s', async (_, known) => {
    const health = client({ ...transport(), login: () => known });
    const { query, infiniteQuery, mutation } = createOperationQueries(health);
    const full = createQueries(health);
    const pairs = () => [
      [query(medicationList, { date: '2026-11-20' }), full.queries.medication.list({ date: '2026-11-20' })],
      [query(lookupGlycemicIndexList), full.queries.lookup.glycemicIndexList()],
      [query(familyRelationship, { silent: true }), full.queries.family.relationship()],
      [infiniteQuery(ordersList, { tab: 'all' }), full.infiniteQueries.orders.list({ tab: 'all' })],
      [query(familyRelationship), createQueries(health).queries.family.relationship()],
    ];
    const expectSame = () => {
      for (const [own, other] of pairs()) expect(own?.queryKey).toEqual(other?.queryKey);
    };
    expectSame();
    await health.session.ready;
    expectSame();
    expect(mutation(ordersCancel).mutationKey).toEqual(full.mutations.orders.cancel().mutationKey);
  });

  it('a mutation of one factory invalidates the queries of another one', async () => {
    const health = client(transport(ok([]), ok(null)));
    const { queries } = createQueries(health);
    const { mutation } = createOperationQueries(health);
    const cache = new QueryClient();
    const list = queries.medication.list();
    await cache.fetchQuery(list);
    await mutate(cache, mutation(medicationDelete), { reminderId: 'rem-2001' });
    expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  it('a query and an infinite query call their operation, with the options of the call', async () => {
    const page = { list: [], pageNum: 1, pageSize: 10, total: 0, hasMore: false };
    const { query, infiniteQuery, cache, requests } = setUp(ok([]), ok(page), fail('稍后再试'));
    expect(await cache.fetchQuery(query(lookupGlycemicIndexList, { category: 'fruit' }))).toEqual([]);
    expect((await cache.fetchInfiniteQuery(infiniteQuery(ordersList, { tab: 'all' }))).pages).toEqual([page]);
    const relations = query(familyRelationship, { headers: { 'x-tenant': 'north' } });
    await expect(cache.fetchQuery(relations)).rejects.toThrow('稍后再试');
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?category=fruit', '', '']);
    expect(requests[2]?.headers.get('x-tenant')).toBe('north');
  });

  it('a mutation invalidates what its operation changes', async () => {
    const { query, mutation, invalidate, cache } = setUp(ok([]), ok({}), ok([]));
    const list = query(medicationList, { date: '2026-11-20' });
    await cache.fetchQuery(list);
    await mutate(cache, mutation(medicationFinish), {
      reminderId: 'r',
      date: '2026-11-20',
      time: '08:00',
      status: 'taken',
    });
    expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
    await cache.fetchQuery({ ...list, staleTime: 0 });
    expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(false);
    await invalidate(cache, 'medication');
    expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  it('the types are those of the operation', () => {
    const { query, infiniteQuery, mutation, invalidate, cache } = setUp(ok([]));
    const compiled = () => {
      expectTypeOf(cache.fetchQuery(query(ordersDetail, { orderId: 'o' }))).resolves.toEqualTypeOf<OrderDetail>();
      const pages = cache.fetchInfiniteQuery(infiniteQuery(ordersList, { tab: 'all' }));
      expectTypeOf(pages).resolves.toMatchTypeOf<{ pages: OrderPage[] }>();
      const cancel = mutation(ordersCancel, { awaitRefetch: false });
      expectTypeOf(cancel.mutationFn)
        .exclude(undefined)
        .parameter(0)
        .toEqualTypeOf<Parameters<typeof ordersCancel>[1]>();
      return [
        // @ts-expect-error the input is missing
        query(ordersDetail),
        // @ts-expect-error a command is no query
        query(ordersCancel, { orderId: 'o', reason: 'changedMind' }),
        // @ts-expect-error a read is no mutation
        mutation(ordersDetail),
        // @ts-expect-error a read without pages
        infiniteQuery(ordersDetail, { orderId: 'o' }),
        // @ts-expect-error a domain that there is not
        invalidate(cache, 'medicatoin'),
        mutation(analysisGenerateReport),
      ];
    };
    expect(compiled).toBeTypeOf('function');
    expect(() => query({} as never)).toThrow('operation takes a function of @health-app/sdk/operations');
    expect(() => createOperationQueries({} as never)).toThrow('health takes a client of createHealthClient');
  });
});
