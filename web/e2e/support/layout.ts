import { expect, type Page } from '@playwright/test';
import { splitWords } from './words.ts';

/**
 * Asserts that nothing overflows sideways: on a narrow phone, in landscape, and on both phones with text at twice the size; and
 * that no line of the largest text on the narrowest phone breaks a short word.
 */
export async function expectFits(page: Page): Promise<void> {
  const original = page.viewportSize();
  for (const size of [
    { width: 320, height: 640 },
    { width: 812, height: 375 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => overflow(page), `at ${size.width} × ${size.height}`).toBeLessThanOrEqual(0);
  }
  await doubleText(page);
  for (const size of [
    { width: 375, height: 812 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => overflow(page), `at ${size.width}, with text twice as large`).toBeLessThanOrEqual(0);
  }
  await expect.poll(() => splitWords(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (original) await page.setViewportSize(original);
}

/** Doubles the size of all text, as a person does in the settings of the browser. */
const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '20px';
  });

/** The horizontal overflow of the page or of its scrolling area, px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const areas = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...areas.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
