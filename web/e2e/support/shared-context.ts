import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { now } from './now.ts';

/**
 * A browser context for several tests in a row, each with a new page. A new context starts a process that compiles the app
 * again, which is a third of a short test's time. The clock is fixed once, for all pages.
 */
export class SharedContext {
  private constructor(
    readonly context: BrowserContext,
    /** The options of its tests. */
    readonly options: string,
    private readonly session: CDPSession,
  ) {}

  static async open(browser: Browser, options: string): Promise<SharedContext> {
    const context = await browser.newContext();
    await context.clock.setFixedTime(now);
    // A process ends with its last page, so one page stays open.
    const page = await context.newPage();
    await page.goto(new URL('/icon.svg', process.env.WEB_URL).href);
    // The connection belongs to the process: the page that stays open would report the connection before the test's page
    // has it.
    context.setOffline = () => Promise.reject(new Error('Tests without a connection need ownContext: true'));
    return new SharedContext(context, options, await context.newCDPSession(page));
  }

  /**
   * Closes the pages of a test, and deletes their stored data.
   * @returns whether another test may use the context
   */
  async clear(): Promise<boolean> {
    const [, ...pages] = this.context.pages();
    for (const page of pages) {
      // Playwright cannot undo a change of the clock.
      if ((await page.evaluate(() => Date.now()).catch(() => 0)) !== now.getTime()) return false;
      await page.close();
    }
    for (const event of ['request', 'requestfinished', 'requestfailed']) this.context.removeAllListeners(event);
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.clearPermissions();
    await this.context.clearCookies();
    for (const url of [process.env.WEB_URL, process.env.DEVICE_URL, process.env.MOCK_URL]) {
      const { origin } = new URL(url as string);
      await this.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
    return true;
  }
}
