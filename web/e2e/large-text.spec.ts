/** Text at twice the size on the narrowest phone, and the text size of the person's browser. */
import { screens } from '../screens.ts';
import { doubleText } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';
import { splitWords } from './support/words.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of [
  '/sugar-control/search',
  '/evaluate',
  '/article',
  '/tools/basal-metabolism',
  '/growth-curve',
  '/family-health/home',
  '/family-health/members',
  '/lose-weight-partner/home',
  '/lose-weight-partner/rank',
]) {
  test(`${path}: no line breaks a short word`, async ({ page, open }) => {
    await open(screens[path] as string);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status', { name: t('Loading') })).toHaveCount(0);
    await doubleText(page);
    await expect.poll(() => splitWords(page)).toEqual([]);
  });
}

test('text has at least 14 px, and follows the size that the person has set', async ({ page, open }) => {
  await open('/growth-curve');
  const body = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  expect(await body()).toBeGreaterThanOrEqual(14);
  const before = await body();
  // Chromium's own setting: its sessions of the protocol change the default size of a page.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await body()).toBe(before * 2);
});
