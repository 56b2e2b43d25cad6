import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Simulates the browser's translator: replaces all texts by elements, including those added later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (text: Text) => {
      const { parentElement: parent, data } = text;
      if (!parent || !data.trim() || parent.closest('font, script, style, textarea, svg')) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`${data}`);
      text.replaceWith(outer);
    };
    const textsOf = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return root instanceof Text ? [root] : texts;
    };
    for (const text of textsOf(document.body)) replace(text);
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const text of added.filter((node) => node.isConnected).flatMap(textsOf)) replace(text);
    }).observe(document.body, { childList: true, subtree: true });
  });

const translated = (page: Page) => page.locator('main font').first();

test('a translated calculator shows the result of what the person types', async ({ page, open }) => {
  await open('/tools/bmi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translate(page);
  await expect(translated(page)).toBeAttached();
  const [height, weight] = [
    page.getByRole('textbox', { name: t('Height') }),
    page.getByRole('textbox', { name: t('Weight') }),
  ];
  await page.getByRole('textbox', { name: t('Age') }).fill('34');
  await height.fill('170');
  await weight.fill('60');
  await expect(page.getByRole('main')).toContainText('20.8');
  await weight.fill('90');
  await expect(page.getByRole('main')).toContainText('31.1');
  await expect(page.getByRole('main')).not.toContainText('20.8');
});

test('a dose is taken on the translated medication screen', async ({ page, open }) => {
  await open('/medicine-remind');
  const take = page.getByRole('button', { name: /^Take / });
  await expect(take.first()).toBeVisible();
  await translate(page);
  await expect(translated(page)).toBeAttached();
  const before = await take.count();
  await take.first().click();
  await expect(take).toHaveCount(before - 1);
  await expect(page.getByText(t('Taken at {time}', { time: '16:20' }))).toHaveCount(1);
});

const screens = [
  '/',
  '/purine',
  '/growth-curve',
  '/health-data/detail?healthDataType=weight',
  '/execution-plan',
  '/ai-app',
  '/ai-app/custom',
  '/food-app',
  '/contact-us',
];

for (const path of screens) {
  test(`the first controls of the translated ${path} work`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // oxlint-disable-next-line playwright/no-networkidle -- a browser translates what is there, whichever screen it is
    await page.waitForLoadState('networkidle');
    await translate(page);
    // Errors of the page fail the test. Pressing a control may remove others.
    const controls = page.locator('main').locator('button, summary, input[type="radio"], input[type="checkbox"]');
    for (let index = 0; index < 6; index += 1) {
      const control = controls.nth(index);
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      await control.dispatchEvent('click');
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(t('This page did not open'))).toHaveCount(0);
  });
}
