/** `/health-data/detail`: one kind of health data, and adding a weight. */
import { expectAccessible } from './support/accessibility.ts';
import { countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const detail = '/scheme/app/health-data/detail';
const save = '/scheme/app/health-data/saveWeightWithCompareLast';
const remind = '/scheme/app/health-data/healthDataRemind';
const weightOf = '/health-data/detail?healthDataType=weight';

test('the weight screen shows the band, source and periods, and asks before it saves a doubtful weight', async ({
  page,
  open,
}) => {
  const sent: { weight: number; confirmed?: boolean; measuredAt?: string }[] = [];
  page.on('request', (request) => {
    if (isCall(save)(new URL(request.url()))) sent.push(request.postDataJSON());
  });
  await open(weightOf);
  const main = page.getByRole('main');
  await expect(main).toContainText(/58\.6\s*kg/);
  await expect(main).toContainText(`Today 07:12 · ${t('Scale')}`);
  await expect(page.getByRole('img', { name: /^Weight: 58\.6, Normal/ })).toBeVisible();
  // What is left to the goal would urge on a person who loses too fast.
  await expect(main).toContainText('Goal: 55.0 kg');
  await expect(main).toContainText('Losing about 1.3% a week. At most 1%, and never more than 1 kg, is advised.');
  await expect(main).toContainText('48.6–62.9 kg');
  await expect(main).toContainText('WS/T 428—2013');

  // 17 November has no reading, so its cell says "none". The mean uses the days before the week, which the month has.
  const table = page.getByRole('table', { name: 'Weight' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Weight',
    'Weight (kg)',
    `${t('Average of the last 7 days')} (kg)`,
  ]);
  await expect(table.getByRole('row').nth(4)).toHaveText(/^Nov\s17none59\.\d$/);
  const slider = page.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Nov\s14: .*59\.2/);
  await expect(main.getByText('Sat, Nov 14, 07:12 · Scale')).toBeVisible();
  await page.getByRole('tab', { name: t('Year') }).click();
  await expect(page.getByRole('table', { name: 'Weight' }).getByRole('row')).toHaveCount(13);
  await page.getByRole('tab', { name: t('7 days') }).click();
  await page.getByRole('button', { name: t('Earlier') }).click();
  await expect(page).toHaveURL(/date=2026-11-13/);
  await expect(page.getByText('Nov 7 – Nov 13')).toBeVisible();
  await page.getByRole('button', { name: t('Later') }).click();
  await expect(page).not.toHaveURL(/date=/);

  await page.getByRole('button', { name: t('Add weight'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('Add weight') });
  const field = sheet.getByRole('textbox', { name: t('Weight') });
  // Typing replaces the last weight, which is selected.
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('58.6');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('');
  await sheet.getByRole('button', { name: t('Save weight') }).click();
  await expect(field).toHaveAccessibleDescription(t('Enter your weight in kilograms.'));
  await expect(field).toBeFocused();
  // A closed sheet keeps the typed values.
  await field.fill('45.2');
  await sheet.getByRole('button', { name: t('Close') }).click();
  await page.getByRole('button', { name: t('Add weight'), exact: true }).click();
  await expect(field).toHaveValue('45.2');
  await sheet.getByLabel(t('Time'), { exact: true }).fill('16:30');
  await sheet.getByRole('button', { name: t('Save weight') }).click();
  await expect(sheet.getByText(t('This time has not come yet.'))).toBeVisible();
  expect(sent).toEqual([]);
  await sheet.getByLabel(t('Time'), { exact: true }).fill('16:20');
  await sheet.getByRole('button', { name: t('Save weight') }).click();
  const question = page.getByRole('dialog', { name: 'Is 45.2 kg right?' });
  await expect(question).toContainText('58.6 kg');
  await expectAccessible(page);
  await question.getByRole('button', { name: t('Change it') }).click();
  await expect(field).toHaveValue('45.2');
  await field.fill('58.4');
  await sheet.getByRole('button', { name: t('Save weight') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'BMI' })).toContainText('−0.2 kg (−0.3%), BMI 22.3');
  await expect(main).toContainText(/58\.4\s*kg/);
  await expect(main).toContainText(`· ${t('Entered by hand')}`);
  // Nothing is sent before the question is answered.
  expect(sent.map(({ weight, confirmed }) => [weight, confirmed])).toEqual([[58.4, undefined]]);
  await page.getByRole('button', { name: t('Add weight'), exact: true }).click();
  await field.fill('45.2');
  await sheet.getByRole('button', { name: t('Save weight') }).click();
  await page.getByRole('button', { name: 'Save 45.2 kg' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'BMI' })).toContainText('−13.2 kg (−22.6%), BMI 17.2');
  expect(sent[1]).toMatchObject({ weight: 45.2, confirmed: true });
});

