import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('the keyboard moves in a calendar from day to day and from month to month', async ({ page, open }) => {
  await open('/__kit?section=calendar');
  const grid = page.getByRole('grid').first();
  const day = (name: string) => grid.getByRole('button', { name });
  await expect(day(`November 17 ${t('Missed')}`)).toBeVisible();
  await day('November 20').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, 'December 4');
  await expect(grid).toHaveAccessibleName('December 2026');
  await page.keyboard.press('Home');
  await expectFocus(page, 'November 30');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  // The focus stops at the last available day.
  await expectFocus(page, 'January 20');
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'January 20');
  await expect(day('January 21')).toBeDisabled();
  await expect(page.getByRole('button', { name: t('Next month') }).first()).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { selected: true })).toContainText('January 19');
});

test('a swipe and the arrow buttons change the week of a calendar, up to the last day', async ({ page, open }) => {
  await open('/__kit?section=calendar');
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
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(text);
