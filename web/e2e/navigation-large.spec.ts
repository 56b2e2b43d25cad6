/** Tests the navigation beside the content of a large window, and its keyboard shortcuts. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a large window has a side column and keyboard shortcuts for the main screens', async ({ page, open }) => {
  await open('/sugar-control');
  const nav = page.getByRole('navigation', { name: t('Places of the app') });
  await expect(nav.getByRole('link', { name: t('Sugar control') })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await nav.getByRole('link', { name: t('Medication'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Medication') })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: t('All features') })).toBeVisible();

  // The slash focuses the search of the page.
  await page.keyboard.press('/');
  const search = page.locator('main input[type="search"]');
  await expect(search).toBeFocused();
  await search.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: t('Keyboard shortcuts') });
  await expect(help).toContainText(t('To the search of the page'));
  await expectAccessible(page);
  await help.getByRole('switch', { name: t('Single keys work') }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();

  // A phone has no side column.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(nav).toHaveCount(0);
});

test('the side column marks the place of a screen that has none of its own', async ({ page, open }) => {
  const current = page.getByRole('navigation', { name: t('Places of the app') }).locator('[aria-current]');
  // The meals that it is listed with have no place in this product, but the next nearest screen has.
  await open('/ai-food/result?analysisId=aifood-4172');
  await expect(current).toHaveText(t('Scan a meal'));
  // Several screens of the body have the place of the values.
  await open('/heart-rate-monitor/home');
  await expect(current).toHaveText(t('Health data'));
  await open('/tools/bmi');
  await expect(current).toHaveText(t('All features'));
  // The page of all functions is no home.
  await open('/?all=1');
  await expect(current).toHaveText(t('All features'));
});

test('a window of medium width has a rail of icons with short labels', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open('/medicine-remind');
  const nav = page.getByRole('navigation', { name: t('Places of the app') });
  await expect(nav.getByRole('link', { name: 'Medicine', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  // The content begins beside the rail, and every label fits into it.
  const rail = await nav.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.x).toBe(rail?.width);
  expect(await nav.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  await page.setViewportSize({ width: 743, height: 1024 });
  await expect(nav).toHaveCount(0);
  await page.setViewportSize({ width: 1152, height: 800 });
  await expect(nav.getByRole('link', { name: t('Medication'), exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(nav).toBeHidden();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});

test('a large window shows the first part of a screen beside the rest, and keeps it in view', async ({
  page,
  open,
}) => {
  await open('/sugar-control');
  const search = page.getByRole('main').getByRole('link', { name: t('Search foods') });
  const table = page.getByRole('table', { name: t('Foods'), exact: true });
  const list = page.getByRole('list', { name: t('Foods'), exact: true });
  const places = async (foods: Locator) => {
    await expect(foods).toBeVisible();
    const [first, rest] = await Promise.all([search.boundingBox(), foods.boundingBox()]);
    if (!first || !rest) throw new Error('The search or the foods are not drawn');
    return { first, rest };
  };
  const wide = await places(table);
  expect(wide.first.x + wide.first.width).toBeLessThan(wide.rest.x);
  await page.evaluate(() => scrollTo(0, 4000));
  await expect(table.getByRole('columnheader').first()).not.toBeInViewport();
  await expect(search).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 375, height: 812 });
  const narrow = await places(list);
  expect(narrow.first.y + narrow.first.height).toBeLessThan(narrow.rest.y);
});
