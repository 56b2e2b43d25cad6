/** Tests the context menu of rows in a window with a mouse. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test('a right click on a dose shows its actions, which work as on the row', async ({ page, open }) => {
  await open('/medicine-remind');
  expect(await page.evaluate(() => navigator.maxTouchPoints)).toBe(0);
  const dose = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Skip/ }) })
    .first();
  const skip = dose.getByRole('button', { name: /^Skip/ });
  await expect(page.getByRole('navigation', { name: t('Places of the app') })).toBeVisible();
  const name = (await skip.getAttribute('aria-label')) ?? '';
  await dose.getByRole('heading').click({ button: 'right' });
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveCount(await dose.getByRole('button').count());
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(page);
  // Arrow keys move, and Escape gives back what had the focus.
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  // A press beside the menu closes it.
  await dose.getByRole('heading').click({ button: 'right' });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);

  await dose.getByRole('heading').click({ button: 'right' });
  await menu.getByRole('menuitem', { name }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: name.replace(/^Skip/, 'Undo') })).toBeVisible();
});

test('the keys of a keyboard open the menu of an order at the control with the focus', async ({ page, open }) => {
  await open('/food-app/product/order/list');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: t('Request refund') }) })
    .first();
  const link = row.getByRole('link', { name: t('Request refund') });
  // The menu loads with the navigation.
  await expect(page.getByRole('navigation', { name: t('Places of the app') })).toBeVisible();
  await link.focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: t('Open in a new tab') })).toBeVisible();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: t('Request refund') }).click();
  await expect(page).toHaveURL(/refund\/apply/);
});

test('the menu of the browser stays where there is no row, and beside selected text', async ({ page, open }) => {
  await open('/medicine-remind');
  const heading = page.getByRole('heading', { level: 3 }).first();
  await expect(page.getByRole('navigation', { name: t('Places of the app') })).toBeVisible();
  await expect(heading).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await heading.selectText();
  await heading.dispatchEvent('contextmenu', { button: 2, clientX: 300, clientY: 300 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await heading.dispatchEvent('contextmenu', { button: 2, clientX: 300, clientY: 300 });
  await expect(page.getByRole('menu')).toBeVisible();
});
