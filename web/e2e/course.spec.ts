import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const article = '/information/app/article/html-content';
const course = '/information/app/v1/course/detail';

/** The scroll position of the screen's scrolling area, px. */
const scrolled = (page: Page) => page.locator('main').evaluate((main) => Math.round(main.scrollTop));

test('a course leads from one part to the next', async ({ page, open }) => {
  await open('/course?courseId=course-6101');
  await expect(page.getByRole('heading', { level: 2, name: '体重管理四讲' })).toBeVisible();
  await expect(page.getByText('注册营养师')).toBeVisible();
  await expect(page.getByText(t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: 13 }))).toBeVisible();
  const progress = page.getByRole('progressbar', { name: t('Read so far') });
  await expect(progress).toHaveAttribute('aria-valuenow', '35');
  await expect(
    page.getByText(
      t('{finished} of {total, plural, one {# part} other {# parts}} finished', { finished: 1, total: 4 }),
    ),
  ).toBeVisible();

  const parts = page.getByRole('list', { name: t('Parts') }).getByRole('listitem');
  await expect(parts.nth(0)).toContainText(t('Finished'));
  await expect(parts.nth(1)).toContainText(t('{read} read', { read: '40%' }));
  await expect(parts.nth(2)).toContainText(t('Opens once part {before} is finished', { before: 2 }));
  await expect(parts.getByRole('link')).toHaveCount(2);

  // Reading a part to its end opens the next one.
  await page.getByRole('link', { name: t('Continue with part {number}', { number: 2 }) }).click();
  await expect(page.getByRole('heading', { level: 2, name: '一盘饭的比例' })).toBeVisible();
  await expect(page.getByText(t('Part {number} of {total}', { number: 2, total: 4 }))).toBeVisible();
  const ways = page.getByRole('navigation', { name: t('Parts of the course') });
  await page.getByText('本文用于健康科普').scrollIntoViewIfNeeded();
  await expect(ways.getByRole('link', { name: t('Previous part') })).toContainText('早晚差一公斤');
  await expectAccessible(page);
  await ways.getByRole('link', { name: t('Next part') }).click();
  await expect(page.getByText(t('Part {number} of {total}', { number: 3, total: 4 }))).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.getByRole('link', { name: '体重管理四讲' }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', '75');
  await page.getByRole('link', { name: t('Continue with part {number}', { number: 4 }) }).click();
  await expect(page.getByText(t('That was the last part of the course.'))).toBeAttached();
  await page.getByRole('link', { name: t('Back to the course') }).click();
  await expect(page.getByText(t('You have finished this course.'))).toBeVisible();
  await expect(page.getByRole('link', { name: /Continue|Start|继续学习|开始学习/ })).toHaveCount(0);
});

test('in a large window, the next part of a course follows the list of its parts', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/course?courseId=course-6101');
  const next = page.getByRole('link', { name: t('Continue with part {number}', { number: 2 }) });
  await expect(next).toBeVisible();
  const boxes = await Promise.all([next.boundingBox(), page.getByRole('list', { name: t('Parts') }).boundingBox()]);
  const [button, list] = boxes.map((box) => box ?? { x: 0, y: 0, height: 0 });
  expect(button?.x).toBe(list?.x);
  expect((button?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeLessThan(40);
});

test('a course without parts does not count as finished, and a course for members says so', async ({
  page,
  open,
  answer,
}) => {
  await page.route(isCall(course), async (route) => {
    const response = await route.fetch();
    const { data, ...reply } = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...data, sections: [], progress: 0 } } });
  });
  await open('/course?courseId=course-6101');
  await expect(page.getByText(t('This course has no parts yet.'))).toBeVisible();
  await expect(page.getByText(t('You have finished this course.'))).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await answer(course, 'failNotMember');
  await open('/course?courseId=course-6101');
  await expect(page.getByText(t('This is for members'))).toBeVisible();
  // The list of courses marks it before it is opened.
  await open('/course');
  await expect(page.getByRole('link').filter({ hasText: t('Members only') })).toHaveCount(1);
});

test('a course and an article keep their scroll position', async ({ page, open }) => {
  const scrollTo = (top: number) => page.locator('main').evaluate((main, top) => main.scrollTo(0, top), top);
  await open('/course?courseId=course-6101');
  const part = page
    .getByRole('list', { name: t('Parts') })
    .getByRole('link')
    .first();
  await expect(part).toBeVisible();
  await scrollTo(60);
  await part.dispatchEvent('click');
  const next = page.getByRole('link', { name: t('Next part') });
  await expect(next).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(200);
  await next.dispatchEvent('click');
  await expect(page.getByText(t('Part {number} of {total}', { number: 2, total: 4 }))).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByText(t('Part {number} of {total}', { number: 1, total: 4 }))).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(200);
  // Even after a reload, once the content has loaded.
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(60);
});

test('the next part of a course opens, even if the course loads after the reader has seen the end', async ({
  page,
  open,
}) => {
  let asked = () => {};
  let release = () => {};
  const coursePassed = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const endSeen = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The server reads the course before the text is read, and its reply arrives afterwards.
  await page.route(
    `**/api${course}*`,
    async (route) => {
      const response = await route.fetch();
      asked();
      await endSeen;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.route(`**/api${article}*`, async (route) => {
    await coursePassed;
    await route.continue();
  });
  await open('/article?articleId=article-6008&courseId=course-6101');
  await page.getByText('本文用于健康科普').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  // The end counts as seen two frames later.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  release();
  const ways = page.getByRole('navigation', { name: t('Parts of the course') });
  await expect(ways.getByRole('link', { name: t('Next part') })).toBeVisible();
});
