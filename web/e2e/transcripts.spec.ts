/**
 * The speech of 29 screens, which is reviewed like code: `e2e/transcripts` has what a screen reader says in each language.
 * `npm test -- browser transcripts --update-snapshots` writes the files again.
 */
import type { Page } from '@playwright/test';
import type { screens } from '../screens.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';
import { goOn, tours, watchScreen } from './support/tour.ts';
import { transcriptOf } from './support/transcript.ts';

const spoken = new Set<keyof typeof screens>([
  '/',
  '/ai-app',
  '/food-app',
  '/404',
  '/sugar-control/search',
  '/purine',
  '/medicine-remind',
  '/medicine-remind/add',
  '/medicine-remind/record',
  '/course',
  '/evaluate',
  '/tools/bmi',
  '/tools/heart-rate',
  '/growth-curve',
  '/family-health/home',
  '/family-health/members/detail',
  '/heart-rate-monitor/home',
  '/lose-weight-partner/home',
  '/product/detail',
  '/execution-plan',
  '/health-data/detail',
  '/ai-mirror/records',
  '/ai-app/user/profile',
  '/food-app/user/account',
  '/contact-us',
  '/food-app/product/order/detail',
  '/food-app/health-survey',
  '/ai-app/custom',
  '/food-app/analyze/result',
  '/ai-food/history',
]);

const fileOf = (path: string) => `${path.slice(1).replace(/\//g, '-') || 'home'}.txt`;

/** Scrolls to the end of a list, so that all its pages are loaded, and its last rows are rendered. */
async function loadAllPages(page: Page, end: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText(end)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [50] });
}

for (const { locale, folder, loading, end } of [
  { locale: 'en-CN', folder: 'en', loading: t('Loading'), end: t('That is all') },
  { locale: 'zh-CN', folder: 'zh-CN', loading: zh('Loading'), end: zh('That is all') },
]) {
  test.describe(folder, () => {
    test.use({ locale });
    for (const { name, stops } of tours((path) => spoken.has(path as keyof typeof screens))) {
      test(`speech of ${name}`, async ({ page, open }) => {
        const untilComplete = watchScreen(page, loading);
        for (const [index, [path, address]] of stops.entries()) {
          await test.step(path, async () => {
            await (index === 0 ? open(address) : goOn(page, address));
            await untilComplete();
            // Its list renders rows while the browser is idle, so the visit only keeps the order of the tour.
            if (path === '/purine') return;
            // Its list loads a second page if it comes near the window while the parts above it load.
            if (path === '/ai-mirror/records') await loadAllPages(page, end);
            // A recording has one attempt, so it waits for the parts that start to load only after others.
            // oxlint-disable-next-line playwright/no-wait-for-timeout -- there is no sign that nothing more will load
            if (['all', 'changed'].includes(test.info().config.updateSnapshots)) await page.waitForTimeout(4000);
            await expect(async () => {
              expect(await transcriptOf(page)).toMatchSnapshot([folder, fileOf(path)]);
            }).toPass({ timeout: 20_000 });
          });
        }
      });
    }
  });
}
