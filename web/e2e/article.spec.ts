import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const article = '/information/app/article/html-content';
const course = '/information/app/v1/course/detail';

/** The scroll position of the screen's scrolling area, px. */
const scrolled = (page: Page) => page.locator('main').evaluate((main) => Math.round(main.scrollTop));

test('an article scrolls by the keyboard, and its picture opens', async ({ page, open }) => {
  await open('/article?articleId=article-6001');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('早晚差一公斤，不等于胖了一公斤');
  await expect(page.getByText('许安然')).toBeVisible();
  await expect(page.getByText('注册营养师')).toBeVisible();
  await expect(page.getByText('November 12, 2026')).toBeVisible();
  await expect(
    page.getByText(t('{minutes, plural, one {# minute to read} other {# minutes to read}}', { minutes: 4 })),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: '同一台，放在硬而平的地面上' })).toBeAttached();
  await expectAccessible(page);

  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  expect(await page.evaluate(() => [scrollY, document.scrollingElement?.scrollHeight === innerHeight])).toEqual([
    0,
    true,
  ]);

  const shows = '每天的体重上下起伏，七天平均线缓缓下降';
  const picture = page.getByRole('button').filter({ has: page.getByRole('img', { name: shows }) });
  await picture.click();
  const viewer = page.getByRole('dialog', { name: t('Picture {number} of {total}', { number: 1, total: 1 }) });
  await expect(viewer.getByText(shows)).toBeVisible();
  await viewer.getByRole('button', { name: t('Enlarge') }).click();
  await expect(viewer.getByRole('button', { name: t('Fit to the screen') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

test('a hostile article runs no script and loads nothing from other sites', async ({ page, open, expectErrors }) => {
  // The policy refuses handlers and styles while the text is parsed.
  expectErrors(/Content Security Policy/);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(process.env.WEB_URL as string).host) strangers.push(request.url());
  });
  const html = `
    <h2 onclick="window.ran = 'h2'" style="position:fixed">这一段应当留下</h2>
    <script>window.ran = 'script'</script>
    <img src="/none.svg" alt="没有的图片" onerror="window.ran = 'onerror'">
    <img src="https://attacker.example/pixel.png" alt="外来的图片" srcset="https://attacker.example/2x.png 2x">
    <style>@import 'https://attacker.example/style.css'; body { display: none }</style>
    <link rel="stylesheet" href="https://attacker.example/style.css">
    <iframe src="https://attacker.example/frame" srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
    <video src="https://attacker.example/video" poster="https://attacker.example/poster" autoplay></video>
    <object data="https://attacker.example/plugin"></object>
    <svg onload="window.ran = 'svg'"><image href="https://attacker.example/image"/><script>window.ran = 'svg script'</script></svg>
    <math><mtext><style><img src=x onerror="window.ran = 'math'"></style></mtext></math>
    <form action="https://attacker.example/collect"><input name="phone" autofocus onfocus="window.ran = 'focus'"><button>提交</button></form>
    <meta http-equiv="refresh" content="0;url=https://attacker.example/"><base href="https://attacker.example/">
    <p style="background:url(https://attacker.example/background)">
      <a href="javascript:window.ran = 'link'">脚本链接</a> <a href="//attacker.example/">外来链接</a>
      <a href="https://health-app.example/">普通链接</a>
    </p>
    <p>最后这一段也应当留下。</p>`;
  const text = { articleId: 'article-6002', title: '样例', summary: '', author: '内容测试', authorTitle: '' };
  const data = { ...text, publishedAt: '2026-11-01T09:00:00+08:00', cover: null, minutes: 1, html };
  await page.route(`**/api${article}*`, (route) => route.fulfill({ json: { success: true, data } }));
  await page.route('**/none.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: 'not a picture' }));
  await open('/article?articleId=article-6002');

  await expect(page.getByText('最后这一段也应当留下。')).toBeVisible();
  await page.getByRole('heading', { name: '这一段应当留下' }).click();
  await expect(page.locator('main').getByRole('link')).toHaveText(['普通链接']);
  await expect(page.getByRole('heading', { name: '这一段应当留下' })).toHaveCSS('position', 'static');
  await expect(
    page.locator('main').locator('script, style, link, iframe, video, object, svg image, form, input'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  expect(page.url()).toContain('/article?articleId=article-6002');
  expect(strangers).toEqual([]);
  await expectAccessible(page);
  await expect(
    page.getByText(t('{minutes, plural, one {# minute to read} other {# minutes to read}}', { minutes: 1 })),
  ).toBeVisible();
});

test('an article is shared under its short address', async ({ page, open }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  const link = page.waitForResponse(/getShortLink/);
  await open('/article?articleId=article-6001&courseId=course-6101');
  const { data } = await (await link).json();
  expect(new URL(data.url).search).toBe('?articleId=article-6001');
  await page.getByRole('button', { name: /^(Share|分享)$/ }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: '早晚差一公斤，不等于胖了一公斤', url: data.shortUrl }]);
});

test('Share copies the full address of an article without a short one', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await answer('/information/app/scrm/getShortLink', 500);
  await open('/article?articleId=article-6007');
  await page.getByRole('button', { name: t('Share'), exact: true }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/article\?articleId=article-6007$/);
});

