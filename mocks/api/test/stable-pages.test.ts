import { afterAll, describe, expect, it } from 'vitest';
import { createHealthClient, itemsOf } from '../../../sdk/src/index.ts';
import { paginate } from '../engine/paginate.ts';
import { freshMock } from './client.ts';

const mock = await freshMock();
afterAll(() => mock.close());

interface Entry {
  at: string;
  id: string;
}

const keyOf = ({ at, id }: Entry) => `${at}/${id}`;
const entry = (number: number): Entry => ({
  at: `2026-11-${String(Math.ceil(number / 2)).padStart(2, '0')}T08:00:00+08:00`,
  id: `order-${number}`,
});
const ids = ({ list }: { list: Entry[] }) => list.map(({ id }) => id);

describe('a page behind another', () => {
  // Two entries have the same time, as order-8 and order-7.
  const all = [12, 11, 10, 9, 8, 7, 6, 5].map(entry);
  const first = paginate(all, { pageNum: 1, pageSize: 3 }, 'at', 'id');
  const second = { pageNum: 2, pageSize: 3, after: first.next as string };

  it('a page behind another follows it', () => {
    expect(ids(first)).toEqual(['order-12', 'order-11', 'order-10']);
    expect(ids(paginate(all, second, 'at', 'id'))).toEqual(['order-9', 'order-8', 'order-7']);
    const last = paginate(all, { pageNum: 3, pageSize: 3 }, 'at', 'id');
    expect([ids(last), last.hasMore, 'next' in last]).toEqual([['order-6', 'order-5'], false, false]);
  });

  it('a page behind another repeats no entry when newer ones arrive', () => {
    expect(ids(paginate([14, 13].map(entry).concat(all), second, 'at', 'id'))).toEqual([
      'order-9',
      'order-8',
      'order-7',
    ]);
  });

  it.each([['12'], ['10'], ['10', '9'], ['12', '11', '10']])(
    'a page behind another loses no entry when %s go',
    (...gone) => {
      const left = all.filter(({ id }) => !gone.includes(id.slice('order-'.length)));
      const rest = ['order-9', 'order-8', 'order-7', 'order-6'].filter((id) => left.some((one) => one.id === id));
      expect(ids(paginate(left, second, 'at', 'id'))).toEqual(rest.slice(0, 3));
    },
  );

  it('a page behind the last entry is empty', () => {
    const { list, hasMore } = paginate(all, { pageNum: 9, after: keyOf(entry(1)) }, 'at', 'id');
    expect([list, hasMore]).toEqual([[], false]);
  });
});

describe('a list of the API', () => {
  const hosts = { dev: { main: mock.url, food: mock.url } };
  const login = () => ({ userToken: 'reader' });
  const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '5.2.0', hosts, login });

  it('an order that leaves the tab between two pages takes no other order with it', async () => {
    const read = async (change?: () => Promise<unknown>) => {
      const seen: string[] = [];
      for await (const { orderId } of itemsOf(health.orders.list, { tab: 'shipped', pageSize: 1 })) {
        seen.push(orderId);
        if (seen.length === 1) await change?.();
      }
      return seen;
    };
    const before = await read();
    expect(before.length).toBeGreaterThan(1);
    const during = await read(() => health.orders.confirmFinished({ orderId: before[0] as string }));
    expect(during).toEqual(before);
    expect(await read()).toEqual(before.slice(1));
  });

  it('a page behind an unknown place is empty', async () => {
    const { list, hasMore } = await health.orders.list({ tab: 'all', pageNum: 2, after: 'somewhere' });
    expect([list, hasMore]).toEqual([[], false]);
  });
});
