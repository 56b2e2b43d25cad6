import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const modify = '/food/app/foodAnalysis/modifyCustomized';
const replace = '/food/app/foodAnalysis/replaceCustomizedPre';
const plan = '/ai-app/custom';
const preferences = '/food-app/custom/dietary-preferences';

/** The card of a meal. */
const meal = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: new RegExp(`^${t(name)}`) }) });
const button = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true });

test('dinner changes only by what the person has seen, and a plan that fails leaves the old one', async ({
  page,
  open,
  world,
  serverWorks,
}) => {
  await open(plan);
  await expect(page.getByText('1,676')).toBeVisible();
  await expect(page.getByText(t('of {goal} kcal planned', { goal: '1,700' }))).toBeVisible();
  await expect(page.getByText(t('{done} kcal eaten so far', { done: 377 }))).toBeVisible();
  await expect(page.getByRole('heading', { name: /Nov 16 to Nov 22/ })).toBeVisible();
  await expect(meal(page, 'Breakfast').getByRole('button', { name: t('Something else') })).toHaveCount(0);
  const dinner = meal(page, 'Dinner');
  await expect(dinner).toContainText('Chinese yam');
  await expectAccessible(page);

  const applied = countCalls(page, modify);
  await dinner.getByRole('button', { name: t('Something else') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('Looking for something that suits you'))).toBeVisible();
  await serverWorks(3);
  const instead = sheet.getByRole('region', { name: t('Instead') });
  await expect(instead.getByRole('listitem')).toHaveText([
    /Cooked brown rice/,
    /Pan-seared salmon/,
    /Stir-fried broccoli/,
  ]);
  await expect(sheet.getByText('1,676 → 1,659 kcal (-17)')).toBeVisible();
  await expect(sheet.getByText('91 → 79 g (-12)')).toBeVisible();
  await expect(sheet.getByText(/holds for 10 minutes/)).toBeVisible();
  expect(applied()).toBe(0);
  await expectAccessible(page);
  await button(page, 'Use it').dblclick();
  await expect(sheet).toBeHidden();
  await expect(dinner).toContainText('Pan-seared salmon');
  await expect(page.getByText('1,659')).toBeVisible();
  expect(applied()).toBe(1);

  // Another page of the same person uses the suggestion first.
  const prepared = page.waitForResponse((reply) => isCall(replace)(new URL(reply.url())));
  await dinner.getByRole('button', { name: t('Something else') }).click();
  const { previewId } = (await (await prepared).json()).data;
  await serverWorks(3);
  await expect(button(page, 'Use it')).toBeVisible();
  const first = await page.request.post(new URL(modify, process.env.MOCK_URL).href, {
    headers: { userToken: world, appVersion: '1.0.0', source: '' },
    data: { action: 'apply', previewId },
  });
  expect(await first.json()).toMatchObject({ success: true });
  await button(page, 'Use it').click();
  await expect(page.getByText(t('This change was made already.'))).toBeVisible();
  await expect(sheet).toBeHidden();

  // Ten minutes later a suggestion no longer holds.
  await dinner.getByRole('button', { name: t('Something else') }).click();
  await serverWorks(3);
  await expect(button(page, 'Use it')).toBeVisible();
  const before = await dinner.getByRole('listitem').allTextContents();
  await serverWorks(601);
  await button(page, 'Use it').click();
  await expect(sheet.getByText(t('This suggestion has expired'), { exact: true })).toBeVisible();
  await button(page, 'Another suggestion').click();
  await serverWorks(3);
  await expect(button(page, 'Use it')).toBeVisible();
  await button(page, 'Keep what is planned').click();
  expect(await dinner.getByRole('listitem').allTextContents()).toEqual(before);

  await button(page, 'Delete the plan').click();
  await expect(sheet).toContainText(/11 meals are deleted: Nov\s20, Nov\s21, and Nov\s22/);
  await expect(sheet).toContainText('1 eaten meal stays');
  await button(page, 'Keep').click();

  await page.getByRole('link', { name: t('Make a new plan') }).click();
  await expect(page).toHaveURL(new RegExp(`${preferences}$`));
  await expect(page.getByRole('checkbox', { name: t('Shrimp, crab, lobster') })).toBeChecked();
  for (const allergen of ['Egg', 'Milk', 'Soya', 'Fish']) {
    await page.getByRole('checkbox', { name: t(allergen), exact: true }).check();
  }
  await page.getByRole('textbox', { name: t('Longest cooking time') }).fill('10');
  await button(page, 'Make my plan').click();
  await expect(sheet).toContainText('Shrimp, crab, lobster, Fish, Egg, Soya, and Milk');
  await expect(sheet).toContainText(/Nov\s21 to Nov\s27/);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('Make my plan') }).dblclick();
  await expect(page).toHaveURL(new RegExp(`${plan}$`));
  await expect(page.getByText(t('Your new plan is being made'))).toBeVisible();
  await expect(meal(page, 'Lunch').getByRole('button', { name: t('Something else') })).toBeVisible();
  await serverWorks(8);
  await expect(page.getByText(t('The new plan could not be made'))).toBeVisible();
  await expect(page.getByText(t('Look at: {fields}.', { fields: 'Allergies and Meals to plan' }))).toBeVisible();
  await expect(meal(page, 'Lunch')).toBeVisible();
  await page.getByRole('link', { name: t('Change my preferences') }).click();
  await expect(page.getByRole('checkbox', { name: t('Egg'), exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: t('Longest cooking time') })).toHaveValue('10');
  await expect(page.getByText(t('One of these meals has no dish that suits. Plan fewer meals.'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('To my meal plan') }).click();
  await button(page, 'Delete the plan').click();
  await sheet.getByRole('button', { name: t('Delete'), exact: true }).click();
  await expect(page.getByText(t('The meals are deleted.'))).toBeVisible();
  await expect(meal(page, 'Breakfast')).toBeVisible();
  await expect(meal(page, 'Lunch')).toHaveCount(0);
});
