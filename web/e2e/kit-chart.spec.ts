import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('charts show their values by keyboard and by touch, and leave gaps open', async ({ page, open }) => {
  await open('/__kit?section=charts');
  const slider = page.getByRole('slider', { name: t('{label}: choose a value', { label: 'Weight' }) });
  const picture = page.getByRole('img', { name: /^Weight/ }).first();
  await expect(picture).toHaveAccessibleName(
    t('{label}: {length} values from {from} to {to}, between {low} and {high} {unit}', {
      label: 'Weight',
      length: 22,
      from: 'Oct 22',
      to: 'Nov 20',
      low: '62.6',
      high: '66.4',
      unit: 'kg',
    }),
  );

  // The newest value shows before anything is picked.
  await expect(page.getByText('62.6 kg').first()).toBeVisible();
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Oct 22: 66.4 kg');
  await slider.press('ArrowRight');
  await expect(page.getByTestId('picked')).toHaveText('Oct 23 66.1');

  // The arrow skips a week without values.
  for (let step = 0; step < 7; step++) await slider.press('ArrowRight');
  await expect(page.getByTestId('picked')).toHaveText('Oct 30 65.1');
  await slider.press('ArrowRight');
  await expect(page.getByTestId('picked')).toHaveText('Nov 7 64.6');
  const line = await picture.locator('path').first().getAttribute('d');
  expect(line?.match(/M/g)).toHaveLength(3);
  const row = page.getByRole('row').filter({ hasText: 'Nov 2' });
  await expect(row.first()).toContainText(t('none'));

  // By touch, at the left end.
  const { x, y, height } = (await picture.boundingBox()) as { x: number; y: number; height: number };
  await page.touchscreen.tap(x + 40, y + height / 2);
  await expect(page.getByTestId('picked')).toHaveText('Oct 22 66.4');

  // In a bar chart, a day without a value differs from a day with zero.
  const bars = page.getByRole('slider', { name: t('{label}: choose a value', { label: 'Energy of a week' }) });
  await bars.press('Home');
  await bars.press('ArrowRight');
  await bars.press('ArrowRight');
  await expect(bars).toHaveAttribute('aria-valuetext', `Mon: ${t('No value')}`);
  await bars.press('ArrowRight');
  await expect(bars).toHaveAttribute('aria-valuetext', 'Tue: 0 kcal');
  await expect(page.getByTestId('picked-bar')).toHaveText('Tue 0');

  const bmi = page.getByRole('img', {
    name: t('{label}: {amount}, {0}', { label: 'BMI', amount: '22.4', 0: 'Normal' }),
  });
  await expect(bmi).toBeVisible();
  await expect(bmi).toHaveAccessibleDescription('Underweight < 18.5 Normal 18.5–23.9 Overweight 24–27.9 Obese ≥ 28');
  await expect(page.getByRole('progressbar', { name: 'Protein' })).toHaveAttribute('aria-valuenow', '42');
});

for (const locale of ['en-US', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('labels of charts never overlap', async ({ page, open }) => {
      await open('/__kit?section=charts');
      await expect(page.getByRole('slider').first()).toBeAttached();
      for (const width of [320, 375, 812]) {
        await page.setViewportSize({ width, height: 812 });
        await expect.poll(() => overlaps(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 375, height: 812 });
      // Text of 200 %.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '20px';
      });
      await expect.poll(() => overlaps(page)).toEqual([]);
    });
  });
}

/** Pairs of overlapping labels of one chart, and labels outside the screen. */
const overlaps = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[role="img"]')].flatMap((chart) => {
      const boxes = [...chart.querySelectorAll('text')].map((text) => ({
        text: text.textContent ?? '',
        box: text.getBoundingClientRect(),
      }));
      const outside = boxes
        .filter(({ box }) => box.left < 0 || box.right > innerWidth)
        .map(({ text }) => `${text} outside`);
      const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
      const overlapping = pairs.filter(
        ([{ box: a }, { box: b }]) =>
          a.left < b.right && b.left < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3,
      );
      return [...outside, ...overlapping.map(([one, other]) => `${one.text} / ${other.text}`)];
    }),
  );
