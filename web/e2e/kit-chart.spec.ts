import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('charts show their values by keyboard and by touch, and leave gaps open', async ({ page, story }) => {
  await story('data-linechart--with-a-gap');
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
  await story('data-barchart--with-a-target');
  const bars = page.getByRole('slider', { name: t('{label}: choose a value', { label: 'Energy of a week' }) });
  await bars.press('Home');
  await bars.press('ArrowRight');
  await bars.press('ArrowRight');
  await expect(bars).toHaveAttribute('aria-valuetext', `Mon: ${t('No value')}`);
  await bars.press('ArrowRight');
  await expect(bars).toHaveAttribute('aria-valuetext', 'Tue: 0 kcal');
  await expect(page.getByTestId('picked')).toHaveText('Tue 0');
});

test('a bar says its parts, and a part that is unknown is a plain bar', async ({ page, story }) => {
  await story('data-barchart--parts');
  const slider = page.getByRole('slider', { name: t('{label}: choose a value', { label: 'Sleep' }) });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 20: 7.1 h');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 19: 7.3 h · Deep 1.1 · Light 4.6 · REM 1.6');
  await expect(page.getByText('Deep 1.1')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nov 20/ })).toContainText(`7.1${t('none')}`);
  // Five nights of three parts on a ground, and a night without.
  await expect(page.getByRole('img', { name: /^Sleep/ }).locator('path')).toHaveCount(21);
});

test('a finger that drags a chart aside shows the week before, and one that rests selects values', async ({
  page,
  story,
}) => {
  await story('data-periodpager--week');
  const picture = page.getByRole('img', { name: /^Weight/ });
  const slider = page.getByRole('slider');
  await expect(page.getByText('Nov 14 – Nov 20')).toBeVisible();
  /** Moves a finger over the chart, in shares of its width; it rests first. */
  const drag = async (from: number, to: number, rest = async () => {}) => {
    const { x, y, width, height } = (await picture.boundingBox()) as DOMRect;
    const session = await page.context().newCDPSession(page);
    const at = (place: number) => [{ x: x + width * place, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await rest();
    for (const step of [0.25, 0.5, 0.75, 1]) {
      const touchPoints = at(from + (to - from) * step);
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
  await drag(0.3, 0.8);
  await expect(page.getByText('Nov 7 – Nov 13')).toBeVisible();
  await drag(0.7, 0.2);
  await expect(page.getByText('Nov 14 – Nov 20')).toBeVisible();
  // Nothing comes after today, and a short movement changes nothing.
  await drag(0.7, 0.2);
  await drag(0.3, 0.4);
  await expect(page.getByText('Nov 14 – Nov 20')).toBeVisible();
  // The newest value is selected: a finger there moves the selection.
  await expect(slider).toHaveAttribute('aria-valuetext', /Nov 20/);
  await drag(0.95, 0.5);
  await expect(slider).toHaveAttribute('aria-valuetext', /Nov 17/);
  // So does one that rests anywhere before it moves.
  await drag(0.15, 0.8, () => expect(slider).toHaveAttribute('aria-valuetext', /Nov 1[45]/));
  await expect(slider).toHaveAttribute('aria-valuetext', /Nov 19/);
  await expect(page.getByText('Nov 14 – Nov 20')).toBeVisible();
});
