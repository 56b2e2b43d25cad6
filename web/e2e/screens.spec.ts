import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import { expectFollowsPreferences, expectNoViolations } from './support/accessibility.ts';
import { goodsApartFromHealth } from './support/goods.ts';
import { expectMarkedChinese, expectNoDoubleSpaces, expectNoEnglish } from './support/language.ts';
import { expectFits, expectThreeScreens } from './support/layout.ts';
import { pendingCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

/** The goods and the orders themselves, without articles and values. */
const shops = /\/product\/(detail|order)/;

/** Addresses of the links to any of these goods. */
const linksToGoods = async (page: Page, ids: readonly string[]): Promise<string[]> => {
  const links = await page
    .locator('a[href*="goodsId="]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return links.filter((href): href is string => ids.some((id) => href?.endsWith(`goodsId=${id}`)));
};

// Colours do not depend on the language, so each language is tested in one mode.
for (const { locale, colorScheme, text } of [
  { locale: 'en-US', colorScheme: 'light', text: t },
  { locale: 'zh-CN', colorScheme: 'dark', text: zh },
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    for (const [path, address] of Object.entries(screens)) {
      test(path, async ({ page, open }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== new URL(process.env.WEB_URL as string).origin) {
            foreign.push(request.url());
          }
        });
        const calls = pendingCalls(page);
        await open(address);
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh-CN' ? 'zh-CN' : 'en');
        // The page has exactly one heading of level 1, where screen readers start.
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(async () => {
          expect(calls.size).toBe(0);
          await expect(page.getByRole('status', { name: text('Loading') })).toHaveCount(0);
        }).toPass({ intervals: [50] });
        // The title of index.html is replaced.
        expect(await page.title()).not.toMatch(/^(Health)?$/);
        if (locale === 'en-US') {
          await expectNoViolations(page);
          await expectMarkedChinese(page);
          if (!shops.test(path)) await expectNoGoods(page);
          await expectFollowsPreferences(page);
        } else {
          // The structure of the page is the same in both languages, but colours and text sizes are not.
          await expectNoViolations(page, ['color-contrast', 'target-size']);
          await expectNoDoubleSpaces(page);
          await expectNoEnglish(page);
        }
        // A report shows its result first, and collapses the details.
        if (path.startsWith('/food-app/report')) await expectThreeScreens(page);
        await expectFits(page);
        expect(foreign).toEqual([]);
      });
    }
  });
}

async function expectNoGoods(page: Page): Promise<void> {
  expect(await linksToGoods(page, goodsApartFromHealth)).toEqual([]);
}
