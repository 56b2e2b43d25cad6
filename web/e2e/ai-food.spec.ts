import { expectAccessible } from './support/accessibility.ts';
import { countCalls, holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/scheme/app/foodIntellectual';
const result = '/ai-food/result?analysisId=';

for (const app of ['', 'food']) {
  const inProduct = (path: string) => (app ? `${path}${path.includes('?') ? '&' : '?'}app=${app}` : path);

  test(`in the ${app || 'general'} product, a typed food that the table lacks leads back to the foods of the meal`, async ({
    page,
    open,
    serverWorks,
  }) => {
    await open(inProduct('/ai-food/list?mealType=snack&date=2026-11-20'));
    await page.getByRole('button', { name: t('Add a food'), exact: true }).click();
    const search = page.getByRole('dialog');
    await page.getByRole('searchbox').fill('banana');
    await search.getByRole('button', { name: /^Banana/ }).click();
    await page.getByRole('searchbox').fill('手打柠檬茶');
    await page.getByRole('button', { name: t('Use “<0/>” as typed', { 0: '手打柠檬茶' }) }).click();
    await search.getByRole('button', { name: 'Take 2 foods' }).click();
    await page.getByRole('textbox', { name: t('Weight as eaten') }).fill('300');
    await page.getByRole('button', { name: t('Take this amount') }).click();
    await page.getByRole('button', { name: t('Analyse'), exact: true }).click();
    await expect(page.getByText(t('Analysing your meal'))).toBeVisible();
    // A typed meal shows no stage of the analysis of a photo.
    await expect(page.getByText(t('Looking for the foods'))).toHaveCount(0);
    await serverWorks(4);
    await expect(page.getByRole('alert')).toContainText('手打柠檬茶');
    await expectAccessible(page);
    await page.getByRole('link', { name: t('Change the foods') }).click();
    const foods = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
    await expect(foods).toHaveCount(2);
    await expect(foods.last()).toContainText(t('Not in the table'));
    await expect(foods.last()).toContainText('— kcal');
    // Another food replaces it.
    await foods
      .last()
      .getByRole('button', { name: t('Search again') })
      .click();
    await page.getByRole('searchbox').fill('apple');
    await search
      .getByRole('button', { name: /^Apple/ })
      .first()
      .click();
    await expect(search).toBeHidden();
    await expect(foods.last()).toContainText('Apple');
  });
}

test('a typed sentence gives its foods with amounts and energy, and names the unknown ones', async ({
  page,
  open,
  serverWorks,
}) => {
  const submitted = countCalls(page, `${calls}/submitFoodName`);
  await open('/ai-food/list?mealType=snack&date=2026-11-20');
  await page.getByRole('button', { name: t('Add a food'), exact: true }).click();
  const keyword = '2 eggs, a bowl of beef noodles, ½ mango, ambrosia';
  await page.getByRole('searchbox').fill(keyword);
  await page.getByRole('button', { name: t('Find the foods in “<0/>”', { 0: keyword }) }).click();
  await expect(page.getByText(t('Finding the foods in your words'))).toBeVisible();
  await expect(page.getByText(t('No food yet'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('Add to diary') })).toHaveCount(0);
  await serverWorks(4);
  const foods = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
  await expect(foods).toHaveText([
    /egg.*100\sg.*143\skcal/i,
    /beef noodle.*602\sg.*624\skcal/i,
    /mango.*100\sg.*60\skcal/i,
    /ambrosia/,
  ]);
  await expect(foods.last()).toContainText(t('Not in the table'));
  await expect(page.getByText(/^827\skcal3 foods, estimated$/)).toBeVisible();
  expect(submitted()).toBe(1);
  await expectAccessible(page);

  // Without the unknown food, the meal goes into the diary.
  await page.getByRole('button', { name: t('Leave out {name}', { name: 'ambrosia' }) }).click();
  await page.getByRole('button', { name: t('Add to diary') }).click();
  await expect(page.getByText(t('In your diary'))).toBeVisible();
});

test('one button saves a recognised meal, and asks first if the diary already has such a meal', async ({
  page,
  open,
}) => {
  const path = '/food/app/foodAnalysis/submitFoodItem';
  const sent = countCalls(page, path);
  await open(`${result}aifood-4172`);
  await expect(page.getByText('This breakfast is 22% of the day’s target')).toBeVisible();
  const foods = page.getByRole('list', { name: t('Foods of the meal') });
  await foods.getByRole('button', { name: /^Sweet potato/ }).click();
  await page.getByRole('textbox', { name: t('Weight as eaten') }).fill('200');
  await page.getByRole('button', { name: t('Take this amount') }).click();
  const request = page.waitForRequest(`**/api${path}`);
  const save = page.getByRole('button', { name: t('Add to diary') });
  await save.dblclick();
  const meal = { aiFoodAnalysisId: 'aifood-4172', saved: true, foods: [{ foodId: 'pu-026', amount: 200 }, {}, {}, {}] };
  expect((await request).postDataJSON()).toMatchObject(meal);
  // The breakfast of the plan was marked as eaten.
  const question = page.getByRole('dialog', { name: t('{meal}: there is a meal already', { meal: 'Breakfast' }) });
  await expect(question).toContainText('378 kcal');
  expect(sent()).toBe(1);
  const decided = page.waitForRequest(`**/api${path}`);
  await question.getByRole('button', { name: t('Replace it') }).click();
  expect((await decided).postDataJSON()).toMatchObject({ ...meal, ifTaken: 'replace' });
  await expect(page.getByText(t('In your diary'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(save).toHaveCount(0);
  await expect(foods.getByRole('button', { name: /^Sweet potato/ })).toContainText('200 g');
  expect(sent()).toBe(2);
  // The link shows the meal as the diary has it.
  await expect(page.getByRole('button', { name: t('Share this meal') })).toBeVisible();
});

test('the history has the same sum of a day as the diary, and sums it up in words only on request', async ({
  page,
  open,
  serverWorks,
}) => {
  const asked = countCalls(page, `${calls}/generateSummary`);
  await open('/ai-food/history');
  const button = page.getByRole('button', { name: t('Summarise this day') });
  await expect(button).toBeVisible();
  // 920 kcal in the diary, by the ring and above the meals.
  const sums = { total: '920', goal: '1,700', rest: 780 };
  await expect(page.getByRole('img', { name: t('{total} of {goal} kcal: {rest} kcal left', sums) })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${t('Today')}`) })).toContainText('920');
  await expectAccessible(page);
  expect(asked()).toBe(0);
  await button.dblclick();
  await expect(page.getByText(t('Summing up the day'))).toBeVisible();
  expect(asked()).toBe(1);
  await serverWorks(6);
  await expect(page.getByRole('heading', { name: t('Day summary') })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page
    .getByRole('button', { name: t('Again today: {meal}, {name}', { meal: 'Breakfast', name: t('Today') }) })
    .click();
  await expect(page).toHaveURL(/\/ai-food\/list\?from=aifood-4172/);
  await expect(page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem')).toHaveCount(4);
});

test('the chart of the last seven days keeps its place while its days load', async ({ page, open }) => {
  const release = await holdRequest(page, `${calls}/historyRecord`);
  await open('/ai-food/history');
  const chart = page.locator('section', { has: page.getByRole('heading', { name: t('The last seven days') }) });
  const heightOf = async () => Math.round((await chart.boundingBox())?.height ?? 0);
  await expect(chart.getByRole('status')).toBeVisible();
  const height = await heightOf();
  expect(height).toBeGreaterThan(200);
  await release();
  await expect(chart.getByRole('img')).toBeVisible();
  expect(await heightOf()).toBe(height);
});

test.describe('signed out', () => {
  test.use({ guest: true });

  test('a guest sees a shared meal, or a message when it is gone', async ({ page, open, answer }) => {
    await answer('/scheme/view/foodIntellectual/historyRecord', 'shared');
    await open('/ai-food/result?shareCode=0v81c5011ig65l');
    await expect(page.getByRole('list', { name: t('Foods of the meal') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('Analyse a meal of my own') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Share this meal') })).toHaveCount(0);
    await expectAccessible(page);
    await answer('/scheme/view/foodIntellectual/historyRecord', 'failGone');
    await open('/ai-food/result?shareCode=0v81c5011ig65l');
    // Screen readers announce it, with the server's words.
    await expect(page.getByRole('alert')).toContainText(t('This is not there'));
    await expect(page.getByRole('alert').locator('[lang="zh-CN"]')).toHaveText('该分享已失效');
  });
});
