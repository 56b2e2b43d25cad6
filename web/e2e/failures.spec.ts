import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { isAsset } from './support/assets.ts';
import { isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const foods = '/scheme/view/glycemic-index/list';

/** The page that the app fetches to look for a newer build. */
const isRoot = (url: URL) => url.pathname === '/';

/** The code of the feature, which a deployment renames. */
const lookupCode = isAsset('lookup.js');

test('a failure of the server shows in the language of the page', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/status of 500/);
  await answer(foods, 500);
  await open('/sugar-control');
  const retry = page.getByRole('button', { name: t('Try again') });
  await expect(retry).toBeVisible();
  // The message shows once, instead of the content; no toast repeats it.
  await expect(page.getByText(t('Request exception. Try again later.'))).toHaveCount(1);
  await answer(foods, undefined);
  await retry.click();
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  // The button is gone, so the focus moves to the heading.
  await expect(heading(page)).toBeFocused();
});

test('a screen that could load nothing shows one message with one retry button', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  const calls = (url: URL) => url.pathname.startsWith('/api/');
  await page.route(calls, (route) => route.fulfill({ status: 500 }));
  await open('/medicine-remind/record');
  const retry = page.getByRole('button', { name: t('Try again') });
  await expect(retry).toHaveCount(1);
  await expect(page.getByText(t('This could not be loaded')).filter({ visible: true })).toHaveCount(1);
  await page.unroute(calls);
  await retry.click();
  // All reads run again, also those whose failure was not shown.
  await expect(page.getByText(/^84\s?%$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: t('By medicine, this month') })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('a refusal with an unknown code shows the message of the server', async ({ page, open }) => {
  await page.route(isCall(foods), (route) => route.fulfill({ json: { success: false, code: 'MOVED', msg: '已迁移' } }));
  await open('/sugar-control');
  await expect(page.getByText('已迁移')).toHaveCount(1);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('a failed refresh keeps the content, and its long message expands by More', async ({ page, open }) => {
    await open('/sugar-control');
    const list = page.getByRole('list', { name: zh('Foods'), exact: true });
    await expect(list).toBeVisible();
    const msg = '系统正在升级，预计需要一段时间，期间部分内容可能不是最新的。'.repeat(4);
    await page.route(isCall(foods), (route) => route.fulfill({ json: { success: false, code: 'MOVED', msg } }));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const toast = page.getByRole('status').filter({ hasText: msg });
    await expect(toast).toHaveCount(1);
    const closed = (await toast.boundingBox())?.height ?? 0;
    await toast.getByText(zh('More')).click();
    await expect(toast.getByText(zh('More'))).toBeHidden();
    expect((await toast.boundingBox())?.height).toBeGreaterThan(closed);
    await expect(list).toBeVisible();
  });
});

for (const [name, file, error] of [
  ['code', lookupCode, 'TypeError'],
  ['a style sheet', isAsset('lookup.css'), 'style sheet'],
] as const)
  test(`${name} that does not load shows a report, and loads on a retry`, async ({ page, open, expectErrors }) => {
    expectErrors(/Failed to load resource|dynamically imported module|error occurred|module's style sheet/i);
    await page.route(file, (route) => route.abort());
    await open('/purine');
    await expect(page.getByText(t('This page did not open'))).toBeVisible();
    await page.getByText(t('What to tell us')).click();
    await expect(page.locator('pre')).toContainText(error);
    await expectAccessible(page);
    const retry = page.getByRole('button', { name: t('Try again') });
    await page.route(isRoot, (route) => route.abort());
    await retry.click();
    await expect(page.getByText(t('No connection to the server. Check your network.'))).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  });

test.describe('with a connection that fails', () => {
  test.use({ ownContext: true });

  test('a page that failed to open offline opens when the connection is back', async ({ page, open, expectErrors }) => {
    expectErrors(/Failed to load resource|dynamically imported module|error occurred|module's style sheet/i);
    await open('/?all=1');
    const link = page.getByRole('link', { name: t('Purine'), exact: true });
    await expect(link).toBeVisible();
    await page.context().setOffline(true);
    await link.click();
    await expect(page.getByText(t('This page did not open'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  });

  test('offline, loaded content stays, and an action that needs a connection says so', async ({
    page,
    context,
    open,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await open('/medicine-remind/add');
    await page.getByLabel(t('Name'), { exact: true }).fill('叶酸');
    await context.setOffline(true);
    const banner = page.getByText(t('You are offline. Only what was loaded before is shown.'));
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(page.getByText(t('This needs a connection. You are offline.')).first()).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(page).toHaveURL(/\/medicine-remind$/);

    // Nothing covers the banner on a page that does not scroll.
    await open('/evaluate?stageId=stage-6251');
    await expect(heading(page)).toHaveText(t('Stage assessment'));
    await context.setOffline(true);
    await banner.click({ trial: true });
  });
});

test('a page older than the deployment reloads once', async ({ page, open, expectErrors }) => {
  expectErrors(/Failed to load resource|dynamically imported module|error occurred/i);
  await open('/?all=1');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(lookupCode, (route) => route.fulfill({ status: 404 }));
  await page.route(isRoot, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/new.js">' }),
  );
  await page.getByRole('link', { name: t('Purine'), exact: true }).click();
  await expect(page.getByText(t('This page did not open'))).toBeVisible();
  expect(documents).toBe(1);
  await expect(page).toHaveURL(/\/purine$/);
});

test('a page whose shell code is gone reloads twice, and then says that it could not start', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|dynamically imported module|error occurred/i);
  const frame = isAsset('shell.js');
  await page.route(frame, (route) => route.fulfill({ status: 404 }));
  await page.route(isRoot, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/new.js">' }),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open('/purine');
  await expect(page.locator('#root')).toContainText('This page could not start.');
  expect(documents).toBe(3);
  await page.unrouteAll();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(heading(page)).toHaveText(t('Purine'));
});

test('a build with wrong settings reports them', async ({ page, open, expectErrors }) => {
  expectErrors(/VITE_APP_VERSION/);
  await page.route(isAsset('shell.js'), async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: `throw new Error('VITE_APP_VERSION is "five"');${code}` });
  });
  await open('/purine');
  await expect(page.locator('#root')).toContainText('VITE_APP_VERSION is "five"');
});
