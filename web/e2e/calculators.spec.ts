import { expectAccessible } from './support/accessibility.ts';
import { field, labels, pick, test } from './support/calculators.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

// A guest's fields are empty; those of a signed-in person are filled in from the profile.
test.use({ runningClock: true, guest: true });

test('the BMI calculator shows a result as soon as all fields are filled, by Chinese or WHO cut-offs', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/bmi');
  await expect(page).toHaveTitle(`${t('BMI')} – ${t('General health')}`);
  const result = page.getByRole('region', { name: t('Your BMI') });
  const invitation = result.getByText(t('Enter your age, height and weight to see your BMI.'));
  const scale = result.getByRole('img');
  await expect(page.getByRole('radio', { name: t('China') })).toBeChecked();

  // Half-filled fields give no result.
  await expect(invitation).toBeVisible();
  await enter({ age: '38', height: '200' });
  await expect(page.getByText(t('Still missing: {missing}.', { missing: labels.weight }))).toBeVisible();
  await expect(scale).toHaveAccessibleName(/^BMI: \D+$/);
  await enter({ weight: '95,5' });
  await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', { label: 'BMI', amount: '23.9', 0: 'Normal' }));
  await expect(invitation).toHaveCount(0);
  // The answer stays visible: by its card, or at the end of a window in which the card does not fit.
  const answer = page.locator('main p[aria-hidden]');
  await expect(scale).toBeInViewport();
  await expect(answer).toHaveCount(0);
  const window = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 360 });
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await expect(answer).toHaveText(t('BMI {shown}: {word}', { shown: '23.9', word: 'Normal' }));
  await expect(answer).toBeInViewport();
  if (window) await page.setViewportSize(window);
  await expect(result).toContainText(t('Normal at your height: {least} to {most} kg', { least: '74.0', most: '95.9' }));

  // Screen readers announce it once the typing pauses.
  await expect(result.getByRole('status')).toHaveText(t('BMI {shown}: {word}', { shown: '23.9', word: 'Normal' }));

  // Values at the cut-offs, and between those of the two standards.
  await enter({ height: '162', weight: '62.9' });
  await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', { label: 'BMI', amount: '23.97', 0: 'Normal' }));
  await enter({ height: '200', weight: '96' });
  await expect(scale).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'BMI', amount: '24.0', 0: 'Overweight' }),
  );
  await pick(page, t('WHO'));
  await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', { label: 'BMI', amount: '24.0', 0: 'Normal' }));
  await enter({ weight: '100' });
  // Adjacent bands share no value.
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

test('the BMI calculator names invalid values, and does not rate a child', async ({ page, open, enter }) => {
  await open('/tools/bmi');
  const result = page.getByRole('region', { name: t('Your BMI') });
  await enter({ age: '18', height: '251', weight: '1.9' });
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 50, max: 250, unit: 'cm' }))).toBeVisible();
  await field(page, 'weight').blur();
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 2, max: 300, unit: 'kg' }))).toBeVisible();
  await expect(field(page, 'height')).toHaveAttribute('aria-invalid', 'true');
  await expect(result.getByRole('img')).toHaveAccessibleName(/^BMI: \D+$/);
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

test('the Enter key moves from field to field of a calculator and to the result', async ({ page, open }) => {
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

test('the standard weight is calculated by two methods, with the deviation of the actual weight', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/standard-weight');
  const result = page.getByRole('region', { name: t('Standard weight') });
  const scale = result.getByRole('img');
  await enter({ age: '40', height: '170' });
  await expect(result).toContainText('63.6');
  await expect(result).toContainText(t('Normal at your height: {least} to {most} kg', { least: '53.5', most: '69.3' }));
  await expect(result).toContainText(t('Enter your weight too, to see how far it is from the standard.'));
  await pick(page, t('Broca (modified)'));
  await expect(result).toContainText('63.0');
  const at = async (weight: string, band: string, difference: string) => {
    await enter({ weight });
    const name = { label: t('Your weight'), amount: weight, 0: band };
    await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', name));
    await expect(result).toContainText(difference);
  };
  // The verdict comes first.
  const normal = (direction: string) =>
    `Your weight is normal, {amount} kg ${direction} the standard. Any weight in the normal range is fine.`;
  await at('69.3', t('Normal'), t(normal('above'), { amount: '6.3' }));
  await at('69.4', t('High'), t('You are {amount} kg above the standard.', { amount: '6.4' }));
  await at('56.4', t('Normal'), t(normal('below'), { amount: '6.6' }));
  await at('53.4', t('Low'), t('You are {amount} kg below the standard.', { amount: '9.6' }));
  await enter({ weight: '63' });
  await expect(result).toContainText(t('Your weight is the standard weight.'));
  await enter({ height: '100' });
  await expect(result).toContainText(t('Broca has no answer for heights up to 100 cm. BMI 22 has one.'));
  await expect(scale).toHaveCount(0);
});

test('the basal metabolism is calculated by three formulas, with the energy needed in a day', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/basal-metabolism');
  const result = page.getByRole('region', { name: t('Energy at rest') });
  await enter({ age: '30', height: '180', weight: '80' });
  await expect(result).toContainText(t('Still missing: {missing}.', { missing: t('Sex') }));
  await pick(page, t('Male'));
  await expect(result).toContainText('1,780');
  for (const need of ['2,136', '2,448', '2,759', '3,071', '3,382']) await expect(result).toContainText(need);
  await pick(page, 'Harris');
  await expect(result).toContainText('1,854');
  await pick(page, 'Katch');
  await expect(field(page, 'height')).toHaveCount(0);
  await expect(result).toContainText(t('Still missing: {missing}.', { missing: labels.bodyFat }));
  await enter({ bodyFat: '15' });
  await expect(result).toContainText('1,839');
  const source = page.getByText(t('Katch and McArdle, Exercise Physiology'));
  await expect(source).toBeHidden();
  await page.getByText(t('How this is worked out')).click();
  await expect(source).toBeVisible();
  await enter({ age: '17' });
  await expect(result.getByText('1,839')).toHaveCount(0);
});

