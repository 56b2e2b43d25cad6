import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Records the layout shifts of the pages from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.slice(0, 30);
          return `${node?.nodeName} "${text}" from ${previousRect.y} to ${currentRect.y}`;
        });
        moved.push(`${value.toFixed(4)}: ${parts.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts of the page so far, each with the elements that moved. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Asserts that what the page has painted has hardly moved; 0.1 is the limit of a good page by Core Web Vitals. */
export async function expectStill(page: Page, limit = 0.02): Promise<void> {
  const shifts = await shiftsOf(page);
  expect(sumOf(shifts), shifts.join('\n')).toBeLessThan(limit);
}

const sumOf = (shifts: string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** The sum of the shifts of the page so far. */
export const totalShift = async (page: Page): Promise<number> => sumOf(await shiftsOf(page));
