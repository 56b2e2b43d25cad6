import { expectAccessible } from './support/accessibility.ts';
import { countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/scheme/app/foodIntellectual';
const result = '/ai-food/result?analysisId=';

for (const app of ['', 'food']) {
  const inProduct = (path: string) => (app ? `${path}${path.includes('?') ? '&' : '?'}app=${app}` : path);

  test(`${app || 'general'}: names become a meal, and an unknown one counts nothing`, async ({
    page,
    open,
    serverWorks,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED|Failed to load/);
    const food = countCalls(page, '/food/app/foodIntellectual/submitFoodName');
    const main = countCalls(page, `${calls}/submitFoodName`);
    await open(inProduct('/ai-food/list?mealType=snack&date=2026-11-20'));
    await expect(page.getByText(t('Photos work in the app. Names work here.'))).toBeVisible();
    // The server takes the meal, and its answer is lost.
    await page.route(isCall(`${app ? '/food/app/foodIntellectual' : calls}/submitFoodName`), async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: t('Add a food'), exact: true }).click();
    await page.getByRole('searchbox').fill('banana');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Banana/ })
      .click();
    await page.getByRole('button', { name: t('Add a food'), exact: true }).click();
    await page.getByRole('searchbox').fill('手打柠檬茶');
    await page.getByRole('button', { name: t('Use “<0>{keyword}</0>” as typed', { keyword: '手打柠檬茶' }) }).click();
    await page.getByRole('button', { name: t('Analyse'), exact: true }).dblclick();
    await expect(page.getByText(t('Analysing your meal'))).toBeVisible();
    expect([main(), food()]).toEqual(app ? [0, 1] : [1, 0]);

    // Left and found again.
    const address = page.url();
    await page.getByRole('link', { name: t('Leave, it goes on') }).click();
    await open(inProduct('/ai-food/list'));
    await page.getByRole('link', { name: t('A meal is still being analysed') }).click();
    expect(new URL(page.url()).searchParams.get('analysisId')).toBe(new URL(address).searchParams.get('analysisId'));
    await serverWorks(5);
    const foods = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
    await expect(foods).toHaveCount(2);
    await expect(foods.last()).toContainText(t('Not in the table'));
    await expect(foods.last()).toContainText('— kcal');
    await expect(page.getByRole('button', { name: t('Save to my diary') })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a meal is saved by one button, and asks before it counts beside another one', async ({ page, open }) => {
  const sent = countCalls(page, `${calls}/submitFoodName`);
  await open(`${result}aifood-4172`);
  const foods = page.getByRole('list', { name: t('Foods of the meal') });
  await foods.getByRole('button', { name: /^Sweet potato/ }).click();
  await page.getByRole('textbox', { name: t('Weight as eaten') }).fill('200');
  await page.getByRole('button', { name: t('Take this amount') }).click();
  const request = page.waitForRequest(`**/api${calls}/submitFoodName`);
  const save = page.getByRole('button', { name: t('Save to my diary') });
  await save.dblclick();
  const meal = { analysisId: 'aifood-4172', saved: true, foods: [{ foodId: 'pu-026', amount: 200 }, {}, {}, {}] };
  expect((await request).postDataJSON()).toMatchObject(meal);
  // The breakfast of the plan was marked as eaten.
  const question = page.getByRole('dialog', { name: t('{meal}: there is a meal already', { meal: 'Breakfast' }) });
  await expect(question).toContainText('377 kcal');
  expect(sent()).toBe(1);
  const decided = page.waitForRequest(`**/api${calls}/submitFoodName`);
  await question.getByRole('button', { name: t('Replace it') }).click();
  expect((await decided).postDataJSON()).toMatchObject({ ...meal, ifTaken: 'replace' });
  await expect(page.getByText(t('In your diary'))).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(foods.getByRole('button', { name: /^Sweet potato/ })).toContainText('200 g');
  expect(sent()).toBe(2);
});

test('the history sums a day up in words only on request', async ({ page, open, serverWorks }) => {
  const asked = countCalls(page, `${calls}/generateSummary`);
  await open('/ai-food/history');
  const button = page.getByRole('button', { name: t('Sum it up in words') });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  expect(asked()).toBe(0);
  await button.dblclick();
  await expect(page.getByText(t('Summing up the day'))).toBeVisible();
  expect(asked()).toBe(1);
  await serverWorks(6);
  await expect(page.getByRole('heading', { name: t('The day in words') })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page
    .getByRole('button', { name: t('Again today: {meal}, {name}', { meal: 'Breakfast', name: t('Today') }) })
    .click();
  await expect(page).toHaveURL(/\/ai-food\/list\?from=aifood-4172/);
  await expect(page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem')).toHaveCount(4);
});

test('a failed analysis returns to the foods that were handed in', async ({ page, open, serverWorks }) => {
  await open('/ai-food/list?mealType=snack&date=2026-11-20');
  await page.getByRole('button', { name: t('Add a food'), exact: true }).click();
  await page.getByRole('searchbox').fill('手打柠檬茶');
  await page.getByRole('button', { name: t('Use “<0>{keyword}</0>” as typed', { keyword: '手打柠檬茶' }) }).click();
  await page.getByRole('button', { name: t('Analyse'), exact: true }).click();
  await expect(page.getByText(t('Analysing your meal'))).toBeVisible();
  await serverWorks(5);
  await expect(page.getByRole('alert')).toContainText(
    t('None of the names is in the nutrient table. Try other names.'),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Change the names') }).click();
  await expect(page.getByRole('list', { name: t('Foods of the meal') })).toContainText('手打柠檬茶');
});

test.describe('signed out', () => {
  test.use({ guest: true });

  test('a shared meal names nobody; an own one asks to sign in', async ({ page, open, answer }) => {
    await answer('/scheme/view/foodIntellectual/historyRecord', 'shared');
    await open('/ai-food/result?shareCode=v81c5011ig65l');
    await expect(page.getByRole('list', { name: t('Foods of the meal') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('Analyse a meal of my own') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Share this meal') })).toHaveCount(0);
    await expectAccessible(page);
    await answer('/scheme/view/foodIntellectual/historyRecord', 'failGone');
    await open('/ai-food/result?shareCode=v81c5011ig65l');
    await expect(page.getByText(t('This is not there'))).toBeVisible();
  });
});
