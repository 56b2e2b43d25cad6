import { expectAccessible, expectNoViolations } from './support/accessibility.ts';
import { expectFits } from './support/layout.ts';
import { expect, test } from './support/test.ts';

for (const locale of ['en-US', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ locale });

    const sections = [
      'look',
      'basics',
      'states',
      'fields',
      'dialogs',
      'calendar',
      'lists',
      'charts',
      'media',
      'food',
      'waiting',
    ];
    for (const section of sections) {
      test(`the kit section ${section} is accessible, and never wider than the screen`, async ({
        page,
        open,
        expectErrors,
      }) => {
        // The browser reports each style of the hostile sample before it is dropped.
        if (section === 'media') expectErrors(/Content Security Policy/);
        // React reports the error of the sample that cannot be drawn.
        if (section === 'states') expectErrors(/lacks a field/);
        await open(`/__kit?section=${section}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en-US' ? 'en' : locale);
        await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
        // The structure is the same in both languages, but the sizes of texts are not.
        if (locale === 'en-US') await expectAccessible(page, ['target-size']);
        else await expectNoViolations(page, ['color-contrast', 'target-size']);
        await expectFits(page);
      });
    }
  });
}

test('the arrow keys move between tabs', async ({ page, open }) => {
  await open('/__kit?section=basics');
  const tabs = page.getByRole('tablist', { name: 'Meal' });
  const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
  await tab('Breakfast').focus();
  await page.keyboard.press('ArrowLeft');
  const last = tab('Late snack');
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  // The tab was out of sight before.
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('tabpanel').last()).toHaveText('Late snack');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Breakfast')).toBeFocused();
  await page.keyboard.press('End');
  // Alt with an arrow key is the browser's *Back* or *Forward*.
  await last.dispatchEvent('keydown', { key: 'ArrowLeft', altKey: true });
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').last()).toBeFocused();
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

  test('a ring fills without an animation when the person wants less motion', async ({ page, open }) => {
    await open('/__kit?section=look');
    const ring = page.getByRole('progressbar', { name: 'Doses' }).locator('circle').last();
    await expect(ring).toBeVisible();
    const durations = await ring.evaluate((it) => {
      const { animationDuration, transitionDuration } = getComputedStyle(it);
      return { animationDuration, transitionDuration };
    });
    expect(durations).toEqual({ animationDuration: '0s', transitionDuration: '0s' });
  });
});
