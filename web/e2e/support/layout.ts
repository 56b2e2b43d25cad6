import { expect, type Page } from '@playwright/test';

/** Nothing runs out of the screen sideways: on a narrow phone, on one on its side, and with text twice as large. */
export async function expectFits(page: Page): Promise<void> {
  const original = page.viewportSize();
  for (const size of [
    { width: 320, height: 640 },
    { width: 812, height: 375 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => overflow(page), `at ${size.width} × ${size.height}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = `${Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 2}px`;
  });
  await expect.poll(() => overflow(page), 'with text twice as large').toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (original) await page.setViewportSize(original);
}

/** By how many pixels the page, or the area in it that scrolls, is wider than it shows. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const areas = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...areas.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
