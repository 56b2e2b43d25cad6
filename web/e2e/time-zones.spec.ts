/** A browser in Los Angeles shows data from Shanghai, with the times and days of Shanghai. */
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

test('the chart of a measurement from another time zone shows its local day', async ({ page, open }) => {
  await open('/family-health/members/detail?familyUserId=user-1003');
  // Measured at 07:20 in Shanghai, which is the evening before in Los Angeles.
  const pressure = page.getByRole('table', { name: t('Blood pressure') });
  await expect(pressure.getByRole('row').last()).toContainText('Nov\u00a020');
});

test('a measurement from another time zone shows its local time', async ({ page, open }) => {
  await open('/heart-rate-monitor/home');
  await expect(page.getByText('Fri, Nov 20, 07:30').first()).toBeVisible();
});
