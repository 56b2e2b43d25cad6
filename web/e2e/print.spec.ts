/** Tests printouts: only the content, black on white, with the address and the date. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });

const printed = {
  'the record for the doctor': '/medicine-remind/record?days=30',
  'the report of a week': '/food-app/report/week?date=2026-11-13',
  'the deep report': '/food-app/report',
  'the report of a meal': '/food-app/report/meal?analysisId=analysis-4126',
  'the meal plan': '/ai-app/custom',
};

/** The visible elements that have no place on paper, and the texts that are not dark. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const tools = [
      ...document.querySelectorAll('nav, [role="tablist"], main button:not(:has(*)), input[type="search"]'),
    ];
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        shown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return [
      ...tools
        .filter((element) => shown(element) && !element.classList.contains('visually-hidden'))
        .map((element) => `tool: ${element.outerHTML.slice(0, 80)}`),
      ...texts
        .filter((element) => luminance(getComputedStyle(element).color) > 0.5)
        .map((element) => `pale: ${element.textContent}`),
    ];
  });

for (const [name, address] of Object.entries(printed)) {
  test(`${name} is printed without controls, dark on white`, async ({ page, open }) => {
    await open(address);
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(page.getByRole('status', { name: t('Loading') })).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const broken = await page
      .locator('main section')
      .evaluateAll((sections) =>
        sections
          .map((section) => getComputedStyle(section))
          .filter(
            ({ backgroundColor, breakInside }) => backgroundColor !== 'rgba(0, 0, 0, 0)' && breakInside !== 'avoid',
          ),
      );
    expect(broken).toHaveLength(0);
    // Chromium tells the page before it prints.
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000);
    await expect(page.locator('html')).toHaveAttribute(
      'data-printed',
      `${new URL(page.url()).host}${address.replace(/\?.*/, '')} · Nov\u00a020, 2026`,
    );
  });
}

test('of the shopping list, only the dialog is printed', async ({ page, open }) => {
  await open('/ai-app/custom');
  await page.getByRole('button', { name: t('Shopping list') }).click();
  const sheet = page.getByRole('dialog', { name: t('Shopping list') });
  await expect(sheet.getByRole('checkbox').last()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(sheet.getByRole('heading', { name: t('Shopping list') })).toBeVisible();
  // All of it, not only what the window has the space for.
  await expect(sheet).not.toHaveCSS('position', 'fixed');
  expect(await sheet.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  const last = await sheet.getByRole('checkbox').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((await sheet.boundingBox())?.height ?? 0);
});
