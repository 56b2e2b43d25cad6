/** Tests the command palette: its keys, what it finds, and where the focus goes. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the palette opens by key and by button, finds functions and foods, and returns the focus', async ({
  page,
  open,
}) => {
  await open('/tools/bmi');
  const palette = page.getByRole('dialog', { name: t('Search everything') });
  const button = page.getByRole('button', { name: t('Search everything') });
  await button.focus();
  await page.keyboard.press('Control+k');
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await field.fill('growth');
  const selected = palette.getByRole('option', { selected: true });
  await expect(selected).toHaveText(t('Growth curve'));
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');

  await field.fill('tofu');
  const foods = palette.getByRole('group', { name: t('Foods by purine') }).getByRole('option');
  await expect(foods.first()).toContainText(/tofu/i);
  const first = await palette.getByRole('option').first().getAttribute('id');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', first ?? '');
  const name = (await selected.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);
});

test('the palette finds orders, and says when it finds nothing', async ({ page, open }) => {
  await open('/food-app');
  await expect(page.getByRole('button', { name: t('Search everything') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('Search everything') });
  await palette.getByRole('combobox').fill('order-');
  const orders = palette.getByRole('group', { name: t('Orders'), exact: true }).getByRole('option');
  await expect(orders.first()).toBeVisible();
  await palette.getByRole('combobox').fill('zzzz');
  await expect(palette).toContainText(t('Nothing is called that. Try a shorter word.'));
  await palette.getByRole('combobox').fill('order-');
  await orders.first().click();
  await expect(page).toHaveURL(/order\/detail\?orderId=/);
});

test('the palette says that a search failed, and repeats it', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/500/);
  await open('/tools/bmi');
  await answer('/scheme/view/purine-index/list', 500);
  await expect(page.getByRole('button', { name: t('Search everything') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('Search everything') });
  await palette.getByRole('combobox').fill('tofu');
  const alert = palette.getByRole('alert');
  await expect(alert).toContainText(t('Not everything could be searched.'));
  await answer('/scheme/view/purine-index/list', undefined);
  await alert.getByRole('button').click();
  await expect(palette.getByRole('group', { name: t('Foods by purine') })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('foods of an earlier text disappear as soon as the text changes', async ({ page, open }) => {
  await open('/tools/bmi');
  await expect(page.getByRole('button', { name: t('Search everything') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('Search everything') });
  const field = palette.getByRole('combobox');
  const foods = palette.getByRole('group', { name: t('Foods by purine') });
  await field.fill('tofu');
  await expect(foods).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/keyword=beef/, async (route) => {
    await held;
    await route.continue();
  });
  await field.fill('beef');
  await expect(palette).toContainText(t('Searching …'));
  await expect(foods).toHaveCount(0);
  release();
  await expect(foods.getByRole('option').first()).toContainText(/beef/i);
});

for (const [home, editor] of [
  ['/ai-app', '/ai-food/list'],
  ['/food-app', '/food-app/analyze/list'],
] as const) {
  test(`a food that the palette of ${home} finds opens the search of a meal`, async ({ page, open }) => {
    await open(home);
    await expect(page.getByRole('button', { name: t('Search everything') })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: t('Search everything') });
    await palette.getByRole('combobox').fill('tofu');
    const food = palette
      .getByRole('group', { name: t('Add to a meal') })
      .getByRole('option')
      .first();
    const name = (await food.textContent()) ?? '';
    await food.click();
    await expect(page).toHaveURL((url) => url.pathname === editor && url.searchParams.get('food') === name);
    const search = page.getByRole('dialog', { name: t('Add a food') });
    await expect(search.getByRole('searchbox')).toHaveValue(name);
    await expect(search.getByRole('button', { name: RegExp(name) }).first()).toBeVisible();
  });
}
