import { readFileSync } from 'node:fs';
import { screens } from '../screens.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectFits } from './support/layout.ts';
import { pendingCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

const tables = ['general', 'ai', 'food', 'shared'].map((name) =>
  readFileSync(new URL(`../src/products/${name}.ts`, import.meta.url), 'utf8'),
);

test('every built route is among the screens', () => {
  const paths = tables.flatMap((table) => [...table.matchAll(/^ {2}'([^']+)': \{\n/gm)].map(([, path]) => path));
  expect(paths.length).toBeGreaterThan(8);
  expect(Object.keys(screens).sort()).toEqual(paths.sort());
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
        await expectFits(page);
        expect(foreign).toEqual([]);
      });
    }
  });
}
