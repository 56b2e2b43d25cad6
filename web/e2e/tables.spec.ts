/** Tests the tables of large windows: their order, columns, comparison, and what leaves them. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('foods are sorted by any column, and the address keeps the order', async ({ page, open }) => {
  await open('/sugar-control?category=fruit');
  const table = page.getByRole('table', { name: t('Foods'), exact: true });
  const names = table.getByRole('rowheader');
  await expect(names).toHaveCount(33);
  await expectAccessible(page);
  const carbs = table.getByRole('columnheader', { name: t('Carbs') });
  await expect(carbs).not.toHaveAttribute('aria-sort');
  await carbs.getByRole('button').click();
  await expect(carbs).toHaveAttribute('aria-sort', 'ascending');
  await carbs.getByRole('button').click();
  await expect(carbs).toHaveAttribute('aria-sort', 'descending');
  await expect(carbs.getByRole('button')).toBeFocused();
  const first = await names.first().textContent();
  await page.reload();
  await expect(carbs).toHaveAttribute('aria-sort', 'descending');
  await expect(names.first()).toHaveText(first ?? '');

  const column = await table.evaluate((element: HTMLTableElement) =>
    [...(element.tBodies[0]?.rows ?? [])].map(({ cells }) => cells[cells.length - 1]?.textContent ?? ''),
  );
  // Foods without a published value come last.
  const known = column.filter((text) => text !== '—').map((text) => Number(text.replace(',', '')));
  expect(known).toEqual([...known].sort((a, b) => b - a));
  expect(column.slice(0, known.length)).not.toContain('—');

  // A row opens in place, and a phone shows the same foods as rows.
  await names.first().getByRole('button').click();
  await expect(table.getByRole('button', { name: t('Favourite'), exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: t('Sort') })).toBeVisible();
});

test('the chosen columns stay, and decide what is copied and saved', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/sugar-control');
  const table = page.getByRole('table', { name: t('Foods'), exact: true });
  const fibre = table.getByRole('columnheader', { name: t('Fibre') });
  await expect(table.getByRole('row')).toHaveCount(51);
  await expect(fibre).toHaveCount(0);
  await page.getByRole('button', { name: t('Columns') }).click();
  await page.getByRole('checkbox', { name: t('Fibre'), exact: true }).check();
  await expect(fibre).toBeVisible();
  await page.reload();
  await expect(fibre).toBeVisible();

  await page.getByRole('button', { name: t('Copy'), exact: true }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  // The header and all foods, not only the visible ones.
  expect(copied).toHaveLength(248);
  expect(copied[0]?.split('\t')).toContain(`${t('Fibre')} (${t('g/100 g')})`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('Save as CSV') }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect((await download).suggestedFilename()).toBe('sugar-control.csv');
  expect(lines).toHaveLength(248);
  expect(lines[1]).toContain('Steamed white rice');

  await page
    .getByRole('button', { name: t('{count, plural, one {Show # row} other {Show all # rows}}', { count: 247 }) })
    .click();
  await expect(table.getByRole('row')).toHaveCount(248);
  // The focus moves once the button has left the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('foods of two groups are compared side by side', async ({ page, open }) => {
  await open('/purine');
  const table = page.getByRole('table', { name: t('Foods'), exact: true });
  await table.getByRole('checkbox').nth(0).check();
  await expect(page.getByText(t('Select one or two more rows to compare'))).toBeVisible();
  await page.getByRole('radio', { name: /^Meat/ }).check();
  await table.getByRole('checkbox').nth(1).check();
  await table.getByRole('checkbox').nth(2).check();
  // A fourth would not have the space.
  await expect(table.getByRole('checkbox').nth(3)).toBeDisabled();
  await page
    .getByRole('button', { name: t('{0, plural, one {Compare # row} other {Compare # rows}}', { 0: 3 }) })
    .click();
  const sheet = page.getByRole('dialog', { name: t('Comparison') });
  await expect(sheet.getByRole('columnheader')).toHaveCount(3);
  await expect(sheet.getByRole('rowheader', { name: t('Food group') })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('Clear the selection') }).click();
  await expect(sheet).toBeHidden();
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the list of a phone replaces a table whose code cannot be loaded', async ({ page, open, expectErrors }) => {
  expectErrors(/./);
  await page.route(/FoodTable/, (route) => route.abort());
  await open('/purine');
  await expect(page.getByRole('combobox', { name: t('Sort') })).toBeVisible();
});

test('the loaded orders are a table with their actions, which keeps their order', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/food-app/product/order/list');
  const table = page.getByRole('table', { name: t('All'), exact: true });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(table.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Copy'), exact: true }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  const [head = '', first = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  // What can be pressed is not copied, and amounts are numbers.
  expect(head).not.toContain(t('Actions'));
  expect(first).toMatch(/^[A-Z][^\t]+\t[^\t]+\t[^\t]+\t\d+(\.\d+)?\r?$/);
  await expect(table.getByRole('link', { name: t('Request refund') }).first()).toBeVisible();
  await table.getByRole('rowheader').first().getByRole('link').click();
  // Beside the order that it opened, the list is cards again.
  await expect(page.getByRole('region', { name: t('Orders'), exact: true })).toBeVisible();
  await expect(table).toHaveCount(0);
});

test('the nutrients of a day are sorted by their amount', async ({ page, open }) => {
  await open('/food-app/report/day?date=2026-11-19');
  await page.getByText(t('Nutrients'), { exact: true }).click();
  const table = page.getByRole('table', { name: t('Nutrients') });
  await expect(table.getByRole('rowheader')).not.toHaveCount(0);
  await expectAccessible(page);
  const amount = table.getByRole('columnheader', { name: t('Amount') });
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  const amounts = (
    await table.getByRole('row').locator('td').first().locator('xpath=../../tr/td[1]').allInnerTexts()
  ).map((text) => Number(text.replace(',', '')));
  expect(amounts.length).toBeGreaterThan(10);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test('the nutrients of a meal are a table', async ({ page, open }) => {
  await open('/food-app/analyze/more?analysisId=analysis-4126');
  const table = page.getByRole('table', { name: t('Nutrients') });
  await expect(table.getByRole('columnheader', { name: t('At least') })).toBeVisible();
  await expect(table.getByRole('row', { name: /Calcium/ })).toContainText('267');
});

test('on a tablet the nutrients are bars, because the columns of a table would be cut', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open('/food-app/analyze/more?analysisId=analysis-4126');
  await expect(page.getByRole('heading', { name: t('More than advised') })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
