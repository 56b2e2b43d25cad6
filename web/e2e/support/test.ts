/** The `test` of all specs: a new world of the mock for each test, a fixed clock, and no console errors. */
import { test as base, expect } from '@playwright/test';
import { interceptCall } from './intercept.ts';
import { now } from './now.ts';
import { pendingCalls } from './requests.ts';
import { SharedContext } from './shared-context.ts';

export { expect };

interface WorkerFixtures {
  /** The context of the previous test, until a test has other options. */
  kept: { shared?: SharedContext };
}

interface Fixtures {
  /** Runs as a guest. Otherwise, each test has its own user. */
  guest: boolean;
  /** Starts the clock at `now`, and lets the test advance it. Otherwise the time is fixed; timers run in both cases. */
  runningClock: boolean;
  /** Opens a new browser context, for a test that disconnects or needs a real clock. Otherwise, tests share one. */
  ownContext: boolean;
  /** Name of this test's world in the mock. */
  world: string;
  /** Opens a screen of the app. */
  open: (path: string) => Promise<void>;
  /** Opens a story of Storybook by its id, such as `overlays-sheet--long`. */
  story: (id: string) => Promise<void>;
  /**
   * Makes the mock answer a call with a named example, e.g. `answer('/scheme/view/purine-index/list', 'empty')`, or fail
   * with `answer(path, 500)` or `503`; `undefined` restores the replies from its memory.
   */
  answer: (path: string, reply: string | 500 | 503 | undefined) => Promise<void>;
  /**
   * Advances the mock's world of this test, so that the server's work continues. It first waits for the replies of pending
   * calls, because work that starts after the advance would not progress. The app on the device page has its own world,
   * that of its token.
   */
  serverWorks: (seconds: number, userToken?: string) => Promise<void>;
  /** Permits console errors that a test provokes, from now on. */
  expectErrors: (pattern: RegExp) => void;
}

/** A window of Storybook, with the state of its story. */
type StoryWindow = Window & { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };

/** The address of a story on the app's origin. */
export const storyPath = (id: string): string => `/kit/iframe.html?viewMode=story&id=${id}`;

/** The consents of a test's person, so that no screen asks for them. `privacy.spec.ts` starts without them. */
const given = ['healthData', 'mealPhotos', 'bodyPictures', 'ranking', 'analytics'].map((purpose) => ({
  purpose,
  given: true,
  decidedAt: '2026-10-01T09:00:00+08:00',
}));

export const test = base.extend<Fixtures, WorkerFixtures>({
  guest: [false, { option: true }],
  runningClock: [false, { option: true }],
  ownContext: [false, { option: true }],

  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here
    async ({}, use) => {
      const kept: WorkerFixtures['kept'] = {};
      await use(kept);
      await kept.shared?.context.close();
    },
    { scope: 'worker' },
  ],

  // The options of Playwright that tests set; `newContext` accepts them too.
  context: async (
    {
      browser,
      kept,
      ownContext,
      runningClock,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    info,
  ) => {
    if (ownContext || runningClock) {
      const context = await browser.newContext();
      await use(context);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      return;
    }
    const options = JSON.stringify({
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    });
    if (kept.shared?.options !== options) {
      await kept.shared?.context.close();
      kept.shared = await SharedContext.open(browser, options);
    }
    const { shared } = kept;
    await use(shared.context);
    if (info.status === info.expectedStatus && (await shared.clear())) return;
    await shared.context.close();
    delete kept.shared;
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here
  world: async ({}, use, info) => {
    // The process id differs between runs, which may share a running mock.
    await use(`${info.testId}x${info.repeatEachIndex}x${info.retry}x${process.pid}`.replace(/\W/g, ''));
  },

  page: async ({ context, ownContext, runningClock }, use) => {
    const page = await context.newPage();
    if (runningClock) await page.clock.install({ time: now });
    else if (ownContext) await page.clock.setFixedTime(now);
    await use(page);
    // A reply that a test changes may still be pending, and its handler must not fail after the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  expectErrors: async ({ page }, use) => {
    const expected: RegExp[] = [
      // The configuration blocks service workers.
      /^Service Worker registration blocked by Playwright$/,
      // The stories show the replacement of a missing picture.
      /\/(missing|nobody)\.png$/,
    ];
    const errors: string[] = [];
    const add = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on('pageerror', (error) => add(error.message));
    const applied = (sheet: string) =>
      page.waitForFunction((url) => [...document.styleSheets].some(({ href }) => href === url), sheet, {
        timeout: 20_000,
      });
    const late: Promise<unknown>[] = [];
    page.on('console', (message) => {
      const [, sheet] = /^The resource (\S+\.css) was preloaded .* but not used/.exec(message.text()) ?? [];
      // On a busy machine, the script of a sheet runs seconds after the page has loaded.
      if (sheet) return void late.push(applied(sheet).catch(() => add(message.text())));
      // The text of a failed request does not contain its URL.
      const from = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
      if (message.type() === 'error' || message.type() === 'warning') add(message.text() + from);
    });
    await use((pattern) => expected.push(pattern));
    await Promise.all(late);
    expect(errors).toEqual([]);
  },

  open: async ({ page, guest, world, expectErrors: _ }, use) => {
    const user = JSON.stringify(guest ? {} : { userToken: world });
    // The test's user stays signed in on the next page.
    await page.addInitScript(
      ([user, consents]) => {
        sessionStorage.getItem('0:user') ?? sessionStorage.setItem('0:user', user);
        if (!localStorage.getItem('0:["","consents"]')) localStorage.setItem('0:["","consents"]', consents);
      },
      [user, JSON.stringify(given)] as const,
    );
    await use(async (path) => {
      await page.goto(new URL(path, process.env.WEB_URL).href);
    });
  },

  story: async ({ open, page }, use) => {
    await use(async (id) => {
      await open(storyPath(id));
      // The story's own test presses and types first.
      await page.waitForFunction(() => {
        const { currentRender } = (window as StoryWindow).__STORYBOOK_PREVIEW__ ?? {};
        return currentRender?.phase === 'finished' || currentRender?.phase === 'errored';
      });
    });
  },

  serverWorks: async ({ context, world }, use) => {
    const pending = pendingCalls(context);
    await use(async (seconds, userToken = world) => {
      await settled(pending);
      const reply = await fetch(`${process.env.MOCK_URL}/__mock/advance`, {
        method: 'POST',
        headers: { userToken, 'Content-Type': 'application/json' },
        body: JSON.stringify({ seconds }),
      });
      expect(reply.status).toBe(200);
    });
  },

  answer: async ({ page, expectErrors }, use) => {
    let stop = async () => {};
    await use(async (path, reply) => {
      await stop();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (reply === undefined) return;
      if (reply === 503) expectErrors(/status of 503/);
      // The first example of a 500 is an expired login.
      const prefer =
        reply === 500 ? 'code=500,example=requestException' : reply === 503 ? 'code=503' : `example=${reply}`;
      stop = await interceptCall(page, path, ({ proceed }) => proceed({ prefer }));
    });
  },
});

/** Waits until no call has been pending for a moment, or up to a limit if a test delays a call. */
async function settled(pending: ReadonlySet<unknown>): Promise<void> {
  for (let [quiet, waits] = [0, 0]; quiet < 3 && waits < 100; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    quiet = pending.size === 0 ? quiet + 1 : 0;
  }
}
