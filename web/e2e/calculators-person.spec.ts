import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { field, test } from './support/calculators.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const saveWeight = '/scheme/app/health-data/saveWeightWithCompareLast';
const profile = '/information/app/v1/account/getUserInformation';

test.use({ runningClock: true });

/** Cuts the connection for a call; `answer` restores it. */
const cutOff = (page: Page, path: string) => page.route(`**/api${path}`, (route) => route.abort());

/** Keeps the profile out of the fields, as after *Clear*. */
const withoutProfile = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('0:calculators.cleared', 'true'));

test('entries of a calculator show in the others and after a reload, until they are cleared', async ({
  page,
  open,
  enter,
}) => {
  await withoutProfile(page);
  await open('/tools/bmi');
  await expect(page.getByText(t('Saved on this device and shared between calculators.'))).toBeVisible();
  await enter({ age: '38', height: '162', weight: '58.6' });
  await page.getByRole('link', { name: t('Standard weight') }).click();
  await expect(field(page, 'height')).toHaveValue('162');
  await page.reload();
  await expect(field(page, 'weight')).toHaveValue('58.6');
  await expect(page.getByRole('img').last()).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: t('Your weight'), amount: '58.6', 0: 'Normal' }),
  );
  await page.getByRole('button', { name: t('Clear') }).click();
  await expect(field(page, 'height')).toHaveValue('');
  await page.getByRole('button', { name: t('Undo') }).click();
  await expect(field(page, 'height')).toHaveValue('162');
  await page.getByRole('button', { name: t('Clear') }).click();
  await page.reload();
  await expect(field(page, 'height')).toHaveValue('');
  await expect(page.getByRole('button', { name: t('Clear') })).toHaveCount(0);
});

test('a calculator saves the weight once, and shows the change', async ({
  page,
  open,
  enter,
  answer,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(saveWeight)) sent.push(request.postDataJSON());
  });
  await withoutProfile(page);
  await open('/tools/bmi');
  const save = page.getByRole('button', { name: t('Save weight') });
  await expect(save).toHaveCount(0);
  await enter({ weight: '58.4' });
  await cutOff(page, saveWeight);
  await save.click();
  const reason = t('No connection to the server. Check your network.');
  await expect(page.getByRole('alert')).toContainText(t('Your weight was not saved. <0/>', { 0: reason }));
  await expect(field(page, 'weight')).toHaveValue('58.4');
  await answer(saveWeight, undefined);
  sent.length = 0;
  await save.dblclick();
  await expect(
    page.getByText(
      t('{now} kg is saved: {difference} kg less than on {day} ({before} kg).', {
        now: '58.4',
        difference: '0.2',
        day: 'Nov 20, 2026',
        before: '58.6',
      }),
    ),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toMatchObject([{ weight: 58.4 }]);
  const saved = page.getByRole('button', { name: t('Weight saved') });
  await expect(saved).toBeFocused();
  await saved.press('Enter');
  expect(sent).toHaveLength(1);

  // A weight far from the last one is saved after a question.
  await enter({ weight: '85' });
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('Is {amount} kg right?', { amount: '85.0' }));
  await expect(dialog).toContainText(t('This is far from your last weight. Check the number and the unit.'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('Change it') }).click();
  await expect(dialog).toBeHidden();
  await save.click();
  await dialog.getByRole('button', { name: t('Save weight') }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(
      t('{now} kg is saved: {difference} kg more than on {day} ({before} kg).', {
        now: '85.0',
        difference: '26.6',
        day: 'Nov 20, 2026',
        before: '58.4',
      }),
    ),
  ).toBeVisible();
  expect(sent.slice(1)).toMatchObject([{ weight: 85 }, { weight: 85 }, { weight: 85, confirmed: true }]);

  // The other screen has the new weight, which is saved already.
  await page.getByRole('link', { name: t('Standard weight') }).click();
  await expect(field(page, 'weight')).toHaveValue('85');
  await expect(save).toHaveCount(0);
});

test('the profile fills in empty fields of a calculator, but not those that the person has cleared', async ({
  page,
  open,
}) => {
  await open('/tools/bmi');
  await expect(field(page, 'height')).toHaveValue('162');
  await expect(page.getByRole('region', { name: t('Your BMI') })).toContainText('22.3');
  await page.getByRole('button', { name: t('Clear') }).click();
  await page.getByRole('link', { name: t('Standard weight') }).click();
  await expect(page.getByRole('region', { name: t('Standard weight') })).toBeVisible();
  await expect(field(page, 'height')).toHaveValue('');
});

