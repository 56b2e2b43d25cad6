import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('a list loads on scrolling, retries a failed page, and shows its end', async ({ page, story }) => {
  await story('data-infinitelist--four-pages');
  const rows = page.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  // The third page fails at first.
  await scrollUntil(page, page.getByRole('alert'));
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await scrollUntil(page, page.getByText(t('That is all')));
  await expect(page.getByText('Record 40')).toBeVisible();
});

test('a list of ten thousand rows keeps few of them in the page', async ({ page, story }) => {
  await story('data-infinitelist--ten-thousand-rows');
  const rows = page.getByRole('listitem');
  await expect(page.getByText('Record 1', { exact: true })).toBeVisible();
  let most = 0;
  for (let part = 0; part <= 20; part++) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 20);
    // Rows replace the empty blocks.
    await expect
      .poll(() =>
        rows.evaluateAll((all) =>
          all.some((row) => row.getBoundingClientRect().bottom > 100 && row.getBoundingClientRect().top < innerHeight),
        ),
      )
      .toBe(true);
    most = Math.max(most, await rows.count());
  }
  await scrollUntil(page, page.getByText(t('That is all')));
  await expect(page.getByText('Record 10000')).toBeVisible();
  most = Math.max(most, await rows.count());
  expect(most).toBeLessThan(300);
  // Back at the top, the rows above have kept their height.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByText('Record 1', { exact: true })).toBeInViewport();
});

test('a list refreshes when a finger pulls it down from its top', async ({ page, story }) => {
  await story('data-pulltorefresh--main');
  const refreshed = (times: number) => page.getByText(`Pull this down. Refreshed: ${times}`);
  await expect(refreshed(0)).toBeVisible();
  await pull(page, 60);
  await expect(page.getByText(t('Loading again'))).toHaveCount(0);
  // The page itself watches for the text, which may be gone before the test looks.
  const loading = page.waitForFunction((text) => document.body.textContent?.includes(text), t('Loading again'));
  await pull(page, 260);
  await loading;
  await expect(refreshed(1)).toBeVisible();
  await expect(page.getByText(t('Loading again'))).toHaveCount(0);
});

/** Scrolls to the end of the list repeatedly until an element appears. */
async function scrollUntil(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(what).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Pulls down the page with one finger, from the card at its top. */
async function pull(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  const from = (await page.getByText('Pull this down').boundingBox())?.y ?? 0;
  await send('touchStart', from);
  for (let step = 1; step <= 5; step++) await send('touchMove', from + (distance * step) / 5);
  await send('touchEnd');
}
