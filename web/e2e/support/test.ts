/** The tests' own `test`: a fresh world of the mock for each, a clock that stands still, and no error in the console. */
import { test as base, expect } from '@playwright/test';
import { now } from './now.ts';
import { isCall } from './requests.ts';

export { expect };

interface Fixtures {
  /** Nobody has signed in. Without it, a test has a user of its own. */
  guest: boolean;
  /** The clock goes on from `now`, and the test may move it. Without it, it stands still; timers run all the same. */
  runningClock: boolean;
  /** The name of this test's world in the mock. */
  world: string;
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

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
  world: async ({}, use, info) => {
    // The process differs from run to run, where the mock stays up between them.
    await use(`${info.testId}x${info.repeatEachIndex}x${info.retry}x${process.pid}`.replace(/\W/g, ''));
  },

  page: async ({ page, runningClock }, use) => {
    await (runningClock ? page.clock.install({ time: now }) : page.clock.setFixedTime(now));
    await use(page);
  },

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

  open: async ({ page, guest, world, expectErrors: _ }, use) => {
    const user = JSON.stringify(guest ? {} : { userToken: world });
    // A login of the test itself stays on the next page.
    await page.addInitScript(
      (text) => sessionStorage.getItem('0:user') ?? sessionStorage.setItem('0:user', text),
      user,
    );
    await use(async (path) => {
      await page.goto(new URL(path, process.env.WEB_URL).href);
    });
  },

  answer: async ({ page }, use) => {
    await use(async (path, reply) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (reply === undefined) return;
      // The first example of a 500 is a login that has expired.
      const prefer = reply === 500 ? 'code=500,example=requestException' : `example=${reply}`;
      await page.route(isCall(path), (route) => route.continue({ headers: { ...route.request().headers(), prefer } }));
    });
  },
});
