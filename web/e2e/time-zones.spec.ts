/** A browser in Los Angeles shows data from Shanghai with the times and days of Shanghai. */
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

test('the chart of a measurement from another time zone shows its local day', async ({ page, open }) => {
  await open('/family-health/members/detail?familyUserId=user-1003');
  // Measured at 07:20 in Shanghai, which is the previous evening in Los Angeles.
  const pressure = page.getByRole('table', { name: t('Blood pressure') });
  await expect(pressure.getByRole('row').last()).toContainText('Nov\u00a020');
});

test('a measurement from another time zone shows its local time', async ({ page, open }) => {
  await open('/heart-rate-monitor/home');
  await expect(page.getByText('Fri, Nov 20, 07:30').first()).toBeVisible();
});

test('a dose from another time zone shows its local time, and is due by the clock of this one', async ({
  page,
  open,
}) => {
  await open('/medicine-remind');
  const dose = (time: string) => page.getByRole('listitem').filter({ hasText: time }).first();
  // Taken in Shanghai, on the same day of the calendar.
  await expect(dose('08:00')).toContainText(t('Taken at {time}', { time: '08:04' }));
  // 20 minutes after midnight in Los Angeles.
  await dose('08:00')
    .getByRole('button', { name: t('Undo') })
    .click();
  const finish = page.waitForRequest(/medicationRemind\/finish/);
  await dose('08:00')
    .getByRole('button', { name: t('Take early') })
    .click();
  const { searchParams } = new URL((await finish).url());
  expect([searchParams.get('date'), searchParams.get('time')]).toEqual(['2026-11-20', '08:00']);
});
