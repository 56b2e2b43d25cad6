import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../server/server.ts';

const files = {
  'headers.json': '{"page":{"x-frame-options":"DENY"},"framed":{}}',
  'index.html': 'page',
  'framed.html': 'page with the hook',
  'assets/index-abc.js': 'code',
  'device/index.html': 'device page',
  'device/conformance.html': 'conformance',
  '.secret.html': 'secret',
};
const caller = { appVersion: '5.2.0', source: 'iOS' };

let folder: string;
let mock: Mock;
let app: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  mock = await startMock({ app: folder });
  app = mock.appUrl ?? '';
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['/', 'page'],
  ['/orders/detail?orderId=order-3015', 'page'],
  ['/assets/index-abc.js', 'code'],
  ['/device', 'device page'],
  ['/device/', 'device page'],
  ['/device/conformance?step=1', 'conformance'],
])('the mock serves %s of the app', async (address, content) => {
  const reply = await fetch(app + address);
  expect([reply.status, await reply.text()]).toEqual([200, content]);
});

it('a page in the frame of the device page has its own headers', async () => {
  expect((await fetch(`${app}/orders`)).headers.get('x-frame-options')).toBe('DENY');
  const framed = await fetch(`${app}/orders`, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect([framed.headers.get('x-frame-options'), await framed.text()]).toEqual([null, 'page with the hook']);
});

it.each(['/missing.js', '/.secret.html', '/..%2fsecret.html', '/device/.secret.html'])(
  'the app has no file %s',
  async (path) => {
    expect((await fetch(app + path)).status).toBe(404);
  },
);

it('the app calls the same worlds below /api', async () => {
  const headers = { ...caller, userToken: 'app-test', 'content-type': 'application/json' };
  const body = JSON.stringify({ orderId: 'order-3015', reason: 'changedMind' });
  await fetch(`${app}/api/food/order/orderCancel`, { method: 'POST', headers, body });
  const reply = await fetch(`${mock.url}/food/order/orderDetail?orderId=order-3015`, { headers });
  expect(await reply.json()).toMatchObject({ data: { status: 'cancelled' } });
});

it('a folder without a page does not start the mock', async () => {
  await rm(join(folder, 'framed.html'));
  await expect(startMock({ app: folder })).rejects.toThrow('has no framed.html');
});

it('without a folder there is no app', async () => {
  const plain = await startMock();
  expect(plain.appUrl).toBeNull();
  await plain.close();
});
