import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/test.ts';
import { t } from './support/texts.ts';

const saveWeight = '/scheme/app/health-data/saveWeightWithCompareLast';
const profile = '/information/app/v1/account/getUserInformation';

const test = base.extend<{ enter: (values: Partial<Record<Field, string>>) => Promise<void> }>({
  enter: async ({ page }, use) => {
    await use(async (values) => {
      for (const [name, value] of Object.entries(values)) await field(page, name as Field).fill(value);
    });
  },
});

test.use({ runningClock: true });

const labels = {
  age: t('Age'),
  height: t('Height'),
  weight: t('Weight'),
  bodyFat: t('Body fat'),
  restingRate: t('Heart rate at rest'),
  waist: t('Waist'),
  hip: t('Hips'),
  father: t('Father’s height'),
  mother: t('Mother’s height'),
};

type Field = keyof typeof labels;

const field = (page: Page, name: Field) => page.getByRole('textbox', { name: labels[name], exact: true });

const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

/** The connection is gone for a call; `answer` brings it back. */
const cutOff = (page: Page, path: string) => page.route(`**/api${path}`, (route) => route.abort());

test('BMI: an answer as soon as all is entered, by the cut-offs of China or of the WHO', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/bmi');
  await expect(page).toHaveTitle(t('BMI'));
  const result = page.getByRole('region', { name: t('Your BMI') });
  const invitation = result.getByText(t('Enter your age, height and weight to see your BMI.'));
  const scale = result.getByRole('img');
  await expect(page.getByRole('radio', { name: t('WHO') })).toBeChecked();

  // Nothing comes of half-filled fields, and nothing moves when the answer comes.
  await enter({ age: '38', height: '200' });
  await expect(invitation).toBeVisible();
  await expect(scale).toHaveCount(0);
  const below = page.getByRole('button', { name: t('Save weight') });
  const place = await below.boundingBox();
  await enter({ weight: '95,5' });
  await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', { label: 'BMI', amount: '23.9', 0: 'Normal' }));
  await expect(invitation).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(place);
  await expect(result).toContainText(t('Normal at your height: {least} to {most} kg', { least: '73.8', most: '99.7' }));

  // Screen readers hear it once the typing rests.
  await expect(result.getByRole('status')).toHaveText(t('BMI {shown}: {word}', { shown: '23.9', word: 'Normal' }));

  // Exactly at the cut-offs, and between those of the two standards.
  await enter({ weight: '96' });
  await pick(page, t('China'));
  await expect(scale).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'BMI', amount: '24.0', 0: 'Overweight' }),
  );
  await pick(page, t('WHO'));
  await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', { label: 'BMI', amount: '24.0', 0: 'Normal' }));
  await enter({ weight: '99.8' });
  // Where one band ends and the next begins, each says its own values alone.
  await expect(result).toContainText('Normal 18.5–24.9');
  await expect(result).toContainText('Overweight 25.0–29.9');
  await expect(scale).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'BMI', amount: '25.0', 0: 'Overweight' }),
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: t('WHO') })).toBeChecked();
  await expect(scale).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'BMI', amount: '25.0', 0: 'Overweight' }),
  );
});

test('BMI: says what is wrong, and judges no child', async ({ page, open, enter }) => {
  await open('/tools/bmi');
  const result = page.getByRole('region', { name: t('Your BMI') });
  await enter({ age: '18', height: '251', weight: '1.9' });
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 50, max: 250, unit: 'cm' }))).toBeVisible();
  await field(page, 'weight').blur();
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 2, max: 300, unit: 'kg' }))).toBeVisible();
  await expect(field(page, 'height')).toHaveAttribute('aria-invalid', 'true');
  await expect(result.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  await enter({ height: '170', weight: '65', age: '17' });
  await expect(result).toContainText(
    t('This is for adults aged 18 and over. It does not fit a body that is still growing.'),
  );
  await expect(result.getByRole('img')).toHaveCount(0);
  await expect(result.getByRole('link')).toHaveAttribute('href', '/growth-curve');
  await expectAccessible(page);
  await enter({ age: '18' });
  await expect(result.getByRole('img')).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'BMI', amount: '22.5', 0: 'Normal' }),
  );
});

test('Enter goes from field to field and to the answer', async ({ page, open }) => {
  await open('/tools/bmi');
  await field(page, 'age').focus();
  for (const value of ['38', '162', '58.6']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  const result = page.getByRole('region', { name: t('Your BMI') });
  await expect(result).toBeFocused();
  await expect(result.getByRole('img')).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'BMI', amount: '22.3', 0: 'Normal' }),
  );
});

