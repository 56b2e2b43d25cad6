/** The app and the device page as the package of the mock serves them, without Vite. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Mock, startMock } from '../../mocks/api/server/server.ts';
import { entry } from './support/device.ts';
import { now } from './support/now.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let mock: Mock;
test.describe.configure({ mode: 'default' });
test.use({ ownContext: true, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'));
  const app = process.env.WEB_BUILD ?? '';
  const tsx = join(repository, 'node_modules/tsx/dist/cli.mjs');
  const parts = ['--app', app, '--device', join(app, '../device'), '--output', folder];
  await promisify(execFile)(process.execPath, [
    tsx,
    join(repository, 'scripts/demo.ts'),
    '--without-backend',
    ...parts,
  ]);
  mock = await startMock({ app: folder, now: () => now });
});
test.afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

test('the app of the mock opens an address, and its call is in the journal', async ({ page }) => {
  await page.goto(`${mock.appUrl}/purine?no-sw`);
  await expect(page.getByRole('table', { name: t('Foods'), exact: true })).toBeVisible();
  const operations = (await mock.calls()).map(({ operation }) => operation);
  expect(operations).toContain('lookup.purineIndexList');
});

test('the device page of the mock plays the native app around the app', async ({ page }) => {
  await page.goto(`${mock.appUrl}/device/`);
  const screens = page.getByRole('navigation', { name: 'Screens' });
  await screens.getByRole('button', { name: /^Purine \/purine$/ }).click();
  const app = page.frameLocator('iframe').first();
  await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  // Only an app that has found its host sends it messages.
  await expect(entry(page, 'getUserInfo').first()).toBeVisible();
});
