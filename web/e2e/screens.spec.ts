import { readFileSync } from 'node:fs';
import { screens } from './screens.ts';
import { expect, expectAccessible, test } from './test.ts';

const tables = ['general', 'ai', 'food', 'shared'].map((name) =>
  readFileSync(new URL(`../src/products/${name}.ts`, import.meta.url), 'utf8'),
);

test('every built route is among the screens', () => {
  const paths = tables.flatMap((table) => [...table.matchAll(/^ {2}'([^']+)': \{\n/gm)].map(([, path]) => path));
  expect(paths.length).toBeGreaterThan(8);
  expect(Object.keys(screens).sort()).toEqual(paths.sort());
});

for (const [path, address] of Object.entries(screens)) {
  test(`${path} is for everybody`, async ({ page, open }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(process.env.WEB_URL as string).origin) {
        elsewhere.push(request.url());
      }
    });
    await open(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status', { name: /Loading|加载中/ })).toHaveCount(0);
    // For screen readers: one heading of the page, and the start of it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // No longer the page's own, which it has before it starts.
    expect(await page.title()).not.toMatch(/^(Health)?$/);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);

    // Text twice as large, then a phone on its side: nothing runs out of the screen sideways.
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.querySelector('main') as HTMLElement;
        return Math.max(document.documentElement.scrollWidth - innerWidth, scrollWidth - clientWidth);
      });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '20px';
    });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize({ width: 812, height: 375 });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    expect(elsewhere).toEqual([]);
  });
}
