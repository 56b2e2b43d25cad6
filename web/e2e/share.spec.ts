import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { signedInAs } from './support/offline.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const family = '/share?userName=%E6%9E%97%E6%99%93&type=family&inviteCode=FH3T8WZP6D';

/** The actions that the page reports to the server, in order. */
function actionsOf(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/food/view/share/log') actions.push(url.searchParams.get('action') ?? '');
  });
  return actions;
}

test('a shared link shows the sender and the topic, and leads to the screen or the app', async ({ page, open }) => {
  const actions = actionsOf(page);
  await page.route('https://app.health-app.example/**', (route) => route.fulfill({ body: 'the app' }));
  await open(family);
  await expect(page.getByText(t('<0/> invites you', { 0: '林晓' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Join our family health');
  await expectAccessible(page);
  // The tests run as an Android phone.
  await expect(page.getByRole('link', { name: t('Download for Android') })).toHaveAttribute(
    'href',
    'https://apps.health-app.example/android',
  );
  await page.getByRole('link', { name: t('Continue in the browser') }).click();
  await expect(page.getByRole('heading', { name: t('Join {familyName}', { familyName: '林悦的家庭' }) })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: t('Open in the app') }).click();
  const screen = `/family-health/confirm?inviteCode=FH3T8WZP6D&userName=${encodeURIComponent('林晓')}`;
  await expect(page).toHaveURL(`https://app.health-app.example/open?page=${encodeURIComponent(screen)}`);
  expect(actions).toEqual(['open', 'launch']);
});

test('a person’s own invitation to the family is offered for sharing', async ({ page, context, open, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedInAs(page, { userId: 'user-1008', userToken: world });
  const own = `${family}&userId=user-1008`;
  await open(own);
  await expect(page.getByText(t('This is your own invitation'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Open in the app') })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Share the invitation') }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(Object.fromEntries(copied.searchParams)).toEqual(Object.fromEntries(new URL(own, copied).searchParams));
});

test('a shared link without a name leads to the lookup', async ({ page, open }) => {
  await open('/share?type=sugarControl');
  await expect(page.getByText(t('A friend shares this with you'))).toBeVisible();
  await page.getByRole('link', { name: t('Continue in the browser') }).click();
  await expect(page).toHaveURL(/\/sugar-control$/);
});

test('a shared link shows a hostile name as short plain text', async ({ page, open }) => {
  const hostile = `<img src=x onerror="document.title='owned'">\u202e\u0000${'\u0336'.repeat(50)}`;
  await open(`/share?${new URLSearchParams({ userName: hostile, type: 'family', inviteCode: '../../x' })}`);
  const name = page.locator('bdi');
  await expect(name).toHaveText('<img src=x onerror="document.…');
  await expect(page.locator('main img')).toHaveCount(1);
  await open(`/share?${new URLSearchParams({ userName: '<b>林晓</b>', type: 'family' })}`);
  await expect(name).toHaveText('<b>林晓</b>');
  await open(`/share?${new URLSearchParams({ userName: hostile, type: 'family', inviteCode: '../../x' })}`);
  expect(await page.title()).not.toContain('owned');
  const on = page.getByRole('link', { name: t('Continue in the browser') });
  await expect(on).toHaveAttribute('href', '/family-health/home');
  await open(`/share?${new URLSearchParams({ userName: '名'.repeat(5_00), type: 'family' })}`);
  await expect(name).toHaveText(`${'名'.repeat(29)}…`);
  await expect(page.getByText('invites you')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a shared link without a known type says that it does not work, and leads to the lookup', async ({
  page,
  open,
}) => {
  const actions = actionsOf(page);
  for (const search of ['', '?type=', '?type=toString&userName=a', '?userName=%E0%A4%A']) {
    await open(`/share${search}`);
    await expect(page.getByRole('alert')).toContainText(t('This link does not work'));
  }
  await expectAccessible(page);
  expect(actions).toEqual([]);
  await page.getByRole('link', { name: t('Look up foods') }).click();
  await expect(page).toHaveURL(/\/sugar-control$/);
});

test('a shared link opens its screen at once in the app', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: family });
  await expect(app.getByRole('heading', { name: t('Join {familyName}', { familyName: '林悦的家庭' }) })).toBeVisible();
  await expect(entry(page, 'GET /food/view/share/log')).toHaveCount(1);
});

test('a shared link has the button of the messaging app, and explains the menu where the button fails', async ({
  device,
}) => {
  const { page, app } = await device({ platform: 'messaging', path: family });
  const launch = app.locator('wx-open-launch-app');
  await expect(launch).toBeAttached();
  await expect(app.getByRole('link', { name: t('Continue in the browser') })).toBeVisible();
  await tell(app, 'launch');
  await expect(entry(page, 'GET /food/view/share/log')).toHaveCount(2);
  await expect(launch).toBeAttached();
  const hint = app.getByText(
    t('Tap ⋯ at the top right, choose to open the page in your browser, and open the app from there.'),
  );
  await expect(hint).toBeHidden();
  await tell(app, 'error');
  await expect(hint).toBeVisible();
});

/** Dispatches an event of the messaging app's own button. */
const tell = (app: FrameLocator, event: string) => app.locator('wx-open-launch-app').dispatchEvent(event);

test('a shared link offers to open the app in a plain browser', async ({ device }) => {
  const { app } = await device({ platform: 'browser', path: family });
  await expect(app.getByRole('button', { name: t('Open in the app') })).toBeVisible();
  await expect(app.getByText(t('<0/> invites you', { 0: '林晓' }))).toBeVisible();
});
