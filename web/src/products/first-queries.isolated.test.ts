import type { User } from '@health-app/sdk';
import type { QueryObserverOptions } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { RouterProps } from 'wouter';
import { today } from '#lib/time/local-clock.ts';
import type { PathPattern } from '#platform/routing/paths.ts';
import { screens } from '../../screens.ts';
import { firstQueriesOf } from './first-queries-of.ts';
import type { ScreenRoute } from './route.ts';
import { macros, stubPage } from './testing.ts';

vi.mock('@lingui/core/macro', () => macros.core);
vi.mock('@lingui/react/macro', () => macros.react);
vi.mock('@lingui/react', () => macros.runtime);
// The stores have no state of a server.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, get, server = get) =>
    react.useSyncExternalStore(subscribe, get, server);
  return { ...react, default: react, useSyncExternalStore };
});
/** Whether the cards below the fold render. */
let scrolled = false;
vi.mock('#domains/home/components/LazyCard.tsx', () => ({
  LazyCard: ({ children }: { children: ReactNode }) => (scrolled ? children : null),
}));

const people: Record<string, User> = {
  guest: {},
  user: { userId: 'user-1001', userToken: 'token', memberType: 1, promoteRoleFlag: 0 },
  promoter: { userId: 'user-1001', userToken: 'token', memberType: 1, promoteRoleFlag: 1 },
};

/** Other addresses of screens that read something else with other parameters. */
const others: Partial<Record<PathPattern, string[]>> = {
  '/': ['/?all=1'],
  '/ai-app': ['/ai-app?all=1'],
  '/food-app': ['/food-app?all=1'],
  '/medicine-remind': ['/medicine-remind?date=2026-11-20'],
  '/medicine-remind/add': ['/medicine-remind/add?id=reminder-1'],
  '/heart-rate-monitor/home': ['/heart-rate-monitor/home?period=month&date=2026-11-20'],
  '/heart-rate-monitor/result': [
    '/heart-rate-monitor/result?recordId=heart-6425',
    '/heart-rate-monitor/result?measured=12',
  ],
  '/lose-weight-partner/invite': ['/lose-weight-partner/invite?way=code&inviteCode=ABCD1234'],
  '/lose-weight-partner/rank': ['/lose-weight-partner/rank?period=month', '/lose-weight-partner/rank?kind=pair'],
  '/family-health/confirm': ['/family-health/confirm?inviteCode=ABCD1234'],
  '/family-health/members/detail': ['/family-health/members/detail'],
  '/course': ['/course'],
  '/article': ['/article?articleId=article-6001', '/article'],
  '/evaluate': ['/evaluate'],
  '/execution-plan': ['/execution-plan?planId=plan-1&stageId=stage-1&date=2026-11-20'],
  '/custom-plan/detail': ['/custom-plan/detail?planId=plan-1&stageId=stage-1&date=2026-11-20'],
  '/health-data/detail': [
    '/health-data/detail',
    '/health-data/detail?healthDataType=sleep&period=month&date=2026-11-02',
  ],
  '/health-data/x-plan/detail': ['/health-data/x-plan/detail'],
  '/product/detail': ['/product/detail'],
  '/ai-mirror/create': ['/ai-mirror/create'],
  '/ai-mirror/detail': ['/ai-mirror/detail?token=mt-q7v3k9x2hd'],
  '/ai-food/list': [
    '/ai-food/list',
    '/ai-food/list?from=aifood-4172',
    '/ai-food/list?fromDiary=analysis-4126',
    '/ai-food/list?mealId=meal-1&date=2026-11-20',
    '/ai-food/list?planId=plan-1&mealType=lunch&date=2026-11-20',
  ],
  '/ai-food/result': ['/ai-food/result?shareCode=abcdefgh1', '/ai-food/result?diaryAnalysisId=analysis-4126'],
  '/ai-food/history': ['/ai-food/history?date=2026-11-20'],
  '/ai-app/analyze': ['/ai-app/analyze?date=2026-11-20'],
  '/ai-app/user/account': ['/ai-app/user/account?room=data'],
  '/food-app/user/account': ['/food-app/user/account?room=data'],
  '/food-app/analyze/list': [
    '/food-app/analyze/list',
    '/food-app/analyze/list?analysisId=analysis-4126',
    '/food-app/analyze/list?mealId=meal-1&date=2026-11-20',
    '/food-app/analyze/list?planId=plan-1&mealType=lunch&date=2026-11-20',
  ],
  '/food-app/report/week': ['/food-app/report/week'],
  '/food-app/report/day': ['/food-app/report/day'],
  '/food-app/report/meal': ['/food-app/report/meal?mealId=meal-1&date=2026-11-20'],
  '/food-app/extra-nutrition': ['/food-app/extra-nutrition?date=2026-11-20'],
  '/food-app/health-survey': ['/food-app/health-survey'],
  '/food-app/product/order/list': ['/food-app/product/order/list?tab=shipped'],
  '/food-app/product/order/detail': ['/food-app/product/order/detail'],
  '/food-app/product/order/refund/detail': [
    '/food-app/product/order/refund/detail?orderId=order-3010&refundId=refund-1',
  ],
  '/food-app/custom/food-health/report': ['/food-app/custom/food-health/report?reportId=report-1'],
  '/food-app/custom/food-health/product': ['/food-app/custom/food-health/product?planId=plan-1'],
  '/food-app/custom/food-health/product/detail': [
    '/food-app/custom/food-health/product/detail?planId=plan-1&date=2026-11-21',
  ],
  '/food-app/share/weight': ['/food-app/share/weight?change=-2&days=20'],
  '/food-app/distribution/withdraw': ['/food-app/distribution/withdraw?tab=unsettled'],
};

