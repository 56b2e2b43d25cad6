import { expect, type Page } from '@playwright/test';

/** Asserts that nothing overflows sideways: on a narrow phone, in landscape, and with text at twice the size. */
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

/** The horizontal overflow of the page or of its scrolling area, px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const areas = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...areas.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
