import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/lib/chromium.mjs';
import { useTempPackage } from '../../../../scripts/lib/temp-package.ts';

const run = promisify(execFile);

/** The order list of a fictional other team: one function that a page and a test use. */
const SCREEN = `
export async function orderLines(api, token) {
  const headers = { appVersion: '5.2.0', source: '', userToken: token, 'content-type': 'application/json' };
  const body = JSON.stringify({ tab: 'all', pageNum: 1 });
  const reply = await fetch(api + '/food/order/list', { method: 'POST', headers, body }).catch(() => undefined);
  if (!reply?.ok) return ['Try again'];
  const { data } = await reply.json();
  return data.list.length ? data.list.map(({ orderId, status }) => orderId + ' ' + status) : ['No orders yet'];
}
`;

const WORLDS = `{ "no-orders": { "examples": { "orders.detail": [] } } }`;

const UNIT = `
import { createMock } from '@health-app/mock';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import worlds from './worlds.json' with { type: 'json' };
import { orderLines } from './screen.mjs';

const API = 'https://api.example';
const mock = await createMock({ now: '2026-11-20T16:00:00+08:00', worlds });
const server = setupServer(http.all(API + '/*', ({ request }) => mock.fetch(request)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('lists orders', async () => {
  expect(await orderLines(API, 'ann')).toContain('order-3015 awaitingPayment');
  await mock.verify('orders.list', { world: 'ann', input: { tab: 'all' } });
});
it('says that there are none', async () => {
  expect(await orderLines(API, 'no-orders')).toEqual(['No orders yet']);
});
it('offers to try again after a reset connection, then recovers', async () => {
  await mock.override('orders.list', { fault: 'reset', times: 1 });
  expect(await orderLines(API, 'ann')).toEqual(['Try again']);
  expect(await orderLines(API, 'ann')).toContain('order-3015 awaitingPayment');
});
`;

const BROWSER = `
import { startMock } from '@health-app/mock';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const mock = await startMock({ now: '2026-11-20T16:00:00+08:00', worlds: JSON.parse(readFileSync('worlds.json', 'utf8')) });
const page = \`<!doctype html><title>Orders</title><ul></ul><script type="module">
  import { orderLines } from '/screen.mjs';
  const token = new URLSearchParams(location.search).get('token');
  for (const line of await orderLines('\${mock.url}', token)) {
    document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: line }));
  }
</script>\`;
const site = createServer(({ url }, response) => {
  const isScript = url === '/screen.mjs';
  response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
  response.end(isScript ? readFileSync('screen.mjs') : page);
});
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const tab = await browser.newPage();
const lines = async (token) => {
  await tab.goto('http://127.0.0.1:' + site.address().port + '/?token=' + token);
  await tab.locator('li').first().waitFor();
  return tab.locator('li').allTextContents();
};
console.log((await lines('ann'))[0]);
console.log((await lines('no-orders')).join());
await mock.override('orders.list', { status: 500, times: 1 }, { world: 'bob' });
console.log((await lines('bob')).join(), '/', (await lines('bob'))[0]);
await mock.verify('orders.list', { world: 'bob', times: 2 });
await browser.close();
site.close();
await mock.close();
`;

describe('one screen of another team, in an empty project', () => {
  const { project, write, node } = useTempPackage({
    packages: ['mocks/api'],
    dependencies: ['vitest@4.1.12', 'msw@2.9.0', 'playwright-core@1.65.1'],
    env: () => ({ CHROMIUM: findChromium() ?? '' }),
  });

  it('a screen of another team is tested with Vitest and MSW, without a server', async () => {
    await write({ 'screen.mjs': SCREEN, 'worlds.json': WORLDS, 'screen.test.mjs': UNIT });
    const options = ['run', '--reporter=tap-flat', '--testTimeout=60000', '--root=.', 'screen.test.mjs'];
    const { stdout } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...options], {
      cwd: project(),
    }).catch((error) => ({ stdout: error.stdout + error.stderr }));
    expect(stdout.match(/^ok .*$/gm), stdout).toHaveLength(3);
  });

  it('a screen of another team is tested with Playwright against the server', async () => {
    const output = await node('browser.mjs', { 'screen.mjs': SCREEN, 'worlds.json': WORLDS, 'browser.mjs': BROWSER });
    expect(output.split('\n')).toEqual([
      'order-3015 awaitingPayment',
      'No orders yet',
      'Try again / order-3015 awaitingPayment',
    ]);
  });
});
