import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
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

  const typed = `
import { createHealthClient, type GlycemicFood, isHealthError } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';
import { QueryClient } from '@tanstack/react-query';
declare const process: { env: Record<string, string> };
declare const console: { log(text: string): void };

const hosts = { dev: { main: process.env.MOCK_URL as string } };
const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '1.0.0', hosts });
const { queries, mutations } = createQueries(health);
declare const maybe: AbortSignal | undefined;
declare const keyword: string | undefined;
void (() => health.lookup.glycemicIndexList({ keyword }, { signal: maybe }));
const names: Promise<string> = health.lookup
  .glycemicIndexList({ keyword: '豆腐' })
  .then((foods: GlycemicFood[]) => foods.map((food) => food.name).join());
const cached: GlycemicFood[] | undefined = new QueryClient().getQueryData(queries.lookup.glycemicIndexList().queryKey);
export const send: ((input: { reminderId: string }) => unknown) | undefined = mutations.medication.delete().mutationFn as never;
// @ts-expect-error a category that there is not
void (() => health.lookup.glycemicIndexList({ category: 'plutonium' }));
// @ts-expect-error a required parameter is missing
void (() => health.lookup.healthDataGoodsDetail({}));
names.then((text) => console.log(text + (cached ? '!' : '')), (error) => console.log(isHealthError(error) ? error.kind : '?'));
`;

  it('the packed SDK compiles in a project of Node 20 without the DOM library', async () => {
    const server = `
      import { createAnalytics, createHealthClient, createStorage, type StorageBackend } from '@health-app/sdk';
      import { createBridge } from '@health-app/sdk/bridge';
      import { createFakeTransport, ok } from '@health-app/sdk/testing';
      const { fetch } = createFakeTransport(ok([]));
      const health = createHealthClient({ environment: 'test', app: 'main', appVersion: '1.0.0', fetch });
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
      await compile(name, { [`${name}.${extension}`]: typed }, { version, bundler: resolution === 'bundler' });
      if (extension === 'ts') {
        // The compiler's message names a type like an editor's hover.
        await expect(compile(`names-${version}`, { 'names.ts': misused }, { version, bundler: true })).rejects.toThrow(
          /'AiFoodMeal'[\s\S]*'MedicationReminder'[\s\S]*'OrdersDetailInput'[\s\S]*'OrderSummary'/,
        );
        return;
      }
      expect(await node(`out-${name}/${name}.${extension.replace('ts', 'js')}`, {})).toBe(answer);
    });
  });
});
