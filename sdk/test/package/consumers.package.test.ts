import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { exports } from '../../package.json' with { type: 'json' };
import { useSdkConsumer } from './consumer.ts';
import { typed, withoutMsw } from './typed-consumer.ts';

const body = `
const url = process.env.MOCK_URL;
const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '1.0.0', hosts: { dev: { main: url } } });
health.lookup.glycemicIndexList({ keyword: '豆腐' }).then((foods) => console.log(foods.map((food) => food.name).join()));
`;
const answer = '炖豆腐,冻豆腐,豆腐干';

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
      const analytics = createAnalytics(health, { consent: true, storage, queueStorage: storage });
      analytics.track('start');
      const foods = await health.lookup.glycemicIndexList({}, { signal: AbortSignal.timeout(1_000) });
      console.log(foods.length, typeof createBridge, kept.size);
    `;
    await compile('server', { 'server.mts': server }, { types: ['node'], lib: [] });
    expect(await node('out-server/server.mjs', {})).toBe('0 function 2');
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
