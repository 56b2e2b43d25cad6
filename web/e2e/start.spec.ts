import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const firstFile = /\/assets\/index-.{8}\.js$/;

/** Faults of a host, a connection or a captive network in the first file. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'meets a busy host': (route) => route.fulfill({ status: 503, body: 'Busy' }),
  'is a login page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
  'is reset': (route) => route.abort('connectionreset'),
  'arrives by half': async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // A browser does not cache a truncated file.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ headers, body: `${code.slice(0, code.length / 2)} (` });
  },
};

/** Damages the first file of the next pages. @returns the number of requests so far */
async function spoil(page: Page, fault: (route: Route) => Promise<void>, times = Number.POSITIVE_INFINITY) {
  let requests = 0;
  await page.route(firstFile, (route) => {
    requests += 1;
    return requests <= times ? fault(route) : route.continue();
  });
  return () => requests;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [name, fault] of Object.entries(faults)) {
  test(`a page whose first file ${name} requests it twice more, and then says that it could not start`, async ({
    page,
    open,
    expectErrors,
  }) => {
    expectErrors(/./);
    const requests = await spoil(page, fault);
    await open('/purine');
    await expect(heading(page)).toContainText('This page could not start.');
    await expect(heading(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByText('页面未能启动')).toHaveAttribute('lang', 'zh-CN');
    expect(requests()).toBe(3);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(heading(page)).toHaveText(t('Purine'));
  });
}

test('a page opens by itself once the host has its first file', async ({ page, open, expectErrors }) => {
  // The other files of the start wait for the first one, and the browser warns if that takes seconds.
  expectErrors(/404|was preloaded using link preload but not used/);
  const requests = await spoil(page, (route) => route.fulfill({ status: 404 }), 2);
  await open('/purine');
  await expect(heading(page)).toHaveText(t('Purine'));
  expect(requests()).toBe(3);
});

test.describe('with a clock that the test moves', () => {
  test.use({ runningClock: true });

  test('a page whose first file never arrives says that it could not start', async ({ page, open }) => {
    // The route stays installed: otherwise the browser would continue the pending request, and the app would start.
    const requests = await spoil(page, () => new Promise<void>(() => {}), 1);
    const opening = open('/purine').catch(() => {});
    await expect(page.locator('.first-frame')).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByText('This page could not start.')).toBeVisible();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(heading(page)).toHaveText(t('Purine'));
    expect(requests()).toBe(2);
    await opening;
  });
});
