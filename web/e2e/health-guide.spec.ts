/** `/health-data/ios-guide`: the steps to sync health data, on each host. */
import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, entry, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const guide = '/health-data/ios-guide?from=weight';

for (const [platform, way] of [
  ['ios', 'Settings › Privacy & Security › Health › this app'],
  ['android', 'Settings › Privacy › Health Connect › App permissions › this app'],
] as const) {
  test(`the steps to sync health data mark themselves as done on ${platform}`, async ({ device }) => {
    const { page, app } = await device({ platform, path: guide });
    const allow = app.getByRole('listitem').filter({ hasText: t('Allow what you want to share') });
    await expect(app.getByText(t(way))).toBeVisible();
    await expect(allow.getByText(t('done'))).toHaveCount(0);
    await allow.getByRole('button', { name: 'Allow' }).click();
    // The app cannot tell a refusal from a permission, so the page claims neither.
    await answerSheet(page, 'Refuse');
    await expect(allow).toContainText(
      t('Your phone has asked you. It does not tell the app what you allowed, or whether you refused.'),
    );
    await expect(allow.getByRole('heading')).toContainText('done');
    await allow.getByRole('button', { name: t('Open settings') }).click();
    await expect(entry(page, 'openSettings')).toContainText('ok');
    await app.getByRole('button', { name: t('Sync now') }).click();
    await expect(app.getByText(t('No new values. If you expected some, see below.'))).toBeVisible();
    await expect(app.getByRole('listitem').filter({ hasText: t('Sync now') })).toContainText('58.6 kg');
    await app.getByRole('link', { name: t('To your values') }).click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Weight');
  });
}

test('a browser shows the steps to sync health data of both phones, and leads to the app', async ({ page, device }) => {
  const { app } = await device({ platform: 'browser', path: guide });
  await expect(app.getByRole('button', { name: t('Open in the app') })).toBeVisible();
  await expect(app.getByRole('button', { name: t('Sync now') })).toHaveCount(0);
  await app.getByText(t('Android phone')).click();
  await expect(app.getByText(t('Settings › Privacy › Health Connect › App permissions › this app'))).toBeVisible();
  await page.goto(new URL(guide, process.env.WEB_URL).href);
  await expect(page.getByRole('button', { name: t('Open in the app') })).toBeVisible();
  await expectAccessible(page);
});
