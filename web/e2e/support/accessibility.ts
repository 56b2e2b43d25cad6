import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { axePath, axeSource } from './axe.ts';

/**
 * Asserts that the page has no violation of WCAG 2.2 AA and of axe's best practices in the current colour scheme.
 * @param rules ids of the axe rules to check. @default all
 */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  expect(await violations(page, rules)).toEqual([]);
}

/**
 * Asserts that the page has no violation of WCAG 2.2 AA and of axe's best practices, in light and in dark mode; dark mode
 * changes only colours.
 * @param also ids of rules that axe leaves out by default
 */
export async function expectAccessible(page: Page, also: string[] = []): Promise<void> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await violations(page, undefined, also)).toEqual([]);
  await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

/** @returns the violations of the topmost dialog, in both modes, as `expectAccessible` finds them in a page */
export async function violationsOfDialog(page: Page): Promise<string[]> {
  const dialogs = page.locator('dialog[open]');
  const topmost = (await dialogs.count()) - 1;
  if (topmost < 0) return [];
  await dialogs.nth(topmost).evaluate((dialog) => dialog.setAttribute('data-axe', ''));
  const found = await violations(page, undefined, [], '[data-axe]');
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations(page, ['color-contrast'], [], '[data-axe]')));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.querySelector('[data-axe]')?.removeAttribute('data-axe'));
  return found;
}

/**
 * Asserts that all text is readable with forced colours on a dark background, and that nothing moves with reduced motion.
 */
export async function expectFollowsPreferences(page: Page): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: dark ? 'dark' : 'light' });
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      return playState === 'running' && target?.checkVisibility() ? [target.outerHTML.slice(0, 120)] : [];
    }),
  );
  expect(moving).toEqual([]);
}

/** Asserts that text has a contrast of 7:1 (WCAG AAA) in both modes, for a person who asks for more contrast. */
export async function expectMoreContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    expect(await violations(page, ['color-contrast-enhanced']), colorScheme).toEqual([]);
  }
}

/** Asserts that the name of each field contains its unit, because `kg`, `jin` and `lb` are otherwise heard as nothing. */
export async function expectSpokenUnits(page: Page): Promise<void> {
  expect(await page.evaluate(fieldsWithSilentUnit)).toEqual([]);
}

/** The fields with a text beside them that is no control and not part of their name. */
function fieldsWithSilentUnit(): string[] {
  return [...document.querySelectorAll('input')].flatMap((field) => {
    const beside = [...(field.parentElement?.children ?? [])].filter(
      (one) => one.localName === 'span' && !one.querySelector('button, input') && one.textContent?.trim(),
    );
    const named = field.getAttribute('aria-labelledby')?.includes('-unit');
    return field.type === 'text' && beside.length > 0 && !named ? [field.parentElement?.textContent ?? ''] : [];
  });
}

async function violations(page: Page, rules?: string[], also: string[] = [], part?: string): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ rules, also, part }) => {
      // Finishes the animations, because the contrast matters at their end. Infinite animations cannot finish.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      // oxlint-disable-next-line playwright/no-unsafe-references -- the type of the page's own global
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(part ?? document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
        ...(rules && { runOnly: rules }),
      });
      // A bar at the edge of the window may cover most of a target, until the page scrolls.
      const isSmallInView = async (target: unknown) => {
        const position = scrollY;
        document.querySelector(`${target}`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Of the whole page, because the targets beside it count as well.
        const { violations } = await run({ runOnly: ['target-size'] });
        scrollTo({ top: position, behavior: 'instant' });
        return violations.some(({ nodes }) => nodes.some((node) => `${node.target[0]}` === `${target}`));
      };
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const wrong: string[] = [];
        for (const { html, target } of nodes)
          if (id !== 'target-size' || (await isSmallInView(target[0]))) wrong.push(html);
        if (wrong.length > 0) found.push(`${id}: ${wrong.join(' | ')}`);
      }
      return found;
    },
    { rules, also, part },
  );
}

/** The app's own host has axe, too: the browser's cache is faster than half a megabyte in a message. */
async function loadAxe(page: Page): Promise<void> {
  const { loaded, origin, online } = await page.evaluate(() => ({
    loaded: 'axe' in globalThis,
    origin: location.origin,
    online: navigator.onLine,
  }));
  if (loaded) return;
  const fromHost = online && origin === new URL(process.env.WEB_URL as string).origin;
  await (fromHost ? page.evaluate((path) => import(path), axePath) : page.evaluate(axeSource));
}
