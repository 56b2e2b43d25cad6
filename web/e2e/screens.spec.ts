import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import { expectFollowsPreferences, expectNoViolations } from './support/accessibility.ts';
import { expectSurvivesFaults, watchReplies } from './support/faulty-replies.ts';
import { goodsApartFromHealth } from './support/goods.ts';
import { expectMarkedChinese, expectNoDoubleSpaces, expectNoEnglish } from './support/language.ts';
import { expectFits, expectThreeScreens } from './support/layout.ts';
import { shiftsOf, timeWhenPainted, totalOf, watchShifts } from './support/layout-shifts.ts';
import { beginTurns, endTurns, takeTurns } from './support/replies-in-turn.ts';
import { repeatedCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';
import { goOn, tours, watchScreen } from './support/tour.ts';

/** The shops, the goods and the orders, without articles and values. */
const shops = /\/(sleep-product|product\/(weight|blood-sugar|detail|order))/;

/** Addresses of the links to any of these goods. */
const linksToGoods = async (page: Page, ids: readonly string[]): Promise<string[]> => {
  const links = await page
    .locator('a[href*="goodsId="]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return links.filter((href): href is string => ids.some((id) => href?.endsWith(`goodsId=${id}`)));
};

/** Collects the addresses of other hosts that the page requests from now on. */
function foreignRequests(page: Page): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(process.env.WEB_URL as string).origin) {
      foreign.push(request.url());
    }
  });
  return foreign;
}

/**
 * Asserts that what the page has painted hardly moves when another reply arrives.
 * @param since the time of the page, ms, from which it shows this screen
 */
async function expectStill(page: Page, since = 0): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await endTurns(page);
  const shifts = await shiftsOf(page, since);
  expect(totalOf(shifts), shifts.join('\n')).toBeLessThan(0.02);
}

/** Asserts what holds in both languages. */
async function expectComplete(page: Page, path: string, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  // The title of index.html is replaced.
  expect(await page.title()).not.toMatch(/^(Health)?$/);
  // A report shows its result first, and collapses the details.
  if (path.startsWith('/food-app/report')) await expectThreeScreens(page);
  await expectFits(page);
}

// Colours do not depend on the language, so each language is tested in one mode.
test.describe('in English, light', () => {
  for (const [path, address] of Object.entries(screens)) {
    test(path, async ({ page, open, expectErrors }) => {
      const foreign = foreignRequests(page);
      const untilComplete = watchScreen(page, t('Loading'));
      const repeated = repeatedCalls(page);
      await watchReplies(page);
      await watchShifts(page);
      await takeTurns(page);
      await open(address);
      await expectStill(page);
      await untilComplete();
      expect(repeated).toEqual([]);
      expect(await page.evaluate(() => globalThis.earlyRequests?.map(({ request }) => request.url) ?? [])).toEqual([]);
      await expectNoViolations(page);
      await expectMarkedChinese(page);
      if (!shops.test(path)) await expectNoGoods(page);
      await expectFollowsPreferences(page);
      await expectComplete(page, path, 'en');
      await test.step('with faults in the replies', async () => {
        expectErrors(/./);
        const reopen = () => open(address).then(() => endTurns(page));
        await expectSurvivesFaults(page, reopen, path === '/family-health/home' ? 101 : 0);
      });
      expect(foreign).toEqual([]);
    });
  }
});

test.describe('in Chinese, dark', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark' });

  for (const { name, stops } of tours()) {
    test(name, async ({ page, open }) => {
      const foreign = foreignRequests(page);
      const untilComplete = watchScreen(page, zh('Loading'));
      await watchShifts(page);
      await takeTurns(page);
      for (const [index, [path, address]] of stops.entries()) {
        await test.step(path, async () => {
          if (index === 0) {
            await open(address);
            await expectStill(page);
          } else {
            await beginTurns(page);
            const since = await timeWhenPainted(page);
            await goOn(page, address);
            await expectStill(page, since);
          }
          await untilComplete();
          // The structure of the page is the same in both languages, but colours and text sizes are not.
          await expectNoViolations(page, ['color-contrast', 'target-size']);
          await expectNoDoubleSpaces(page);
          await expectNoEnglish(page);
          await expectComplete(page, path, 'zh-CN');
          expect(foreign).toEqual([]);
        });
      }
    });
  }
});

async function expectNoGoods(page: Page): Promise<void> {
  expect(await linksToGoods(page, goodsApartFromHealth)).toEqual([]);
}