for (const { path, call, id, unnamed, gone } of [
  {
    path: '/article',
    call: article,
    id: 'articleId=article-6001',
    unnamed: t('This link has no article'),
    gone: t('This article is no longer available'),
  },
  {
    path: '/course',
    call: course,
    id: 'courseId=course-6101',
    unnamed: t('This link has no course'),
    gone: t('This course is no longer available'),
  },
]) {
  test(`${path} reports a failure, retries, and leads on from an address without an id`, async ({
    page,
    open,
    answer,
    expectErrors,
  }) => {
    expectErrors(/status of 500/);
    await answer(call, 500);
    await open(`${path}?${id}`);
    const retry = page.getByRole('button', { name: t('Try again') });
    await expect(retry).toBeVisible();
    await answer(call, undefined);
    await retry.click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

    await answer(call, 'failGone');
    await open(`${path}?${id.replace(/\d+$/, '0')}`);
    await expect(page.getByText(gone)).toBeVisible();
    await expect(retry).toHaveCount(0);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();

    await answer(call, undefined);
    await open(path);
    await expect(page.getByText(unnamed)).toBeVisible();
    await expectAccessible(page);
    await page.locator('main').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?${id.split('=')[0]}=`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test('the three green pages have a green bar with white text, and the document does not scroll', async ({
  page,
  open,
}) => {
  for (const path of ['/course', '/article', '/evaluate'] as const) {
    await open(screens[path]);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgb(11, 115, 69)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const rest = () => page.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
    await expect.poll(rest).toBe(0);
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight))
      .toBeGreaterThan(0);
  }
});

for (const platform of ['ios', 'android']) {
  test(`in the ${platform} app, the bar is green and only the article scrolls`, async ({ device, page }) => {
    // The native apps load pictures by https only.
    const picture = 'https://img.health-app.example/weight-trend.svg';
    await page.route(`**${article}*`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replace(/\/articles\/[\w-]+\.svg/g, picture),
      });
    });
    await page.route(picture, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const { app } = await device({ platform, path: '/article?articleId=article-6001' });
    const phone = page.getByRole('region', { name: t('Phone') });
    await expect(app.getByRole('heading', { name: '看趋势，不看单日' })).toBeAttached();
    // The article has its own bar with a share button, so the native app hides its bar.
    await expect(phone.locator('.bar')).toHaveCount(0);
    const bar = app.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgb(11, 115, 69)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(bar.getByRole('heading', { level: 1 })).toContainText(t('Article'));
    await expect(app.locator('html')).toHaveCSS('overflow', 'hidden');

    const own = app.locator('html');
    const area = app.locator('main');
    await area.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => area.evaluate((main) => main.scrollTop)).toBeGreaterThan(100);
    expect(await own.evaluate((html) => [html.scrollTop, html.scrollHeight - html.clientHeight])).toEqual([0, 0]);

    // The native app shows pictures and shares.
    await app
      .getByRole('button')
      .filter({ has: app.getByRole('img', { name: /七天平均线/ }) })
      .click();
    await expect(entry(page, 'previewImage')).toContainText('ok');
    await expect(app.getByRole('dialog')).toHaveCount(0);
    await app.getByRole('button', { name: t('Share'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('早晚差一公斤，不等于胖了一公斤');
    await expect(dialog).toContainText('https://s.health-app.example/');
    await dialog.getByRole('button', { name: 'To a friend' }).click();
    await expect(entry(page, 'sharePanel')).toContainText('ok');
  });
}
