import type { Page } from '@playwright/test';
import { rows } from './support/lookup.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a chosen language stays after a reload', async ({ page, open }) => {
  await open('/404');
  await page.getByRole('button', { name: '切换到中文' }).click();
  await expect(heading(page)).toHaveText(zh('Page not found'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.reload();
  await expect(heading(page)).toHaveText(zh('Page not found'));
});

test('a language given in the address stays on later pages', async ({ page, open }) => {
  await open('/404');
  // The browser's language is not stored, because it may change.
  expect(await page.evaluate(() => localStorage.getItem('0:locale'))).toBeNull();
  await open('/404?lang=zh');
  await expect(heading(page)).toHaveText(zh('Page not found'));
  await open('/404');
  await expect(heading(page)).toHaveText(zh('Page not found'));
});

test('the app works where the browser stores nothing', async ({ page, open }) => {
  await open('/404');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(new URL('/medicine-remind', process.env.WEB_URL).href);
  await expect(heading(page)).toHaveText(t('Medication'));
  await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();
});

for (const { locale, weekday, day, monday, range, time, evening } of [
  {
    locale: 'en-US',
    weekday: 'Sun',
    day: 'Friday, November 20',
    monday: 'Nov 9',
    range: '1,530–1,870 kcal',
    time: '6:30 PM',
    evening: /^8:30\sPM$/,
  },
  {
    locale: 'en-DE',
    weekday: 'Mon',
    day: 'Friday, 20 November',
    monday: '9 Nov',
    range: '1 530–1 870 kcal',
    time: '18:30',
    evening: '20:30',
  },
]) {
  test.describe(`on a device in ${locale}`, () => {
    test.use({ locale });

    test('weeks, dates, times and numbers have the conventions of the region', async ({ page, open }) => {
      await open('/medicine-remind');
      const main = page.getByRole('main');
      await expect(main).toContainText(day);
      const week = page.getByRole('group', { name: t('Days of the week') });
      await expect(week.getByRole('button', { name: /\d/ }).first()).toContainText(weekday);
      await expect(main).toContainText(time);
      await open('/food-app/report/day?date=2026-11-19');
      await expect(main).toContainText(range);
    });

    test('a week of a report begins on Monday in every region', async ({ page, open }) => {
      await open('/food-app/report/week?date=2026-11-15');
      await expect(page.getByRole('main')).toContainText(monday);
    });

    test('a time is typed and shown by the clock of the device', async ({ page, open }) => {
      await open('/medicine-remind/add');
      const field = page.getByRole('textbox', { name: t('Time {number}', { number: 1 }) });
      await field.fill('8:30 pm');
      await field.blur();
      await expect(field).toHaveValue(evening);
    });
  });
}

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('foods are rated by the same standard, under their Chinese names', async ({ page, open }) => {
    await open('/sugar-control');
    await expect(page.getByText('WS/T 652-2019')).toBeVisible();
    await expect(page.getByText('56–70')).toBeVisible();
    await page.getByRole('link', { name: zh('Search foods') }).click();
    await page.getByRole('searchbox').fill('糙米饭');
    await expect(rows(page).filter({ hasText: '糙米饭' }).first()).toContainText('GI 70中');
  });

  test('BMI is rated by the Chinese cut-offs unless others are chosen', async ({ page, open }) => {
    await open('/tools/bmi');
    await expect(page.getByRole('radio', { name: zh('China'), exact: true })).toBeChecked();
    for (const [name, value] of [
      [zh('Age'), '38'],
      [zh('Height'), '200'],
      [zh('Weight'), '96'],
    ] as const) {
      await page.getByRole('textbox', { name: RegExp(`^${name}`) }).fill(value);
    }
    // 24.0 is normal by the WHO.
    await expect(page.getByRole('img', { name: '24.0' })).toHaveAccessibleName('BMI：24.0，超重');
  });
});