test('what is entered is there in the other calculators and after a reload, until it is cleared', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/bmi');
  await expect(page.getByText(t('What you enter stays on this device, for all calculators.'))).toBeVisible();
  await enter({ age: '38', height: '162', weight: '58.6' });
  await page.getByRole('link', { name: t('Standard weight') }).click();
  await expect(field(page, 'height')).toHaveValue('162');
  await page.reload();
  await expect(field(page, 'weight')).toHaveValue('58.6');
  await expect(page.getByRole('img')).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Difference from the standard weight', amount: '+1.6%', 0: 'Normal' }),
  );
  await page.getByRole('button', { name: t('Clear') }).click();
  await expect(field(page, 'height')).toHaveValue('');
  await page.getByRole('button', { name: t('Undo') }).click();
  await expect(field(page, 'height')).toHaveValue('162');
  await page.getByRole('button', { name: t('Clear') }).click();
  await page.reload();
  await expect(field(page, 'height')).toHaveValue('');
  await expect(page.getByRole('button', { name: t('Clear') })).toBeDisabled();
});

test('standard weight: by two methods, with the deviation', async ({ page, open, enter }) => {
  await open('/tools/standard-weight');
  const result = page.getByRole('region', { name: t('Standard weight') });
  const compared = page.getByRole('img');
  await enter({ age: '40', height: '170' });
  await expect(result).toContainText('63.6');
  await expect(result).toContainText(t('Normal: {least} to {most} kg', { least: '57.3', most: '69.9' }));
  await expect(compared).toHaveCount(0);
  await pick(page, t('By Broca, modified'));
  await expect(result).toContainText('63.0');
  const at = async (weight: string, deviation: string, band: string) => {
    await enter({ weight });
    await expect(compared).toHaveAccessibleName(
      t('{label}: {amount}, {0}', { label: 'Difference from the standard weight', amount: deviation, 0: band }),
    );
  };
  await at('69.3', '+10%', t('Normal'));
  await at('69.4', '+10.2%', t('Overweight'));
  await at('75.6', '+20%', t('Obesity'));
  await at('56.7', '-10%', t('Normal'));
  await at('50.4', '-20%', t('Severe underweight'));
  await enter({ height: '100' });
  await expect(result).toContainText(t('Broca has no answer for heights up to 100 cm. BMI 22 has one.'));
  await expect(page.getByText(t('Without a standard weight there is nothing to compare yours with.'))).toBeVisible();
  await expect(compared).toHaveCount(0);
});

test('basal metabolism: by three formulas, with the need of a day', async ({ page, open, enter }) => {
  await open('/tools/basal-metabolism');
  const result = page.getByRole('region', { name: t('Energy at rest') });
  await enter({ age: '30', height: '180', weight: '80' });
  await expect(result).toContainText(
    t('Enter your sex, age, height and weight to see how much energy your body needs.'),
  );
  await pick(page, t('Male'));
  await expect(result).toContainText('1,780');
  for (const need of ['2,136', '2,448', '2,759', '3,071', '3,382']) await expect(result).toContainText(need);
  await pick(page, 'Harris–Benedict');
  await expect(result).toContainText('1,854');
  await pick(page, 'Katch–McArdle');
  await expect(field(page, 'height')).toHaveCount(0);
  await expect(result).toContainText(t('Enter your age, weight and body fat to see how much energy your body needs.'));
  await enter({ bodyFat: '15' });
  await expect(result).toContainText('1,839');
  await expect(page.getByText(t('Katch and McArdle, Exercise Physiology'))).toBeVisible();
  await enter({ age: '17' });
  await expect(result.getByText('1,839')).toHaveCount(0);
});

test('heart rate: the zone by Karvonen, with the maximum by Tanaka or Fox', async ({ page, open, enter }) => {
  await open('/tools/heart-rate');
  const result = page.getByRole('region', { name: t('Your fat-burning zone') });
  await enter({ age: '60', restingRate: '29' });
  await field(page, 'restingRate').blur();
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 30, max: 120, unit: 'bpm' }))).toBeVisible();
  await expect(result.getByRole('img')).toHaveCount(0);
  await enter({ restingRate: '60' });
  // (166 − 60) × 0.6 and 0.7, + 60
  await expect(result).toContainText('124–134');
  await expect(result.getByRole('img')).toHaveAccessibleName(/Fat burning/);
  await pick(page, t('Fox'));
  await expect(result).toContainText('120–130');
  await enter({ age: '120', restingRate: '100' });
  await expect(result).toContainText(t('Your heart rate at rest is above the maximum for your age. Measure it again.'));
});

test('predicted height: the target range of a girl and of a boy', async ({ page, open, enter }) => {
  await open('/tools/predicted-height');
  const result = page.getByRole('region', { name: t('Height as an adult') });
  await enter({ father: '175', mother: '162' });
  await expect(result.getByRole('img')).toHaveCount(0);
  await pick(page, t('Boy'));
  await expect(result).toContainText(
    t('About 95 of 100 children of such parents become {least} to {most} cm tall.', { least: 166.5, most: 183.5 }),
  );
  await expect(result.getByRole('img')).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Height as an adult', amount: '175 cm', 0: 'Target range' }),
  );
  await pick(page, t('Girl'));
  await expect(result).toContainText(
    t('About 95 of 100 children of such parents become {least} to {most} cm tall.', { least: 153.5, most: 170.5 }),
  );
});