test('the other kinds of health data show their lines, ranges and sources', async ({ page, open }) => {
  await open('/health-data/detail');
  await page.getByRole('link', { name: 'Blood pressure' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: t('Systolic') })).toBeVisible();
  await expect(main).toContainText('high from 135 or 85');
  await expect(page.getByRole('table', { name: 'Blood pressure' }).getByRole('columnheader')).toHaveText([
    'Blood pressure',
    'Systolic (mmHg)',
    'Diastolic (mmHg)',
  ]);
  await expect(page.getByRole('button', { name: t('Open in the app') })).toBeVisible();

  await open('/health-data/detail?healthDataType=bloodSugar');
  await expect(page.getByRole('heading', { name: '2 hours after a meal' })).toBeVisible();
  await expect(main).toContainText('3.9–6.1 mmol/L fasting, below 7.8 two hours after a meal');

  await open('/health-data/detail?healthDataType=sleep');
  await expect(main).toContainText(`· ${t('Health app')}`);
  await expect(main).toContainText('7.0–9.0 h');
  await open('/health-data/detail?healthDataType=heartRate');
  await expect(page.getByRole('link', { name: t('Measure heart rate') })).toHaveAttribute(
    'href',
    '/heart-rate-monitor/home',
  );

  // The week has no value, so a button leads to the latest one.
  await open('/health-data/detail?healthDataType=uricAcid&date=2026-06-15');
  await page.getByRole('button', { name: t('Go to the latest value') }).click();
  await expect(page.getByRole('table', { name: 'Uric acid' })).toBeVisible();
  await expect(main).toContainText('up to 360 µmol/L');
});

test('the weight screen compares the mean with the time before, and a single value can be deleted', async ({
  page,
  open,
}) => {
  await open(`${weightOf}&period=month`);
  const means = page
    .getByRole('main')
    .locator('dl')
    .filter({ hasText: t('Average') });
  await expect(means).toContainText(/Average60\.0 kg30 days before61\.6Difference−1\.6/);
  // The chart below moves the list when it arrives.
  await expect(page.getByRole('img', { name: /values from/ })).toBeVisible();
  await page.getByText(t('All values')).click();
  await page.getByRole('button', { name: 'Request deletion: Thu, Nov 19, 07:09' }).click();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('/feedback/')),
    page.getByRole('button', { name: t('Send the request') }).click(),
  ]);
  expect(request.postDataJSON().record).toEqual({ kind: 'reading', recordId: 'weight 2026-11-19T07:09:00+08:00' });
  await expect(page.getByText(/Deletion requested on .* number feedback-9001/)).toBeVisible();
});

test('health data without values says how to begin, and a failed read leaves the rest of the screen', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/500/);
  await answer(detail, 'empty');
  await open('/health-data/detail?healthDataType=uricAcid');
  await expect(
    page.getByText(
      t('You find it in a laboratory report, or measure it with a home meter. Enter the value in the app.'),
    ),
  ).toBeVisible();
  await answer(detail, 'noHeight');
  await open(weightOf);
  await expect(page.getByRole('link', { name: t('Enter your height') })).toHaveAttribute('href', /missing=height/);
  await answer(detail, 500);
  await open(weightOf);
  await expect(page.getByRole('alert').getByRole('button', { name: t('Try again') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Add weight'), exact: true })).toBeVisible();
});

test('a reminder to measure keeps its times and days', async ({ page, open }) => {
  const calls = countCalls(page, remind);
  await open('/health-data/detail?healthDataType=sleep');
  await expect(page.getByText(t('Not set'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('Set a reminder') }).click();
  const sheet = page.getByRole('dialog', { name: t('Reminder to measure') });
  await sheet.getByRole('checkbox', { name: 'Sat' }).uncheck();
  await sheet.getByRole('checkbox', { name: 'Sun' }).uncheck();
  await sheet.getByRole('button', { name: t('Add a time') }).click();
  await sheet.getByRole('textbox', { name: 'Time 1' }).fill('08:00');
  await sheet.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(sheet.getByText(t('This time is in the list twice.'))).toBeVisible();
  expect(calls()).toBe(0);
  await sheet.getByRole('textbox', { name: 'Time 1' }).fill('22:15');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText('Mon, Tue, Wed, Thu, and Fri at 08:00 and 22:15')).toBeVisible();
  expect(calls()).toBe(1);
});