test('the heart rate zone is calculated by Karvonen, with the maximum by Tanaka or Fox', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/heart-rate');
  const result = page.getByRole('region', { name: t('Your fat-burning zone') });
  await enter({ age: '60', restingRate: '29' });
  await field(page, 'restingRate').blur();
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 30, max: 120, unit: 'bpm' }))).toBeVisible();
  // Without a zone, the scale is in percent.
  await expect(result).toContainText('40%');
  await enter({ restingRate: '60' });
  // (166 − 60) × 0.4 + 60, and a beat less than (166 − 60) × 0.6 + 60
  await expect(result).toContainText('102–123');
  await expect(result.getByRole('img')).toHaveAccessibleName(/Moderate/);
  await pick(page, t('Fox'));
  await expect(result).toContainText('100–119');
  await enter({ age: '120', restingRate: '100' });
  await expect(result).toContainText(t('Your heart rate at rest is above the maximum for your age. Measure it again.'));
});

test('the predicted height has a target range for a girl and for a boy', async ({ page, open, enter }) => {
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

test('the waist–hip ratio and the waist are rated by sex', async ({ page, open, enter }) => {
  await open('/tools/waist-hip-ratio');
  const [ratio, waist] = [page.getByRole('img').first(), page.getByRole('img').last()];
  await enter({ age: '40', waist: '85', hip: '100' });
  await expect(page.getByRole('img')).toHaveCount(0);
  await pick(page, t('Female'));
  await expect(ratio).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist–hip ratio', amount: '0.85', 0: 'High' }),
  );
  await expect(waist).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist in cm', amount: 85, 0: 'Central obesity' }),
  );
  await pick(page, t('Male'));
  await expect(ratio).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist–hip ratio', amount: '0.85', 0: 'Normal' }),
  );
  await expect(waist).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist in cm', amount: 85, 0: 'Borderline' }),
  );
  await enter({ waist: '90' });
  await expect(ratio).toHaveAccessibleName(
    t('{label}: {amount}, {0}', { label: 'Waist–hip ratio', amount: '0.90', 0: 'High' }),
  );
});

test('a calculator takes weights in jin and pounds, and rounds them as a scale does', async ({ page, open, enter }) => {
  await open('/tools/bmi');
  await enter({ age: '38', height: '162', weight: '63.99' });
  await expect(page.getByText(t('Counts as {kilograms} kg', { kilograms: '64.0' }))).toBeVisible();
  await pick(page, t('jin'));
  await expect(field(page, 'weight')).toHaveValue('128');
  await field(page, 'weight').fill('117.2');
  const scale = page.getByRole('region', { name: t('Your BMI') }).getByRole('img');
  await expect(scale).toHaveAccessibleName(t('{label}: {amount}, {0}', { label: 'BMI', amount: '22.3', 0: 'Normal' }));
  await pick(page, t('lb'));
  await expect(field(page, 'weight')).toHaveValue('129.2');
  await page.reload();
  await expect(field(page, 'weight')).toHaveValue('129.2');
  await expect(page.getByRole('radio', { name: t('lb') })).toBeChecked();
});

test('the buttons of a number field step its value within its range', async ({ page, open }) => {
  await open('/tools/bmi');
  const box = field(page, 'weight').locator('..');
  const [less, more] = [box.locator('button').first(), box.locator('button').last()];
  await more.click();
  await expect(field(page, 'weight')).toHaveValue('60');
  await more.click();
  await expect(field(page, 'weight')).toHaveValue('60.5');
  await field(page, 'weight').fill('2');
  await less.click();
  await expect(field(page, 'weight')).toHaveValue('2');
});

test('an impossible BMI gets no rating, and the calculator asks to check the entries', async ({
  page,
  open,
  enter,
}) => {
  await open('/tools/bmi');
  await enter({ age: '38', height: '250', weight: '2' });
  const result = page.getByRole('region', { name: t('Your BMI') });
  await expect(result).toContainText(t('Check your entries: nobody has a BMI of {shown}.', { shown: '0.3' }));
  await expect(result.getByRole('img')).toHaveCount(0);
  // The reason for a refused number shows while typing pauses.
  await field(page, 'weight').fill('1');
  await expect(page.getByText(t('Enter {min} to {max} {unit}', { min: 2, max: 300, unit: 'kg' }))).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
});

test('the other calculators are below the fields and the result in a large window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/tools/bmi');
  const result = await page.getByRole('heading', { name: t('Your BMI') }).boundingBox();
  const others = await page.getByRole('heading', { name: t('Other calculators') }).boundingBox();
  const fields = await field(page, 'weight').boundingBox();
  expect(others?.x).toBeLessThan(result?.x ?? 0);
  expect(others?.y).toBeGreaterThan(Math.max(result?.y ?? 800, fields?.y ?? 800));
});
