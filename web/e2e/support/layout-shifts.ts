import type { Page } from '@playwright/test';

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

/** The sum of shifts. */
export const totalOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** The sum of the shifts of the page so far. */
export const totalShift = async (page: Page): Promise<number> => totalOf(await shiftsOf(page));
