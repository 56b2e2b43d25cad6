import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('a swipe and the arrow buttons change the week of a calendar, up to the last day', async ({ page, story }) => {
  await story('data-calendarstrip--with-marks');
  const strip = page.getByRole('group', { name: 'Day', exact: true });
  const chosen = strip.getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(`Fri20November${t('Due')}`);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await chosen.hover();
  await page.mouse.wheel(-400, 0);
  await expect(chosen).toHaveText('Fri13November');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const next = strip.getByRole('button', { name: t('Next week') });
  await next.click();
  await next.click();
  await expect(chosen).toHaveText('Wed25November');
  // The buttons stand around the days that they move by.
  await expect(strip.getByText('Nov 23 – Nov 29')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});
