/**
 * A monkey test of each product: it taps, types, goes back, reloads and loses the connection at random. After each move the
 * screen has a heading, no error is uncaught, and the heap is below a limit. web/guides/run-the-app.md explains long runs.
 */
import { screens } from '../screens.ts';
import { startMonkey } from './support/monkey.ts';
import { expect, test } from './support/test.ts';

// The monkey disconnects, and the test measures the heap of the process.
test.use({ ownContext: true });

const { MONKEY_SEED = '1', MONKEY_RUNS = '1' } = process.env;
const seeds = Array.from({ length: Number(MONKEY_RUNS) }, (_, run) => Number(MONKEY_SEED) + run);

const movesOfRun = 50;
// A quarter of a minute on a quiet machine.
test.setTimeout(300_000);

/** Largest heap in MB after a garbage collection. A page that has opened many screens needs 8. */
const heapLimit = 20;

const productOf = (path: string): string => /^\/(ai|food)-app(?=\/|$)/.exec(path)?.[0] ?? '/';

/** Messages of browsers without a connection, and on an error page. */
const withoutConnection =
  /ERR_INTERNET_DISCONNECTED|module's style sheet|dynamically imported module|denied for this document/;

for (const product of ['/', '/ai-app', '/food-app']) {
  for (const seed of seeds) {
    test(`random input breaks no screen of ${product}: seed ${seed}`, async ({ page, context, open, expectErrors }) => {
      expectErrors(withoutConnection);
      const escaped: string[] = [];
      page.on('pageerror', ({ message, stack }) => withoutConnection.test(message) || escaped.push(stack ?? message));
      page.on('dialog', (dialog) => dialog.accept());
      // Links to other sites open nothing.
      const { origin } = new URL(process.env.WEB_URL as string);
      await context.route(
        (url) => url.origin !== origin,
        (route) => route.fulfill({ status: 204 }),
      );
      const inspector = await context.newCDPSession(page);
      const addresses = Object.entries(screens).flatMap(([path, address]) =>
        productOf(path) === product ? address : [],
      );
      const monkey = startMonkey({ page, context, seed, addresses, open: () => open(product) });
      await open(product);
      const moves: string[] = [];
      while (moves.length < movesOfRun) {
        moves.push(await monkey.move());
        await monkey.settle();
        const trail = moves.join('\n');
        // A page whose files do not arrive shows a message after half a minute.
        await expect(page.locator('h1').first(), trail).toBeVisible({ timeout: 60_000 });
        await inspector.send('HeapProfiler.collectGarbage');
        const { usedSize } = await inspector.send('Runtime.getHeapUsage');
        expect(escaped, trail).toEqual([]);
        expect(usedSize / 1e6, trail).toBeLessThan(heapLimit);
      }
    });
  }
}
