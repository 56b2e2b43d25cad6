/** What the tests of the medication screens share. */
import type { Page } from '@playwright/test';
import { now } from './now.ts';
import { test as base } from './test.ts';

export { expect, expectAccessible } from './test.ts';

export const calls = '/cooperation/app/medicationRemind';

/** The clock stands still on the afternoon of the examples, in Shanghai. */
export const test = base.extend({
  timezoneId: 'Asia/Shanghai',
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(now);
    await use(page);
  },
});

/** Counts how often a call is sent from now on. */
export function countCalls(page: Page, call: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${calls}/${call}`) count += 1;
  });
  return () => count;
}

/** Holds a call back until it is let go. */
export async function holdBack(page: Page, call: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname === `/api${calls}/${call}`,
    async (route) => {
      await free;
      await route.continue();
    },
  );
  return () => letGo();
}
