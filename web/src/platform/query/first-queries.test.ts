import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { endFirstScreen, firstInput, firstQuery, isRead, startFirstQueries } from './first-queries.ts';
import { type AnyFirstQuery, type FirstQuery, param, today } from './first-query.ts';

const page = (search: string) => ({ search: new URLSearchParams(search), today: '2026-11-20' });
const at = (search: string) => ({ path: '/order', ...page(search) });

describe('the input of a first query', () => {
  test('its fields are values, parameters of the address, and today', () => {
    const sources = { type: 'week', date: today, orderId: param('orderId') };
    expect(firstInput(sources, at('orderId=o-1'))).toEqual({ type: 'week', date: '2026-11-20', orderId: 'o-1' });
  });

  test('a missing parameter takes its default, is left out, or leaves out the query', () => {
    const sources = { tab: param('tab', 'all'), date: param('date', today), planId: param('planId', null) };
    expect(firstInput(sources, at(''))).toEqual({ tab: 'all', date: '2026-11-20' });
    expect(firstInput(sources, at('planId=p&date=2026-11-01'))).toEqual({
      tab: 'all',
      date: '2026-11-01',
      planId: 'p',
    });
    expect(firstInput({ orderId: param('orderId') }, at(''))).toBeUndefined();
  });

  test('of a repeated parameter, the last one counts, as in the screen', () => {
    expect(firstInput({ orderId: param('orderId') }, at('orderId=a&orderId=b'))).toEqual({ orderId: 'b' });
  });

  test('a row with a wrong operation, field or parameter does not compile', () => {
    type Row = FirstQuery<'/food-app/product/order/detail'>;
    expectTypeOf<Row>().toExtend<AnyFirstQuery>();
    expectTypeOf(['orders.detail', { orderId: param('orderId') }] as const).toExtend<Row>();
    expectTypeOf(['orders.detial', { orderId: param('orderId') }] as const).not.toExtend<Row>();
    expectTypeOf(['orders.detail', { id: param('orderId') }] as const).not.toExtend<Row>();
    expectTypeOf(['orders.detail', { orderId: param('goodsId') }] as const).not.toExtend<Row>();
    expectTypeOf(['orders.detail', { orderId: param('orderId', null) }] as const).not.toExtend<Row>();
    expectTypeOf(['orders.detail'] as const).not.toExtend<Row>();
    expect(firstInput({}, at(''))).toEqual({});
  });
});

test('a query may need a person, a parameter, or the absence of one', () => {
  const [guest, person] = [{}, { userToken: 'token', promoteRoleFlag: 0 as const }];
  expect(isRead(['income.summary', null, { for: 'user' }], at(''), guest)).toBe(false);
  expect(isRead(['income.summary', null, { for: 'user' }], at(''), person)).toBe(true);
  expect(isRead(['income.summary', null, { for: 'promoter' }], at(''), person)).toBe(false);
  expect(isRead(['medication.list', {}, { with: 'id' }], at(''), person)).toBe(false);
  expect(isRead(['medication.list', {}, { without: 'all' }], at('all=1'), person)).toBe(false);
});

describe('the first screen of a page', () => {
  const requests: unknown[] = [];
  const factory = (input?: object, options?: object) => ({
    queryKey: [input ?? null],
    queryFn: async () => requests.push([input, options]),
  });
  const all = { queries: { orders: { detail: factory, draft: factory } }, infiniteQueries: {} } as never;
  const fresh: AnyFirstQuery = ['orders.detail', { orderId: param('orderId') }, { fresh: true }];
  const forgotten: AnyFirstQuery = ['orders.draft', {}, { forget: true, once: true }];
  const client = new QueryClient();

  afterEach(() => {
    endFirstScreen(client, 'another');
    client.clear();
    requests.length = 0;
  });

  const start = async (access: 'anyone' | 'user') => {
    void startFirstQueries(client, { path: '/order', access, first: [fresh, forgotten] }, all, page('orderId=o-1'), {});
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  };
  const ask = async (query: AnyFirstQuery) => client.fetchQuery(firstQuery(query, all, at('orderId=o-1')) as never);

  test('its queries are requested once, with the options of the row', async () => {
    await start('anyone');
    await ask(fresh);
    expect(requests).toEqual([
      [{ orderId: 'o-1' }, {}],
      [{}, { retry: 0 }],
    ]);
  });

  test('the start waits for the replies, or for what the device has stored', async () => {
    let reply = () => {};
    const late = () => ({
      queryKey: ['late'],
      queryFn: () => new Promise((resolve) => (reply = () => resolve('new'))),
    });
    const slow = { queries: { orders: { detail: late, draft: factory } }, infiniteQueries: {} } as never;
    const row = { path: '/order', access: 'anyone', first: [fresh, forgotten] } as const;
    const begin = () => {
      const seen = { isReady: false };
      void startFirstQueries(client, row, slow, page('orderId=o-1'), {}).then(() =>
        Object.assign(seen, { isReady: true }),
      );
      return seen;
    };
    const first = begin();
    await vi.waitFor(() => expect(client.getQueryData([{}])).toBeDefined());
    expect(first.isReady).toBe(false);
    client
      .getQueryCache()
      .find({ queryKey: ['late'] })
      ?.setState({ data: 'old', status: 'success' });
    await vi.waitFor(() => expect(first.isReady).toBe(true));
    reply();
    await vi.waitFor(() => expect(client.getQueryData(['late'])).toBe('new'));
  });

  test('a gated screen requests nothing for a guest', async () => {
    await start('user');
    expect(requests).toEqual([]);
  });

  test('after another screen has opened, a fresh query is requested again, and a forgotten one is removed', async () => {
    await start('anyone');
    const { queryKey = [] } = firstQuery(forgotten, all, at('')) ?? {};
    client
      .getQueryCache()
      .find({ queryKey })
      ?.setOptions({ gcTime: 0 } as never);
    endFirstScreen(client, '/order');
    expect(client.getQueryData(queryKey)).toBeDefined();
    endFirstScreen(client, '/shop');
    expect(client.getQueryData(queryKey)).toBeUndefined();
    await ask(fresh);
    expect(requests).toHaveLength(3);
  });
});
