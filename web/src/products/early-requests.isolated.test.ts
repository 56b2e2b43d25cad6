import type { User } from '@health-app/sdk';
import { describe, expect, test, vi } from 'vitest';
import { today } from '#lib/time/local-clock.ts';
import type { PathPattern } from '#platform/routing/paths.ts';
import { type Product, productOf } from '#platform/routing/product.ts';
import { listRequests } from '../../early-requests.ts';
import { screens } from '../../screens.ts';
import { firstQueriesOf } from './first-queries-of.ts';
import type { ScreenRoute } from './route.ts';
import { macros, stubPage } from './testing.ts';

vi.mock('@lingui/core/macro', () => macros.core);
vi.mock('@lingui/react/macro', () => macros.react);
vi.mock('@lingui/react', () => macros.runtime);
const list = vi.hoisted(() => ({ requests: {} as object }));
vi.mock('#lib/loading/release-files.ts', () => ({ releaseFiles: list }));

const people: Record<string, User> = {
  guest: {},
  user: { userId: 'user-1001', userToken: 'token', memberType: 1, promoteRoleFlag: 0 },
  promoter: { userId: 'user-1001', userToken: 'token', memberType: 1, promoteRoleFlag: 1 },
};

const settings = { environment: 'test', appVersion: '1.0.0', hosts: {} } as const;

/** Loads a product, as its page does. A page has one product. */
async function loadProduct(product: Product, home: string) {
  vi.resetModules();
  stubPage(home);
  const { loadRoutes } = await import('./index.ts');
  const [routes, { sendEarlyRequests }, client, { queryClient }, { startFirstQueries }] = await Promise.all([
    loadRoutes(product),
    import('../send-early-requests.ts'),
    import('#platform/client.ts'),
    import('#platform/client/query-client.ts'),
    import('#platform/query/first-queries.ts'),
  ]);
  await client.health.session.ready;

  /** Opens a page of a person, whom its tab has stored. @returns what the page and then the client have sent */
  async function open(path: PathPattern, person: User, address: string = screens[path], listed = routes) {
    const url = new URL(address, 'https://h5.health-app.example');
    // The screens that all products share belong to the product of the page.
    if (productOf(url) !== product) url.searchParams.set('app', product);
    stubPage(url.href);
    const stored = (key: string) => (key === '1:user' ? JSON.stringify(person) : null);
    vi.stubGlobal('sessionStorage', { getItem: stored, setItem() {}, removeItem() {} });
    const sent: string[] = [];
    vi.stubGlobal('fetch', async ({ method, url: to, headers }: Request) => {
      sent.push(`${method} ${to} ${headers.get('userToken') ?? 'nobody'}`);
      return new Response('{"success":true,"data":null}', { headers: { 'content-type': 'application/json' } });
    });
    list.requests = listRequests({ [product]: listed }, settings);
    sendEarlyRequests(product, path);
    const early = [...sent];
    client.health.session.set(person);
    queryClient.clear();
    const route = routes.find((one) => one.path === path) as ScreenRoute;
    const page = { search: url.searchParams, today: today() };
    const started = { ...route, first: firstQueriesOf(route, product) };
    void startFirstQueries(queryClient, started, client, page, client.health.session.user);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { interval: 1 });
    const unused = (globalThis.earlyRequests ?? []).map(({ request }) => request.url);
    return { early, later: sent.slice(early.length), unused };
  }
  return { routes, open };
}

const host = 'https://api.test.health-app.example';

describe.each([
  ['general', '/'],
  ['ai', '/ai-app'],
  ['food', '/food-app'],
] as const)('the early requests of %s', async (product, home) => {
  const { routes, open } = await loadProduct(product, home);

  test.each(routes.map(({ path }) => path))(
    '%s: the client takes them over, and sends nothing itself',
    async (path) => {
      for (const [who, person] of Object.entries(people)) {
        const { early, later, unused } = await open(path, person);
        expect([who, later, unused]).toEqual([who, [], []]);
        expect(new Set(early).size).toBe(early.length);
      }
    },
  );

  if (product !== 'general') return;

  test('a personal screen requests for the stored person, and nothing for a guest', async () => {
    const { early } = await open('/medicine-remind', people.user as User);
    expect(early).toEqual([
      `GET ${host}/cooperation/app/medicationRemind/queryList?date=${today()} token`,
      // Its permits.
      `GET ${host}/information/app/v1/account/getUserInformation token`,
    ]);
    expect((await open('/medicine-remind', {})).early).toEqual([]);
  });

  test('a parameter of the address is part of the request', async () => {
    const path = '/family-health/members/detail';
    const { early } = await open(path, people.user as User, `${path}?familyUserId=a%26b`);
    expect(early[0]).toMatch(/\?familyUserId=a%26b token$/);
  });

  test('a list that differs from the row is found', async () => {
    const wrong = routes.map((route) => ({ ...route, first: [['lookup.glycemicIndexList', {}] as const] }));
    const { later, unused } = await open('/purine', {}, '/purine', wrong);
    expect(later).toEqual([`GET ${host}/scheme/view/purine-index/list nobody`]);
    expect(unused).toEqual([`${host}/scheme/view/glycemic-index/list`]);
  });
});