const range = 'the range is computed from the day';
const profile = 'the page is prerendered whole, which a query of the person would prevent';

/** First queries that a row cannot name, by path and operation, with the start of its input if needed, each with the reason. */
const unnamed: Partial<Record<PathPattern, Record<string, string>>> = {
  '/medicine-remind': {
    'medication.yearList': range,
    'medication.list': 'beside another day of the address, the reminders are those of today',
  },
  '/medicine-remind/record': { 'medication.historyList': range, 'medication.yearList': range },
  '/heart-rate-monitor/home': { 'heartRate.average': 'the period of the address is beside the usual week' },
  '/lose-weight-partner/rank': { 'partner.pairRank': 'rarely opened first' },
  '/growth-curve': {
    'family.relationship': 'only without a child on this device, to fill in a form that is there before',
  },
  '/tools/bmi': { 'user.accountInformation': profile },
  '/tools/standard-weight': { 'user.accountInformation': profile },
  '/course': { 'information.listByTaskType': 'the courses of an address without one' },
  '/article': { 'information.listByTaskType': 'the articles of an address without one' },
  '/execution-plan': { 'plans.finishedStage': 'without an id, the plan is that of the person' },
  '/custom-plan/detail': { 'plans.finishedStage': 'without an id, the plan is that of the person' },
  '/health-data/detail': {
    'healthData.detail {"healthDataType":"sleep"': 'the period of the address is beside the usual week',
  },
  '/ai-food/list': {
    'aiFood.analysisPending': 'a reminder beside a new meal, whose start depends on the device',
    'analysis.dailyReportDetail': 'the day of a new meal, whose start depends on the device',
    'mealPlan.detail': 'the meal of another screen, which has loaded it',
    'evaluation.foodPlanDetail': 'the meal of another screen, which has loaded it',
  },
  '/ai-app/analyze': {
    'analysis.dailyReportDetail': 'the day before another day of the address is only compared with',
  },
  '/ai-food/history': { 'analysis.dailyReportDetail': 'beside another day of the address, today has its own card' },
  '/food-app/analyze/list': {
    'analysis.dailyReportDetail': 'the day of a new meal, whose start depends on the device',
    'mealPlan.detail': 'the meal of another screen, which has loaded it',
    'evaluation.foodPlanDetail': 'the meal of another screen, which has loaded it',
  },
  '/food-app/report/day': { 'analysis.dailyReportList': range },
  '/food-app/health-survey': { 'evaluation.info': 'the survey continues only from a reply after it opened' },
  '/food-app/share/weight': { 'healthData.detail': range },
  '/food-app/distribution/withdraw': { 'income.waitSettleList': 'rarely opened first' },
};

