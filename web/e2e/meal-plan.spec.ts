import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { changeReply, countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const modify = '/food/app/foodAnalysis/modifyCustomized';
const replace = '/food/app/foodAnalysis/replaceCustomizedPre';
const plan = '/ai-app/custom';
const preferences = '/food-app/custom/dietary-preferences';

/** Returns the card of a meal. */
const meal = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: new RegExp(`^${t(name)}`) }) });
const button = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true });
/** Returns the row of a preference, which shows its value. */
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${t(name)}`) });
/** Opens the fields of a preference, uses them, and closes them. */
async function edit(page: Page, name: string, use: () => Promise<void>): Promise<void> {
  await row(page, name).click();
  await use();
  await button(page, 'Done').click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

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

test('a planned meal is marked as eaten, opened, and put in the diary with changes', async ({ page, open }) => {
  await open(plan);
  const lunch = meal(page, 'Lunch');
  const done = (kcal: number) => expect(page.getByText(`Eaten: ${kcal} kcal`)).toBeVisible();
  await expect(lunch).toContainText(t('You ate something else: {eatenInstead} kcal', { eatenInstead: 542 }));
  // The diary already has another lunch, so the page asks which one counts.
  await lunch.getByRole('button', { name: t('Eaten') }).click();
  const question = page.getByRole('dialog', { name: t('{meal}: there is a meal already', { meal: 'Lunch' }) });
  await expect(question).toContainText('542 kcal');
  await expectAccessible(page);
  await question.getByRole('button', { name: t('Keep as it is') }).click();
  await expect(question).toBeHidden();
  await done(920);
  await lunch.getByRole('button', { name: t('Eaten') }).click();
  await question.getByRole('button', { name: t('Replace it') }).click();
  await expect(lunch.getByText(t('Eaten at {at}', { at: '16:20' }))).toBeVisible();
  await done(968);
  await expect(lunch.getByRole('button', { name: t('Swap') })).toHaveCount(0);
  await lunch.getByRole('button', { name: t('Not eaten after all') }).click();
  await done(378);

  await lunch.getByRole('button', { name: /^Scrambled eggs with tomato/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Chicken egg' })).toContainText('100 g');
  await expect(sheet).toContainText('Beat the eggs, fry them until set');
  await expectAccessible(page);
  await button(page, 'Another dish instead').click();
  await expect(sheet.getByText(t('Looking for something that suits you'))).toBeVisible();
  await button(page, 'Keep').click();

  // Meals of a past day can only be marked; meals of a future day cannot be.
  await page.getByRole('button', { name: /^Tue 17/ }).click();
  await expect(page).toHaveURL(/date=2026-11-17$/);
  await expect(meal(page, 'Snack').getByRole('button', { name: t('Eaten') })).toBeVisible();
  await expect(meal(page, 'Snack').getByRole('button', { name: t('Swap') })).toHaveCount(0);
  await page.getByRole('button', { name: /^Sat 21/ }).click();
  await expect(meal(page, 'Snack').getByRole('button', { name: t('Swap') })).toBeVisible();
  await expect(meal(page, 'Snack').getByRole('button', { name: t('Eaten') })).toHaveCount(0);
  await page.getByRole('button', { name: t('Next week') }).click();
  await expect(page.getByText(t('Nothing is planned for this day'))).toBeVisible();
  await page.goto(new URL(plan, process.env.WEB_URL).href);

  await meal(page, 'Dinner')
    .getByRole('link', { name: t('I ate it differently') })
    .click();
  await expect(page).toHaveURL(/\/ai-food\/list\?mealId=meal-4020/);
  const foods = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
  await expect(foods).toHaveText([/Chinese yam.*300 g.*171/, /chicken breast.*163/, /spinach/, /tofu soup/]);
  await page.getByRole('button', { name: t('Add to diary') }).click();
  await expect(page).toHaveURL(/\/ai-food\/result/);
});

test('the shopping list sums the chosen days, keeps its ticks, and is shared as text', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: (shared: ShareData) => Object.assign(window, { shared }) });
  });
  await open(plan);
  await button(page, 'Shopping list').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('checkbox', { name: /^Nov/, checked: true })).toHaveCount(3);
  const rice = sheet.getByRole('checkbox', { name: /^Cooked brown rice/ });
  await expect(rice).toHaveAccessibleName('Cooked brown rice 1.17 kg');
  await rice.check();
  await expect(sheet.getByRole('status').first()).toHaveText(/\d+ to buy/);
  await expectAccessible(page);
  await page.reload();
  await button(page, 'Shopping list').click();
  await expect(rice).toBeChecked();
  await button(page, 'Share').click();
  const { text = '' } = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  const lines = text.split('\n');
  expect(lines[0]).toMatch(/^Shopping list: Nov.20, Nov.21, and Nov.22$/);
  expect(lines.slice(1, 5)).toEqual(['', t('Vegetables and fruit'), '- Broccoli 540 g', '- Wax gourd 450 g']);
  expect(text).not.toContain('brown rice');
  await button(page, 'Copy as text').click();
  await expect(sheet.getByText(t('copied successfully'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await sheet.getByRole('checkbox', { name: /^Nov.22/ }).uncheck();
  // Less is needed now, so the tick still covers it.
  await expect(rice).toBeChecked();
});

test('the form of a meal plan has the allergies given elsewhere and the tags that limit meals, and a dish warns of an avoided food', async ({
  page,
  open,
}) => {
  const information = '/food/user/getUserInformation';
  const viewSubmit = '/food/app/foodAnalysis/viewCustomizedSubmit';
  const peanut = { tagId: 'tag-3014', name: '花生过敏', nameEn: 'Peanut allergy', allergens: ['peanut'] };
  await changeReply<object>(page, information, (user) => ({ ...user, healthTags: [peanut] }));
  await changeReply<object>(page, viewSubmit, (last) => ({ ...last, heededAllergies: ['crustaceans', 'egg'] }));
  await open(preferences);
  await expect(page.getByText('Peanut, from your profile')).toBeVisible();
  await row(page, 'Other allergies').click();
  await expect(page.getByRole('checkbox', { name: t('Milk'), exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: t('Peanut') })).toHaveCount(0);
  await button(page, 'Done').click();
  await row(page, 'Conditions and ways of eating').click();
  // Of the other tags, those that limit meals.
  const offered = async (label: string) => {
    const group = page.getByRole('group', { name: t('Taken into account: {label}', { label }) });
    await expect(group).toBeVisible();
    return group.locator('label').allTextContents();
  };
  expect(await offered('Conditions and values')).toEqual([
    ...['Type 1 diabetes', 'Type 2 diabetes', 'Gestational diabetes', 'High uric acid', 'Gout'],
    ...['Chronic kidney disease', 'On dialysis'],
  ]);
  expect(await offered('Way of eating')).toEqual(['Vegetarian', 'Vegan', 'Halal']);
  await expect(page.getByRole('group', { name: /^Taken into account/ })).toHaveCount(2);
  await button(page, 'Done').click();

  await row(page, 'Foods you avoid').click();
  const avoided = page.getByRole('textbox', { name: t('Food to avoid') });
  await avoided.fill('Kale, 苦瓜，aubergine with garlic sauce');
  await expect(page.getByRole('button', { name: t('Remove {tag}', { tag: 'Kale' }) })).toBeVisible();
  await expect(avoided).toHaveValue('aubergine with garlic sauce');
  await expect(avoided).toHaveAccessibleDescription(/20 characters/);
  await avoided.fill('Aubergine');
  await avoided.press('Enter');
  await page.getByRole('button', { name: t('Remove {tag}', { tag: 'Kale' }) }).click();
  await expect(avoided).toBeFocused();
  // Leaving the sheet adds the word that was not confirmed.
  await avoided.fill('Liver');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Foods you avoid')).toContainText('Aubergine');
  await expect(row(page, 'Foods you avoid')).toContainText('Liver');
  await expect(row(page, 'Foods you avoid')).toBeFocused();

  await edit(page, 'Meals to plan', async () => {
    for (const name of ['Breakfast', 'Lunch', 'Snack', 'Dinner']) {
      await page.getByRole('checkbox', { name: t(name) }).uncheck();
    }
  });
  await button(page, 'Make my plan').click();
  await expect(page.getByText(t('Choose one meal at least'))).toBeVisible();
  await expect(row(page, 'Meals to plan')).toBeFocused();
  await page.reload();
  await expect(page.getByText(t('Your unfinished changes are back.'))).toBeVisible();
  await edit(page, 'Meals to plan', () => page.getByRole('checkbox', { name: t('Lunch') }).check());
  await button(page, 'Make my plan').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Shrimp, crab, lobster, egg, entered before, and peanut, from your profile');
  await button(page, 'Keep editing').click();

  await open(plan);
  await expect(
    meal(page, 'Lunch').getByText(t('Contains {warned}, which you avoid', { warned: t('Egg') })),
  ).toBeVisible();
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
