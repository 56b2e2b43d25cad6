import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('a sheet takes the focus, keeps it and returns it', async ({ page, story }) => {
  await story('overlays-sheet--long');
  const opener = page.getByRole('button', { name: 'All of it' });
  const sheet = page.getByRole('dialog', { name: 'All of it' });
  await opener.click();
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await expect(start(sheet)).toBeFocused();
  // Its content scrolls; its buttons stay.
  await expect(sheet.getByRole('button', { name: 'Understood' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  for (const close of [
    () => page.mouse.click(180, 20),
    () => sheet.getByRole('button', { name: t('Close') }).click(),
    () => sheet.getByRole('button', { name: 'Understood' }).click(),
  ]) {
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await stands(sheet);
    await close();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
  // Selecting text up to a point beside the sheet does not close it.
  await page.keyboard.press('Enter');
  await sheet.getByRole('paragraph').first().hover();
  await page.mouse.down();
  await page.mouse.move(180, 20);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
});

for (const modal of [true, false]) {
  test(`a dialog over a sheet keeps the focus ${modal ? 'as a modal dialog' : 'where the browser has no modal dialogs'}`, async ({
    page,
    story,
  }) => {
    if (!modal) await withoutModals(page);
    await story('overlays-sheet--short');
    const opener = page.getByRole('button', { name: 'How to weigh yourself' });
    const sheet = page.getByRole('dialog', { name: 'How to weigh yourself' });
    const question = page.getByRole('dialog', { name: 'Delete this record?' });
    const remove = sheet.getByRole('button', { name: 'Delete the advice' });
    const keep = question.getByRole('button', { name: 'Keep' });
    await opener.click();
    await remove.click();
    await expect(keep).toBeFocused();
    await expect(question).toHaveAccessibleDescription('It cannot be brought back.');
    for (let times = 0; times < 5; times++) await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await keep.focus();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    // The page scrolls again.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  });
}

test('a sheet works the same where the browser has no modal dialogs', async ({ page, story }) => {
  await withoutModals(page);
  await story('overlays-sheet--short');
  const opener = page.getByRole('button', { name: 'How to weigh yourself' });
  const sheet = page.getByRole('dialog');
  await opener.click();
  await expect(start(sheet)).toBeFocused();
  // The focus goes from the last button back to the start.
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Delete the advice' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(start(sheet)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await stands(sheet);
  await page.mouse.click(180, 20);
  await expect(sheet).toBeHidden();
});

test('a second press presses nothing in a sheet that still grows out of its button', async ({ page, story }) => {
  await story('overlays-sheet--short');
  const growing = await page.addStyleTag({
    content: 'dialog, dialog * { animation-play-state: paused !important; animation-delay: -100ms !important }',
  });
  await page.getByRole('button', { name: 'How to weigh yourself' }).click();
  const sheet = page.getByRole('dialog');
  const box = await sheet.getByRole('button', { name: 'Delete the advice' }).boundingBox();
  if (!box) throw new Error('The sheet has no button.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await growing.evaluate((style: HTMLStyleElement) => style.remove());
  await stands(sheet);
  await expect(sheet).toHaveAccessibleName('How to weigh yourself');
});

/** Waits for the end of a sheet's animation, in which it takes no press. */
const stands = async (sheet: Locator) => {
  await expect(sheet).toBeVisible();
  await sheet.evaluate((dialog) =>
    Promise.allSettled(dialog.getAnimations({ subtree: true }).map((one) => one.finished)),
  );
};

/** A sheet's content, where screen readers and keyboard users start. */
const start = (sheet: Locator) => sheet.locator('[data-start]');

/** Emulates Safari 14, which has no modal dialogs. */
const withoutModals = (page: Page) =>
  page.addInitScript(() => {
    (HTMLDialogElement.prototype as { showModal?: unknown }).showModal = undefined;
  });