/** Loads a product, as its page does. The screens must load before the next product, because a page has one product. */
async function loadProduct(home: string, product: 'general' | 'ai' | 'food') {
  vi.resetModules();
  stubPage(home);
  const { loadRoutes } = await import('./index.ts');
  const [routes, client, cache, first, row, access, wouter, query] = await Promise.all([
    loadRoutes(product),
    import('#platform/client.ts'),
    import('#platform/client/query-client.ts'),
    import('#platform/query/first-queries.ts'),
    import('#platform/query/useFirstQuery.ts'),
    import('#platform/routing/requirement.ts'),
    import('wouter'),
    import('@tanstack/react-query'),
  ]);
  const components = new Map<string, ComponentType>(
    await Promise.all(routes.map(async (route) => [route.path, await route.load()] as const)),
  );
  const { health } = client;
  const { queryClient } = cache;
  const { getOptimisticResult } = query.QueryObserver.prototype;
  await health.session.ready;

  /** The keys of the API's queries that a screen requests when it opens. It sees no data, so it requests no later ones. */
  function requestsOf(route: ScreenRoute, address: URL): string[] {
    const requested: string[] = [];
    if (access.missingRequirement(route.access, health.session.user)) return requested;
    const observe = vi.spyOn(query.QueryObserver.prototype, 'getOptimisticResult');
    observe.mockImplementation(function (this: InstanceType<typeof query.QueryObserver>, options) {
      const result = getOptimisticResult.call(this, options);
      if (options.queryKey[0] === 'test' && result.fetchStatus === 'fetching') requested.push(keyOf(options));
      return { ...result, data: undefined, isPending: true, isSuccess: false, status: 'pending' } as typeof result;
    });
    const screen = createElement(components.get(route.path) as ComponentType);
    renderToString(
      createElement(
        query.QueryClientProvider,
        { client: queryClient },
        createElement(
          wouter.Router as ComponentType<Partial<RouterProps>>,
          { ssrPath: address.pathname, ssrSearch: address.search.slice(1) },
          createElement(row.ScreenRowContext, { value: route }, screen),
        ),
      ),
    );
    observe.mockRestore();
    return [...new Set(requested)];
  }

  /** The keys that the start of a page at an address requests. */
  async function startAt(route: ScreenRoute, { searchParams }: URL): Promise<string[]> {
    const page = { search: searchParams, today: today() };
    // Fits a list, an object and a page.
    const answered = Object.assign([], { list: [], pageNum: 1, hasMore: false });
    const answering = (factories: object) =>
      new Proxy(factories, {
        get: (domains, domain) =>
          new Proxy(Reflect.get(domains, domain) as object, {
            get:
              (verbs, verb) =>
              (...given: unknown[]) => ({
                ...(Reflect.get(verbs, verb) as (...given: unknown[]) => object)(...given),
                queryFn: async () => answered,
              }),
          }),
      });
    const all = { queries: answering(client.queries), infiniteQueries: answering(client.infiniteQueries) };
    const rows = firstQueriesOf(route, product);
    void first.startFirstQueries(
      queryClient,
      { ...route, first: rows },
      all as typeof client,
      page,
      health.session.user,
    );
    const started = queryClient.getQueryCache().getAll().map(keyOf);
    // Time for the replies, and for the removal of what nothing keeps.
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 1));
    return started;
  }

  /** The differences between what the start requests and what the screen requests, for a person at an address. */
  async function differences(route: ScreenRoute, to: string, person: User): Promise<string[]> {
    stubPage(to);
    const address = new URL(location.href);
    health.session.set(person);
    queryClient.clear();
    scrolled = true;
    const later = requestsOf(route, address);
    scrolled = false;
    const wanted = requestsOf(route, address);
    queryClient.clear();
    const started = await startAt(route, address);
    const again = requestsOf(route, address);
    const operation = (key: string) => key.split(' ')[0] ?? '';
    const reasons = Object.keys(unnamed[route.path as PathPattern] ?? {});
    const isUnnamed = (key: string) => reasons.some((reason) => key.startsWith(reason));
    // The sweep checks that they are read. The bar of the page reads the permits.
    const ofRow = route.first.length;
    const rows = firstQueriesOf(route, product);
    const parts = rows.flatMap(([id, , { part } = {}], index) => (part || index >= ofRow ? [id] : []));
    return [
      ...wanted.filter((key) => !started.includes(key) && !isUnnamed(key)).map((key) => `not started: ${key}`),
      ...started
        .filter((key) => !later.includes(key) && !parts.includes(operation(key)))
        .map((key) => `not read: ${key}`),
      ...started.filter((key) => again.includes(key)).map((key) => `asked twice: ${key}`),
    ];
  }

  return { routes, requestsOf, differences };
}

