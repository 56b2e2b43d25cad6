import { button, edit, meal, plan, preferences, row } from './support/meal-plan.ts';
import { changeReply } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

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
