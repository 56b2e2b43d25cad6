import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The screens with fields to fill in. */
const forms = [
  '/medicine-remind/add',
  '/tools/basal-metabolism',
  '/tools/bmi',
  '/tools/heart-rate',
  '/tools/predicted-height',
  '/tools/standard-weight',
  '/tools/waist-hip-ratio',
  '/ai-app/user/profile',
  '/food-app/custom/dietary-preferences',
  '/food-app/feed-back',
  '/contact-us',
];

/** The largest value by type of field. Other fields accept any text. */
const largest: Record<string, string> = {
  date: '9999-12-31',
  'datetime-local': '9999-12-31T23:59',
  month: '9999-12',
  time: '23:59',
  number: '1e308',
};

/** Text of other scripts with marks and a long word, as a clipboard may hold. */
const pasted = `\u202e١٢٫٥ "><b>&amp;${'x'.repeat(500)} 👩‍👩‍👧`;

/** Puts a text into the focused field as a clipboard does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, text) => {
    element.focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, text);
  }, text);

async function fieldsOf(page: Page): Promise<Locator[]> {
  const kinds = ['checkbox', 'radio', 'file', 'range', 'hidden'].map((type) => `:not([type="${type}"])`).join('');
  return page.locator(`input${kinds}:visible:enabled, textarea:visible:enabled`).all();
}

/** Fills each visible field with nothing, with too much and with a paste, then restores it. */
async function fillFields(page: Page): Promise<void> {
  for (const field of await fieldsOf(page)) {
    const type = (await field.getAttribute('type')) ?? 'text';
    const before = await field.inputValue();
    for (const value of ['', largest[type] ?? '9'.repeat(400)]) await field.fill(value);
    if (!(type in largest)) await paste(field, pasted);
    await field.blur();
    await field.fill(before);
  }
}

for (const path of forms) {
  test(`every field of ${path} takes any text`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rows = page.getByRole('main').locator('button[aria-haspopup="dialog"]');
    await expect.poll(async () => (await fieldsOf(page)).length + (await rows.count())).toBeGreaterThan(0);
    await fillFields(page);
    // Fields in sheets.
    for (const row of await rows.all()) {
      await row.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fillFields(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    // An error would replace the fields, and the console would report it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await fieldsOf(page)).length + (await rows.count())).toBeGreaterThan(0);
  });
}
