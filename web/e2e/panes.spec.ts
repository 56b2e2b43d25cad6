/** Tests the list beside its open detail in a window that has the space. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { totalShift, watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1024, height: 800 } });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('orders open beside their list, which stays as it is', async ({ page, open }) => {
  await open('/food-app/product/order/list');
  const list = page.getByRole('region', { name: t('Orders'), exact: true });
  await expect(list).toHaveCount(0);
  // Not the links such as *Pay*, which open the same order.
  const orders = (place: Page | Locator) =>
    place.locator('a[href*="/order/detail?"]').filter({ hasNotText: RegExp(`^${t('Pay')}$`) });
  await orders(page).nth(1).click();

  // The first detail: the list is beside it, with the same order marked, and the focus is on the detail's title.
  await expect(list).toBeVisible();
  await expect(h1(page)).toBeFocused();
  const rows = orders(list);
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(rows.nth(0)).not.toHaveAttribute('aria-current');
  expect(new URL(page.url()).pathname).toBe('/food-app/product/order/detail');
  await expect(page).toHaveTitle(RegExp(t('Order')));
  const place = page.getByRole('navigation', { name: t('Places of the app') }).getByRole('link', { name: t('Orders') });
  await expect(place).toHaveAttribute('aria-current', 'true');
  const [left, right] = await Promise.all([list.boundingBox(), page.getByRole('main').boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await expectAccessible(page);

  // Another order replaces the detail. The list keeps its element and its position.
  await rows.nth(3).scrollIntoViewIfNeeded();
  const scrolled = await list.evaluate((element) => {
    Object.assign(element, { kept: true });
    return element.scrollTop;
  });
  const next = (await rows.nth(3).getAttribute('href')) ?? '';
  await rows.nth(3).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === next);
  await expect(h1(page)).toBeFocused();
  await expect(rows.nth(3)).toHaveAttribute('aria-current', 'page');
  expect(await list.evaluate((element) => [element.scrollTop, Reflect.get(element, 'kept')])).toEqual([scrolled, true]);

  // The list has parameters of its own, and changing them leaves the detail where it is.
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.evaluate(() => scrollTo(0, 120));
  const detailAt = await page.evaluate(() => scrollY);
  expect(detailAt).toBeGreaterThan(0);
  await list.evaluate((element) => element.scrollTo(0, 90));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(detailAt);
  await list.getByRole('tab').nth(1).press('Enter');
  await expect(list.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(detailAt);
  // Scrolling the detail leaves the list where it is.
  await list.getByRole('tab').first().press('Enter');
  // The shorter list of the other tab cannot scroll so far.
  await expect(rows.nth(5)).toBeAttached();
  // As a person scrolls: otherwise the page would scroll back to the pressed tab.
  await list.dispatchEvent('wheel');
  await list.evaluate((element) => element.scrollTo(0, 90));
  const listAt = await list.evaluate((element) => element.scrollTop);
  await page.evaluate(() => scrollTo(0, 60));
  expect(await list.evaluate((element) => element.scrollTop)).toBe(listAt);
  expect(listAt).toBeGreaterThan(0);
  await expect(page).toHaveURL((url) => url.pathname + url.search === next);

  await page.goBack();
  await expect(page).toHaveURL(/order\/list/);
  await expect(list).toHaveCount(0);
});

for (const [address, name] of Object.entries({
  '/family-health/members/detail?familyUserId=user-1003': t('Family members'),
  '/article?articleId=article-6008&courseId=course-6101': t('Course'),
  '/medicine-remind/add': t('Medication'),
})) {
  test(`a link to ${address} opens its list beside it, without moving the detail`, async ({ page, open }) => {
    await watchShifts(page);
    await open(address);
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(h1(page)).toHaveCount(1);
    await expectAccessible(page);
    expect(await totalShift(page)).toBeLessThan(0.02);
    // A phone shows the detail alone.
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
  });
}

test('the list beside a new record stays at its start, and that beside a record shows it', async ({ page, open }) => {
  const list = page.getByRole('region', { name: t('Medication'), exact: true });
  const scrolled = () => list.evaluate((element) => element.scrollTop);
  await open('/medicine-remind/add');
  await expect(list.getByRole('link', { name: t('Add reminder') })).toBeAttached();
  expect(await scrolled()).toBe(0);
  await list.getByRole('link', { name: /Amoxicillin|阿莫西林/ }).click();
  await page.reload();
  await expect(list.locator('[aria-current="page"]')).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);
});

test('on a foldable, the hinge stands between the list and the detail', async ({ page, open }) => {
  const [hinge, width] = [540, 30];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 1110, height: 720, deviceScaleFactor: 1, mobile: false },
    displayFeature: { orientation: 'vertical', offset: hinge, maskLength: width },
  });
  await open('/family-health/members/detail?familyUserId=user-1003');
  const list = page.getByRole('region', { name: t('Family members'), exact: true });
  // The list and the navigation load after the detail.
  await expect
    .poll(async () => {
      const [left, right] = await Promise.all([list.boundingBox(), page.getByRole('main').boundingBox()]);
      return [(left?.x ?? 0) + (left?.width ?? 0), right?.x];
    })
    .toEqual([hinge, hinge + width]);
  await open('/tools/bmi');
  await expect
    .poll(async () => (await page.getByRole('main').boundingBox())?.x, 'a screen without a list is on the second side')
    .toBe(hinge + width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1110);
  await session.send('Emulation.clearDeviceMetricsOverride');
});

test('an article outside a course stands alone', async ({ page, open }) => {
  await open('/article?articleId=article-6001');
  await expect(h1(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-pane'))).toBe(false);
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x ?? Infinity).toBeLessThan(120);
});

test('the actions of a form stand at its end, and at the bottom of a phone', async ({ page, open }) => {
  await open('/contact-us');
  const send = page.getByRole('button', { name: t('Send') });
  const gap = async () => {
    const [box, height] = [await send.boundingBox(), page.viewportSize()?.height ?? 0];
    return height - ((box?.y ?? 0) + (box?.height ?? 0));
  };
  await page.setViewportSize({ width: 1024, height: 2000 });
  await expect(send).toBeVisible();
  expect(await gap()).toBeGreaterThan(300);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await gap()).toBeLessThan(100);
});

test('Save stays in view below a long form', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/medicine-remind/add');
  await expect(page.getByRole('button', { name: t('Save') })).toBeInViewport({ ratio: 1 });
});

for (const width of [768, 1024, 1280, 1600]) {
  test(`at ${width} px, the action below the content of a screen begins where that begins`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/health-data/detail?healthDataType=weight');
    const add = page.getByRole('button', { name: t('Add weight') });
    const first = page.locator('[data-wide]').filter({ has: page.getByRole('tablist', { name: t('Period') }) });
    await expect(first).toBeVisible();
    const [button, content] = await Promise.all([add.boundingBox(), first.boundingBox()]);
    expect(Math.round(button?.x ?? 0)).toBe(Math.round(content?.x ?? -1));
  });
}

for (const width of [768, 1024, 1280, 1600]) {
  test(`at ${width} px, the titles of both panes stand on one line, each where its content begins`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/food-app/product/order/detail?orderId=order-3011');
    const list = page.getByRole('region', { name: t('Orders'), exact: true });
    const title = list.getByRole('heading', { name: t('Orders'), exact: true });
    const card = page.getByRole('main').locator('section').first();
    await expect(card).toBeVisible();
    await expect(list.getByRole('tablist')).toBeVisible();
    const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const [left, right] = [await boxOf(title), await boxOf(h1(page))];
    expect(Math.abs(left.y + left.height / 2 - right.y - right.height / 2)).toBeLessThanOrEqual(0.5);
    expect(Math.round(left.x)).toBe(Math.round((await boxOf(list.getByRole('tablist'))).x));
    expect(Math.round(right.x)).toBe(Math.round((await boxOf(card)).x));
  });
}
