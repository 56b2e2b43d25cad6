/** Follows every link from the homes, and finds all goods that a list gives. */
import { describe, expect, test, vi } from 'vitest';
import { matchPath } from '#lib/path.ts';
import { createMock } from '../../mocks/api/index.ts';
import type { TestPerson } from '../../mocks/api/test/people.ts';
import { arrange, now } from './arranged-people.ts';
import { renderProduct } from './rendered-product.ts';

vi.mock('react', async (original) => (await import('./without-browser.ts')).reactWithStores(original));
vi.mock('#domains/home/components/LazyCard.tsx', async () => (await import('./without-browser.ts')).lazyCardAtOnce());
vi.mock('#shell/useDeferred.ts', async () => (await import('./without-browser.ts')).deferredAtOnce());

vi.useFakeTimers({ toFake: ['Date'], now });
const mock = await createMock({ now: () => now, seed: 'shop' });

const person: TestPerson = {
  name: 'a person without limits',
  profile: { birthDate: '1986-04-01', height: 170, weight: 70, gender: 1 },
  obstacles: [],
  target: null,
  noScore: null,
};

/** The calls that list goods. */
const lists = /health-data-goods\/list|goods-item|NutrientGoods/i;
/** Calls for values of the person, articles and courses. */
const personal = /health-data\/(?:detail|remind)|view\/content\/|heartRate/;
const shopPages = /^\/(?:product\/|sleep-product|food-app\/product\/detail|food-app\/extra-nutrition\?.*view=shop)/;

/** The most addresses of one view of a screen: the others differ only in the day or the record. */
const mostOfOneView = 2;

describe.each([
  ['general', '/'],
  ['food', '/food-app'],
] as const)('the links of %s', (product, home) => {
  test('from the home they lead to all goods of the lists, and pages of the shop ask for no value', async () => {
    let at = home as string;
    const listed = new Set<string>();
    const faults: string[] = [];
    const callMock: typeof fetch = async (...args) => {
      const request = new Request(...args);
      const response = await mock.fetch(request.clone());
      const { pathname } = new URL(request.url);
      if (lists.test(pathname)) {
        for (const [, id = ''] of (await response.clone().text()).matchAll(/"goodsId":"([^"]+)"/g)) listed.add(id);
      }
      if (shopPages.test(at) && personal.test(pathname)) faults.push(`${at} asks for ${pathname}`);
      return response;
    };
    const app = await renderProduct(product, home, callMock);
    app.enter(await arrange(mock, `shop-${product}`, person));
    const found = new Set([home as string]);
    const counts = new Map<string, number>();
    const reached = new Set<string>();
    for (at of found) {
      const { pathname, searchParams } = new URL(at, 'https://app.example');
      const route = app.routes.find(({ path }) => matchPath(path, pathname));
      if (!route) continue;
      const screen = `${route.path} ${searchParams.get('view')}`;
      const count = (counts.get(screen) ?? 0) + 1;
      counts.set(screen, count);
      const goodsId = searchParams.get('goodsId');
      if (count > mostOfOneView && !goodsId) continue;
      if (goodsId) reached.add(goodsId);
      const { links } = await app.see(route, at);
      for (const link of links) found.add(link);
    }
    expect(faults).toEqual([]);
    expect(found.size).toBeGreaterThan(40);
    expect(listed.size).toBeGreaterThan(product === 'general' ? 7 : 2);
    expect([...listed].filter((goodsId) => !reached.has(goodsId))).toEqual([]);
  }, 180_000);
});
