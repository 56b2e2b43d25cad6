import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { descriptionFile } from '../../mocks/api/description-file.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

const WORKER = `
  import { createBrowserMock } from './browser/index.ts';
  const mock = createBrowserMock({ now: '2026-11-20T16:00:00+08:00', seed: 'worker' });
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.headers.has('appVersion')) event.respondWith(mock.then(({ fetch }) => fetch(event.request)));
  });
`;

/** Serves files under the policy of a page that forbids code from texts. */
async function serve(files: Record<string, string>) {
  const server = createServer(({ url = '/' }, response) => {
    const text = files[url];
    const type = url.endsWith('.js') ? 'text/javascript' : url.endsWith('.json') ? 'application/json' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': "default-src 'self'",
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Calls the API from the page. */
const ask = (page: Page, path: string, body?: object, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([url, text, more]) => {
      const all = { appVersion: '5.2.0', source: '', userToken: 'ann', 'content-type': 'application/json', ...more };
      const response = await fetch(url, { headers: all, ...(text && { method: 'POST', body: text }) });
      return { status: response.status, body: await response.json() };
    },
    [path, body && JSON.stringify(body), headers] as const,
  );

test('a service worker answers the API without a server, and remembers', async ({ page, context, expectErrors }) => {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: new URL('../../mocks/api', import.meta.url).pathname, loader: 'ts' },
    define: { DESCRIPTION_FILE: '"./openapi.json"' },
    ...{ bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' },
  });
  const worker = outputFiles[0]?.text ?? '';
  const description = JSON.stringify(JSON.parse(await readFile(descriptionFile, 'utf8')));
  expect(gzipSync(worker).length + gzipSync(description).length).toBeLessThan(500_000);

  const site = await serve({
    '/': '<!doctype html><title>Mock</title>',
    '/worker.js': worker,
    '/openapi.json': description,
  });
  await page.goto(site.url);
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/worker.js', { type: 'module' });
    await controlled;
  });
  const orders = { tab: 'all', pageNum: 1 };
  expect(await ask(page, '/food/order/list', orders)).toMatchObject({ status: 200, body: { success: true } });

  await context.setOffline(true);
  await site.close();
  const statusOf = async (token: string) => {
    const { body } = await ask(page, '/food/order/list', orders, { userToken: token });
    return body.data.list.find(({ orderId }: { orderId: string }) => orderId === 'order-3015').status;
  };
  expect(await statusOf('ann')).toBe('awaitingPayment');
  const cancelled = await ask(page, '/food/order/orderCancel', { orderId: 'order-3015', reason: 'changedMind' });
  expect(cancelled.body).toMatchObject({ success: true });
  expect([await statusOf('ann'), await statusOf('bob')]).toEqual(['cancelled', 'awaitingPayment']);
  expectErrors(/status of 40[014]/);
  expect((await ask(page, '/food/order/list', orders, { userToken: '' })).status).toBe(401);
  expect((await ask(page, '/food/order/list', { tab: 'all' })).status).toBe(400);
  expect((await ask(page, '/nope')).status).toBe(404);
});
