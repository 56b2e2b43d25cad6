import { expect, test } from './support/test.ts';

test('Storybook lists the parts, with their properties and code', async ({ page, open, expectErrors }) => {
  // Storybook's own toolbar.
  expectErrors(/will become mandatory in Storybook 11/);
  await page.setViewportSize({ width: 1_280, height: 800 });
  await open('/kit/index.html?path=/docs/basics-button--docs');
  const index = await page.request.get(new URL('/kit/index.json', page.url()).href);
  expect(Object.keys((await index.json()).entries)).toContain('food-foodeditor--one-of-each-kind');
  const docs = page.frameLocator('iframe').first();
  // The page of documentation loads all of its code first.
  await expect(docs.getByRole('heading', { name: 'Button', exact: true, level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(docs.getByRole('row', { name: /^busy/ })).toContainText('ignores presses');
});

test('the toolbar of Storybook changes language, colours, product and size of text', async ({
  page,
  open,
  story,
  expectErrors,
}) => {
  // Storybook's own toolbar.
  expectErrors(/will become mandatory in Storybook 11|Ignored Storybook channel message/);
  const root = page.locator('html');
  await story('basics-button--quiet&globals=locale:zh-CN;scheme:dark;product:food;text:200');
  await expect(page.getByRole('button', { name: '以后再说' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'zh-CN');
  await expect(root).toHaveAttribute('data-product', 'food');
  await expect(root).toHaveCSS('font-size', '20px');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 15)');
  await open('/kit/index.html?path=/story/basics-button--quiet');
  await page.getByRole('button', { name: /Language|English/ }).click();
  await page
    .getByRole('option', { name: '中文' })
    .or(page.getByText('中文', { exact: true }))
    .first()
    .click();
  await expect(page.frameLocator('iframe').first().getByRole('button', { name: '以后再说' })).toBeVisible();
});

test('each product has its own accent', async ({ page, open }) => {
  const accents = new Set<string>();
  for (const path of ['/', '/ai-app', '/food-app']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    accents.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
    );
  }
  expect(accents.size).toBe(3);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a ring fills without an animation when the person wants less motion', async ({ page, story }) => {
    await story('foundations-rules--motion');
    const ring = page.getByRole('progressbar', { name: 'Doses' }).locator('circle').last();
    await expect(ring).toBeVisible();
    const durations = await ring.evaluate((it) => {
      const { animationDuration, transitionDuration } = getComputedStyle(it);
      return { animationDuration, transitionDuration };
    });
    expect(durations).toEqual({ animationDuration: '0s', transitionDuration: '0s' });
  });
});