test('waist–hip ratio: by sex, and the waist alone', async ({ page, open, enter }) => {
  await open('/tools/waist-hip-ratio');
  const [ratio, waist] = [page.getByRole('img').first(), page.getByRole('img').last()];
  await enter({ age: '40', waist: '85', hip: '100' });
  await expect(page.getByRole('img')).toHaveCount(0);
  await pick(page, t('Female'));
  await expect(ratio).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist–hip ratio', amount: '0.85', 0: 'Raised' }),
  );
  await expect(waist).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist in cm', amount: 85, 0: 'Central obesity' }),
  );
  await pick(page, t('Male'));
  await expect(ratio).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist–hip ratio', amount: '0.85', 0: 'Not raised' }),
  );
  await expect(waist).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist in cm', amount: 85, 0: 'Pre-central obesity' }),
  );
  await enter({ waist: '90' });
  await expect(ratio).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist–hip ratio', amount: '0.90', 0: 'Raised' }),
  );
});

test('saves the weight once, and tells the change', async ({ page, open, enter, answer, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(saveWeight)) sent.push(request.postDataJSON());
  });
  await open('/tools/bmi');
  const save = page.getByRole('button', { name: t('Save weight') });
  await expect(save).toBeDisabled();
  await enter({ weight: '58.4' });
  await cutOff(page, saveWeight);
  await save.click();
  await expect(page.getByRole('alert')).toContainText(t('Your weight was not saved. <0/>'));
  await expect(page.getByRole('alert')).toContainText(t('No connection to the server. Check your network.'));
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
  expect(sent).toEqual([{ weight: 58.4 }]);
  const saved = page.getByRole('button', { name: t('Weight saved') });
  await expect(saved).toBeFocused();
  await saved.press('Enter');
  expect(sent).toHaveLength(1);

  // Far from the last one: asked once, then kept.
  await enter({ weight: '85' });
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('Is {amount} kg right?', { amount: '85.0' }));
  await expect(dialog).toContainText('请确认单位是公斤');
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
  expect(sent.slice(1)).toEqual([{ weight: 85 }, { weight: 85 }, { weight: 85, confirmed: true }]);

  // On the other screen too.
  await page.getByRole('link', { name: t('Standard weight') }).click();
  await save.click();
  await expect(
    page.getByText(t('{now} kg is saved: as much as on {day}.', { now: '85.0', day: 'Nov 20, 2026' })),
  ).toBeVisible();
});

test('fills in what the profile knows, when asked', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(profile)) asked.push(request.url());
  });
  await cutOff(page, profile);
  await open('/tools/basal-metabolism');
  const fill = page.getByRole('button', { name: t('Fill in from my profile') });
  await expect(fill).toBeVisible();
  expect(asked).toEqual([]);
  await fill.click();
  await expect(page.getByText(t('No connection to the server. Check your network.'))).toBeVisible();
  await answer(profile, 'incomplete');
  await fill.click();
  await expect(page.getByText(t('Your profile has no sex, age, height or weight yet.'))).toBeVisible();
  await answer(profile, undefined);
  await fill.click();
  await expect(page.getByText(t('Filled in from your profile.'))).toBeVisible();
  await expect(field(page, 'age')).toHaveValue('38');
  await expect(field(page, 'height')).toHaveValue('162');
  await expect(page.getByRole('radio', { name: t('Female'), exact: true })).toBeChecked();
  // 10 × 58.6 + 6.25 × 162 − 5 × 38 − 161
  await expect(page.getByText('1,248')).toBeVisible();
  await field(page, 'weight').fill('58');
  await expect(page.getByText(t('Filled in from your profile.'))).toHaveCount(0);
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('calculates, and is offered nothing that needs an account', async ({ page, open, enter }) => {
    await open('/tools/bmi');
    await enter({ age: '38', height: '162', weight: '58.6' });
    await expect(page.getByRole('img')).toHaveAccessibleName(
      t('{label}: {amount}, {0}', { label: 'BMI', amount: '22.3', 0: 'Normal' }),
    );
    await expect(page.getByRole('button', { name: t('Save weight') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('Fill in from my profile') })).toHaveCount(0);
  });
});

test('all are accessible', async ({ page, open }) => {
  test.slow();
  await open('/tools/bmi');
  await expect(page.getByRole('region').first()).toBeVisible();
  await expectAccessible(page);
  const person = { sex: 'female', age: '38', height: '162', weight: '70', bodyFat: '28', restingRate: '62' };
  const entries = { ...person, waist: '84', hip: '94', childSex: 'male', father: '175', mother: '162' };
  await page.addInitScript((text) => localStorage.setItem('0:calculators', text), JSON.stringify(entries));
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
