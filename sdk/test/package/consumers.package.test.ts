import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { exports } from '../../package.json' with { type: 'json' };
import { useSdkConsumer } from './consumer.ts';

const body = `
const url = process.env.MOCK_URL;
const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '1.0.0', hosts: { dev: { main: url } } });
health.lookup.glycemicIndexList({ keyword: '豆腐' }).then((foods) => console.log(foods.map((food) => food.name).join()));
`;
const answer = '豆腐（炖）,豆腐（冻）,豆腐干';

describe('a consumer with the packed SDK', () => {
  const { project, write, node, compile } = useSdkConsumer();

  it('Node can call the packed SDK as an ES module', async () => {
    const file = `import { createHealthClient } from '@health-app/sdk';${body}`;
    expect(await node('esm.mjs', { 'esm.mjs': file })).toBe(answer);
  });

  it('Node can call the packed SDK as CommonJS', async () => {
    const file = `const { createHealthClient } = require('@health-app/sdk');${body}`;
    expect(await node('common.cjs', { 'common.cjs': file })).toBe(answer);
  });

  it('the React Query factories work in an ES module and in CommonJS', async () => {
    const use = `
      const { queries, mutations } = createQueries(createHealthClient({ environment: 'test', app: 'main', appVersion: '1.0.0' }));
      const [environment, user, ...rest] = queries.medication.list({ date: '2026-11-20' }).queryKey;
      const { mutationKey } = mutations.medication.save();
      console.log(JSON.stringify([environment, rest, typeof user, mutationKey]));`;
    const keys = '["test",["medication","list",{"date":"2026-11-20"}],"string",["test","medication","save"]]';
    const esm = `import { createHealthClient } from '@health-app/sdk';
      import { createQueries } from '@health-app/sdk/react-query';${use}`;
    const cjs = `const { createHealthClient } = require('@health-app/sdk');
      const { createQueries } = require('@health-app/sdk/react-query');${use}`;
    expect(await node('query.mjs', { 'query.mjs': esm })).toBe(keys);
    expect(await node('query.cjs', { 'query.cjs': cjs })).toBe(keys);
  });

  it('calls by path of the built SDK accept the options of the serialisers that it omits', async () => {
    const call = `
      const sent = [];
      const fetch = async ({ url }) => {
        sent.push(url.slice(url.lastIndexOf('/')));
        return Response.json({ success: true, data: [] });
      };
      const raw = createRaw(createHealthClient({ environment: 'test', app: 'main', appVersion: '1.0.0', fetch }));
      const query = { category: ['fish', 'fruit'] };
      (async () => {
        for (const querySerializer of [undefined, { array: { style: 'form', explode: false } }, () => 'own=1'])
          await raw.GET('/scheme/view/purine-index/list', { params: { query }, querySerializer });
        await raw.GET('/scheme/{part}', { params: { path: { part: 'a b' } } });
        console.log(sent.join(' '));
      })();`;
    const names = '{ createHealthClient, createRaw }';
    const sent = '/list?category=fish&category=fruit /list?category=fish,fruit /list?own=1 /a%20b';
    const esm = `import ${names} from '@health-app/sdk';${call}`;
    const cjs = `const ${names} = require('@health-app/sdk');${call}`;
    expect(await node('serialisers.mjs', { 'serialisers.mjs': esm })).toBe(sent);
    expect(await node('serialisers.cjs', { 'serialisers.cjs': cjs })).toBe(sent);
  });

  it('a consumer can read the description of the API from the package', async () => {
    const read = `console.log(require('@health-app/sdk/openapi.json').paths['/food/order/orderDetail'].get.operationId)`;
    expect(await node('description.cjs', { 'description.cjs': read })).toBe('orders.detail');
  });

  it('Vite can build the packed SDK for the browser', async () => {
    await write({
      'browser.js': `import { createHealthClient } from '@health-app/sdk';${body.replace('process.env.MOCK_URL', 'globalThis.mockUrl')}`,
    });
    await build({
      root: project(),
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'built', target: 'chrome87', lib: { entry: 'browser.js', formats: ['es'], fileName: 'app' } },
    });
    expect(await readdir(join(project(), 'built'))).toEqual(['app.mjs']);
    const code = await readFile(join(project(), 'built/app.mjs'), 'utf8');
    expect(code).not.toMatch(/from\s*["']/);
    expect(
      await node('run.mjs', {
        'run.mjs': `globalThis.mockUrl = process.env.MOCK_URL; await import('./built/app.mjs');`,
      }),
    ).toBe(answer);
  });

  /** Uses every entry. It prints the names of foods, and what the factories of React Query load and send. */
  const typed = `
import { createHealthClient, type GlycemicFood, isHealthError, type OrderDetail, type OrderSummary } from '@health-app/sdk';
import { createBridge, type Platform } from '@health-app/sdk/bridge';
import { createDriftMiddleware, type Drift } from '@health-app/sdk/drift';
import { handlers } from '@health-app/sdk/msw';
import { ordersDetail } from '@health-app/sdk/operations';
import { createTelemetryHooks } from '@health-app/sdk/otel';
import { createOperationQueries, createQueries } from '@health-app/sdk/react-query';
import { judge, type Judgement } from '@health-app/sdk/safety';
import { persistSession, renewLogin } from '@health-app/sdk/session';
import { createFakeTransport, fixture, ok, refused } from '@health-app/sdk/testing';
import { createValidationMiddleware } from '@health-app/sdk/validate';
import { MutationObserver, QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
declare const process: { env: Record<string, string> };
declare const console: { log(text: string): void };

const hosts = { dev: { main: process.env.MOCK_URL as string, food: process.env.MOCK_URL as string } };
// A new person for each run, since an order is cancelled once.
const userToken = String(Date.now());
const login = () => ({ userToken });
const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '1.0.0', hosts, login });
const { queries, infiniteQueries, mutations, invalidate } = createQueries(health);
declare const maybe: AbortSignal | undefined;
declare const keyword: string | undefined;
void (() => health.lookup.glycemicIndexList({ keyword }, { signal: maybe }));
const names: Promise<string> = health.lookup
  .glycemicIndexList({ keyword: '豆腐' })
  .then((foods: GlycemicFood[]) => foods.map((food) => food.name).join());

export function useFactories() {
  const foods: GlycemicFood[] | undefined = useQuery(queries.lookup.glycemicIndexList({ keyword })).data;
  const orders: OrderSummary[] | undefined = useInfiniteQuery(infiniteQueries.orders.list({ tab: 'all' })).data?.pages[0]?.list;
  const cancel = useMutation(mutations.orders.cancel({ silent: true }));
  if (cancel.error?.kind === 'business') cancel.error.code satisfies string | undefined;
  // @ts-expect-error a tab that there is not
  infiniteQueries.orders.list({ tab: 'plutonium' });
  // @ts-expect-error a field of the input is missing
  cancel.mutate({});
  return [foods, orders, () => cancel.mutate({ orderId: 'order-3015', reason: 'changedMind' })];
}

const cache = new QueryClient();
async function runFactories(): Promise<string> {
  const input = { category: 'fruit' } as const;
  const foods: GlycemicFood[] = await cache.fetchQuery(queries.lookup.glycemicIndexList(input));
  const cached: GlycemicFood[] | undefined = cache.getQueryData(queries.lookup.glycemicIndexList(input).queryKey);
  const { pages } = await cache.fetchInfiniteQuery(infiniteQueries.orders.list({ tab: 'all' }));
  const cancel = new MutationObserver(cache, mutations.orders.cancel());
  const order: OrderDetail = await cancel.mutate({ orderId: 'order-3015', reason: 'changedMind' });
  await invalidate(cache, 'orders');
  return [foods.length === cached?.length, pages[0]?.pageNum, order.orderId].join();
}

const drifts: Drift[] = [];
health.use(createDriftMiddleware({ onDrift: (drift) => drifts.push(drift) }), createValidationMiddleware());
const platform: Platform = 'ios';
const judgement: Judgement | undefined = judge({ kind: 'glucose', value: 2.9, moment: 'fasting' }, { age: 40 });
const hooks = createTelemetryHooks();
const fake = createHealthClient({ ...createFakeTransport(ok([])), environment: 'dev', app: 'main', appVersion: '1.0.0', hooks });
persistSession(fake, { onEnd: ({ user }) => void user.userId });
renewLogin(fake, async ({ userToken }) => userToken);
const { query } = createOperationQueries(fake);
void ((): Promise<OrderDetail> => cache.fetchQuery(query(ordersDetail, { orderId: 'order-1' })));
void (() => handlers(fake, { 'orders.cancel': refused('orders.cancel', 'PAID') }));
const shipped: Promise<OrderDetail> = fixture('orders.detail', 'shipped');
// @ts-expect-error a refusal of another operation
void (() => handlers(fake, { 'orders.detail': refused('orders.cancel', 'PAID') }));
void ((): Promise<OrderDetail> => ordersDetail(health, { orderId: 'order-1' }, { silent: true }));
// @ts-expect-error a field of the input is missing
void (() => ordersDetail(health, {}));
// @ts-expect-error a category that there is not
void (() => health.lookup.glycemicIndexList({ category: 'plutonium' }));
// @ts-expect-error a required parameter is missing
void (() => health.lookup.healthDataGoodsDetail({}));
// @ts-expect-error a kind of reading that there is not
void (() => judge({ kind: 'humour', value: 1 }, {}));

Promise.all([names, runFactories(), fake.lookup.glycemicIndexList(), shipped]).then(
  ([text, ran, none, { status }]) => console.log([text, ran, none.length, status, judgement?.urgency, typeof createBridge, platform, drifts.length].join('|')),
  (error) => console.log(isHealthError(error) ? error.kind : String(error)),
);
`;
  // The declarations of MSW for CommonJS import an ES module, which is an error without `skipLibCheck`.
  const withoutMsw = typed.replace(/^.*(handlers|of another operation).*\n/gm, '');
  const printed = `${answer}|true,1,order-3015|0|shipped|now|function|ios|0`;

  it('the type checks below use every entry that has types', () => {
    const entries = Object.entries(exports).filter(([, target]) => typeof target === 'object');
    const imported = [...typed.matchAll(/from '@health-app\/sdk(.*)'/g)].map(([, entry]) => `.${entry}`);
    expect(imported.sort()).toEqual(entries.map(([entry]) => entry).sort());
  });

  it('the packed SDK compiles in a project of Node 20 without the DOM library', async () => {
    const server = `
      import { createAnalytics, createHealthClient, createStorage, type StorageBackend } from '@health-app/sdk';
      import { createBridge } from '@health-app/sdk/bridge';
      import { persistSession } from '@health-app/sdk/session';
      import { createFakeTransport, ok } from '@health-app/sdk/testing';
      const { fetch } = createFakeTransport(ok([]));
      const health = createHealthClient({ environment: 'test', app: 'main', appVersion: '1.0.0', fetch });
      persistSession(health);
      const kept = new Map<string, string>();
      const backend: StorageBackend = {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      };
      const storage = createStorage('test', () => backend);
      const analytics = createAnalytics(health, { storage, queueStorage: storage });
      analytics.track('start');
      const foods = await health.lookup.glycemicIndexList({}, { signal: AbortSignal.timeout(1_000) });
      console.log(foods.length, typeof createBridge, kept.size);
    `;
    await compile('server', { 'server.mts': server }, { types: ['node'], lib: [] });
    expect(await node('out-server/server.mjs', {})).toBe('0 function 3');
  });

  // Each line is an error whose message names the type of a value.
  const misused = `
import { type HealthClient, itemsOf, type OrdersDetailInput } from '@health-app/sdk';
declare const health: HealthClient;
declare const input: OrdersDetailInput;
export const meal: never = await health.aiFood.viewHistoryRecord({ shareCode: '1' });
export const reminder: never = await health.medication.save({} as never);
export const detail: never = input;
for await (const order of itemsOf(health.orders.list, { tab: 'all' })) {
  const summary: never = order;
  void summary;
}
`;

  describe.each(['5.9', '7.0'])('type-checks it with TypeScript %s', (version) => {
    it.each([
      ['node16', 'mts'],
      ['node16', 'cts'],
      ['bundler', 'ts'],
    ])('strict types compile with the resolution %s, as .%s, without skipLibCheck', async (resolution, extension) => {
      const name = `typed-${version}-${extension}`;
      const file = extension === 'cts' ? withoutMsw : typed;
      await compile(name, { [`${name}.${extension}`]: file }, { version, bundler: resolution === 'bundler' });
      if (extension === 'ts') {
        // The compiler's message names a type like an editor's hover.
        await expect(compile(`names-${version}`, { 'names.ts': misused }, { version, bundler: true })).rejects.toThrow(
          /'AiFoodMeal'[\s\S]*'MedicationReminder'[\s\S]*'OrdersDetailInput'[\s\S]*'OrderSummary'/,
        );
        return;
      }
      expect(await node(`out-${name}/${name}.${extension.replace('ts', 'js')}`, {})).toBe(printed);
    });
  });
});
