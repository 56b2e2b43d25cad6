import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test as deviceTest, entry } from './support/device.ts';
import { confirmLogOut } from './support/log-out.ts';
import { signedInAs } from './support/offline.ts';
import { scanPoster } from './support/poster.ts';
import { acceptAgreements, freshPhone } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const login = '/food-app/share/login';
const introduce = '/food-app/share/introduce';
const weight = '/food-app/share/weight';

/** Collects the reports about shared links, e.g. "weight share". */
function shareReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/food/view/share/log')
      reports.push(`${searchParams.get('type')} ${searchParams.get('action')}`);
  });
  return reports;
}

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest signs in from a friend’s link after two wrong codes, and a foreign `next` leads to the home', async ({
    page,
    open,
  }) => {
    const opened: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/food/view/share/log') {
        opened.push(`${url.searchParams.get('action')} ${url.searchParams.get('userId')}`);
      }
    });
    const inviters: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /login/i.test(new URL(request.url()).pathname))
        inviters.push(request.postDataJSON()?.inviterId);
    });
    const phoneNumber = freshPhone();
    await open(`${login}?userId=user-1001&userName=${encodeURIComponent('<b>林晓</b>')}&next=//evil.example`);
    await expect(page.locator('main bdi')).toHaveText('<b>林晓</b>');
    await expect(page.getByText('user-1001')).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/food-app/agreement/privacy',
    );
    const phone = page.getByRole('textbox', { name: t('Phone number') });
    await phone.fill(phoneNumber);
    await page.getByRole('button', { name: t('Send code') }).click();
    const code = page.getByRole('textbox', { name: t('Verification code') });
    const submit = page.getByRole('button', { name: t('Sign in'), exact: true });
    await acceptAgreements(page);
    for (const _ of [1, 2]) {
      await code.fill('000000');
      const answered = page.waitForResponse((response) => /login/i.test(new URL(response.url()).pathname));
      await submit.click();
      await answered;
      await expect(page.getByRole('alert')).toHaveText(t('This code is wrong. Enter it again.'));
      await expect(phone).toHaveValue(new RegExp(`^${[...phoneNumber].join('\\s?')}$`));
    }
    await code.fill('123456');
    await submit.click();
    await expect(page).toHaveURL(/\/food-app$/);
    expect(opened).toEqual(['open user-1001']);
    expect(inviters).toEqual(['user-1001', 'user-1001', 'user-1001']);
  });

  test('a guest who signs in goes on to the screen that the link names', async ({ page, open }) => {
    await open(`${login}?next=${encodeURIComponent('/food-app/user/account')}`);
    await page.getByRole('textbox', { name: t('Phone number') }).fill(freshPhone());
    await page.getByRole('button', { name: t('Send code') }).click();
    await page.getByRole('textbox', { name: t('Verification code') }).fill('123456');
    await acceptAgreements(page);
    await page.getByRole('button', { name: t('Sign in'), exact: true }).click();
    await expect(page).toHaveURL(/\/food-app\/user\/account$/);
  });

  test('a guest sees a friend’s weight loss, but no gain and no weight', async ({ page, open }) => {
    const reports = shareReports(page);
    const main = page.getByRole('main');
    const link = (search: Record<string, string>) => `${weight}?${new URLSearchParams(search)}`;
    await open(link({ change: '-1.2', days: '30', by: 'kg', userName: '<b>林晓</b>' }));
    await expect(page.locator('main bdi')).toHaveText('<b>林晓</b>');
    await expect(main).toContainText('−1.2 kg');
    await expect(main).toContainText('of weight in 30 days');
    await expect(page.getByRole('link', { name: t('Start yours') })).toHaveAttribute(
      'href',
      /^\/food-app\/share\/introduce/,
    );
    await expectAccessible(page);
    expect(reports).toEqual(['weight open']);
    await open(link({ change: '1.2', days: '30', by: 'percent' }));
    await expect(main).toContainText('keeps a record, for 30 days now');
    await expect(main).not.toContainText('1.2');
    await open(link({ change: '-51', days: '30', by: 'kg', userName: 'Lin Xiao' }));
    await expect(page).toHaveURL(/share\/introduce\?userName=Lin(\+|%20)Xiao$/);
    await open(weight);
    await expect(page.getByText(t('Sign in to see this'))).toBeVisible();
  });

  test('a guest sees what the app does, where to download it, and what to try', async ({ page, open }) => {
    await open(`${introduce}?userId=user-1001`);
    await expect(page.getByText(t('A friend invites you to Food and diet'))).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(3);
    await expect(page.getByText('468 kcal')).toBeVisible();
    await expect(page.getByText('855 kcal left')).toBeVisible();
    await expect(page.getByRole('link', { name: t('Download for Android') })).toHaveAttribute(
      'href',
      'https://apps.health-app.example/android',
    );
    await expect(page.getByRole('link', { name: t('Look up a food’s glycaemic index') })).toHaveAttribute(
      'href',
      '/sugar-control',
    );
    await expect(page.getByRole('link', { name: t('Sign in here') })).toHaveAttribute(
      'href',
      `${login}?userId=user-1001`,
    );
    await expectAccessible(page);
  });
});

