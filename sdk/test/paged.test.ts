import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { decodeData } from '../src/generated/wire.ts';
import { collect, isHealthError, itemsOf, type OrderSummary, pagesOf, type User } from '../src/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { client } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

const page = (pageNum: number, ids: string[], hasMore: boolean) =>
  ok({ list: ids.map((orderId) => ({ orderId })), pageNum, pageSize: 2, total: 3, hasMore });

function setUp(...said: Said[]) {
  const { fetch, requests } = transport(...said);
  return { health: client({ fetch }), requests };
}

async function readIds(orders: AsyncIterable<OrderSummary>, seen: string[] = []): Promise<string[]> {
  for await (const order of orders) seen.push(order.orderId);
  return seen;
}

describe('the items of a paged list', () => {
  it('itemsOf returns the items of all pages in order, and sends the same input for each', async () => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true), page(2, ['c'], false));
    expect(await readIds(itemsOf(health.orders.list, { tab: 'all', pageSize: 2 }))).toEqual(['a', 'b', 'c']);
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { tab: 'all', pageSize: 2, pageNum: 1 },
      { tab: 'all', pageSize: 2, pageNum: 2 },
    ]);
  });

  it('itemsOf reads a list by GET, even without an input', async () => {
    const { health, requests } = setUp(ok({ list: [], pageNum: 1, pageSize: 10, total: 0, hasMore: false }));
    for await (const _ of itemsOf(health.mirror.list)) throw new Error('the list is empty');
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?pageNum=1']);
  });

  it('itemsOf loads a page only when its items are read', async () => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true));
    const items = itemsOf(health.orders.list, { tab: 'all' });
    expect(requests).toHaveLength(0);
    for await (const order of items) {
      expectTypeOf(order).toEqualTypeOf<OrderSummary>();
      if (order.orderId === 'b') break;
    }
    expect(requests).toHaveLength(1);
  });

  it('itemsOf ends at an empty page, even if the server says that there is more', async () => {
    const { health, requests } = setUp(page(1, ['a'], true), page(2, [], true));
    expect(await readIds(itemsOf(health.orders.list, { tab: 'all' }))).toEqual(['a']);
    expect(requests).toHaveLength(2);
  });

  const whole = { list: [{ orderId: 'a' }], pageNum: 1, pageSize: 2, total: 3, hasMore: true };
  const { list: _list, ...withoutList } = whole;
  const { pageNum: _pageNum, ...withoutNumber } = whole;

  const faulty: [string, object, keyof typeof whole][] = [
    ['without a list', withoutList, 'list'],
    ['with a list that is a text', { ...whole, list: 'abc' }, 'list'],
    ['with hasMore "false"', { ...whole, hasMore: 'false' }, 'hasMore'],
    ['without a number', withoutNumber, 'pageNum'],
    ['with the number of another page', { ...whole, pageNum: 2 }, 'pageNum'],
    ['with a total that is no count', { ...whole, total: '3' }, 'total'],
  ];
  // A wire format may lack this field, and the codec then computes it.
  const sent = faulty.filter(
    ([, data, field]) => Object(decodeData('orders.list', data))[field] === (data as Partial<typeof whole>)[field],
  );

  describe.each(sent)('a page %s', (_name, data, field) => {
    const expected = { kind: 'invalid-response', message: `page 1 has no valid ${field}` };

    it('itemsOf rejects an invalid page with kind invalid-response', async () => {
      const { health, requests } = setUp(ok(data));
      await expect(readIds(itemsOf(health.orders.list, { tab: 'all' }))).rejects.toMatchObject(expected);
      expect(requests).toHaveLength(1);
    });

    it('an infinite query rejects an invalid page with kind invalid-response', async () => {
      const { health, requests } = setUp(ok(data));
      const { infiniteQueries } = createQueries(health);
      const query = { ...infiniteQueries.orders.list({ tab: 'all' }), pages: 5 };
      await expect(new QueryClient().fetchInfiniteQuery(query)).rejects.toMatchObject(expected);
      expect(requests).toHaveLength(1);
    });
  });

  it('itemsOf rejects when the server returns the same page again', async () => {
    const { health, requests } = setUp(page(1, ['a'], true));
    const seen: string[] = [];
    await expect(readIds(itemsOf(health.orders.list, { tab: 'all' }), seen)).rejects.toThrow('page 2');
    expect([seen, requests.length]).toEqual([['a'], 2]);
  });

  it('itemsOf returns the items of earlier pages, and then rejects with the error of the failed page', async () => {
    const { health } = setUp(page(1, ['a'], true), fail('稍后再试'));
    const seen: string[] = [];
    await expect(readIds(itemsOf(health.orders.list, { tab: 'all' }), seen)).rejects.toThrow('稍后再试');
    expect(seen).toEqual(['a']);
  });

  it.each<[string, User]>([
    ['another person', { userId: 'B', userToken: 'token-B' }],
    ['a guest', {}],
  ])('itemsOf rejects when %s replaces the user between two pages', async (_name, next) => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true), page(2, ['c'], false));
    const seen: string[] = [];
    const loop = async () => {
      for await (const { orderId } of itemsOf(health.orders.list, { tab: 'all' })) {
        seen.push(orderId);
        if (orderId === 'b') health.session.set(next);
      }
    };
    await expect(loop()).rejects.toMatchObject({ kind: 'aborted', message: 'the user has changed' });
    expect([seen, requests.length]).toEqual([['a', 'b'], 1]);
  });

  it('itemsOf continues when the token of the same user is renewed', async () => {
    const { health, requests } = setUp(page(1, ['a'], true), page(2, ['b'], false));
    const seen: string[] = [];
    for await (const { orderId } of itemsOf(health.orders.list, { tab: 'all' })) {
      seen.push(orderId);
      health.session.set({ ...health.session.user, userToken: 'renewed' });
    }
    expect(seen).toEqual(['a', 'b']);
    expect(requests[1]?.headers.get('userToken')).toBe('renewed');
  });

  it('itemsOf rejects with kind aborted when its signal is aborted', async () => {
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

  it('the type of itemsOf accepts no page number, and requires the input of the list', () => {
    const { health, requests } = setUp();
    // @ts-expect-error itemsOf counts the pages itself
    itemsOf(health.orders.list, { tab: 'all', pageNum: 3 });
    // @ts-expect-error the tab is required
    itemsOf(health.orders.list);
    expect(requests).toEqual([]);
  });
});