test('a calculator opens with what is known of the person and the family', async ({ page, open }) => {
  await open('/tools/bmi');
  await expect(field(page, 'height')).toHaveValue('162');
  // The average at rest of 30 days.
  await page.getByRole('link', { name: t('Fat-burning heart rate') }).click();
  await expect(field(page, 'restingRate')).toHaveValue('72');
  await expect(page.getByText(t('Filled in from your profile and your measurements.'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('Your fat-burning zone') })).toContainText(/\d+–\d+/);
  // The girths of the latest visit to a mirror.
  await open('/tools/waist-hip-ratio');
  await expect(field(page, 'waist')).toHaveValue('74.9');
  await expect(field(page, 'hip')).toHaveValue('93.7');
  // The sex of the child in the family, and the person's own height as the mother's.
  await open('/tools/predicted-height');
  await expect(field(page, 'mother')).toHaveValue('162');
  await expect(field(page, 'father')).toHaveValue('');
  await expect(page.getByRole('radio', { name: t('Boy') })).toBeChecked();
  await expect(page.getByText(t('Filled in what we know.'))).toBeVisible();
  await expect(page.getByText(t('Still missing: {missing}.', { missing: t('Father’s height') }))).toBeVisible();
  await field(page, 'father').fill('175');
  await page.reload();
  await expect(page.getByText(t('Filled in what we know.'))).toBeVisible();
  // The profile has filled in the others, too, so none of them offers it again.
  await page.getByRole('link', { name: RegExp(`^${t('BMI')}`) }).click();
  await expect(page.getByText(t('Filled in from your profile.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Use my profile') })).toHaveCount(0);
});

test('a calculator does not mix what the person has measured with entries of somebody else', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/bmi');
  await expect(field(page, 'age')).toHaveValue('38');
  await enter({ age: '61' });
  await page.getByRole('link', { name: t('Fat-burning heart rate') }).click();
  await expect(page.getByRole('button', { name: t('Use my profile') })).not.toHaveAttribute('aria-busy');
  await expect(field(page, 'restingRate')).toHaveValue('');
});

test('a calculator offers to save a typed weight, but not the recorded one', async ({ page, open, enter }) => {
  await open('/tools/bmi');
  await expect(page.getByText(t('Filled in from your profile.'))).toBeVisible();
  const save = page.getByRole('button', { name: t('Save weight') });
  await expect(save).toHaveCount(0);
  await enter({ weight: '58.1' });
  await expect(save).toBeEnabled();
  // Once is enough.
  await page.getByRole('link', { name: t('Standard weight') }).click();
  await expect(field(page, 'weight')).toHaveValue('58.1');
  await expect(save).toHaveCount(0);
});

test('a button fills a calculator in with the values of the profile', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  await cutOff(page, profile);
  await open('/tools/basal-metabolism');
  const fill = page.getByRole('button', { name: t('Use my profile') });
  await expect(page.getByText(t('No connection to the server. Check your network.'))).toBeVisible();
  await answer(profile, 'incomplete');
  await fill.click();
  await expect(page.getByText(t('Your profile has none of these values yet.'))).toBeVisible();
  await answer(profile, undefined);
  await fill.click();
  await expect(page.getByText(t('Filled in from your profile.'))).toBeVisible();
  await expect(field(page, 'age')).toHaveValue('38');
  await expect(field(page, 'height')).toHaveValue('162');
  await expect(page.getByRole('radio', { name: t('Female'), exact: true })).toBeChecked();
  // 10 × 58.6 + 6.25 × 162 − 5 × 38 − 161
  await expect(page.getByRole('region', { name: t('Energy at rest') })).toContainText('1,248');
  await field(page, 'weight').fill('58');
  await expect(page.getByText(t('Filled in from your profile.'))).toHaveCount(0);
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest calculates, without the actions that need an account', async ({ page, open, enter }) => {
    await open('/tools/bmi');
    await enter({ age: '38', height: '162', weight: '58.6' });
    await expect(page.getByRole('img')).toHaveAccessibleName(
      t('{label}: {amount}, {0}', { label: 'BMI', amount: '22.3', 0: 'Normal' }),
    );
    await expect(page.getByRole('button', { name: t('Save weight') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('Use my profile') })).toHaveCount(0);
  });
});

test('all calculators are accessible with their results', async ({ page, open }) => {
  test.slow();
  const person = { sex: 'female', age: '38', height: '162', weight: '70', bodyFat: '28', restingRate: '62' };
  const entries = { ...person, waist: '84', hip: '94', childSex: 'male', father: '175', mother: '162' };
  await page.addInitScript((text) => localStorage.setItem('0:["","calculators"]', text), JSON.stringify(entries));
  for (const path of [
    'bmi',
    'standard-weight',
    'basal-metabolism',
    'heart-rate',
    'predicted-height',
    'waist-hip-ratio',
  ]) {
    await open(`/tools/${path}`);
    await expect(page.getByRole('region').first()).toBeVisible();
    await expectAccessible(page);
  }
});
