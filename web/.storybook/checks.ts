/** What holds for every story: it is accessible in light and dark, fits every window, and logs no error. */
import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { findHiddenNotes } from '../e2e/support/hidden-notes.ts';
import { findSplitWords } from '../e2e/support/split-words.ts';
import { setScheme } from './appearance.ts';

/** Windows with sizes of text in percent: the extremes of both, and landscape. */
const windows: [width: number, height: number, text: number][] = [
  [320, 640, 100],
  [812, 375, 100],
  [768, 1_024, 100],
  [1_280, 800, 100],
  [375, 812, 150],
  [375, 812, 200],
  [320, 640, 200],
];

/** These rules are about a whole page, which a story is not. */
const pageRules = ['heading-order', 'region'];

let errors: string[] = [];

/** Collects the errors and warnings of the next story. */
export function watchConsole(): void {
  errors = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts) => {
      errors.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
    };
  }
}

/**
 * Checks the story that is shown.
 * @param allowed console errors that the story provokes
 */
export async function checkStory(allowed: RegExp | undefined): Promise<void> {
  const rules = Object.fromEntries([
    ...pageRules.map((rule) => [rule, { enabled: false }]),
    ['target-size', { enabled: true }],
  ]);
  expect(await violations({ rules })).toEqual([]);
  setScheme('dark');
  // Dark mode changes only colours.
  expect(await violations({ runOnly: ['color-contrast'] })).toEqual([]);
  setScheme('light');
  // A phone zooms in on a field with a smaller text.
  const fields = [...document.querySelectorAll('input, select, textarea')];
  expect(fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)).toEqual([]);
  await checkTexts(allowed);
}

/**
 * Checks what depends on the language: console errors, and the layout in every window.
 * @param allowed console errors that the story provokes
 */
export async function checkTexts(allowed: RegExp | undefined): Promise<void> {
  expect(errors.filter((error) => !allowed?.test(error))).toEqual([]);
  for (const [width, height, text] of windows) {
    document.documentElement.style.fontSize = text === 100 ? '' : `${text / 10}px`;
    await page.viewport(width, height);
    await expect.poll(faultsOfLayout, { message: `at ${width} × ${height}, with ${text}% text` }).toEqual([]);
  }
  // The last window has the largest text on the narrowest phone.
  await expect.poll(findSplitWords).toEqual([]);
  document.documentElement.style.fontSize = '';
}

async function violations(options: RunOptions): Promise<string[]> {
  // The contrast matters at the end of an animation. Infinite animations cannot finish.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const found = await axe.run(document, { resultTypes: ['violations'], ...options });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The sideways overflow, hidden texts of notes, and labels of a chart that overlap or are outside the window. */
function faultsOfLayout(): string[] {
  const areas = [document.documentElement, ...document.querySelectorAll('main')];
  const overflow = Math.max(...areas.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  return [...(overflow > 0 ? [`${overflow} px too wide`] : []), ...findHiddenNotes(), ...overlappingLabels()];
}

function overlappingLabels(): string[] {
  return [...document.querySelectorAll('svg[role="img"]')].flatMap((chart) => {
    const boxes = [...chart.querySelectorAll('text')].map((text) => ({
      text: text.textContent ?? '',
      box: text.getBoundingClientRect(),
    }));
    const outside = boxes
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ text }) => `${text} outside`);
    const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
    const overlapping = pairs.filter(
      ([{ box: a }, { box: b }]) =>
        a.left < b.right && b.left < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3,
    );
    return [...outside, ...overlapping.map(([one, other]) => `${one.text} / ${other.text}`)];
  });
}