it('pagesOf returns the pages with their totals, and loads one only when it is read', async () => {
  const { health, requests } = setUp(page(1, ['a', 'b'], true), page(2, ['c'], false));
  const pages = pagesOf(health.orders.list, { tab: 'all' });
  expect(requests).toHaveLength(0);
  const first = await pages.next();
  expect(first.value).toMatchObject({ pageNum: 1, total: 3, list: [{ orderId: 'a' }, { orderId: 'b' }] });
  expect(requests).toHaveLength(1);
  expect(await collect(pages, { limit: Infinity })).toMatchObject([{ pageNum: 2, list: [{ orderId: 'c' }] }]);
});

describe('collect', () => {
  it.each([
    [1, ['a'], 1],
    [2, ['a', 'b'], 1],
    [3, ['a', 'b', 'c'], 2],
    [100, ['a', 'b', 'c'], 2],
    [Infinity, ['a', 'b', 'c'], 2],
  ])('collect with the limit %d returns %j after %d requests', async (limit, ids, calls) => {
    const { health, requests } = setUp(page(1, ['a', 'b'], true), page(2, ['c'], false));
    const orders = await collect(itemsOf(health.orders.list, { tab: 'all' }), { limit });
    expectTypeOf(orders).toEqualTypeOf<OrderSummary[]>();
    expect(orders.map(({ orderId }) => orderId)).toEqual(ids);
    expect(requests).toHaveLength(calls);
  });

  it.each([0, -1, 1.5, NaN, '3', undefined])('collect refuses the limit %j and loads nothing', async (limit) => {
    const { health, requests } = setUp(page(1, ['a'], false));
    const orders = collect(itemsOf(health.orders.list, { tab: 'all' }), { limit: limit as number });
    await expect(orders).rejects.toThrow('limit takes a whole number above 0, or Infinity');
    expect(requests).toEqual([]);
  });

  it('collect rejects with the error of a page', async () => {
    const { health } = setUp(page(1, ['a'], true), fail('稍后再试'));
    const orders = collect(itemsOf(health.orders.list, { tab: 'all' }), { limit: 10 });
    await expect(orders).rejects.toMatchObject({ kind: 'business', message: '稍后再试' });
  });
});

describe('a list that changes while it is read', () => {
  const first = ok({ list: [{ orderId: 'a' }], pageNum: 1, pageSize: 1, total: 3, hasMore: true, next: 'behind a' });
  const second = ok({ list: [{ orderId: 'b' }], pageNum: 2, pageSize: 1, total: 3, hasMore: true });
  const third = ok({ list: [{ orderId: 'c' }], pageNum: 3, pageSize: 1, total: 3, hasMore: false });
  const pages = [
    { tab: 'all', pageNum: 1 },
    { tab: 'all', pageNum: 2, after: 'behind a' },
    { tab: 'all', pageNum: 3 },
  ];

  it('itemsOf asks for each page behind the entry where the one before ended', async () => {
    const { health, requests } = setUp(first, second, third);
    expect(await readIds(itemsOf(health.orders.list, { tab: 'all' }))).toEqual(['a', 'b', 'c']);
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual(pages);
  });

  it('an infinite query does so, too', async () => {
    const { health, requests } = setUp(first, second, third);
    const { infiniteQueries } = createQueries(health);
    await new QueryClient().fetchInfiniteQuery({ ...infiniteQueries.orders.list({ tab: 'all' }), pages: 3 });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual(pages);
  });

  it('itemsOf rejects a next that repeats, with which the pages would never end', async () => {
    const page = (pageNum: number) =>
      ok({ list: [{ orderId: 'a' }], pageNum, pageSize: 1, total: 3, hasMore: true, next: 'behind a' });
    const { health } = setUp(page(1), page(2));
    await expect(readIds(itemsOf(health.orders.list, { tab: 'all' }))).rejects.toThrow('page 2 has no valid next');
  });

  it('itemsOf rejects a next that is no text', async () => {
    const { health } = setUp(ok({ list: [], pageNum: 1, pageSize: 1, total: 3, hasMore: true, next: 7 }));
    await expect(readIds(itemsOf(health.orders.list, { tab: 'all' }))).rejects.toThrow('no valid next');
  });
});
