import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/scheme/app/heartRate';
const home = '/heart-rate-monitor/home';
const result = '/heart-rate-monitor/result';

test.use({ runningClock: true });

test('the heart rate screen shows the history, and links to each measurement', async ({ page, open }) => {
  await open(home);
  const latest = page.locator('section').filter({ has: page.getByRole('heading', { name: t('Latest') }) });
  await expect(latest).toContainText('67');
  await expect(latest).toContainText(t('At rest'));
  await expect(latest).toContainText('Fri, Nov 20, 07:30 · Camera');

  // A browser has no sensor, but shows earlier measurements.
  await expect(
    page.getByText(
      t('Heart rate can’t be measured in a browser. The app can, with your phone’s camera or a heart-rate monitor.'),
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('Open in the app') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Measure'), exact: true })).toHaveCount(0);

  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(
    t('{count, plural, one {From # measurement at rest} other {From # measurements at rest}}', { count: 6 }),
  );
  await expect(panel.locator('dd')).toHaveText([t('{heartRate} bpm', { heartRate: 70 }), '67', '73']);
  await expect(panel.getByRole('figure').or(panel.getByRole('img')).first()).toBeVisible();
  await page.getByRole('tab', { name: t('30 days'), exact: true }).click();
  await expect(panel.locator('dd')).toHaveText([t('{heartRate} bpm', { heartRate: 72 }), '67', '77']);
  await expectAccessible(page);

  // The history of the month.
  const rows = page.getByRole('list', { name: t('History') }).getByRole('link');
  await expect(rows).toHaveCount(10);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(20);
  await rows.nth(3).click();
  await expect(page).toHaveURL(/recordId=heart-6422&date=2026-11-17$/);
  await expect(page.getByText('118').first()).toBeVisible();
  // A woman of 38 has a maximum heart rate of 181.
  await expect(
    page.getByRole('img', { name: t('{label}: {amount}, {0}', { label: 'Heart rate', amount: 118, 0: 'Moderate' }) }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the heart rate chart shows the range of each day, and buttons go from period to period', async ({
  page,
  open,
}) => {
  await open(home);
  const chart = page.getByRole('img', {
    name: t('{label}: between {lowest} and {highest} {unit}', {
      label: t('At rest, range of each day'),
      lowest: '67',
      highest: '73',
      unit: 'bpm',
    }),
  });
  await expect(chart).toBeVisible();
  // The axis fits the values, so no label is 60 or below.
  const ticks = (await chart.locator('text').allTextContents()).map(Number).filter((tick) => tick > 0);
  expect(Math.min(...ticks)).toBeGreaterThan(60);
  expect(Math.max(...ticks)).toBeLessThan(80);
  const rows = page.getByRole('list', { name: t('History') }).getByRole('link');
  await expect(page.getByText('Nov 14 – Nov 20')).toBeVisible();
  const count = await rows.count();
  const later = page.getByRole('button', { name: t('Later') });
  await expect(later).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: t('Earlier') }).click();
  await expect(page).toHaveURL(/period=week&date=2026-11-13$/);
  await expect(page.getByText('Nov 7 – Nov 13')).toBeVisible();
  await expect(rows.first()).toContainText(/Nov\s(7|8|9|10|11|12|13),/);
  await rows.first().click();
  await page.goBack();
  await expect(page.getByText('Nov 7 – Nov 13')).toBeVisible();
  await later.click();
  await expect(page).toHaveURL(/period=week$/);
  await expect(rows).toHaveCount(count);
});

test('an invalid period of the heart rate shows an error and leads to this week', async ({ page, open }) => {
  await open(`${home}?period=decade`);
  await expect(page.getByRole('alert')).toContainText(t('There is no such period'));
  await page.getByRole('link', { name: t('Go to this week') }).click();
  await expect(page.getByText('Nov 14 – Nov 20')).toBeVisible();
});

test('a heart rate at rest is explained, with or without the day in the address', async ({ page, open }) => {
  await open(`${result}?recordId=heart-6425&date=2026-11-20`);
  await expect(
    page.getByRole('img', { name: t('{label}: {amount}, {0}', { label: 'Heart rate', amount: 67, 0: 'Usual' }) }),
  ).toBeVisible();
  await expect(
    page.getByText(
      t('{difference} bpm below your 30-day resting average ({average} bpm).', {
        difference: 5,
        average: 72,
      }),
    ),
  ).toBeVisible();
  await expect(page.getByText('American Heart Association').or(page.getByText('美国心脏协会'))).toBeVisible();
  // Without the day, the whole history is searched.
  await open(`${result}?recordId=heart-6401`);
  await expect(page.getByText('74', { exact: true }).first()).toBeVisible();
});

test('the address of an unknown heart rate measurement shows an error', async ({ page, open, expectErrors }) => {
  // The start of the page requests the day of the address as it stands.
  expectErrors(/status of 400/);
  for (const search of ['', '?recordId=heart-1', '?recordId=heart-6425&date=soon', '?measured=1']) {
    await open(result + search);
    await expect(page.getByRole('alert')).toContainText(t('This measurement is not there'));
  }
  await page.getByRole('link', { name: t('All measurements') }).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
});

test('a heart rate that is not in the history yet is compared with the days before it, and at the person’s age', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const startedAt = Date.parse('2026-11-20T00:10:00+08:00');
  const kept = { heartRate: 71, source: 'camera', startedAt, endedAt: startedAt + 30_000 };
  const keep = (state: string) =>
    page.evaluate(
      (text) => sessionStorage.setItem('0:["","heart-rate.pending"]', text),
      JSON.stringify([{ ...kept, state }]),
    );
  const days: (string | null)[] = [];
  await page.route('**/queryAvgHeartRate?*', async (route) => {
    days.push(new URL(route.request().url()).searchParams.get('date'));
    await route.continue();
  });
  await open(home);
  await keep('resting');
  await open(`${result}?measured=${startedAt}`);
  await expect(
    page.getByText(t('Close to your 30-day resting average ({average} bpm).', { average: 72 })),
  ).toBeVisible();
  expect(days[days.length - 1]).toBe('2026-11-19');

  // Another message than for an account without an age.
  await keep('active');
  const account = '/information/app/v1/account/getUserInformation';
  await answer(account, 500);
  await page.reload();
  await expect(page.getByText(t('This could not be loaded'))).toBeVisible();
  await expect(
    page.getByText(t('What a heart rate with exercise means depends on your age. We do not know your date of birth.')),
  ).toHaveCount(0);
  await answer(account, undefined);
  await page
    .getByRole('button', { name: t('Try again') })
    .first()
    .click();
  await expect(
    page.getByRole('img', { name: t('{label}: {amount}, {0}', { label: 'Heart rate', amount: 71, 0: 'Light' }) }),
  ).toBeVisible();
});

