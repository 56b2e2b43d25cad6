import { expectAccessible } from './support/accessibility.ts';
import { button, edit, meal, plan, preferences, row } from './support/meal-plan.ts';
import { countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const modify = '/food/app/foodAnalysis/modifyCustomized';
const replace = '/food/app/foodAnalysis/replaceCustomizedPre';

test('a dinner changes only to a suggestion that the person has seen, and a new plan that fails keeps the old one', async ({
  page,
  open,
  world,
  serverWorks,
}) => {
  await open(plan);
  await expect(page.getByText('1,631')).toBeVisible();
  await expect(page.getByText(t('of {goal} kcal', { goal: '1,700' }))).toBeVisible();
  // Each of the two plans links to the other.
  await expect(page.getByRole('link', { name: t('See the menu of your assessment') })).toHaveAttribute(
    'href',
    '/food-app/custom/food-health/product',
  );
  // The sum of the planned breakfast and the analysed lunch.
  await expect(page.getByText('Eaten: 920 kcal')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Nov 16 to Nov 22/ })).toBeVisible();
  await expect(meal(page, 'Breakfast').getByRole('button', { name: t('Swap') })).toHaveCount(0);
  const dinner = meal(page, 'Dinner');
  await expect(dinner).toContainText('Chinese yam');
  await expectAccessible(page);

  const applied = countCalls(page, modify);
  await dinner.getByRole('button', { name: t('Swap') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('Looking for something that suits you'))).toBeVisible();
  await serverWorks(3);
  const instead = sheet.getByRole('region', { name: t('Instead') });
  await expect(instead.getByRole('listitem')).toHaveText([
    /Cooked brown rice/,
    /Pan-seared salmon/,
    /Stir-fried broccoli/,
  ]);
  await expect(sheet.getByText('1,679 → 1,662 kcal (−17)')).toBeVisible();
  await expect(sheet.getByText('91 → 79 g (−12)')).toBeVisible();
  await expect(sheet.getByText(/valid for 10 minutes/)).toBeVisible();
  expect(applied()).toBe(0);
  await expectAccessible(page);
  await button(page, 'Use it').dblclick();
  await expect(sheet).toBeHidden();
  await expect(dinner).toContainText('Pan-seared salmon');
  // 17 kcal less of what is eaten and still planned.
  await expect(page.getByText('1,614')).toBeVisible();
  expect(applied()).toBe(1);

  // Another page of the same person uses the suggestion first.
  const prepared = page.waitForResponse((reply) => isCall(replace)(new URL(reply.url())));
  await dinner.getByRole('button', { name: t('Swap') }).click();
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

  // A suggestion expires after ten minutes.
  await dinner.getByRole('button', { name: t('Swap') }).click();
  await serverWorks(3);
  await expect(button(page, 'Use it')).toBeVisible();
  const before = await dinner.getByRole('listitem').allTextContents();
  await serverWorks(601);
  await button(page, 'Use it').click();
  await expect(sheet.getByText(t('This suggestion has expired'), { exact: true })).toBeVisible();
  await button(page, 'Another suggestion').click();
  await serverWorks(3);
  await expect(button(page, 'Use it')).toBeVisible();
  await button(page, 'Keep').click();
  await expect(dinner.getByRole('listitem')).toHaveText(before);

  await button(page, 'Delete the plan').click();
  await expect(sheet).toContainText(/11 meals are deleted: Nov\s20, Nov\s21, and Nov\s22/);
  await expect(sheet).toContainText('1 eaten meal stays');
  await button(page, 'Keep').click();

  await page.getByRole('link', { name: t('Make a new plan') }).click();
  await expect(page).toHaveURL(new RegExp(`${preferences}$`));
  await edit(page, 'Allergies', async () => {
    await expect(page.getByRole('checkbox', { name: t('Shrimp, crab, lobster') })).toBeChecked();
    for (const allergen of ['Soya', 'Peanut', 'Tree nuts', 'Egg']) {
      await page.getByRole('checkbox', { name: t(allergen), exact: true }).check();
    }
  });
  await edit(page, 'Other conditions and ways of eating', () => page.getByText('Vegan', { exact: true }).click());
  await expect(row(page, 'Other conditions and ways of eating')).toContainText('Vegan');
  await edit(page, 'Longest cooking time', async () => {
    const minutes = page.getByRole('textbox', { name: t('For one dish') });
    await minutes.fill('10');
    // Enter closes the sheet, and does not submit the form behind it.
    await minutes.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await row(page, 'Longest cooking time').click();
  });
  await button(page, 'Make my plan').click();
  await expect(sheet).toContainText(/Shrimp, crab, lobster.*soya/);
  await expect(sheet).toContainText(/Nov\s21 to Nov\s27/);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('Make plan') }).dblclick();
  await expect(page).toHaveURL(new RegExp(`${plan}$`));
  await expect(page.getByText(t('Your new plan is being made'))).toBeVisible();
  await expect(meal(page, 'Lunch').getByRole('button', { name: t('Swap') })).toBeVisible();
  await serverWorks(8);
  await expect(page.getByText(t('The new plan could not be made'))).toBeVisible();
  await expect(page.getByText(/Please check: Allergies/)).toBeVisible();
  await expect(meal(page, 'Lunch')).toBeVisible();
  await page.getByRole('link', { name: t('Change my preferences') }).click();
  await expect(row(page, 'Allergies')).toContainText(/egg/i);
  await expect(row(page, 'Longest cooking time')).toContainText('10');
  await expect(row(page, 'Allergies')).toHaveAccessibleDescription(/^Too few dishes are without these\./);
  await expect(page.getByText(/^Too few dishes are without these\./)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('See my meal plan') }).click();
  await button(page, 'Delete the plan').click();
  await sheet.getByRole('button', { name: t('Delete'), exact: true }).click();
  await expect(page.getByText(t('The meals are deleted.'))).toBeVisible();
  await expect(meal(page, 'Breakfast')).toBeVisible();
  await expect(meal(page, 'Lunch')).toHaveCount(0);
});