test('a person shares a weight change without the weight, and a loss that is too fast does not show', async ({
  page,
  open,
  answer,
}) => {
  const reports = shareReports(page);
  const main = page.getByRole('main');
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  await open(weight);
  // The recorded days show instead of a loss that was too fast.
  const shown = page.getByRole('region', { name: t('In the picture') });
  await expect(shown).toContainText('25 of 30 days recorded');
  await expect(shown).toContainText('Oct 22Today');
  await expect(page.getByText(/Losing about 1\.3% a week\./)).toBeVisible();
  await expect(page.getByText(/Slower is safer/)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await choose('90 days');
  // The first weight of the period is 88 days old. Some of its weeks are fast, so no text calls the loss steady.
  await expect(shown).toHaveText('−4.6%in 88 days');
  await expect(page.getByText(/Slower is safer/)).toHaveCount(0);
  await choose(t('Kilograms'));
  await expect(shown).toHaveText('−2.8 kgin 88 days');
  await expect(main).not.toContainText('58.6');
  await expectAccessible(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('switch', { name: t('Show my weight in the picture') }).check();
  await expect(page.getByText('Weight now: 58.6 kg')).toBeVisible();
  await page.getByRole('button', { name: t('Share as a link') }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toBe(weight);
  expect(Object.fromEntries(copied.searchParams)).toEqual({ change: '-2.8', days: '88', by: 'kg' });
  expect(reports).toEqual(['weight share']);
  await page.getByRole('button', { name: t('Create picture') }).click();
  const poster = page.getByRole('dialog').getByRole('img', { name: t('My weight change') });
  expect(await scanPoster(poster)).toBe(copied.href);

  await answer('/scheme/app/health-data/detail', 503);
  await open(weight);
  await expect(page.getByText(t('This is not available right now. Try again later.'))).toBeVisible();
  await answer('/scheme/app/health-data/detail', undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(shown).toContainText('25 of 30 days recorded');
});

test('a person’s own invitation is offered for sharing, not for accepting', async ({ page, open, world }) => {
  await signedInAs(page, { userId: 'user-1001', userToken: world });
  await open(`${introduce}?userId=user-1001`);
  await expect(page.getByText(t('This is your own invitation'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Share the invitation') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('Continue in the browser') })).toHaveCount(0);
  await open(introduce);
  await expect(page.getByText(t('This is your own invitation'))).toBeVisible();
  await open(`${login}?userId=user-1001`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Your invitation'));
});

for (const next of ['//evil.example', 'javascript:alert(1)', '/.//evil.example', '/%2e%2e//evil.example', '/nowhere']) {
  test(`a signed-in person goes on to the home, not to ${next}`, async ({ page, open }) => {
    await open(`${login}?${new URLSearchParams({ next })}`);
    await expect(page.getByText('138****1234')).toBeVisible();
    await expect(page.getByRole('link', { name: t('Continue') })).toHaveAttribute('href', '/food-app');
    await expectAccessible(page);
  });
}

test('a signed-in person changes the account on the same link', async ({ page, open }) => {
  await open(`${login}?next=${encodeURIComponent('/food-app/report')}`);
  await expect(page.getByRole('link', { name: t('Continue') })).toHaveAttribute('href', '/food-app/report');
  await page.getByRole('button', { name: t('Use another account') }).click();
  await confirmLogOut(page);
  await expect(page.getByRole('textbox', { name: t('Phone number') })).toBeVisible();
  await expect(page).toHaveURL(/share\/login\?next=%2Ffood-app%2Freport$/);
});

test('the download screen links to the app stores, and opens the app at the page that the link names', async ({
  page,
  open,
}) => {
  await page.route('https://app.health-app.example/**', (route) => route.fulfill({ body: 'the app' }));
  await open(`/ai-app/guide/download?${new URLSearchParams({ page: '/ai-app/user/profile' })}`);
  await expect(page.getByRole('link', { name: t('Download for Android') })).toHaveAttribute(
    'href',
    'https://apps.health-app.example/android',
  );
  await expect(page.getByRole('link', { name: t('iPhone and iPad'), exact: true })).toHaveAttribute(
    'href',
    'https://apps.health-app.example/ios',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Open in the app') }).click();
  await expect(page).toHaveURL('https://app.health-app.example/open?page=%2Fai-app%2Fuser%2Fprofile');
});

deviceTest('inside the app, the download screen links to a page of the app', async ({ device }) => {
  const { app } = await device({ platform: 'ios', path: '/ai-app/guide/download?page=//evil.example' });
  await expect(app.getByText(t('You are in the app'))).toBeVisible();
  await expect(app.getByRole('link', { name: t('Go to the page') })).toHaveAttribute('href', '/ai-app');
});

deviceTest('the download screen first says how to leave the messaging app', async ({ device }) => {
  const { app } = await device({ platform: 'messaging', path: '/ai-app/guide/download' });
  const steps = app.getByRole('main').getByRole('listitem');
  await expect(steps.first()).toContainText(t('Leave the messaging app'));
  await expect(steps.nth(1)).toContainText(t('Install the app'));
  await expect(app.getByText(t('Nothing downloads before you tap.'))).toBeVisible();
});

deviceTest('inside the app, the download screen opens the store for a new version', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: '/ai-app/guide/download' });
  await app.getByRole('button', { name: t('Check for updates') }).click();
  await expect(app.getByText(t('A new version is out.'))).toBeVisible();
  await app.getByRole('button', { name: t('Update in the store') }).click();
  await expect(entry(page, 'openAppStore')).toContainText('ok');
});

test.describe('on a computer', () => {
  test.use({
    guest: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    viewport: { width: 1280, height: 800 },
  });

  test('a computer shows a QR code that opens the page on a phone', async ({ page, open }) => {
    await open(introduce);
    await expect(page.getByText(t('Know what you eat'))).toBeVisible();
    await expect(page.getByRole('img', { name: t('QR code of this page') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('Download for Android') })).toHaveCount(0);
  });
});

deviceTest('the native app opens its home instead of the sign-in of a shared link', async ({ device }) => {
  const { app } = await device({ platform: 'ios', path: login });
  await expect(app.getByRole('heading', { level: 1, name: t('Food and diet') })).toBeVisible();
});
