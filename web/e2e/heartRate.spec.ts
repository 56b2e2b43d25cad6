import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/scheme/app/heartRate';
const home = '/heart-rate-monitor/home';
const result = '/heart-rate-monitor/result';

test.use({ runningClock: true });

test('shows how it has been, and leads to each measurement', async ({ page, open }) => {
  await open(home);
  const latest = page.locator('section').filter({ has: page.getByRole('heading', { name: t('Latest') }) });
  await expect(latest).toContainText('67');
  await expect(latest).toContainText(t('At rest'));
  await expect(latest).toContainText('Fri, Nov 20, 07:30 · Camera');

  // A browser has no sensor; what was measured is there all the same.
  await expect(
    page.getByText(t('A browser cannot measure. The app can, with the camera of your phone or a heart-rate monitor.')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('Open in the app') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Measure'), exact: true })).toHaveCount(0);

  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(
    t('{count, plural, one {From # measurement} other {From # measurements}}', { count: 6 }),
  );
  await expect(panel.locator('dd')).toHaveText([t('{heartRate} bpm', { heartRate: 70 }), '67', '73']);
  await expect(panel.getByRole('figure').or(panel.getByRole('img')).first()).toBeVisible();
  await page.getByRole('tab', { name: t('Month') }).click();
  await expect(panel.locator('dd')).toHaveText([t('{heartRate} bpm', { heartRate: 72 }), '67', '77']);
  await expectAccessible(page);

  const rows = page.getByRole('list', { name: t('History') }).getByRole('link');
  await expect(rows).toHaveCount(10);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(20);
  await rows.nth(3).click();
  await expect(page).toHaveURL(/recordId=heart-6422&date=2026-11-17$/);
  await expect(page.getByText('118').first()).toBeVisible();
  // Of a woman of 38, whose highest heart rate is 181.
  await expect(
    page.getByRole('img', { name: t('{label}: {amount}, {0}', { label: 'Heart rate', amount: 118, 0: 'Moderate' }) }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('says what a measurement at rest means, also when its address is opened', async ({ page, open }) => {
  await open(`${result}?recordId=heart-6425&date=2026-11-20`);
  await expect(
    page.getByRole('img', { name: t('{label}: {amount}, {0}', { label: 'Heart rate', amount: 67, 0: 'Usual' }) }),
  ).toBeVisible();
  await expect(
    page.getByText(
      t('{difference} bpm below your average at rest of the 30 days up to then, {average} bpm.', {
        difference: 5,
        average: 72,
      }),
    ),
  ).toBeVisible();
  await expect(page.getByText('American Heart Association').or(page.getByText('美国心脏协会'))).toBeVisible();
  // Without its day it is looked for in all of the history.
  await open(`${result}?recordId=heart-6401`);
  await expect(page.getByText('74', { exact: true }).first()).toBeVisible();
});

test('says that there is no such measurement', async ({ page, open }) => {
  for (const search of ['', '?recordId=heart-1', '?recordId=heart-6425&date=soon', '?measured=1']) {
    await open(result + search);
    await expect(page.getByRole('alert')).toContainText(t('This measurement is not there'));
  }
  await page.getByRole('link', { name: t('All measurements') }).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
});

test('reads a measurement that is not in the history yet on its own day, and at the person’s age', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const startedAt = Date.parse('2026-11-20T00:10:00+08:00');
  const kept = { heartRate: 71, source: 'camera', startedAt, endedAt: startedAt + 30_000 };
  const keep = (state: string) =>
    page.evaluate((text) => sessionStorage.setItem('0:heart-rate.unkept.', text), JSON.stringify([{ ...kept, state }]));
  // One earlier measurement is enough to compare it with.
  const days: (string | null)[] = [];
  await page.route('**/queryAvgHeartRate?*', async (route) => {
    days.push(new URL(route.request().url()).searchParams.get('date'));
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, count: 1 } } });
  });
  await open(home);
  await keep('resting');
  await open(`${result}?measured=${startedAt}`);
  await expect(
    page.getByText(t('Close to your average at rest of the 30 days up to then, {average} bpm.', { average: 72 })),
  ).toBeVisible();
  expect(days[days.length - 1]).toBe('2026-11-20');

  // Without the account there is no age to read it by, which is not the same as an account without an age.
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

test('says what could not be loaded, and tries again', async ({ page, open, answer }) => {
  await answer(`${calls}/queryAvgHeartRate`, 'failUnavailable');
  await open(home);
  await expect(page.getByRole('alert')).toContainText('心率记录暂时无法读取，请稍后再试');
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

test('leads from nothing to the first measurement', async ({ page, open }) => {
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
    page.getByText(t('A browser cannot measure. The app can, with the camera of your phone or a heart-rate monitor.')),
  ).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('History') })).toHaveCount(0);
  await expectAccessible(page);
});

/** Opens the questions before a measurement, and answers them. */
async function begin(page: Page, app: FrameLocator, answer: 'Allow' | 'Refuse' = 'Allow'): Promise<void> {
  await app.getByRole('button', { name: t('Measure'), exact: true }).click();
  await app.getByRole('button', { name: t('Start'), exact: true }).click();
  const name = answer === 'Allow' ? `Allow` : 'Refuse';
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test.describe('in the app', () => {
  // The whole phone is in sight: nothing of a sheet has to be scrolled to.
  test.use({ viewport: { width: 900, height: 1000 } });

  test('measures with the camera from the first question to the history', async ({ device }) => {
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

  test('is stopped at any time, and says when there was too little of a pulse', async ({ device }) => {
    const { page, app } = await device({ platform: 'android', path: home });
    await begin(page, app);
    await page.clock.runFor(8_000);
    await app.getByRole('button', { name: t('Stop') }).click();
    await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
    await expect(app.getByText(t('What are you doing?')).first()).toBeVisible();

    // The second tap of a double tap finds Stop in the place of Start.
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

  test('is interrupted by leaving the app, and says so', async ({ device }) => {
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

  test('says how to allow what was refused', async ({ device }) => {
    const { page, app } = await device({ platform: 'android', path: home });
    await begin(page, app, 'Refuse');
    await expect(app.getByRole('alert')).toContainText(t('The app may not use the camera'));
    await app.getByRole('button', { name: t('Open settings') }).click();
    await expect(entry(page, 'openSettings')).toContainText('ok');
    await expect(entry(page, 'measureHeartRate')).toHaveCount(0);
  });

  test('pairs a monitor before it measures with it', async ({ device }) => {
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

  test('loses no measurement that could not be saved', async ({ device, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    const { page, app } = await device({ platform: 'ios', path: home, network: 'offline' });
    await begin(page, app);
    await page.clock.runFor(32_000);
    await expect(app.getByText(t('Measured, but not saved yet'))).toBeVisible();
    await expect(app.getByText(/^(6[4-9]|7[0-6])$/).first()).toBeVisible();
    await app
      .getByRole('button', { name: t('Try again') })
      .first()
      .click();
    await expect(app.getByText(t('Measured, but not saved yet'))).toBeVisible();
    await expectAccessible(page);

    // The page starts again with the network: it looks, and reminds the app.
    await page.getByLabel('Network').selectOption('normal');
    await expect(app.getByText(t('Saving to your history'))).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(app.getByText(t('Saved to your history'))).toBeVisible();
    await expect(entry(page, 'syncHealth').first()).toContainText('ok');
  });
});
