/** Tests the weeks of large windows: the meal plan and the diary as tables of days and meals. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const week = (page: Page) => page.getByRole('table', { name: t('Meals of the week') });

test('the plan of a week is a table, whose meals open below it', async ({ page, open }) => {
  await open('/ai-app/custom');
  const table = week(page);
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.locator('[aria-current="date"]')).toHaveText(/^Fri20/);
  await expect(table.getByRole('rowheader').first()).toHaveText(t('Breakfast'));
  const saturday = table
    .getByRole('row', { name: t('Dinner') })
    .getByRole('cell')
    .nth(5);
  const dish = await saturday.getByRole('button').locator('span').first().innerText();
  await expectAccessible(page);
  await saturday.getByRole('button').press('Enter');
  await expect(page).toHaveURL(/date=2026-11-21/);
  await expect(page.getByRole('heading', { name: RegExp(`^${t('Dinner')}`) })).toBeFocused();
  await expect(page.getByRole('list', { name: t('Dishes: {name}', { name: t('Dinner') }) })).toContainText(dish);
  await expect(table.getByRole('button', { pressed: true })).toHaveText(/^Sat21/);
});

test('the plan of a week sums what was eaten apart from what is to come, and ticks only meals eaten as planned', async ({
  page,
  open,
}) => {
  await open('/ai-app/custom');
  const table = week(page);
  const cell = (row: string, day: number) =>
    table
      .getByRole('row', { name: t(row) })
      .getByRole('cell')
      .nth(day);
  await expect(cell('kcal eaten', 4)).toHaveText('920');
  await expect(cell('kcal to come', 4)).toHaveText('711');
  // Two planned meals of this past day were not eaten, and no longer count.
  await expect(cell('kcal eaten', 1)).toHaveText('977');
  await expect(cell('kcal to come', 1)).toHaveText('–');
  // The day is marked as partly done, because one meal was another than the planned one.
  await expect(table.getByRole('columnheader').nth(2)).toContainText(t('Partly as planned'));
  await expect(cell('Lunch', 2)).toContainText(t('Eaten instead'));
  await expect(cell('Dinner', 2).getByText(t('Eaten'), { exact: true })).toBeAttached();
});

test('the plan moves by weeks, and a phone shows one day', async ({ page, open }) => {
  await open('/ai-app/custom');
  await page.getByRole('button', { name: t('Previous week') }).click();
  await expect(page).toHaveURL(/date=2026-11-13/);
  await expect(week(page).getByRole('columnheader').first()).toContainText('9');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(week(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: t('Day of the meal plan') })).toBeVisible();
});

test('the diary of a week is a table, whose meals link to their screens', async ({ page, open }) => {
  await open('/ai-food/history?app=food');
  const table = week(page);
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  const meals = table.getByRole('link');
  await expect(meals.first()).toBeVisible();
  await expectAccessible(page);
  // The days to come are not open.
  await expect(table.getByRole('button', { name: /^Sat\s?21/ })).toBeDisabled();
  const sum = table
    .getByRole('row', { name: t('kcal eaten') })
    .getByRole('cell')
    .nth(3);
  const [of = ''] = /[\d,]+/.exec(await sum.innerText()) ?? [];
  expect(of).not.toBe('');
  await table.getByRole('button', { name: /^Thu\s?19/ }).click();
  await expect(page).toHaveURL(/date=2026-11-19/);
  await meals.first().click();
  await expect(page).not.toHaveURL(/history/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const width of [744, 1024]) {
  test(`the week fits a window of ${width} px, or scrolls by itself`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/ai-app/custom', '/ai-food/history?app=food']) {
      await open(path);
      await expect(week(page).getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
