/** The tests' own `test`: a fresh world of the mock for each, the language's words, and no error in the console. */
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { now } from './now.ts';

export { expect };

interface Fixtures {
  /** Nobody has signed in. Without it, a test has a user of its own. */
  guest: boolean;
  /** The clock goes on from `now`, and the test may move it. Without it, it stands still; timers run all the same. */
  runningClock: boolean;
  /** The text of the language that the test runs in. */
  words: (en: string, zh: string) => string;
  /** Opens a screen of the app. */
  open: (path: string) => Promise<void>;
  /**
   * Has the mock answer a call with a named example, e.g. `answer('/scheme/view/purine-index/list', 'empty')`, or fail with
   * `answer(path, 500)`; `undefined` goes back to what it remembers.
   */
  answer: (path: string, reply: string | 500 | undefined) => Promise<void>;
  /** Console errors that a test provokes on purpose. */
  expectErrors: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  guest: [false, { option: true }],
  runningClock: [false, { option: true }],

  page: async ({ page, runningClock }, use) => {
    await (runningClock ? page.clock.install({ time: now }) : page.clock.setFixedTime(now));
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
  words: async ({}, use, info) => use((en, zh) => (info.project.name === 'zh' ? zh : en)),

  expectErrors: async ({ page }, use) => {
    const expected: RegExp[] = [];
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    await use((pattern) => expected.push(pattern));
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  },

  open: async ({ page, guest, expectErrors: _ }, use, info) => {
    const userToken = `${info.testId}-${info.repeatEachIndex}-${info.retry}`;
    const kept = JSON.stringify(guest ? {} : { userToken });
    // Whoever signs in during the test stays so on the next page.
    await page.addInitScript(
      (text) => sessionStorage.getItem('0:user') ?? sessionStorage.setItem('0:user', text),
      kept,
    );
    await use(async (path) => {
      await page.goto(new URL(path, process.env.WEB_URL).href);
    });
  },

  answer: async ({ page }, use) => {
    const url = (path: string) => (address: URL) => address.pathname === `/api${path}`;
    await use(async (path, reply) => {
      const matcher = url(path);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (reply === undefined) return;
      // The first example of a 500 is a login that has expired.
      const prefer = reply === 500 ? 'code=500,example=requestException' : `example=${reply}`;
      await page.route(matcher, (route) => route.continue({ headers: { ...route.request().headers(), prefer } }));
    });
  },
});

/** Counts how often a call is sent from now on, e.g. `/cooperation/app/medicationRemind/save`. */
export function countCalls(page: Page, call: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${call}`) count += 1;
  });
  return () => count;
}

/** Holds a call back until it is let go. */
export async function holdBack(page: Page, call: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname === `/api${call}`,
    async (route) => {
      await free;
      await route.continue();
    },
  );
  return () => letGo();
}

/** Another number each time: guests share the mock's memory, in which a number gets one code a minute. */
export const freshPhone = (): string => `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Signs a guest in by phone number, in place of a screen that is not for everybody. */
export async function signIn(page: Page, words: (en: string, zh: string) => string): Promise<void> {
  await page.getByRole('textbox', { name: words('Phone number', '手机号') }).fill(freshPhone());
  await page.getByRole('button', { name: words('Send code', '获取验证码') }).click();
  await page.getByRole('textbox', { name: words('Verification code', '验证码') }).fill('123456');
  await page.getByRole('button', { name: words('Sign in', '登录'), exact: true }).click();
}

/** No violation of WCAG 2.2 AA and of axe's best practices on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  expect(found).toEqual([]);
}
