import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Toast } from '../src/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { client } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

function setUp(...said: Said[]) {
  const toasts: Toast[] = [];
  const { fetch, requests } = transport(...said);
  const factories = createQueries(client({ fetch, onToast: (toast) => toasts.push(toast) }));
  return { ...factories, requests, toasts, cache: new QueryClient() };
}

const mutate = (cache: QueryClient, options: object, input?: unknown) =>
  cache.getMutationCache().build(cache, options).execute(input);

describe('options of a call', () => {
  it('travel with a query', async () => {
    const { queries, cache, toasts } = setUp(fail('稍后再试'), fail('稍后再试'));
    await expect(cache.fetchQuery(queries.lookup.glycemicIndexList({}, { silent: true }))).rejects.toThrow('稍后再试');
    expect(toasts).toEqual([]);
    await expect(cache.fetchQuery(queries.lookup.glycemicIndexList())).rejects.toThrow('稍后再试');
    expect(toasts).toHaveLength(1);
  });

  it('are all that a query without input takes', async () => {
    const { queries, cache, toasts } = setUp(fail('稍后再试'));
    await expect(cache.fetchQuery(queries.family.relationship({ silent: true }))).rejects.toThrow('稍后再试');
    expect(toasts).toEqual([]);
  });

  it('travel with each page of an infinite query', async () => {
    const page = { list: [], pageNum: 1, pageSize: 10, total: 11, hasMore: true };
    const { infiniteQueries, cache, toasts, requests } = setUp(ok(page), fail('稍后再试'));
    const options = infiniteQueries.orders.list({ tab: 'all' }, { silent: true });
    await expect(cache.fetchInfiniteQuery({ ...options, pages: 2 })).rejects.toThrow('稍后再试');
    expect(await requests[1]?.json()).toEqual({ tab: 'all', pageNum: 2 });
    expect(toasts).toEqual([]);
  });

  it('travel with a mutation', async () => {
    const { mutations, cache, toasts } = setUp(fail('订单已付款'), fail('订单已付款'));
    const input = { orderId: 'order-3015', reason: 'changedMind' };
    await expect(mutate(cache, mutations.orders.cancel({ silent: true }), input)).rejects.toThrow('订单已付款');
    expect(toasts).toEqual([]);
    await expect(mutate(cache, mutations.orders.cancel(), input)).rejects.toThrow('订单已付款');
    expect(toasts).toHaveLength(1);
  });

  it('do not split a cache entry', () => {
    const { queries, infiniteQueries } = setUp();
    const input = { category: 'fruit' } as const;
    expect(queries.lookup.glycemicIndexList(input, { silent: true, timeout: 1_000 }).queryKey).toEqual(
      queries.lookup.glycemicIndexList(input).queryKey,
    );
    expect(queries.family.relationship({ silent: true }).queryKey).toEqual(queries.family.relationship().queryKey);
    expect(infiniteQueries.orders.list({ tab: 'all' }, { retry: 0 }).queryKey).toEqual(
      infiniteQueries.orders.list({ tab: 'all' }).queryKey,
    );
  });
});
