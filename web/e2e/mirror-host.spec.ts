/** Tests the mirror inside a native app: the scanner, the login, and keeping the screen on. */
import { answerSheet, entry, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

for (const platform of ['ios', 'android'] as const) {
  test(`a guest scans the code of a mirror and is measured in the ${platform} app`, async ({
    device,
    world,
    serverWorks,
  }) => {
    const { page, app } = await device({ user: 'guest', platform, path: '/ai-mirror/create' });
    const scan = app.getByRole('button', { name: t('Scan the code') });
    const scanned = page.getByRole('dialog').getByRole('textbox');
    await scan.click();
    await scanned.fill('https://h5.health-app.example/family-health/confirm?inviteCode=FH3T8WZP6D');
    await scanned.press('Enter');
    await expect(app.getByRole('alert')).toHaveText(t('This is not the code of a mirror.'));
    await scan.click();
    // A new code, because all accounts share a code, and it is confirmed once.
    await scanned.fill(`mt-q7v3k9x2hd${platform}${Date.now().toString(36)}`);
    await scanned.press('Enter');
    await expect(app.getByRole('heading', { name: '居家魔镜（客厅）' })).toBeVisible();

    await app.getByRole('textbox', { name: 'Height' }).fill('162');
    await app.getByRole('textbox', { name: 'Weight' }).fill('58.4');
    await app.getByText(t('Female'), { exact: true }).click();
    await app.getByLabel(t('Birth date')).fill('1988-05-12');
    await app.getByRole('button', { name: t('Sign in first') }).click();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: t('Sign in'), exact: true })
      .click();
    await answerSheet(page, 'Allow');
    await expect(app.getByRole('button', { name: t('Sign in first') })).toHaveCount(0);
    await expect(app.getByRole('textbox', { name: 'Weight' })).toHaveValue('58.4');
    await app.getByRole('switch', { name: t('I agree to the pictures and how they are kept') }).check();
    await app.getByRole('button', { name: t('Start'), exact: true }).click();
    await expect(app.getByText(t('Stand still: the pictures are taken')).first()).toBeVisible();
    await expect(entry(page, 'setScreenOn')).toHaveCount(1);
    await serverWorks(9, `${world}-yearly-member`);
    const waist = app.getByRole('listitem').filter({ hasText: 'Waist' }).first();
    await expect(waist).toContainText('74.4 ± 1.5 cm');
    // The app keeps the screen on during the pictures, but not afterwards.
    await expect(entry(page, 'setScreenOn')).toHaveCount(2);
    await app.getByRole('link', { name: t('Compare with the one before') }).click();
    await expect(waist).toContainText(t('no measurable change'));
  });
}
