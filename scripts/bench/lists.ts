import type { Browser } from '@playwright/test';
import { numberedFoods } from '../../web/e2e/support/foods.ts';
import { mealLists, pageOf } from '../../web/e2e/support/meals.ts';
import { median, onPhone } from './phone.ts';
import type { Site } from './serve.ts';

const runs = 3;

/** The API's path of all foods. */
const foodsPath = '/api/scheme/view/glycemic-index/list';

const answerFoods = (app: Site, count: number) => app.answer(foodsPath, { success: true, data: numberedFoods(count) });

/** The time from a key press to its frame: the slowest key of a word among 5,000 foods, as the median of three runs; ms. */
export async function measureTyping(browser: Browser, app: Site): Promise<number> {
  answerFoods(app, 5_000);
  const time = await medianRun(() =>
    onPhone(browser, async ({ page }) => {
      await page.addInitScript(() => {
        const slow = window as unknown as { slowest: number };
        slow.slowest = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // The release of a key changes nothing on the screen.
            if (/^(keydown|keypress|beforeinput|input)$/.test(entry.name))
              slow.slowest = Math.max(slow.slowest, entry.duration);
          }
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      });
      await page.goto(`${app.url}/sugar-control/search`);
      // The list must contain the foods before the first key.
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.getByRole('searchbox').pressSequentially('food 12', { delay: 120 });
      await page.getByRole('searchbox').press('Backspace');
      await page.getByRole('searchbox').pressSequentially('34', { delay: 120 });
      await page.waitForTimeout(1_000);
      return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
    }),
  );
  app.answer(foodsPath);
  return time;
}

/** The time until a list of 10,000 rows shows, relative to one of 100; medians of seven runs. */
export async function measureLongList(browser: Browser, app: Site): Promise<number> {
  const opened: Record<number, number[]> = { 100: [], 10000: [] };
  for (let run = 0; run < 7; run += 1) {
    for (const [rows, times] of Object.entries(opened)) {
      answerFoods(app, Number(rows));
      times.push(await openList(browser, app));
    }
  }
  app.answer(foodsPath);
  return median(opened[10_000] ?? []) / median(opened[100] ?? []);
}

const openList = (browser: Browser, app: Site): Promise<number> =>
  onPhone(browser, async ({ page }) => {
    // The page measures the time itself, because a message to this process takes longer than the list.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('h2')) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark('list'));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${app.url}/sugar-control`);
    await page.waitForFunction(() => performance.getEntriesByName('list').length > 0);
    return page.evaluate(() => performance.getEntriesByName('list')[0]?.startTime ?? Number.NaN);
  });

/** The longest task by list, while a person scrolls to the end of 1,000 meals; ms. */
export async function measureMeals(browser: Browser, app: string): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [name, { path, call, list }] of Object.entries(mealLists)) {
    longest[name] = await onPhone(browser, async ({ page }) => {
      await page.route(
        (url) => url.pathname === `/api${call}`,
        (route) =>
          route.fulfill({
            json: pageOf(list, Number(new URL(route.request().url()).searchParams.get('pageNum') ?? 1)),
          }),
      );
      await page.goto(`${app}${path}`);
      await page.waitForLoadState('networkidle');
      // Observes from here on, to exclude the opening of the list.
      await page.evaluate(() => {
        const seen = window as unknown as { longest: number };
        seen.longest = 0;
        new PerformanceObserver((entries) => {
          for (const { duration } of entries.getEntries()) seen.longest = Math.max(seen.longest, duration);
        }).observe({ type: 'longtask' });
      });
      const pages = Math.ceil(list.length / 10);
      const asked = new Set<string>();
      page.on('request', (request) => request.url().includes(call) && asked.add(request.url()));
      for (let step = 0; asked.size < pages - 1; step++) {
        if (step > 500) throw new Error(`${name}: ${asked.size} of ${pages - 1} pages after ${step} screens`);
        await page.mouse.wheel(0, 4_000);
        await page.waitForTimeout(50);
      }
      return page.evaluate(() => (window as unknown as { longest: number }).longest);
    });
  }
  return longest;
}

async function medianRun(measure: () => Promise<number>): Promise<number> {
  const results: number[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return median(results);
}
