import type { Page } from '@playwright/test';
import { hidePage } from './support/hide-page.ts';
import { test as base, expect } from './support/test.ts';
import { t } from './support/texts.ts';

// Has no fixed time as the other specs do, because that also stops `performance.now()`.
const test = base.extend({
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

// A guest's consents are stored on the device.
test.use({ guest: true, ownContext: true });

interface Event {
  ev: string;
  ori: string;
  extras: { page: string; vital: string; value: number; rating: string; navigationType: string; id: string };
}

test('each web vital is an event of the screen where it was measured', async ({ page, open }) => {
  const events = collectEvents(page);
  const vitals = () => events.filter(({ ev }) => ev === 'page.vital');
  const names = () => vitals().map(({ extras }) => extras.vital);
  await open('/purine');
  await expect.poll(names).toEqual(['TTFB', 'FCP']);
  await page.getByRole('link', { name: t('Search foods') }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      for (const start = performance.now(); performance.now() - start < 250; );
    }),
  );
  // The browser measures a key press after it has painted the effect, and the library reads the measurement when the page
  // is idle.
  const measured = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('keydown').some(({ duration }) => duration >= 250)) {
            requestIdleCallback(() => resolve());
          }
        }).observe({ type: 'event' });
      }),
  );
  await field.press('b');
  await expect(field).toHaveValue('b');
  await measured;
  await hidePage(page);
  await expect.poll(() => names().sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);

  const found = Object.fromEntries(vitals().map(({ extras: { id: _id, ...extras } }) => [extras.vital, extras]));
  const load = { page: 'purine', value: expect.any(Number), rating: expect.any(String), navigationType: 'navigate' };
  expect(found).toEqual({
    TTFB: { ...load, vital: 'TTFB' },
    FCP: { ...load, vital: 'FCP' },
    LCP: { ...load, vital: 'LCP' },
    CLS: { ...load, vital: 'CLS', rating: 'good' },
    INP: { ...load, vital: 'INP', page: 'purine.search', rating: expect.stringMatching(/needs-improvement|poor/) },
  });
  const { TTFB, FCP, LCP, CLS, INP } = found;
  // The server is on this machine, which may be busy, so only the order is certain.
  expect(TTFB?.value).toBeGreaterThan(0);
  expect(FCP?.value).toBeGreaterThan(TTFB?.value ?? Infinity);
  expect(LCP?.value).toBeGreaterThanOrEqual(FCP?.value ?? Infinity);
  expect(CLS?.value).toBeLessThan(0.1);
  expect(INP?.value).toBeGreaterThanOrEqual(250);
  expect(vitals().filter(({ ori }) => /[?#]/.test(ori))).toEqual([]);
});

/** The events that the page sends, from now on. */
function collectEvents(page: Page): Event[] {
  const events: Event[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/statistic/event/push')) events.push(...request.postDataJSON().data);
  });
  return events;
}
