import type { Browser, ElementHandle, Page } from '@playwright/test';
import { startMock } from '../../mocks/api/server/server.ts';
import { now } from '../../web/e2e/support/now.ts';
import { screens } from '../../web/screens.ts';
import type { PathPattern } from '../../web/src/platform/routing/paths.ts';
import { launchBrowser, newPage, newPhone, waitForContent } from './phone.ts';
import { serve } from './serve.ts';

/** Screens with controls of each kind: fields, tabs, lists, calendars, charts, sheets and orders. */
const measured: PathPattern[] = [
  '/',
  '/ai-app',
  '/food-app',
  '/sugar-control',
  '/purine/search',
  '/medicine-remind',
  '/medicine-remind/add',
  '/medicine-remind/record',
  '/tools/bmi',
  '/growth-curve',
  '/family-health/home',
  '/lose-weight-partner/home',
  '/execution-plan',
  '/health-data/detail',
  '/ai-mirror/records',
  '/ai-food/history',
  '/ai-food/list',
  '/food-app/report/day',
  '/food-app/health-survey',
  '/food-app/product/order/list',
];

/** Taps and keys of a screen. */
const perScreen = 10;

/** Passes over each screen. The faster answer counts, because another process may have delayed the slower one. */
const passes = 2;

/** Answers to a person's taps and keys at the speed of a cheap phone. */
export interface Interactions {
  /** Number of taps and keys. */
  count: number;
  /** The slowest answer: the time from a tap or a key to the next frame; ms. */
  answer: number;
  /** The longest task of an answer, ms. */
  task: number;
  /** By figure, the ten worst, as lines. */
  worst: Record<string, string[]>;
}

interface Answer {
  /** The screen and the control, such as `/tools/bmi tap button "Calculate"`. */
  name: string;
  answer: number;
  task: number;
}

/**
 * Taps the controls of screens, and types in their fields.
 * @param app folder of the built app
 */
export async function measureInteractions(app: string): Promise<Interactions> {
  const mock = await startMock({ port: 0, now: () => now });
  const server = await serve(app, mock.url);
  const browser = await launchBrowser([server.keyHash]);
  try {
    const answers = new Map<string, Answer>();
    for (let pass = 0; pass < passes; pass += 1) {
      for (const path of measured) {
        const seen = await useScreen(browser, server.url + screens[path], path);
        for (const [index, one] of seen.entries()) {
          const key = `${path} ${index}`;
          const before = answers.get(key) ?? one;
          const [answer, task] = [Math.min(before.answer, one.answer), Math.min(before.task, one.task)];
          answers.set(key, { name: one.name, answer, task });
        }
      }
    }
    const all = [...answers.values()];
    const worst = (figure: 'answer' | 'task') =>
      [...all]
        .sort((one, two) => two[figure] - one[figure])
        .slice(0, 10)
        .map((one) => `${one[figure].toFixed(0)}  ${one.name}`);
    return {
      count: all.length,
      answer: Math.max(...all.map(({ answer }) => answer)),
      task: Math.max(...all.map(({ task }) => task)),
      worst: { 'answer to a tap or a key, ms': worst('answer'), 'longest task of an answer, ms': worst('task') },
    };
  } finally {
    await browser.close();
    await server.stop();
    await mock.close();
  }
}

/** Opens a screen on a new phone and uses its controls from the top, in turn. */
async function useScreen(browser: Browser, url: string, path: string): Promise<Answer[]> {
  const phone = await newPhone(browser);
  const answers: Answer[] = [];
  try {
    const { page } = await newPage(phone);
    await page.addInitScript({ content: observe });
    await page.goto(url);
    await waitForContent(page);
    const note = async (name: string, act: () => Promise<unknown>) => {
      await page.evaluate('window.startAnswer()');
      await act();
      await page.waitForTimeout(400);
      const seen = await page.evaluate<Omit<Answer, 'name'>>('window.answerSeen()');
      answers.push({ name: `${path} ${name}`, ...seen });
    };
    for (let index = 0; answers.length < perScreen; index += 1) {
      // A handle, because a tap may remove the control, and a locator would then wait for another one.
      const control = (await page.$$(controls))[index];
      if (!control) break;
      await useControl(page, control, note);
      // A tap may open another screen.
      if (page.url() === url) continue;
      await page.goto(url);
      await waitForContent(page);
    }
    while (answers.length < perScreen) await note(`key Tab ${answers.length}`, () => page.keyboard.press('Tab'));
    return answers;
  } finally {
    await phone.close();
  }
}

// A link opens another screen, and the bench measures those by themselves.
const controls =
  'main :is(button:enabled, summary, [role="tab"], input:enabled:not([type="file"], [type="hidden"]), textarea:enabled)';

/** Taps a control that a person can see; types in a field, and closes what the tap has opened. */
async function useControl(
  page: Page,
  control: ElementHandle<Element>,
  note: (name: string, act: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The phone may show no part of it.
  if (box.width < 8 || box.height < 8 || x < 0 || y < 0 || x > 375 || y > 812) return;
  const name = await control.evaluate((element) => {
    const text = (element.ariaLabel ?? element.textContent ?? '').trim() || (element as HTMLInputElement).name;
    return `${element.tagName.toLowerCase()} "${text.slice(0, 24)}"`;
  });
  const isField = await control.evaluate((element) =>
    element.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])'),
  );
  await note(`tap ${name}`, () => page.touchscreen.tap(x, y));
  if (isField && (await control.evaluate((element) => element === document.activeElement))) {
    await note(`key in ${name}`, () => page.keyboard.press('1'));
  }
  if ((await page.locator('dialog[open], [role="dialog"]').count()) > 0) {
    await note(`key Escape after ${name}`, () => page.keyboard.press('Escape'));
  }
}

// Evaluated in the page as a string, because the TypeScript loader rewrites functions with helpers that the page lacks.
// Only entries with an interaction are a person's; the others are their parts.
const observe = `
  const all = { event: [], longtask: [] };
  let start = 0;
  const watch = (type, options) =>
    new PerformanceObserver((list) => all[type].push(...list.getEntries())).observe({ type, ...options });
  watch('event', { durationThreshold: 16 });
  watch('longtask');
  window.startAnswer = () => { start = performance.now(); };
  window.answerSeen = () => {
    const longest = (entries) => Math.max(0, ...entries.filter((one) => one.startTime >= start).map((one) => one.duration));
    return { answer: longest(all.event.filter((one) => one.interactionId > 0)), task: longest(all.longtask) };
  };
`;
