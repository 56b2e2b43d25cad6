import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { buildApp, buildSdk } from '../../scripts/lib/build-app.ts';
import { checks } from '../hosting/checks.ts';
import { exampleSettings } from '../hosting/example-settings.ts';
import { securityHeaders } from '../security-headers.ts';
import { readSettings } from '../settings.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Builds the app for production, once for all tests of this file. */
let outDir: string;

test.beforeAll(async () => {
  // A build takes a minute, and several beside other tests.
  test.setTimeout(600_000);
  outDir = mkdtempSync(join(tmpdir(), 'production-'));
  // A run of all tests has built the SDK.
  if (!process.env.APP_BUILD) await buildSdk();
  await buildApp('web', outDir, exampleSettings);
});

test.afterAll(() => rmSync(outDir, { recursive: true }));

test.describe.configure({ mode: 'serial' });

test('the production build refuses frames, and contains no device page', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  const code = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n');
  expect(code).toMatch(/sameOriginFrame:!1/);
  expect(code).not.toMatch(/sameOriginFrame:!0|healthDevice|healthStage|createNativeHost/);
});

test('the preview server follows the rules of a host', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const headers = securityHeaders(readSettings(exampleSettings));
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers },
  });
  try {
    const host = { origin: server.resolvedUrls?.local[0] ?? '', site: outDir, securityHeaders: headers };
    for (const { name, run } of checks.filter(({ hostOnly }) => !hostOnly)) {
      await test.step(name, () => expect(run(host)).resolves.toBeUndefined());
    }
  } finally {
    await server.close();
  }
});

const origin = 'https://h5.health-app.example';

/** Serves the build at the public address; the API answers every call with a failure. */
async function serveProduction(page: Page): Promise<string[]> {
  const called: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin) {
      const file = join(outDir, url.pathname);
      const exists = url.pathname !== '/' && existsSync(file);
      return route.fulfill({ path: exists ? file : join(outDir, 'index.html') });
    }
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    called.push(url.origin);
    return route.fulfill({ status: 503, headers, json: { success: false, code: 'UNAVAILABLE', msg: 'Wait' } });
  });
  return called;
}

for (const [address, host] of [
  ['/contact-us', 'https://api.health-app.example'],
  ['/contact-us?app=ai', 'https://food.health-app.example'],
  ['/contact-us?app=food', 'https://food.health-app.example'],
] as const) {
  test(`${address} calls only the host of its product`, async ({ page }) => {
    const called = await serveProduction(page);
    await page.goto(origin + address);
    await page.getByRole('textbox', { name: t('Phone number') }).fill('13800001234');
    await page.getByRole('button', { name: t('Send code') }).click();
    await expect.poll(() => called.length).toBeGreaterThan(0);
    expect([...new Set(called)]).toEqual([host]);
  });
}
