import { answerSheet, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

// The whole phone is visible, so that no sheet needs scrolling.
test.use({ viewport: { width: 900, height: 1000 }, runningClock: true });

test('a withdrawal is paid after its confirmation was cancelled once and then given', async ({
  device,
  serverWorks,
  world,
}) => {
  const { page, app } = await device({ platform: 'ios', user: 'promoter', path: '/food-app/distribution/withdraw' });
  /** Advances the clocks of the server and the page by some seconds. */
  const pass = async (seconds: number) => {
    await serverWorks(seconds, `${world}-promoter-promoter`);
    await page.clock.runFor(seconds * 1000);
  };
  const main = app.getByRole('main');
  const packages = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/submitTransferRequest')) return;
    packages.add((await response.json()).data.transferPackage);
  });
  await app.getByRole('button', { name: t('Withdraw'), exact: true }).click();
  await app.getByRole('textbox', { name: t('Amount') }).fill('100');
  await app.getByRole('button', { name: t('Next'), exact: true }).click();
  await app.getByRole('button', { name: t('Withdraw {confirming}', { confirming: '¥100.00' }) }).click();
  await expect(main).toContainText('¥152.60');

  // The review takes 8 seconds, and the page notices its end by polling.
  const waiting = app
    .locator('section')
    .filter({ has: app.getByRole('heading', { name: t('Confirm your withdrawal of {money}', { money: '¥100.00' }) }) });
  await expect(waiting).toHaveCount(0);
  await pass(12);
  const confirm = waiting.getByRole('button', { name: t('Confirm in the messaging app') });
  await confirm.click();
  await answerSheet(page, 'Cancel');
  await expect(waiting).toContainText(t('You have not confirmed it yet. You can come back to it any time until then.'));
  await expect(waiting).toContainText('Confirm within 23 hours');
  await confirm.click();
  await answerSheet(page, 'Pay');
  await expect(waiting).toHaveCount(0);
  const row = app
    .getByRole('list', { name: t('Withdrawals') })
    .getByRole('listitem')
    .first();
  // The list renders only the rows near the viewport.
  await app.getByRole('list', { name: t('Withdrawals') }).scrollIntoViewIfNeeded();
  await expect(row).toContainText(t('Being transferred'));

  await pass(12);
  await expect(row).toContainText(t('Paid'));
  await expect(main).toContainText('¥1,294.00');
  await expect(main).toContainText('¥501.76');

  // The transfer package was the same both times, and the page stores it nowhere.
  expect(packages.size).toBe(1);
  const [transferPackage = ''] = packages;
  const frame = page.frames().find((one) => one.url().includes('/food-app/'));
  const kept = await frame?.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.documentElement.outerHTML]),
  );
  expect(kept).not.toContain(transferPackage);
});
