import { describe, expect, expectTypeOf, it } from 'vitest';
import { isHealthError, itemsOf, type OrderSummary } from '../src/index.ts';
import { client } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

const page = (pageNum: number, ids: string[], hasMore: boolean) =>
  ok({ list: ids.map((orderId) => ({ orderId })), pageNum, pageSize: 2, total: 3, hasMore });

function setUp(...said: Said[]) {
  const { fetch, requests } = transport(...said);
  return { health: client({ fetch }), requests };
}

async function collect(orders: AsyncIterable<OrderSummary>, seen: string[] = []): Promise<string[]> {
  for await (const order of orders) seen.push(order.orderId);
  return seen;
}

describe('the items of a paged list', () => {
  it('come from all pages, in order, with the same input', async () => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true), page(2, ['c'], false));
    expect(await collect(itemsOf(health.orders.list, { tab: 'all', pageSize: 2 }))).toEqual(['a', 'b', 'c']);
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { tab: 'all', pageSize: 2, pageNum: 1 },
      { tab: 'all', pageSize: 2, pageNum: 2 },
    ]);
  });

  it('come from a GET too, even without an input', async () => {
    const { health, requests } = setUp(ok({ list: [], pageNum: 1, pageSize: 10, total: 0, hasMore: false }));
    for await (const _ of itemsOf(health.mirror.list)) throw new Error('the list is empty');
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?pageNum=1']);
  });

  it('are loaded on demand', async () => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true));
    const items = itemsOf(health.orders.list, { tab: 'all' });
    expect(requests).toHaveLength(0);
    for await (const order of items) {
      expectTypeOf(order).toEqualTypeOf<OrderSummary>();
      if (order.orderId === 'b') break;
    }
    expect(requests).toHaveLength(1);
  });

  it('end when the server promises more but returns none', async () => {
    const { health, requests } = setUp(page(1, ['a'], true), page(2, [], true));
    expect(await collect(itemsOf(health.orders.list, { tab: 'all' }))).toEqual(['a']);
    expect(requests).toHaveLength(2);
  });

  it('end with the error of the failed page, after the items of earlier pages', async () => {
    const { health } = setUp(page(1, ['a'], true), fail('稍后再试'));
    const seen: string[] = [];
    await expect(collect(itemsOf(health.orders.list, { tab: 'all' }), seen)).rejects.toThrow('稍后再试');
    expect(seen).toEqual(['a']);
  });

  it('end with kind aborted when the signal is aborted', async () => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true));
    const controller = new AbortController();
    const seen: string[] = [];
    const error = await (async () => {
      for await (const { orderId } of itemsOf(health.orders.list, { tab: 'all' }, { signal: controller.signal })) {
        seen.push(orderId);
        controller.abort();
      }
    })().catch((reason: unknown) => reason);
    expect(isHealthError(error, 'aborted')).toBe(true);
    expect(seen).toEqual(['a', 'b']);
    expect(requests).toHaveLength(1);
  });

  it('accept no page number', () => {
    const { health } = setUp();
    // @ts-expect-error the pages are counted here
    itemsOf(health.orders.list, { tab: 'all', pageNum: 3 });
    // @ts-expect-error the tab is required
    itemsOf(health.orders.list);
  });
});
