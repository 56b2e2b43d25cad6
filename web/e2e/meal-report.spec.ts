import { expectAccessible } from './support/accessibility.ts';
import { saveElsewhere } from './support/consents.ts';
import { countCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/food/app/foodAnalysis';
const permission = '/food/member/has-permission';
const of = (screen: string, analysisId: string) => `/food-app/analyze/${screen}?analysisId=${analysisId}`;

test('the deep analysis shows its weakest findings first, and compares nutrients with a third of a day', async ({
  page,
  open,
}) => {
  await open(of('more', 'analysis-4126'));
  await page.getByText(t('All findings')).click();
  const findings = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(findings.first()).toContainText(t('Needs work'));
  await expect(page.getByRole('progressbar', { name: t('Meal score') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('More than advised') })).toBeVisible();
  await expect(
    page.getByText(t('{amount} {unit}, aim for {min}+ {unit}', { amount: 4.2, min: 8.33, unit: 'g' })),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a member asks for the deep analysis and waits for it', async ({ page, open, serverWorks }) => {
  const asked = countCalls(page, `${calls}/submitDeepAnalysis`);
  await open(of('more', 'analysis-4125'));
  await page.getByRole('button', { name: t('Analyse in depth') }).dblclick();
  await expect(page.getByText(t('Looking deeper into your meal'))).toBeVisible();
  expect(asked()).toBe(1);
  await serverWorks(8);
  await expect(page.getByRole('progressbar', { name: t('Meal score') })).toBeVisible();
});

test('a person without a membership sees the membership gate instead of asking for the deep analysis', async ({
  page,
  open,
  answer,
}) => {
  const asked = countCalls(page, `${calls}/submitDeepAnalysis`);
  await answer(permission, 'usedUp');
  await open(of('more', 'analysis-4125'));
  await expect(page.getByText(t('This is for members'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Analyse in depth') })).toHaveCount(0);
  expect(asked()).toBe(0);
  await expectAccessible(page);
});

test('the ingredients of a meal say what is flagged, and never that a meal is safe', async ({ page, open, answer }) => {
  await open(of('ingredients', 'analysis-4126'));
  const bears = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('Relevant to your health') }) });
  await expect(bears).toContainText(t('High glycaemic index: {figure}', { figure: 83 }));
  await expect(page.getByRole('main')).toContainText(t('Egg'));
  const names = page.getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(3);
  await page.getByRole('switch', { name: t('Only what is flagged') }).check();
  await expect(names).toHaveCount(2);

  await answer(`${calls}/queryIngredientRecord`, 'noFlags');
  await open(of('ingredients', 'analysis-4106'));
  await expect(page.getByText(t('We found nothing to flag. That does not mean it is safe for you.'))).toBeVisible();
  await answer(`${calls}/queryIngredientRecord`, 'failNotReady');
  await open(of('ingredients', 'analysis-4127'));
  await expect(page.getByRole('link', { name: t('See how far it is') })).toBeVisible();
});

test('an allergen of the person comes first among the flags of a meal', async ({ page, open, world }) => {
  // Eggs.
  await saveElsewhere(page, world, { healthTagIds: ['tag-3015'] });
  await open(of('ingredients', 'analysis-4126'));
  const flags = page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(flags.first().getByRole('heading')).toHaveText(t('Contains what you are allergic to'));
  await expect(flags.first()).toContainText(t('Egg'));
  const notFound = t('Not among the ingredients listed here: {names}. What the kitchen added is not known.', {
    names: t('Shrimp, crab, lobster').toLowerCase(),
  });
  await expect(page.getByText(notFound)).toBeVisible();
  await expect(flags.filter({ hasText: t('Good to know') }).filter({ hasText: t('Egg') })).toHaveCount(0);
});

test('the picture of the ingredients has no health notes until they are switched on', async ({ page, open }) => {
  const logged = countCalls(page, '/food/share/log');
  await open(of('ingredients-share', 'analysis-4126'));
  const lines = page.getByTestId('poster-lines');
  await expect(lines).toContainText('Steamed white rice 200 g');
  const note = t('High glycaemic index: {figure}', { figure: 83 });
  await expect(lines).not.toContainText(note);
  await expect(lines).not.toContainText(`${t('Egg')} (`);
  await page.getByRole('switch', { name: t('With my health notes') }).check();
  await expect(lines).toContainText(note);
  await expect(lines).toContainText(`${t('Egg')} (`);
  await page.getByRole('switch', { name: t('With my health notes') }).uncheck();
  await page.getByRole('button', { name: t('Create picture') }).click();
  await expect(page.getByRole('img', { name: t('{meal}: ingredients', { meal: 'Lunch' }) })).toBeVisible();
  expect(logged()).toBe(0);
});

test('a meal report shows the share of the day, and a planned meal has no deep analysis', async ({ page, open }) => {
  await open('/food-app/report/meal?analysisId=analysis-4126');
  await expect(page.getByText(t('{kcal} kcal', { kcal: 542 }), { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      t('{share} of the day’s target. Usual for this meal: {from}–{to}.', { share: '32%', from: 30, to: '40%' }),
    ),
  ).toBeVisible();
  await expect(page.getByText(t('Fibre: {amount} of {least} g for the day', { amount: 4.2, least: 25 }))).toBeVisible();

  await open('/food-app/report/meal?mealId=meal-4017&date=2026-11-20');
  await expect(page.getByText(t('From your plan'))).toBeVisible();
  await expect(
    page.getByText(t('A meal of the plan has no deep analysis. The plan itself says what a day does not keep.')),
  ).toBeVisible();
  await open('/food-app/report/meal?mealId=meal-4017');
  await expect(page.getByText(t('This link has no meal'))).toBeVisible();
});
