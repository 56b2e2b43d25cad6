import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const section = '/__kit?section=food';

test('household measures and grams of a portion follow each other', async ({ page, open }) => {
  await open(section);
  await page.getByRole('button', { name: 'Portion of rice' }).click();
  const sheet = page.getByRole('dialog');
  const grams = sheet.getByRole('textbox', { name: t('Weight as eaten') });
  await expect(grams).toHaveValue('150');
  await expect(sheet.getByText(t('{energy} kcal', { energy: 168 }))).toBeVisible();
  await expect(sheet.getByText(t('100 g have {per100} kcal', { per100: 112 }))).toBeVisible();
  await sheet.getByRole('button', { name: t('More: {label}', { label: 'bowl' }) }).click();
  await expect(grams).toHaveValue('225');
  await expect(sheet.getByText(t('{energy} kcal', { energy: 252 }))).toBeVisible();
  await grams.fill('75');
  await expect(sheet.getByRole('spinbutton', { name: 'bowl' })).toHaveAttribute('aria-valuenow', '0.5');
  await sheet.getByText('spoon · 40 g').click();
  await expect(grams).toHaveValue('75');
  await expect(sheet.getByRole('spinbutton', { name: 'spoon' })).toHaveAttribute('aria-valuenow', '1.88');
  await expectAccessible(page);

  await grams.fill('0');
  await sheet.getByRole('button', { name: t('Take this amount') }).click();
  await expect(grams).toBeFocused();
  await expect(grams).toHaveAccessibleDescription(t('Enter 1 to 5,000 g'));
  await grams.fill('180.5');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByTestId('grams')).toHaveText('180.5');
});

test('a food with a typed name needs an amount', async ({ page, open }) => {
  await open(section);
  await page.getByRole('button', { name: 'Portion of a typed name' }).click();
  const grams = page.getByRole('dialog').getByRole('textbox', { name: t('Weight as eaten') });
  await expect(grams).toHaveValue('');
  await page.getByRole('button', { name: t('Take this amount') }).click();
  await expect(grams).toHaveAccessibleDescription(t('Enter 1 to 5,000 g'));
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('grams')).toHaveText('');
});

test('the food search finds foods, takes a typed name, and remembers the chosen ones', async ({ page, open }) => {
  await open(section);
  const search = page.getByRole('button', { name: 'Search foods' });
  await search.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: t('Eaten most') })).toBeVisible();
  await sheet.getByRole('searchbox').fill('brown rice');
  await sheet.getByRole('button', { name: /^Cooked brown rice/ }).click();
  await expect(page.getByTestId('picked')).toHaveText('gi-002');

  await search.click();
  await expect(sheet.getByRole('heading', { name: t('Eaten lately') })).toBeVisible();
  await expect(sheet.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('searchbox').fill('手打柠檬茶');
  await expect(
    sheet.getByText(t('No food of this name is in the table. Try a shorter or another name, or use it as typed.')),
  ).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('Use “<0>{keyword}</0>” as typed', { keyword: '手打柠檬茶' }) }).click();
  await expect(page.getByTestId('picked')).toHaveText('手打柠檬茶');
});

test('energy rings say in words how much is left or over', async ({ page, open }) => {
  await open(section);
  const ring = (name: string) => page.getByRole('img', { name, exact: true });
  await expect(
    ring(t('{total} of {goal} kcal: {rest} kcal left', { total: '1,337', goal: '1,700', rest: 363 })),
  ).toBeVisible();
  await expect(
    ring(t('{total} of {goal} kcal: {over} kcal over', { total: '1,835', goal: '1,700', over: 135 })),
  ).toBeVisible();
  await expect(ring(t('{total} kcal', { total: 417 }))).toBeVisible();
});

test('a photo is taken by the camera of the app and uploaded', async ({ device, expectErrors }) => {
  // The section also shows a hostile text.
  expectErrors(/Content Security Policy/);
  const { page, app } = await device({ platform: 'android', path: '/__kit?section=media' });
  await app.getByRole('button', { name: t('Take a photo') }).click();
  await answerSheet(page, 'Choose');
  await expect(app.getByTestId('photo')).toHaveText(/^https?:\/\/|^\//);
  await app.getByRole('button', { name: t('Remove picture {number}', { number: 1 }) }).click();
  await expect(app.getByRole('button', { name: t('Take a photo') })).toBeFocused();
});
