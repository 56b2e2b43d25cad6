import { expectAccessible } from './support/accessibility.ts';
import { button, plan } from './support/meal-plan.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

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
