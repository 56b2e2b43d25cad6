/** The demo on a host of static files, which knows nothing of the app: the first visit, and a story without the host. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

let folder: string;
test.describe.configure({ mode: 'default' });
test.use({
  ...{ serviceWorkers: 'allow', ownContext: true, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const app = process.env.WEB_BUILD ?? '';
  const tsx = join(repository, 'node_modules/tsx/dist/cli.mjs');
  const parts = ['--app', app, '--device', join(app, '../device'), '--output', folder];
  await promisify(execFile)(process.execPath, [tsx, join(repository, 'scripts/demo.ts'), ...parts]);
});
test.afterAll(() => rm(folder, { recursive: true }));

/** A host as plain as any: files, `index.html` of a folder, and `404.html`. */
async function startHost(): Promise<{ url: string; server: Server }> {
  const read = (path: string) => readFile(join(folder, path));
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '').replace(/\/$/, '/index.html');
    const reply = (status: number, file: string) => (content: Buffer) =>
      response.writeHead(status, { 'content-type': types[extname(file)] ?? '' }).end(content);
    void read(path).then(reply(200, path), () => read('404.html').then(reply(404, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Stops the worker, as a browser does after half a minute without a call. */
async function stopWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
}

test('a story plays without its host, and the backend remembers it after its worker has stopped', async ({
  page,
  expectErrors: _,
}) => {
  test.slow();
  const { url, server } = await startHost();
  await page.goto(url);
  await expect(page.getByRole('status')).toHaveText(/^Everything is on this device/, { timeout: 60_000 });
  await expect(page).toHaveURL(`${url}/demo/`);
  await expectAccessible(page);
  await stop(server);
  await page.context().setOffline(true);

  await page.goto(`${url}/device/?view=stage&story=general&pace=none&language=en&theme=light&world=demo`);
  await expect(page.getByText('The end. Now the phones are yours.')).toBeVisible({ timeout: 60_000 });

  await stopWorker(page);
  await page.goto(`${url}/device/?view=phone&world=demo&language=en`);
  // The story has recorded it.
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText(/58\.4\s*kg/);

  await page.goto(`${url}/docs/reference/orders.html#orders.cancel`);
  const call = page.getByRole('region', { name: 'Cancel an order that is not paid' });
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(call.getByRole('status')).toHaveText(/^200/);
});

test('a link into the app opens it on the first visit', async ({ page, expectErrors }) => {
  // The host has no such file.
  expectErrors(/status of 404/);
  const { url, server } = await startHost();
  await page.goto(`${url}/sugar-control`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(`${url}/sugar-control`);
  await stop(server);
});
