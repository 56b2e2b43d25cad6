import type { FrameLocator, Page } from '@playwright/test';
import { entry, test } from './device.ts';
import { expect, expectAccessible } from './test.ts';

const family = '/share?userName=%E6%9E%97%E6%99%93&type=family&inviteCode=FH3T8WZP6D';

/** What the page told the server of the link, in order. */
function actionsOf(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/food/view/share/log') actions.push(url.searchParams.get('action') ?? '');
  });
  return actions;
}

test('shows who shares what, and the ways on', async ({ page, open, words }) => {
  const actions = actionsOf(page);
  await page.route('https://app.health-app.example/**', (route) => route.fulfill({ body: 'the app' }));
  await open(family);
  await expect(page.getByText(words('林晓 invites you', '林晓 发来邀请'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    words('Join our family health', '邀请你加入家人健康'),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  // The phone of the tests is an Android phone.
  await expect(page.getByRole('link', { name: words('Download for Android', '下载安卓版') })).toHaveAttribute(
    'href',
    'https://apps.health-app.example/android',
  );
  await page.getByRole('link', { name: words('Go on in the browser', '在浏览器中继续') }).click();
  await expect(page.getByRole('heading', { name: words('Join 林悦的家庭', '加入林悦的家庭') })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: words('Open in the app', '在 App 中打开') }).click();
  await expect(page).toHaveURL(
    'https://app.health-app.example/open?page=%2Ffamily-health%2Fconfirm%3FinviteCode%3DFH3T8WZP6D',
  );
  expect(actions).toEqual(['open', 'launch']);
});

test('leads to the lookup, also without a name', async ({ page, open, words }) => {
  await open('/share?type=sugarControl');
  await expect(page.getByText(words('A friend shares this with you', '好友分享给您'))).toBeVisible();
  await page.getByRole('link', { name: words('Go on in the browser', '在浏览器中继续') }).click();
  await expect(page).toHaveURL(/\/sugar-control$/);
});

test('shows a hostile name as short plain text', async ({ page, open, words }) => {
  const hostile = `<img src=x onerror="document.title='owned'">\u202e\u0000${'\u0336'.repeat(50)}`;
  await open(`/share?${new URLSearchParams({ userName: hostile, type: 'family', inviteCode: '../../x' })}`);
  const name = page.locator('bdi');
  await expect(name).toHaveText('<img src=x onerror="document.…');
  await expect(page.locator('main img')).toHaveCount(1);
  expect(await page.title()).not.toContain('owned');
  const on = page.getByRole('link', { name: words('Go on in the browser', '在浏览器中继续') });
  await expect(on).toHaveAttribute('href', '/family-health/home');
  await open(`/share?${new URLSearchParams({ userName: '名'.repeat(5_00), type: 'family' })}`);
  await expect(name).toHaveText(`${'名'.repeat(29)}…`);
  await expect(page.getByText(words('invites you', '发来邀请'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('says of a link without a known type that it does not work, and leads on', async ({ page, open, words }) => {
  const actions = actionsOf(page);
  for (const search of ['', '?type=', '?type=toString&userName=a', '?userName=%E0%A4%A']) {
    await open(`/share${search}`);
    await expect(page.getByRole('alert')).toContainText(words('This link does not work', '链接已失效'));
  }
  await expectAccessible(page);
  expect(actions).toEqual([]);
  await page.getByRole('link', { name: words('Look up foods', '查询食物') }).click();
  await expect(page).toHaveURL(/\/sugar-control$/);
});

test('opens what was shared at once in the app', async ({ device, words }) => {
  const { page, app } = await device({ platform: 'ios', path: family });
  await expect(app.getByRole('heading', { name: words('Join 林悦的家庭', '加入林悦的家庭') })).toBeVisible();
  await expect(entry(page, 'GET /food/view/share/log')).toHaveCount(1);
});

test('lays the messaging app’s button over its own, and tells of the menu where it fails', async ({
  device,
  words,
}) => {
  const { page, app } = await device({ platform: 'messaging', path: family });
  const launch = app.locator('wx-open-launch-app');
  await expect(launch).toBeAttached();
  await expect(app.getByRole('link', { name: words('Go on in the browser', '在浏览器中继续') })).toBeVisible();
  await tell(app, 'launch');
  await expect(entry(page, 'GET /food/view/share/log')).toHaveCount(2);
  await expect(launch).toBeAttached();
  const hint = app.getByText(words('Tap ⋯ at the top right', '请点击右上角 ⋯'));
  await expect(hint).toBeHidden();
  await tell(app, 'error');
  await expect(hint).toBeVisible();
});

/** What the messaging app says when its button was tapped. */
const tell = (app: FrameLocator, event: string) => app.locator('wx-open-launch-app').dispatchEvent(event);

test('offers the way that a plain browser has', async ({ device, words }) => {
  const { app } = await device({ platform: 'browser', path: family });
  await expect(app.getByRole('button', { name: words('Open in the app', '在 App 中打开') })).toBeVisible();
  await expect(app.getByText(words('林晓 invites you', '林晓 发来邀请'))).toBeVisible();
});
