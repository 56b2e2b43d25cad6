import { expect, type Page } from '@playwright/test';
import { findHiddenNotes } from './hidden-notes.ts';
import { findLargeWindowFaults } from './large-window.ts';
import { splitWords } from './split-words.ts';

interface Size {
  width: number;
  height: number;
}

const narrow = { width: 320, height: 640 };
const phone = { width: 375, height: 812 };
const landscape = { width: 812, height: 375 };
const tablet = { width: 768, height: 1_024 };
/** The smallest window with two columns. */
const smallDesktop = { width: 1_024, height: 768 };
const desktop = { width: 1_280, height: 800 };
const largeDesktop = { width: 1_440, height: 900 };

/** Pairs of window size and text size (in percent): the extremes of both, and landscape. */
const ends: [Size, number][] = [
  [narrow, 100],
  [landscape, 100],
  [tablet, 100],
  [smallDesktop, 100],
  [desktop, 100],
  [largeDesktop, 100],
  [phone, 150],
  [phone, 200],
  [narrow, 200],
];

/** All window sizes with all text sizes. */
const all = [100, 125, 150, 175, 200].flatMap((text) =>
  [narrow, phone, { width: 640, height: 320 }, landscape, tablet, smallDesktop, desktop, largeDesktop].map(
    (size): [Size, number] => [size, text],
  ),
);

/**
 * Asserts that nothing overflows sideways and no note is hidden, on windows from 320 to 1440 px and with text up to 200 %, that
 * large windows have no faults of their own, that lines are easy to read in the largest one, and that no line of the largest
 * text on the narrowest phone breaks a short word.
 * `FULL_MATRIX=1` tries every text size on every window.
 */
export async function expectFits(page: Page): Promise<void> {
  const original = page.viewportSize();
  let scaled = 100;
  for (const [size, text] of process.env.FULL_MATRIX ? all : ends) {
    if (text !== scaled) await scaleText(page, text);
    scaled = text;
    await page.setViewportSize(size);
    const where = `at ${size.width} × ${size.height}, with ${text}% text`;
    await expect.poll(() => page.evaluate(misfits), where).toEqual({ overflow: 0, hidden: [], large: [] });
    if (size === largeDesktop && text === 100) await expectReadableLines(page);
    if (size === narrow && text === 200) await expect.poll(() => splitWords(page)).toEqual([]);
  }
  await scaleText(page, 100);
  if (!original) return;
  await page.setViewportSize(original);
  // The page may still have the other size when the command returns, and would move on its next screen.
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(original);
}

/** Asserts that the page is at most three phone screens high, with collapsed details. */
export async function expectThreeScreens(page: Page): Promise<void> {
  expect(page.viewportSize()).toEqual(phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * phone.height);
}

/** A window of 1280 × 1024 at 400 %, in CSS px. */
const zoomed = { width: 320, height: 256 };

/** Asserts that bars that stay in view cover at most a quarter of a window at 400 %. */
export async function expectBarsScrollAway(page: Page): Promise<void> {
  const original = page.viewportSize();
  await page.setViewportSize(zoomed);
  await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(0.25);
  if (original) await page.setViewportSize(original);
}

/** The share of the window's height that sticky and fixed elements cover when the page is scrolled to its middle. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const bars = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return (position === 'sticky' || position === 'fixed') && pointerEvents !== 'none';
    });
    const heights = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      // A fixed part as high as the window contains the screen.
      return height === innerHeight ? 0 : Math.max(0, height);
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** Scales all text, as the browser's settings do. The usual font size of the root is 10 px. */
const scaleText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent / 10}px`;
  }, percent);

/** The horizontal overflow of the page or of its scrolling area, px. It runs in a page. */
function overflow(): number {
  const areas = [document.documentElement, ...document.querySelectorAll('main')];
  return Math.max(0, ...areas.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/** Both in one message, because each window of each screen is asked. */
const misfits = `({ overflow: (${overflow})(), hidden: (${findHiddenNotes})(), large: (${findLargeWindowFaults})() })`;

/** Longest line of running text, in characters (WCAG 2.2, 1.4.8). */
const longestLine = 75;

/**
 * Asserts that no line of text in a large window is too long to find the next one, and that centred text, which is narrower
 * than its column for that reason, is in the middle of it. Tables have lines of their own.
 */
async function expectReadableLines(page: Page): Promise<void> {
  await expect.poll(() => longLines(page)).toEqual([]);
  await expect.poll(() => displacedTexts(page)).toEqual([]);
}

const longLines = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const isInline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);
    const blocks = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        element.offsetParent &&
        !isInline(element) &&
        !element.closest('table, svg') &&
        [...element.children].every(isInline),
    );
    return blocks.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Map<number, [left: number, right: number]>();
      // A line that ends with an ellipsis has another rectangle for it.
      for (const { top, left, right } of range.getClientRects()) {
        const line = Math.round(top / 8);
        const [start, end] = lines.get(line) ?? [left, right];
        lines.set(line, [Math.min(start, left), Math.max(end, right)]);
      }
      const widths = [...lines.values()].map(([left, right]) => right - left);
      const all = widths.reduce((sum, width) => sum + width, 0);
      const text = (element.textContent ?? '').trim();
      // Its part of the text by its width.
      const longest = Math.round((text.length * Math.max(0, ...widths)) / (all || 1));
      return longest > most ? [`${longest} characters: ${text.slice(0, 60)}`] : [];
    });
  }, longestLine);

/** Centred paragraphs that are not in the middle of the column around them. */
const displacedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p, dialog p')].flatMap((text) => {
      const column = text.parentElement;
      if (!column || !text.offsetParent || getComputedStyle(text).textAlign !== 'center') return [];
      const { display, flexDirection, gridTemplateColumns, paddingLeft, paddingRight } = getComputedStyle(column);
      const inRow = display.includes('flex') ? flexDirection === 'row' : gridTemplateColumns.includes(' ');
      if (inRow) return [];
      const [inner, outer] = [text.getBoundingClientRect(), column.getBoundingClientRect()];
      const left = inner.left - outer.left - Number.parseFloat(paddingLeft);
      const right = outer.right - inner.right - Number.parseFloat(paddingRight);
      return Math.abs(left - right) > 2 ? [`${left} and ${right} px beside: ${text.textContent.slice(0, 60)}`] : [];
    }),
  );
