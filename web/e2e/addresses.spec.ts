/** Opens every path of the three products without parameters and with hostile ones: each screen loads and has a control. */
import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import type { PathPattern } from '../src/platform/routing/paths.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const hostile = '"><img src=x onerror=alert(1)>\u202e../../%00';

/** Invalid values of common parameters, added to every path. */
const everywhere = { date: '2026-99-99', next: '//evil.example', type: '__proto__', tab: 'constructor' };

/** A path without its parameters. */
const plain = (path: string): string => path.replace(/:\w+/g, 'x');

function withHostile(path: PathPattern): string {
  const own = new URL(screens[path], 'http://x').searchParams.keys();
  const values = Object.fromEntries([...own].map((name) => [name, hostile]));
  return `${plain(path)}?${new URLSearchParams({ ...everywhere, ...values })}`;
}

const productOf = (path: string): string => /^\/(ai|food)-app(?=\/|$)/.exec(path)?.[0] ?? '/';

/** Opens a path of the page's product with the router, and returns the problems of the screen. */
const problemsAt = (page: Page, address: string): Promise<string[]> =>
  page.evaluate(
    async ({ address, crash, loading }) => {
      history.pushState(null, '', address);
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const busy = () =>
        document.querySelectorAll('h1').length !== 1 ||
        // Parts below the window load when the person scrolls to them.
        [...document.querySelectorAll('[role="status"]')].some(
          (one) => one.getAttribute('aria-label') === loading && one.getBoundingClientRect().top < innerHeight,
        );
      // Waits for two quiet checks in a row, because a screen may load its data in several steps.
      for (let quiet = 0, left = 600; quiet < 2 && left > 0; left--) {
        await wait(30);
        quiet = busy() ? 0 : quiet + 1;
      }
      const main = document.querySelector('main');
      const ways = main?.querySelectorAll('a[href], button, input, select, textarea').length ?? 0;
      return [
        busy() && 'it keeps loading',
        ways === 0 && 'it leads nowhere',
        document.body.innerText.includes(crash) && 'it crashed',
        document.querySelector('img[src="x"]') !== null && 'it has drawn the markup of a parameter',
      ].filter((problem) => problem !== false);
    },
    { address, crash: t('This page did not open'), loading: t('Loading') },
  );

for (const product of ['/', '/ai-app', '/food-app']) {
  test(`every screen of ${product} opens without parameters and with hostile ones`, async ({
    page,
    open,
    expectErrors,
  }) => {
    // The mock refuses ids that the API description does not allow, and the browser logs such replies.
    expectErrors(/status of 4\d\d/);
    const found: Record<string, string[]> = {};
    await open(product);
    const paths = (Object.keys(screens) as PathPattern[]).filter((path) => productOf(path) === product);
    for (const address of paths.flatMap((path) => [plain(path), withHostile(path)])) {
      const problems = await problemsAt(page, address);
      if (problems.length > 0) found[address] = problems;
      const { origin } = new URL(page.url());
      expect(origin).toBe(new URL(process.env.WEB_URL as string).origin);
    }
    expect(found).toEqual({});
  });
}
