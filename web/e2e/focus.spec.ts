import type { Page } from '@playwright/test';
import { expectSpokenUnits } from './support/accessibility.ts';
import { pressAll } from './support/press.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';
import { goOn, tours, watchScreen } from './support/tour.ts';

test.describe('every button keeps the focus in the visible part of the page, and opens accessible dialogs', () => {
  for (const { name, stops } of tours()) {
    test(name, async ({ page, open, expectErrors }) => {
      // A command may fail, for example because the test has sent it before.
      expectErrors(/./);
      // A link to the native app opens nothing, and its host need not answer.
      const { origin } = new URL(process.env.WEB_URL as string);
      await page.route(
        (url) => url.protocol.startsWith('http') && url.origin !== origin,
        (route) => route.fulfill({ status: 204 }),
      );
      const untilComplete = watchScreen(page, t('Loading'));
      const pressed = new Set<string>();
      const dialogs = new Set<string>();
      for (const [index, [path, address]] of stops.entries()) {
        await test.step(path, async () => {
          await (index === 0 ? open(address) : goOn(page, address));
          await untilComplete();
          await expectSpokenUnits(page);
          const other = path === '/404' ? '/contact-us' : '/404';
          const found = await pressAll({ page, open, address, other, untilComplete, pressed, dialogs });
          expect.soft(found, path).toEqual([]);
        });
      }
    });
  }
});

test('the check of units finds a sign beside a field that is not part of its name', async ({ page, open }) => {
  await open('/tools/bmi');
  await expectSpokenUnits(page);
  await page.getByRole('textbox', { name: t('Height') }).evaluate((field) => field.removeAttribute('aria-labelledby'));
  await expect(expectSpokenUnits(page)).rejects.toThrow('cm');
});

/** Waits until the screen stands in place of its placeholder, which has the same title. */
const untilRendered = (page: Page) => expect(page.getByRole('link', { name: t('Go to Home') })).toBeVisible();

/** Waits until the app has loaded and started the code that keeps the focus. */
async function untilFocusIsKept(page: Page): Promise<void> {
  const file = await page.waitForResponse(/keep-focus/);
  await page.evaluate((url) => import(url), file.url());
}

test('a key that is held down does not press the control that receives the focus', async ({ page, open }) => {
  await Promise.all([untilFocusIsKept(page), open('/404')]);
  await untilRendered(page);
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const [first, second] = [document.createElement('button'), document.createElement('button')];
    second.textContent = 'Second';
    main.replaceChildren(first, second);
    first.onclick = () => first.remove();
    second.onclick = () => second.setAttribute('aria-label', 'Pressed');
    first.focus();
  });
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Second' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Second' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
});

test('a control that has the focus before the code that keeps it has loaded passes it on', async ({ page, open }) => {
  let load = () => {};
  const awaited = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/keep-focus/, async (route) => {
    await awaited;
    await route.continue();
  });
  await open('/404');
  await untilRendered(page);
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const [first, second] = [document.createElement('button'), document.createElement('button')];
    second.textContent = 'Second';
    main.replaceChildren(first, second);
    first.focus();
  });
  const kept = untilFocusIsKept(page);
  load();
  await kept;
  await page.evaluate(() => document.activeElement?.remove());
  await expect(page.getByRole('button', { name: 'Second' })).toBeFocused();
});