test('a failed part of a heart rate screen shows an error, and loads on a retry', async ({ page, open, answer }) => {
  await answer(`${calls}/queryAvgHeartRate`, 503);
  await open(home);
  await expect(page.getByRole('alert')).toContainText(t('This is not available right now. Try again later.'));
  await expect(page.getByRole('list', { name: t('History') })).toBeVisible();
  await answer(`${calls}/queryAvgHeartRate`, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('tabpanel').locator('dd').first()).toContainText('70');

  await answer(`${calls}/queryHeartRateHistory`, 'failInvalidRange');
  await open(`${result}?recordId=heart-6425&date=2026-11-20`);
  await expect(page.getByRole('alert')).toBeVisible();
  await answer(`${calls}/queryHeartRateHistory`, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByText('67', { exact: true }).first()).toBeVisible();
});

test('an empty heart rate history says how to measure', async ({ page, open }) => {
  for (const [call, example] of [
    ['queryAvgHeartRate', 'noMeasurement'],
    ['queryHeartRateHistory', 'empty'],
  ] as const) {
    await page.route(
      (url) => url.pathname === `/api${calls}/${call}`,
      (route) => route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
    );
  }
  await open(home);
  await expect(page.getByText(t('Nothing measured yet'))).toBeVisible();
  await expect(
    page.getByText(
      t('Heart rate can’t be measured in a browser. The app can, with your phone’s camera or a heart-rate monitor.'),
    ),
  ).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('History') })).toHaveCount(0);
  await expectAccessible(page);
});
