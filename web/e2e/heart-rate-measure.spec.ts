import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const home = '/heart-rate-monitor/home';

test.use({ runningClock: true });

/** Starts a measurement, and answers the question of the native app. */
async function begin(page: Page, app: FrameLocator, answer: 'Allow' | 'Refuse' = 'Allow'): Promise<void> {
  await app.getByRole('button', { name: t('Measure'), exact: true }).click();
  await app.getByRole('button', { name: t('Start'), exact: true }).click();
  const name = answer === 'Allow' ? `Allow` : 'Refuse';
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

// The whole phone is visible, so that no sheet needs scrolling.
test.use({ viewport: { width: 900, height: 1000 } });

test('a person measures the heart rate with the camera, and finds it in the history', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: home });
  await app.getByRole('button', { name: t('Measure'), exact: true }).click();
  await app.getByText(t('Active'), { exact: true }).last().click();
  await expectAccessible(page);
  await app.getByRole('button', { name: t('Start'), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: `Allow`, exact: true }).click();
  const ring = app.getByRole('progressbar');
  await expect(
    app.getByText(t('Looking for your pulse. Keep your fingertip on the camera and its light.')),
  ).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(app.getByText(t('Measuring. Keep still and breathe calmly.'))).toBeVisible();
  await expect(ring).toContainText(/6[4-9]|7[0-6]/);
  expect(Number(await ring.getAttribute('aria-valuenow'))).toBeGreaterThan(25);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Lift the finger' }).click();
  await page.clock.runFor(2_000);
  await expect(
    app.getByText(t('Contact lost. Lay your fingertip over the camera and its light again, without pressing.')),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put the finger back' }).click();
  await page.clock.runFor(20_000);

  await expect(app.getByText(t('Saved to your history'))).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('Measurement'));
  await expect(app.getByRole('img', { name: t('Light') })).toBeVisible();
  await expectAccessible(page);
  await entry(page, 'measureHeartRate').locator('summary').click();
  await expect(entry(page, 'measureHeartRate')).toContainText('"state": "active"');

  await page
    .getByRole('region', { name: t('Phone') })
    .getByRole('button', { name: t('Back') })
    .first()
    .click();
  await expect(
    app
      .getByRole('list', { name: t('History') })
      .getByRole('link')
      .first(),
  ).toContainText('16:20');
  await expect(app.getByText(t('Not in your history yet'))).toHaveCount(0);
});

test('a heart rate measurement can be stopped, and reports a pulse that is too weak', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: home });
  await begin(page, app);
  await page.clock.runFor(8_000);
  await app.getByRole('button', { name: t('Stop') }).click();
  await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
  await expect(app.getByText(t('What are you doing?')).first()).toBeVisible();

  // A double tap on Start does not press Stop, which takes its place.
  await app.getByRole('button', { name: t('Start'), exact: true }).dblclick();
  await page.clock.runFor(4_000);
  await page.getByRole('button', { name: 'Lift the finger' }).click();
  await page.clock.runFor(28_000);
  await expect(app.getByRole('alert')).toContainText(t('It could not be measured'));
  await expectAccessible(page);
  await app.getByRole('button', { name: t('Try again') }).click();
  await app.getByRole('button', { name: t('Close') }).click();
  await expect(
    app
      .getByRole('list', { name: t('History') })
      .getByRole('link')
      .first(),
  ).toContainText('07:30');
});

test('leaving the app interrupts a heart rate measurement, and a message says so', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: home });
  await begin(page, app);
  await page.clock.runFor(6_000);
  await expect(app.getByText(t('Measuring. Keep still and breathe calmly.'))).toBeVisible();
  await app.locator('html').evaluate(({ ownerDocument }) => {
    Object.defineProperty(ownerDocument, 'hidden', { value: true });
    ownerDocument.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(app.getByRole('alert')).toContainText(t('The measurement was interrupted'));
  await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
});

test('a denied camera permission leads to the settings', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: home });
  await begin(page, app, 'Refuse');
  await expect(app.getByRole('alert')).toContainText(t('The app may not use the camera'));
  await app.getByRole('button', { name: t('Open settings') }).click();
  await expect(entry(page, 'openSettings')).toContainText('ok');
  await expect(entry(page, 'measureHeartRate')).toHaveCount(0);
});

test('a person pairs a heart-rate monitor before measuring with it', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: home });
  await app.getByRole('button', { name: t('Measure'), exact: true }).click();
  await app.getByText(t('Heart-rate monitor'), { exact: true }).click();
  await expect(
    app.getByText(t('No monitor is paired with the app yet. Put it on, so that it can be found.')),
  ).toBeVisible();
  await expect(app.getByRole('button', { name: t('Start'), exact: true })).toHaveCount(0);
  const pair = app.getByRole('button', { name: t('Pair a monitor') });
  const dialog = page.getByRole('dialog');
  await pair.click();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(app.getByRole('alert')).toContainText(
    t('No monitor was paired. Check that it is on and near the phone.'),
  );
  await pair.click();
  await dialog.getByRole('button', { name: `Allow` }).click();
  await expect(app.getByText('Paired: ')).toBeVisible();
  await app.getByRole('button', { name: t('Start'), exact: true }).click();
  await expect(dialog).toContainText('bluetooth');
});

test('the device keeps a heart rate measurement that could not be saved', async ({ device, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  const { page, app } = await device({ platform: 'ios', path: home, network: 'offline' });
  await app.getByRole('button', { name: t('Measure'), exact: true }).click();
  await app.getByRole('button', { name: t('Start'), exact: true }).click();
  // This device does not know the person's consents.
  await app.getByRole('button', { name: t('I agree') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true }).click();
  await page.clock.runFor(32_000);
  await expect(app.getByText(t('Measured, but not saved yet'))).toBeVisible();
  await expect(app.getByText(/^(6[4-9]|7[0-6])$/).first()).toBeVisible();
  await app
    .getByRole('button', { name: t('Try again') })
    .first()
    .click();
  await expect(app.getByText(t('Measured, but not saved yet'))).toBeVisible();
  await expectAccessible(page);

  // The page reloads with the network, and asks the app to sync.
  await page.getByLabel('Network').selectOption('normal');
  await expect(app.getByText(t('Saving to your history'))).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(app.getByText(t('Saved to your history'))).toBeVisible();
  await expect(entry(page, 'syncHealth').first()).toContainText('ok');
});
