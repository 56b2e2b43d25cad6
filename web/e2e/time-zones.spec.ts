/** Data of Shanghai, seen from Los Angeles: times and days stay those of the place where it happened. */
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

test('a list and its chart show a measurement on the same day', async ({ page, open }) => {
  await open('/family-health/members/detail?familyUserId=user-1003');
  // Measured at 07:20 in Shanghai, which is the evening before in Los Angeles.
  const pressure = page.getByRole('table', { name: t('Blood pressure') });
  await expect(pressure.getByRole('row').last()).toContainText('Nov\u00a020');
});

test('a dose and a measurement show the clock of their place', async ({ page, open }) => {
  await open('/heart-rate-monitor/home');
  await expect(page.getByText('Fri, Nov 20, 07:30').first()).toBeVisible();
});
