/** Several screens in one page, because a page costs more than most of what a test does on it. */
import type { Page } from '@playwright/test';
import { screens } from '../../screens.ts';
import { type Product, productOf } from '../../src/platform/routing/product.ts';
import { pendingCalls } from './requests.ts';
import { expect } from './test.ts';

/** The path and the address of a screen. */
export type Stop = [path: string, address: string];

/** Screens of one page. A failure repeats all of them, and each worker takes one tour at a time. */
const longest = 8;

/**
 * Divides the screens into tours. All screens of a tour are of one product, because another product loads a new page.
 * @param includes whether a screen is part of the tours. @default all
 */
export function tours(includes: (path: string) => boolean = () => true): { name: string; stops: Stop[] }[] {
  const found: Stop[][] = [];
  const last = new Map<Product, Stop[]>();
  for (const stop of Object.entries(screens).filter(([path]) => includes(path))) {
    const product = productOf(new URL(stop[1], 'https://app.example'));
    const open = last.get(product);
    if (open && open.length < longest) open.push(stop);
    else {
      const next = [stop];
      last.set(product, next);
      found.push(next);
    }
  }
  return found.map((stops) => ({ name: `${stops[0]?.[0]} to ${stops.at(-1)?.[0]}`, stops }));
}

/** Shows another screen in an open page, as a link of the app does, and waits until it replaces the previous one. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.previous = '';
    history.pushState(null, '', to);
  }, address);
  await expect(page.locator('h1[data-previous]')).toHaveCount(0);
}

/**
 * Returns a function that waits until the screen is complete: it has one heading of level 1, where screen readers start, and
 * no call and no part of it is pending.
 * @param loading the name of a part that is loading
 */
export function watchScreen(page: Page, loading: string): () => Promise<void> {
  const calls = pendingCalls(page);
  return () =>
    expect(async () => {
      expect(calls.size).toBe(0);
      expect(await page.evaluate(contentOf, loading)).toEqual({ headings: 1, loading: 0 });
    }).toPass({ intervals: [50] });
}

/**
 * Asserts that no part of the screen is loading. It scrolls to one that is, because some parts load only near the viewport.
 * @param loading the name of a part that is loading
 */
export async function expectLoaded(page: Page, loading: string): Promise<void> {
  expect(await page.evaluate(contentOf, loading)).toMatchObject({ loading: 0 });
}

/** Runs in the page, in one message, because the tests ask thousands of times. It scrolls to a part that is loading. */
function contentOf(loading: string): { headings: number; loading: number } {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden="true"]'),
    );
  const parts = find('[role="status"]').filter(({ ariaLabel }) => ariaLabel === loading);
  parts[0]?.scrollIntoView({ block: 'center' });
  return { headings: find('h1').length, loading: parts.length };
}
