/**
 * Records one day of a person, and checks the totals: breakfast by photo, lunch from the plan, dinner by search, snack as
 * yesterday.
 */
import type { Page } from '@playwright/test';
import { choosePhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const foodsOf = (page: Page) => page.getByRole('list', { name: t('Foods of the meal') });
const ring = (page: Page, total: string, rest: string) =>
  page.getByRole('img', { name: t('{total} of {goal} kcal: {rest} kcal left', { total, goal: '1,700', rest }) });
const put = (page: Page) => page.getByRole('button', { name: t('Add to diary') }).click();

/** Replaces a meal, because the example's diary already has a breakfast and a lunch. */
async function replace(page: Page, meal: string, there: RegExp): Promise<void> {
  const question = page.getByRole('dialog', { name: t('{meal}: there is a meal already', { meal }) });
  await expect(question).toContainText(there);
  await question.getByRole('button', { name: t('Replace it') }).click();
  await expect(page.getByText(t('In your diary'))).toBeVisible();
}

async function setGrams(page: Page, food: RegExp, grams: string): Promise<void> {
  await foodsOf(page).getByRole('button', { name: food }).click();
  await page.getByRole('textbox', { name: t('Weight as eaten') }).fill(grams);
  await page.getByRole('button', { name: t('Take this amount') }).click();
}

test('every screen shows the same total of a day, however its meals were added', async ({
  page,
  open,
  serverWorks,
}) => {
  test.setTimeout(120_000);
  // The URL of an upload decides which foods the mock recognises.
  await page.route('**/__mock/pictures?*', (route) => route.fulfill({ json: { url: '/meals/bread-yogurt-kiwi.svg' } }));

  // Breakfast: bread 88, yogurt 108, kiwi 49, together 245.
  await open('/ai-food/list?mealType=breakfast');
  await choosePhoto(page, () => page.getByRole('button', { name: t('Choose photo') }).click());
  await expect(page.getByText(t('Looking at your photo'))).toBeVisible();
  await serverWorks(6);
  await expect(foodsOf(page).getByRole('listitem')).toHaveText([/88 kcal/, /108 kcal/, /49 kcal/]);
  await put(page);
  await replace(page, 'Breakfast', /378 kcal/);
  await expect(ring(page, '787', '913')).toBeVisible();

  // Lunch: less rice than planned, 112 + 216 + 94 = 422.
  await open('/ai-app/custom');
  await page
    .locator('section', { has: page.getByRole('heading', { level: 2, name: /^Lunch/ }) })
    .getByRole('link', { name: t('I ate it differently') })
    .click();
  await expect(foodsOf(page).getByRole('listitem')).toHaveText([/280 kcal/, /216 kcal/, /94 kcal/]);
  await setGrams(page, /^Cooked brown rice/, '100');
  await put(page);
  await replace(page, 'Lunch', /542 kcal/);
  await expect(ring(page, '667', '1,033')).toBeVisible();

  // Dinner: a bowl of rice, 168.
  await open('/ai-food/list?mealType=dinner&add=search');
  await page.getByRole('searchbox').fill('brown rice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cooked brown rice/ })
    .click();
  await page.getByRole('button', { name: 'Take 1 food' }).click();
  await put(page);
  await expect(page.getByText(t('In your diary'))).toBeVisible();
  await expect(ring(page, '835', '865')).toBeVisible();
  const dinner = new URL(page.url());

  // Snack: strawberries and yogurt as yesterday, 136.
  await open('/ai-app/analyze');
  await page.getByRole('button', { name: t('Log'), exact: true }).click();
  await expect(page.getByText(t('{meal}, {kcal} kcal: in your diary', { meal: 'Snack', kcal: 136 }))).toBeVisible();
  await expect(ring(page, '971', '729')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Dinner/ })
      .first(),
  ).toContainText('168');

  // A correction: 200 g of rice are 224.
  await open(`${dinner.pathname}${dinner.search}`);
  await setGrams(page, /^Cooked brown rice/, '200');
  await expect(ring(page, '1,027', '673')).toBeVisible();
  await page.getByRole('button', { name: t('Save the changes') }).click();
  await expect(page.getByRole('button', { name: t('Save the changes') })).toHaveCount(0);

  // Every screen shows the same day.
  await open('/food-app/report/day');
  await expect(ring(page, '1,027', '673')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^(Breakfast|Lunch|Dinner|Snack) ·/ })).toHaveText([
    /245 kcal/,
    /422 kcal/,
    /224 kcal/,
    /136 kcal/,
  ]);
  await open('/ai-food/history');
  await expect(ring(page, '1,027', '673')).toBeVisible();
  await open('/food-app');
  await expect(page.getByRole('main')).toContainText(/673 kcal left/);
  await expect(page.getByText(t('{of} of {all} eaten', { of: '1,027', all: '1,700' }))).toBeVisible();
  await open('/ai-app/custom');
  await expect(page.getByRole('main')).toContainText(/1,027/);

  await open('/food-app/report/week');
  await page.getByRole('button', { name: t('Make it'), exact: true }).click();
  await expect(page.getByText(t('Making your report'))).toBeVisible();
  await serverWorks(10);
  await expect(page.getByText('1,027 kcal')).toBeVisible();
});
