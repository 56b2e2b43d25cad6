import { expectAccessible } from './support/accessibility.ts';
import { button, meal, plan } from './support/meal-plan.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

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
  await expect(sheet.getByRole('listitem').filter({ hasText: /^Egg/ })).toContainText('100 g');
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
