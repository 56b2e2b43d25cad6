/** Tests the text size that is set in the browser. The sweep of the screens tests text of 200 %. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('text has at least 14 px, and follows the size that the person has set', async ({ page, open }) => {
  await open('/growth-curve');
  const body = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  expect(await body()).toBeGreaterThanOrEqual(14);
  const before = await body();
  // This changes the default text size, as Chromium's own setting does.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await body()).toBe(before * 2);
});