const keyOf = ({ queryKey }: Pick<QueryObserverOptions, 'queryKey'>): string => {
  const [, , domain, verb, input] = queryKey as unknown[];
  return `${domain}.${verb} ${JSON.stringify(input ?? null)}`;
};

const addressesOf = (path: PathPattern) => [screens[path], ...(others[path] ?? [])];

describe.each([
  ['general', '/'],
  ['ai', '/ai-app'],
  ['food', '/food-app'],
] as const)('the first queries of %s', async (product, home) => {
  const { routes, differences } = await loadProduct(home, product);
  const addresses = routes.flatMap((route) =>
    addressesOf(route.path as PathPattern).map((address) => [address, route] as const),
  );

  test.each(addresses)('the start requests exactly what the screen at %s reads first', async (address, route) => {
    for (const [who, person] of Object.entries(people)) {
      expect([who, await differences(route, address, person)]).toEqual([who, []]);
    }
  });

  if (product !== 'food') return;

  const planted = (path: PathPattern, first: ScreenRoute['first']) => {
    const route = routes.find((one) => one.path === path) as ScreenRoute;
    return differences({ ...route, first }, screens[path], people.user as User);
  };

  test('a row that names another day than the screen shows is found', async () => {
    const day = today();
    const wrong: ScreenRoute['first'] = [['analysis.dailyReportDetail', { date: { days: 0 } }], ['user.information']];
    expect(await planted('/food-app/report/day', wrong)).toEqual([
      'not started: analysis.dailyReportDetail {"date":"2026-11-19"}',
      `not read: analysis.dailyReportDetail {"date":"${day}"}`,
    ]);
  });

  test('a row with a query that the screen does not read is found', async () => {
    expect(await planted('/food-app/feed-back', [['evaluation.info']])).toEqual(['not read: evaluation.info null']);
  });

  test('a row without a query that the screen reads is found', async () => {
    expect(await planted('/food-app/custom/dietary-preferences', [])).toEqual([
      'not started: member.hasPermission {"feature":"mealPlan"}',
    ]);
    await expect(planted('/food-app/product/order/detail', [])).rejects.toThrow('names no first query orders.detail');
  });

  test('a query that the screen requests again, although the start has requested it, is found', async () => {
    expect(await planted('/food-app/health-survey', [['evaluation.info']])).toEqual([
      'asked twice: evaluation.info null',
    ]);
  });
});
