import type { Page } from '@playwright/test';

/** Records the layout shifts of the pages from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: [time: number, shift: string][] = [];
    Object.assign(window, { moved });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.slice(0, 30);
          return `${node?.nodeName} "${text}" from ${previousRect.y} to ${currentRect.y}`;
        });
        moved.push([startTime, `${value.toFixed(4)}: ${parts.join(', ')}`]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The shifts of the page so far, each with the elements that moved.
 * @param since excludes earlier ones; a time of the page, ms
 */
export const shiftsOf = (page: Page, since = 0) =>
  page.evaluate((since) => {
    const { moved } = window as unknown as { moved: [time: number, shift: string][] };
    return moved.flatMap(([time, shift]) => (time < since ? [] : [shift]));
  }, since);

/** The time of the page, ms, once it has painted all changes so far. It reports the shifts of a frame only some time later. */
export const timeWhenPainted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))),
  );

/** The sum of shifts. */
export const totalOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** The sum of the shifts of the page so far. */
export const totalShift = async (page: Page): Promise<number> => totalOf(await shiftsOf(page));
