import { holdBack } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/cooperation/app/medicationRemind';

const history = `${calls}/queryHistoryList`;
const year = `${calls}/queryYearList`;

test('shows the doses taken in figures and words', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Record') }).click();
  // Pending doses of today do not count: 38 of 40 planned in the last thirty days were due.
  await expect(
    page.getByText(
      t('{taken} of {due} doses taken, {skipped} skipped, {missed} missed', {
        taken: 32,
        due: 38,
        skipped: 3,
        missed: 3,
      }),
    ),
  ).toBeVisible();
  await expect(
    page.getByText(
      t('{taken} of {due} doses taken, {skipped} skipped, {missed} missed', {
        taken: 52,
        due: 59,
        skipped: 4,
        missed: 3,
      }),
    ),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('84%');
  await expect(page.getByRole('main')).toContainText('88%');
});

test('shows a calendar of twelve months with a description', async ({ page, open }) => {
  await open('/medicine-remind/record');
  await expect(page.getByRole('img')).toHaveCount(12);
  await expect(
    page.getByRole('img', {
      name: t('{name}: {percent}, {taken} of {due} doses taken', {
        name: 'September',
        percent: '95%',
        taken: 20,
        due: 21,
      }),
    }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: t('{name}: no dose was due', { name: 'January' }) })).toBeVisible();
  await expect(page.getByText(t('Part taken'))).toBeVisible();
});

test('moves from year to year, within 2000 to 2100', async ({ page, open }) => {
  const previous = page.getByRole('button', { name: t('Previous year') });
  const next = page.getByRole('button', { name: t('Next year') });
  await open('/medicine-remind/record');
  await previous.click();
  await expect(page).toHaveURL(/\?year=2025$/);
  await expect(page.getByRole('heading', { name: '2025', exact: true })).toBeVisible();
  await expect(page.getByText(t('No dose was due.'))).toBeVisible();
  await expect(page.getByText(t('Last 30 days'))).toHaveCount(0);
  await open('/medicine-remind/record?year=2000');
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await open('/medicine-remind/record?year=2100');
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('reports an invalid year, and leads to this one', async ({ page, open }) => {
  await open('/medicine-remind/record?year=1999');
  await expect(page.getByRole('alert')).toContainText(t('There is no such year'));
  await page.getByRole('link', { name: t('Go to this year') }).click();
  await expect(page.getByRole('heading', { name: '2026', exact: true })).toBeVisible();
});

test('lists the doses by day, newest first', async ({ page, open }) => {
  await open('/medicine-remind/record');
  const days = page.getByRole('article');
  await expect(days).toHaveCount(10);
  await expect(days.nth(0).getByRole('heading')).toHaveText(t('Today'));
  await expect(days.nth(1).getByRole('heading')).toHaveText(t('Yesterday'));
  await expect(days.nth(2).getByRole('heading')).toHaveText('Wednesday, November 18');
  await expect(days.nth(1)).toContainText(t('{taken} of {planned} taken', { taken: 2, planned: 3 }));
  await expect(days.nth(1).getByRole('listitem').nth(1)).toContainText(t('Missed'));
  await expect(days.nth(0).getByRole('listitem').nth(2)).toContainText(t('Upcoming'));
});

test('loads earlier days while the list scrolls', async ({ page, open }) => {
  await open('/medicine-remind/record');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(19);
  await expect(page.getByText(t('This is the whole record.'))).toBeVisible();
});

test('keeps the loaded days when the next page fails, and retries', async ({ page, open }) => {
  const matcher = (url: URL) => url.pathname === `/api${history}`;
  await page.route(matcher, (route) => {
    const headers = route.request().headers();
    const { pageNum } = route.request().postDataJSON();
    return route.continue({ headers: pageNum === 2 ? { ...headers, prefer: 'example=failInvalidRange' } : headers });
  });
  await open('/medicine-remind/record');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText(t('The first day is after the last day.'));
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.unroute(matcher);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('article')).toHaveCount(19);
});

test('shows a skeleton while it loads', async ({ page, open }) => {
  const letGo = await holdBack(page, `${calls}/queryYearList`);
  await open('/medicine-remind/record');
  await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
  letGo();
  await expect(page.getByRole('img')).toHaveCount(12);
});

test('shows an empty record', async ({ page, open, answer }) => {
  await answer(history, 'empty');
  await open('/medicine-remind/record');
  await expect(page.getByText(t('Nothing recorded yet'))).toBeVisible();
  await page.getByRole('link', { name: t('To today’s doses') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('reports a failure and retries', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/500/);
  await answer(year, 500);
  await open('/medicine-remind/record');
  await expect(page.getByRole('alert')).toContainText(t('This could not be loaded'));
  await expect(page.getByRole('article')).toHaveCount(10);
  await answer(year, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('img')).toHaveCount(12);
});
