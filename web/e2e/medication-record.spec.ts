import { expectAccessible } from './support/accessibility.ts';
import { expectFits } from './support/layout.ts';
import { holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/cooperation/app/medicationRemind';

const record = '/medicine-remind/record';
const history = `${calls}/queryHistoryList`;
const year = `${calls}/queryYearList`;
const doses = '{taken} of {due} doses taken, {skipped} skipped, {missed} not logged';

test('the medication record shows the last thirty days as a ring and in words, with the streak', async ({
  page,
  open,
}) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Record') }).click();
  // Pending doses of today do not count: 38 of 40 planned in the last thirty days were due.
  await expect(page.getByText(t('{taken} of {due} doses taken', { taken: 32, due: 38 }))).toBeVisible();
  await expect(page.getByText(t('{skipped} skipped, {missed} not logged', { skipped: 3, missed: 3 }))).toBeVisible();
  await expect(page.getByRole('progressbar', { name: t('Doses taken in the last 30 days') })).toHaveAttribute(
    'aria-valuenow',
    '84',
  );
  // Of these thirty days, whatever came before them.
  await expect(
    page.getByText(t('{longest, plural, one {Longest streak: # day} other {Longest streak: # days}}', { longest: 3 })),
  ).toBeVisible();
});

test('the medication record shows a ring per day, and the doses of the chosen day', async ({ page, open }) => {
  await open(record);
  const thursday = page.getByRole('button', { name: 'November 19' });
  await expect(thursday).toHaveText(new RegExp(t('{taken} of {planned} taken', { taken: 2, planned: 3 })));
  await expect(page.getByRole('heading', { name: 'Friday, November 20' })).toBeVisible();
  await thursday.click();
  await expect(page).toHaveURL(/\?date=2026-11-19$/);
  await expect(page.getByRole('heading', { name: 'Thursday, November 19' })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: /^\d\d:\d\d/ });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(t('Taken at {time}', { time: '08:12' }));
  await expect(rows.nth(1)).toContainText(t('Not logged'));
  await page.getByRole('link', { name: t('Log or change these doses') }).click();
  await expect(page).toHaveURL(/\/medicine-remind\?date=2026-11-19$/);
});

test('the medication record moves to earlier months, but not past today', async ({ page, open }) => {
  await open(record);
  await expect(page.getByRole('button', { name: t('Next month') })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: t('Previous month') }).click();
  await page.getByRole('button', { name: t('Previous month') }).click();
  const september = page.getByRole('button', { name: 'September 20' });
  await expect(september).toContainText('3');
  // Going back from another screen shows the same month.
  await page.getByRole('link', { name: t('Home') }).click();
  await page.goBack();
  await expect(september).toBeVisible();
  await september.click();
  await expect(page).toHaveURL(/\?date=2026-09-20$/);
  await expect(page.getByRole('heading', { name: 'Sunday, September 20' })).toBeVisible();
  // The day is too long ago to change.
  await expect(page.getByRole('link', { name: t('Log or change these doses') })).toHaveCount(0);
});

test('the medication record shows the adherence to each medicine in the month', async ({ page, open }) => {
  await open(record);
  const metformin = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '二甲双胍 0.5 g' }) });
  await expect(metformin).toContainText(/\d+%/);
  await expect(metformin).toContainText(/within an hour/);
  // The amoxicillin course ended in September.
  await expect(page.getByRole('heading', { name: '阿莫西林' })).toHaveCount(0);
});

test('the medication record shows the year as twelve months, which can be opened', async ({ page, open }) => {
  await open(record);
  await page.getByRole('tab', { name: t('Year') }).click();
  await expect(page).toHaveURL(/\?year=2026$/);
  await expect(page.getByText(t(doses, { taken: 52, due: 59, skipped: 4, missed: 3 }))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('88%');
  await expect(page.getByText(t('Part taken'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('{name}: no dose was due', { name: 'December' }) })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const words = { name: 'September', percent: '95%', taken: 20, due: 21 };
  await page.getByRole('link', { name: t('{name}: {percent}, {taken} of {due} doses taken', words) }).click();
  await expect(page).toHaveURL(/\?date=2026-09-30$/);
  await expect(page.getByRole('button', { name: 'September 20' })).toContainText('3');
});

test('the medication record moves from year to year, within 2000 to 2100', async ({ page, open }) => {
  const previous = page.getByRole('button', { name: t('Previous year') });
  const next = page.getByRole('button', { name: t('Next year') });
  await open(`${record}?year=2026`);
  await previous.click();
  await expect(page).toHaveURL(/\?year=2025$/);
  await expect(page.getByRole('heading', { name: '2025', exact: true })).toBeVisible();
  await expect(page.getByText(t('No dose was due.'))).toBeVisible();
  await open(`${record}?year=2000`);
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await open(`${record}?year=2100`);
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

for (const wrong of ['year=1999', 'date=2026-02-30', 'days=7']) {
  test(`the medication record reports the invalid ${wrong}, and leads to this month`, async ({ page, open }) => {
    await open(`${record}?${wrong}`);
    await expect(page.getByRole('alert')).toContainText(t('There is no such record'));
    await page.getByRole('link', { name: t('Go to this month') }).click();
    await expect(page.getByRole('button', { name: 'November 20' })).toBeVisible();
  });
}

test('the summary for the doctor shows a period of the medication record, and can be printed', async ({
  page,
  open,
}) => {
  await open(record);
  await page.getByRole('tab', { name: t('For the doctor') }).click();
  await expect(
    page.getByRole('heading', {
      name: t('Medication from {first} to {last}', { first: 'Oct 22, 2026', last: 'Nov 20, 2026' }),
    }),
  ).toBeVisible();
  const omitted = page.getByRole('listitem').filter({ hasText: /^\w+\s\d+, 2026/ });
  await expect(omitted).toHaveCount(6);
  await expect(omitted.nth(1)).toContainText('Nov 19, 2026, 18:30');
  await expect(omitted.nth(1)).toContainText(t('Not logged'));
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('radio', { name: t('90 days') }).check();
  await expect(page).toHaveURL(/\?days=90$/);
  await expect(page.getByRole('heading', { name: '阿莫西林' })).toBeVisible();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: t('Print') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: t('Print') })).toBeHidden();
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: '阿莫西林' })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the summary for the doctor can be drawn as a picture', async ({ page, open }) => {
  await open(`${record}?days=30`);
  await page.getByRole('button', { name: t('Share as a picture') }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: t('Medication record') })).toBeVisible();
});

test('the medication record shows a skeleton while it loads', async ({ page, open }) => {
  const release = await holdRequest(page, history);
  await open(record);
  await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { name: '二甲双胍 0.5 g' })).toBeVisible();
});

test('an empty medication record says that nothing is planned', async ({ page, open, answer }) => {
  await answer(history, 'empty');
  await open(record);
  await expect(page.getByText(t('Nothing is planned on this day.'))).toBeVisible();
  await expect(page.getByText(t('No dose was due.'))).toBeVisible();
});

for (const call of [history, year]) {
  test(`a failure of ${call} leaves the rest of the medication record, and a retry loads it`, async ({
    page,
    open,
    answer,
    expectErrors,
  }) => {
    expectErrors(/500/);
    await answer(call, 500);
    await open(record);
    await expect(page.getByRole('alert')).toContainText(t('This could not be loaded'));
    await expect(page.getByRole('button', { name: 'November 20' })).toBeVisible();
    await answer(call, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(page.getByRole('heading', { name: '二甲双胍 0.5 g' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '84');
  });
}
