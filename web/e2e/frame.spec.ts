import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { countCalls } from './support/requests.ts';
import { freshPhone } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const foods = '/scheme/view/glycemic-index/list';
const reminders = '/cooperation/app/medicationRemind/queryList';

/** The page that is asked whether there is a newer one. */
const isRoot = (url: URL) => url.pathname === '/';

/** The area's own code, which a deployment renames. */
const lookupCode = /\/assets\/lookup-[^/]+\.js$/;

test.describe('addresses', () => {
  test('an unknown one leads to /404, which leads on', async ({ page, open }) => {
    await open('/no/such/page?x=1');
    await expect(page).toHaveURL(/\/404$/);
    await expect(page).toHaveTitle(t('Page not found'));
    await expect(heading(page)).toHaveText(t('Page not found'));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('Purine'), exact: true }).click();
    await expect(page).toHaveURL(/\/purine$/);
  });

  test('a screen opens at its top with the focus on its heading, and one that was left is as it was left', async ({
    page,
    open,
  }) => {
    await open('/sugar-control');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(t('Sugar control'));
    await expect(page.getByRole('listitem').nth(20)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 900));
    // A real press would have the test's browser scroll first.
    await page.getByRole('link', { name: t('Search foods') }).dispatchEvent('click');
    await expect(page).toHaveURL(/search/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(t('Sugar control'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    // Also when the page is loaded anew, and its content has to be waited for.
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    // Another visit in the same tab is not a return.
    await open('/purine');
    await expect(page.getByRole('listitem').nth(20)).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('an entry of the history keeps its number, whoever replaces it', async ({ page, open }) => {
    const place = () => page.evaluate(() => history.state?.place);
    await open('/sugar-control');
    await expect.poll(place).toBe(0);
    await page.getByRole('link', { name: t('Search foods') }).click();
    await page.getByRole('searchbox').fill('rice');
    await expect(page).toHaveURL(/q=rice/);
    expect(await place()).toBe(1);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('rice');
    expect(await place()).toBe(1);
    await page.evaluate(() => {
      location.hash = 'somewhere';
    });
    await expect.poll(place).toBe(2);
    await page.goBack();
    await expect.poll(place).toBe(1);
  });

  test('there is no way back where nothing lies behind', async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(History.prototype, 'length', { get: () => 1 }));
    await open('/purine');
    await expect(heading(page)).toHaveText(t('Purine'));
    await expect(page.getByRole('button', { name: t('Back') })).toHaveCount(0);
  });
});

test.describe('languages', () => {
  test('can be changed, and stay', async ({ page, open }) => {
    await open('/404');
    await page.getByRole('button', { name: '切换到中文' }).click();
    await expect(heading(page)).toHaveText('找不到页面');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.reload();
    await expect(heading(page)).toHaveText('找不到页面');
  });

  test('can be asked for by the address, and then stay', async ({ page, open }) => {
    await open('/404');
    // The browser's own is not kept: it may change.
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
    await open('/404?lang=zh');
    await expect(heading(page)).toHaveText('找不到页面');
    await open('/404');
    await expect(heading(page)).toHaveText('找不到页面');
  });

  test('are chosen, and all works, where the browser keeps nothing', async ({ page, open }) => {
    await open('/404');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto(new URL('/medicine-remind', process.env.WEB_URL).href);
    await expect(heading(page)).toHaveText(t('Medication'));
    await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();
  });
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('is told who may enter, signs in by phone number, and stays signed in', async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/medicine-remind');
    await expect(page.getByText(t('Sign in to see this'))).toBeVisible();
    expect(asked).not.toContain(`/api${reminders}`);
    await expectAccessible(page);

    const submit = page.getByRole('button', { name: t('Sign in'), exact: true });
    await expect(submit).toBeDisabled();
    await page.getByRole('textbox', { name: t('Phone number') }).fill(freshPhone());
    await page.getByRole('button', { name: t('Send code') }).click();
    const code = page.getByRole('textbox', { name: t('Verification code') });
    await code.fill('000000');
    await submit.click();
    // In the server's words.
    await expect(page.getByRole('alert')).toHaveText('验证码错误，请重新输入');
    await code.fill('123456');
    await submit.click();
    await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('userToken');
    expect(asked).toContain(`/api${reminders}`);
  });

  test('opens what is for everybody', async ({ page, open }) => {
    await open('/purine');
    await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  });
});

test('a login that expires in the middle of work leaves what was typed', async ({ page, open, expectErrors }) => {
  expectErrors(/status of 500/);
  await open('/medicine-remind/add');
  const name = page.getByLabel(t('Name'), { exact: true });
  await name.fill('叶酸');
  await page.route('**/api/cooperation/app/medicationRemind/save', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: '600', msg: 'Please log in again' } }),
  );
  await page.getByRole('button', { name: t('Save'), exact: true }).click();

  const dialog = page.getByRole('dialog', { name: t('Your login has expired') });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('login expired')).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll();
  await dialog.getByRole('textbox', { name: t('Phone number') }).fill('13800001234');
  await dialog.getByRole('textbox', { name: t('Verification code') }).fill('123456');
  await dialog.getByRole('button', { name: t('Send code') }).click();
  await expect(dialog.getByText(/\d+ s|\d+ 秒/).first()).toBeVisible();
  await dialog.getByRole('button', { name: t('Sign in'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('叶酸');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByText('叶酸').first()).toBeVisible();
});