test('without a meal plan, the screen says what a plan is, and only members can make one', async ({
  page,
  open,
  answer,
}) => {
  await answer('/food/app/foodAnalysis/queryNeverCustomizedStatus', 'never');
  const days = countCalls(page, '/food/app/foodAnalysis/customizedCalendar');
  await open(plan);
  await expect(page.getByText(t('Seven days of meals that suit you'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('Say what I like') })).toBeVisible();
  expect(days()).toBe(0);
  await expectAccessible(page);
  await answer('/food/member/has-permission', 'nonMemberMealPlan');
  await open(preferences);
  await expect(button(page, 'Make my plan')).toHaveCount(0);
  await expect(page.getByText(t('This is for members'))).toBeVisible();
  await answer('/food/app/foodAnalysis/queryCustomizedGuideFlag', 'show');
  await open(plan);
  await expect(page.getByText(t('How to use your plan'))).toBeVisible();
  await open(`${plan}?date=2026-02-30`);
  await expect(page.getByText(t('This link has no date'))).toBeVisible();
});

test('a meal plan that no longer fits a new allergy says so, and offers a new plan', async ({ page, open, world }) => {
  const outdated = page.getByText(t('This plan no longer fits you'));
  await open(plan);
  await expect(page.getByRole('heading', { name: /Nov 16 to Nov 22/ })).toBeVisible();
  await expect(outdated).toHaveCount(0);
  const saved = await page.request.post(new URL('/food/user/saveUserInformation', process.env.MOCK_URL).href, {
    headers: { userToken: world, appVersion: '1.0.0', source: '' },
    data: { healthTagIds: ['tag-3015'], dietaryGoal: 'gainMuscle' },
  });
  expect(await saved.json()).toMatchObject({ success: true });

  await open('/food-app');
  await expect(outdated).toBeVisible();
  await page.getByRole('link', { name: t('Make a new plan') }).click();
  await expect(page).toHaveURL(new RegExp(preferences));

  await open(plan);
  await expect(outdated).toBeVisible();
  await expect(page.getByText(/^You have added an allergy/)).toBeVisible();
  await expect(page.getByText(t('Your daily energy has changed by more than a tenth.'))).toBeVisible();
  await expectAccessible(page);

  // The menu uses the energy of its assessment, which has not changed.
  for (const path of ['/food-app/custom/food-health', '/food-app/custom/food-health/product']) {
    await open(path);
    await expect(outdated).toBeVisible();
    await expect(page.getByText(/^You have added an allergy/)).toBeVisible();
    await expect(page.getByText(t('Your daily energy has changed by more than a tenth.'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('Do the assessment again') })).toHaveCount(1);
  }
});
