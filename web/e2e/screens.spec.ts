import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { screens } from '../screens.ts';
import type { ScreenRoute } from '../src/products/route.ts';
import { expectAccessible, expectFollowsPreferences } from './support/accessibility.ts';
import { expectFits } from './support/layout.ts';
import { pendingCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

test('every built route is among the screens', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'warn',
    server: { middlewareMode: true },
  });
  const paths = new Set<string>();
  for (const product of ['general', 'ai', 'food']) {
    const { routes } = await vite.ssrLoadModule(`/src/products/${product}.ts`);
    for (const { path } of routes as ScreenRoute[]) paths.add(path);
  }
  await vite.close();
  // The gallery of the kit has its own sweep.
  paths.delete('/__kit');
  expect(Object.keys(screens).sort()).toEqual([...paths].sort());
});

for (const { locale, text } of [
  { locale: 'en-US', text: t },
  { locale: 'zh-CN', text: zh },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const [path, address] of Object.entries(screens)) {
      test(path, async ({ page, open }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== new URL(process.env.WEB_URL as string).origin) {
            foreign.push(request.url());
          }
        });
        const calls = pendingCalls(page);
        await open(address);
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh-CN' ? 'zh-CN' : 'en');
        // Screen readers start at the one heading of the page.
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(async () => {
          expect(calls.size).toBe(0);
          await expect(page.getByRole('status', { name: text('Loading') })).toHaveCount(0);
        }).toPass();
        // The title of index.html is replaced.
        expect(await page.title()).not.toMatch(/^(Health)?$/);
        await expectAccessible(page);
        // Neither depends on the language.
        if (locale === 'en-US') await expectFollowsPreferences(page);
        await expectFits(page);
        expect(foreign).toEqual([]);
      });
    }
  });
}