test('the way back in that cannot be loaded takes nothing away, and comes with the next call', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/status of 500|Failed to load resource/);
  const way = /\/assets\/SignInAgain-[^/]+\.js$/;
  await open('/medicine-remind/add');
  const name = page.getByLabel(t('Name'), { exact: true });
  await name.fill('叶酸');
  await page.route('**/api/cooperation/app/medicationRemind/save', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: '600', msg: 'Please log in again' } }),
  );
  await page.route(way, (route) => route.abort());
  const save = page.getByRole('button', { name: t('Save'), exact: true });
  await save.click();
  await expect(page.getByText(t('Your login has expired. Please log in again.'))).toBeVisible();
  await expect(name).toHaveValue('叶酸');
  await page.unroute(way);
  await save.click();
  await expect(page.getByRole('dialog', { name: t('Your login has expired') })).toBeVisible();
});

test('what the server fails at is told of in the language of the page', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  await answer(foods, 500);
  await open('/sugar-control');
  const retry = page.getByRole('button', { name: t('Try again') });
  await expect(retry).toBeVisible();
  const said = page.getByText(t('The server did not answer as it should.'));
  // In the toast and in place of the content.
  await expect(said).toHaveCount(2);
  await answer(foods, undefined);
  await retry.click();
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  // The button has gone; the focus has not.
  await expect(heading(page)).toBeFocused();
});

test.describe('failures', () => {
  test('code that cannot be loaded is told of, with a report, and tried again', async ({
    page,
    open,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource|dynamically imported module|error occurred/i);
    await page.route(lookupCode, (route) => route.abort());
    await open('/purine');
    await expect(page.getByText(t('This page did not open'))).toBeVisible();
    await page.getByText(t('What to tell us')).click();
    await expect(page.locator('pre')).toContainText('TypeError');
    await expectAccessible(page);
    const retry = page.getByRole('button', { name: t('Try again') });
    await page.route(isRoot, (route) => route.abort());
    await retry.click();
    await expect(page.getByText(t('No connection to the server. Check your network.'))).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  });

  test('a page that a deployment has overtaken is loaded again, once', async ({ page, open, expectErrors }) => {
    expectErrors(/Failed to load resource|dynamically imported module|error occurred/i);
    await open('/404');
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

  test('so is one whose frame is gone', async ({ page, open, expectErrors }) => {
    expectErrors(/Failed to load resource|dynamically imported module|error occurred/i);
    const frame = /\/assets\/shell-[^/]+\.js$/;
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
    expect(documents).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(heading(page)).toHaveText(t('Purine'));
  });

  test('a build that is set up wrongly says so', async ({ page, open, expectErrors }) => {
    expectErrors(/^$/);
    await page.route(/\/assets\/shell-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error(`VITE_APP_VERSION is "five": numbers such as 5.2.0`); export const t = 0;',
      }),
    );
    await open('/purine');
    await expect(page.locator('#root')).toContainText('VITE_APP_VERSION is "five"');
  });
});

test('without a connection, what was read stays and nothing is sent', async ({ page, context, open, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await open('/medicine-remind/add');
  await page.getByLabel(t('Name'), { exact: true }).fill('叶酸');
  await context.setOffline(true);
  const banner = page.getByText(t('You are offline. You see what was loaded before; nothing can be sent.'));
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText(t('No connection to the server. Check your network.')).first()).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);

  // Also where the page does not scroll: nothing lies over it.
  await open('/evaluate?stageId=stage-6251');
  await expect(heading(page)).toHaveText(t('Stage assessment'));
  await context.setOffline(true);
  await banner.click({ trial: true });
});

test('a page that iOS brings back frozen asks again', async ({ page, open }) => {
  const asked = countCalls(page, foods);
  await open('/sugar-control');
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  expect(asked()).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(asked).toBe(2);
});

test('views of screens are counted, and say nothing of the person', async ({ page, open }) => {
  const push = page.waitForRequest((request) => request.url().endsWith('/statistic/event/push'));
  await open('/sugar-control');
  const { ct, tid, data } = (await push).postDataJSON();
  expect(ct).toBe('h5');
  expect(tid).toMatch(/^[0-9a-f]{32}$/);
  expect(data).toEqual([
    { ev: 'page.view', ori: '/sugar-control', t: expect.any(Number), extras: { page: 'sugar-control' } },
  ]);
});

test('the policy lets nothing in from elsewhere', async ({ page, open }) => {
  await open('/404');
  const reply = await page.request.get(page.url());
  const headers = reply.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*(?!\.qq\.com)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(await reply.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|<style|\sstyle=/);
});
