import { expectFits } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('an amount field reports a wrong value when it loses the focus, and a too large one at once', async ({
  page,
  open,
}) => {
  await open('/__kit?section=shop');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveAccessibleDescription('Between ¥10.00 and ¥252.60');
  await amount.fill('9.99');
  await amount.blur();
  await expect(amount).toHaveAccessibleDescription(t('Enter {least} or more', { least: '¥10.00' }));
  await amount.fill('252.61');
  await expect(amount).toHaveAccessibleDescription(t('Enter no more than {most}', { most: '¥252.60' }));
  await amount.fill('12.345');
  await amount.blur();
  await expect(amount).toHaveAccessibleDescription(t('Enter an amount with two decimals at most'));
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(amount).toHaveValue('252.60');
  await expect(amount).toHaveAccessibleDescription('Between ¥10.00 and ¥252.60');
});

test('prices and goods without data show a dash, and a drawing replaces a broken picture', async ({ page, open }) => {
  await open('/__kit?section=shop');
  const price = (text: string) => page.getByText(text, { exact: true });
  await expect(price('¥29.90')).toBeVisible();
  await expect(price('−¥20.00')).toBeVisible();
  await expect(page.getByText('NaN')).toHaveCount(0);
  await expect(page.locator('s')).toHaveText([
    t('was {before}', { before: '¥599.00' }),
    t('was {before}', { before: '¥159.00' }),
  ]);
  await expect(page.locator('img[src="/missing.png"]')).toHaveCount(0);
});

test('pictures of goods open full screen, and the arrow keys move between them', async ({ page, open }) => {
  await open('/__kit?section=shop');
  const picture = (number: number) =>
    page.getByRole('button', {
      name: t('{name}, picture {number} of {total}', { name: 'Body composition scale', number, total: 3 }),
    });
  await picture(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: t('Picture {number} of {total}', { number: 3, total: 3 }) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(3)).toBeFocused();
});

test('parcels and addresses show markup as plain text, and a dash for missing values', async ({ page, open }) => {
  await open('/__kit?section=shop');
  await expect(page.getByText(/<b>无法联系收件人<\/b>/)).toBeVisible();
  await expect(page.getByText(t('Held up')).first()).toBeVisible();
  // Two of the three parcels have a number to copy.
  await expect(page.getByRole('button', { name: t('Copy the parcel’s number') })).toHaveCount(2);
  await expect(page.getByText(t('The carrier has not noted anything yet.'))).toBeVisible();
  await expect(page.getByText('138****1234')).toBeVisible();
  await expect(page.getByText('undefined')).toHaveCount(0);
  await expectFits(page);
});

test('a timeline begins with the newest entry, and an entry without a time says so', async ({ page, open }) => {
  await open('/__kit?section=steps');
  const entries = page.getByRole('list', { name: 'The parcel' }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('Problem');
  await expect(entries.first()).toContainText('Fri, Nov 20, 09:12');
  await expect(entries.last()).toHaveText('Without a time—');
  await expect(page.getByRole('heading', { name: `Choose the goods ${t('done')}` })).toBeVisible();
  await expect(page.getByText(t('Step {step} of {total}', { step: 1, total: 2 }))).toBeVisible();
});
