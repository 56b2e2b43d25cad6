/** The developers' site, served by a mock of its own. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Mock, startMock } from '../../mocks/api/server/server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { now } from './support/now.ts';
import { expect, test } from './support/test.ts';

// One worker builds the site once.
test.describe.configure({ mode: 'default' });

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(repository, `.cache/docs-${process.pid}`);
let mock: Mock;

test.beforeAll(async () => {
  const tsx = join(repository, 'node_modules/tsx/dist/cli.mjs');
  const [started] = await Promise.all([
    startMock({ docs: folder, now: () => now }),
    promisify(execFile)(process.execPath, [tsx, join(repository, 'scripts/docs.ts'), '--output', folder]),
  ]);
  mock = started;
});
test.afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

test('a call shows its samples, runs in the world of its reader, and shows replies and failures', async ({
  page,
  expectErrors,
}) => {
  await page.goto(`${mock.url}/__docs/reference/orders.html#orders.cancel`);
  const call = page.getByRole('region', { name: 'Cancel an order that is not paid' });
  const sample = call.getByRole('tabpanel');
  await expect(sample).toContainText("await health.orders.cancel({\n  orderId: 'order-3015',");
  // The samples have the mock and the token of the reader.
  await expect(sample).toContainText(`main: '${mock.url}'`);
  const token = /userToken: '(docs-\d+)'/.exec((await sample.textContent()) ?? '')?.[1] ?? '';
  await call.getByRole('tab', { name: 'SDK' }).press('ArrowRight');
  await expect(sample).toContainText(`await fetch(\`\${api}/food/order/orderCancel\`, {`);
  await call.getByRole('tab', { name: 'curl' }).click();
  await expect(sample).toContainText(`--header 'userToken: ${token}'`);

  const status = call.getByRole('status');
  const reply = call.getByRole('group', { name: 'Reply of orders.cancel' });
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(status).toHaveText(/^200 OK\s+in \d+ ms$/);
  await expect(reply).toContainText('"status": "cancelled"');
  await call.getByText('Headers', { exact: true }).click();
  await expect(call.getByRole('group', { name: 'Headers of orders.cancel' })).toContainText(
    'content-type: application/json',
  );
  await mock.verify('orders.cancel', { world: token, input: { orderId: 'order-3015' } });

  // A code opens its example, which the mock then gives.
  await call.getByRole('link', { name: 'PAID', exact: true }).click();
  await expect(status).toHaveText(/^Example failPaid/);
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(status).toHaveText(/^200 OK PAID in/);

  // The browser reports the refusal and the missing server.
  expectErrors(/status of 400|ERR_UNSAFE_PORT/);
  await call.getByText('Change the input').click();
  await call.getByRole('textbox').fill('{ "orderId": ');
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(status).toHaveText('The input is not valid JSON.');
  await call.getByRole('textbox').fill('{ "orderId": "order-3015" }');
  await call.getByRole('combobox').selectOption('As the mock remembers');
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(status).toHaveText(/^400 Bad Request INVALID_REQUEST in/);

  // Another address, at which nothing answers.
  await page.getByRole('button', { name: /^Mock/ }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(sample).toContainText('http://127.0.0.1:9/food/order');
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(status).toContainText('No reply from http://127.0.0.1:9. Start the mock');
});

test('a call that needs earlier ones makes them first', async ({ page, expectErrors: _ }) => {
  await page.goto(`${mock.url}/__docs/reference/user.html#user.closeAccount`);
  const call = page.locator('[id="user.closeAccount"]');
  await call.getByRole('button', { name: 'Run' }).click();
  await expect(call.getByRole('status')).toHaveText(/^200 OK/);
  await mock.verify('auth.login');
});

test('the search is reachable by Tab, and finds a call and a field by the keyboard', async ({
  page,
  expectErrors: _,
}) => {
  await page.goto(`${mock.url}/__docs/guides/use-the-sdk.html`);
  const search = page.getByRole('combobox', { name: 'Search' });
  // Before it are the link to the content, the menu and the link to the home.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type('withdraw a refund');
  const found = page.getByRole('listbox', { name: 'Search results' });
  await expect(found.getByRole('option').first()).toHaveText('Withdraw a refundorders.cancelRefundApply');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reference\/orders\.html#orders\.cancelRefundApply$/);
  await expect(page.getByRole('heading', { name: 'Withdraw a refund' })).toBeInViewport();

  // The script of the page has run once it shows the mock.
  await expect(page.getByRole('button', { name: /^Mock/ })).toContainText(new URL(mock.url).host);
  await page.keyboard.press('/');
  await page.keyboard.type('coolingzzz');
  await expect(page.getByText('Nothing for “coolingzzz”')).toBeVisible();
  await search.fill('idempotencyKey');
  await expect(found.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
});

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const) {
  test(`the pages of the site are accessible at ${width} px, in light and dark`, async ({ page, expectErrors: _ }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['', 'guides/security.html', 'reference/income.html', 'reference/calls.html']) {
      await page.goto(`${mock.url}/__docs/${address}`);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(
        0,
      );
    }
  });
}

test('the menu of a phone opens the pages', async ({ page, expectErrors: _ }) => {
  await page.goto(`${mock.url}/__docs/`);
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Failure codes' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Failure codes', level: 1 })).toBeVisible();
});
