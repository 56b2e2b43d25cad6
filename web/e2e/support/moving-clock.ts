/** A test on the device page with a mock of its own, whose clock moves together with the page's. */
import { startMock } from '../../../mocks/api/server.ts';
import { test as base } from './device.ts';
import { now } from './now.ts';

export const test = base.extend<{
  /** Lets this many seconds pass for the page and for the server. */
  pass: (seconds: number) => Promise<void>;
}>({
  runningClock: true,

  pass: [
    async ({ page }, use) => {
      let time = now.getTime();
      // The mock of all tests stands still, since they share it.
      const mock = await startMock({ port: 0, now: () => new Date(time) });
      await page.route(
        (url) => url.pathname.startsWith('/api/'),
        async (route) => {
          const { pathname, search } = new URL(route.request().url());
          await route.continue({ url: `${mock.url}${pathname.replace(/^\/api/, '')}${search}` });
        },
      );
      await use(async (seconds) => {
        time += seconds * 1000;
        await page.clock.runFor(seconds * 1000);
      });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await mock.close();
    },
    { auto: true },
  ],
});
