import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const boy = { name: '乐乐', sex: 'boys', birthDate: '2026-03-16' };
const measurements = [
  { id: 'a', date: '2026-03-16', weight: 3.4, height: 50.2 },
  { id: 'b', date: '2026-06-16', weight: 6.4, height: 61, head: 40.5 },
  { id: 'c', date: '2026-11-20', weight: 8.2, height: 70.1, position: 'standing' },
];

/** Stores a record on the device before the first page. */
const keep = (page: Page, record: object) =>
  page.addInitScript((kept) => {
    if (!localStorage.getItem('0:["","growth"]')) localStorage.setItem('0:["","growth"]', JSON.stringify(kept));
  }, record);

const family = '/scheme/app/familyHealth/queryRelationship';

test('the growth form opens with the child of the family', async ({ page, open }) => {
  await open('/growth-curve');
  await expect(page.getByLabel(t('Name (optional)'))).toHaveValue('陈一诺');
  await expect(page.getByLabel(t('Birth date'))).toHaveValue('2022-06-15');
  await expect(page.getByRole('radio', { name: t('Boy') })).toBeChecked();
  await page.getByLabel(t('Name (optional)')).fill('一诺');
  await expect(page.getByLabel(t('Birth date'))).toHaveValue('2022-06-15');
});

test('a child is entered and measured; the measurements stay, are changed and deleted', async ({
  page,
  open,
  answer,
}) => {
  await answer(family, 'empty');
  await open('/growth-curve');
  await expect(page).toHaveTitle(`${t('Growth curve')} – ${t('General health')}`);
  await expect(
    page.getByText(
      t('What you enter here stays on this device. It is not sent to us, and not copied to other devices.'),
    ),
  ).toBeVisible();

  // Submits an empty form, then a future birth date, then a valid child.
  const birth = page.getByLabel(t('Birth date'));
  const forward = page.getByRole('button', { name: t('Continue') });
  await forward.click();
  await expect(page.getByText(t('Choose boy or girl: each has curves of its own.'))).toBeVisible();
  await expect(page.getByText(t('Enter the birth date, from 2000 on.'))).toBeVisible();
  await page.getByText(t('Boy'), { exact: true }).click();
  await birth.fill('2026-11-21');
  await expect(page.getByText(t('This day is still to come.'))).toBeVisible();
  await birth.fill('2026-03-16');
  await page.getByLabel(t('Name (optional)')).fill('乐乐');
  await forward.click();
  await expect(page.getByText(t('{sex}, {spoken} old', { sex: 'Boy', spoken: '8 months 4 days' }))).toBeVisible();

  // Submits wrong values, then the first measurement.
  const sheet = page.getByRole('dialog');
  const date = sheet.getByLabel(t('Measured on'));
  const weight = sheet.getByLabel(t('Weight'));
  const save = sheet.getByRole('button', { name: t('Save') });
  const add = page.getByRole('button', { name: t('Add measurement') });
  await add.click();
  await expect(date).toHaveValue('2026-11-20');
  await save.click();
  await expect(sheet.getByText(t('Enter the weight, the length or the head circumference.'))).toBeVisible();
  await expect(weight).toBeFocused();
  await weight.fill('82');
  await expect(sheet.getByText(t('Enter {min} to {max} {unit}', { min: '0.4', max: 60, unit: 'kg' }))).toBeVisible();
  await date.fill('2026-03-15');
  await expect(sheet.getByText(t('This is before the birth date.'))).toBeVisible();
  await date.fill('2026-11-20');
  await weight.fill('8.2');
  await save.click();
  await expect(sheet).toBeHidden();
  await expect(add).toBeFocused();
  // No toast shows this, because it would cover the value.
  await expect(page.getByText(t('The measurement of {saved} is saved', { saved: 'November 20, 2026' }))).toHaveRole(
    'status',
  );

  // Boys of 249 days: median 8.66 kg; 8.2 kg is 0.5 SD below it.
  const told = page.getByRole('tabpanel');
  await expect(told).toContainText(
    t('On {date}, {spoken} old', { date: 'November 20, 2026', spoken: '8 months 4 days' }),
  );
  await expect(told).toContainText(
    t('{whole, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile', { whole: 31 }),
  );
  await expect(told).toContainText(t('z-score {z}', { z: '−0.5' }));
  await expect(told).toContainText(
    t(
      'Of 100 {sex, select, girls {girls} other {boys}} of this age, {whole} {indicator, select, weight {weigh less} height {are shorter} bmi {have a lower BMI} other {have a smaller head}}.',
      { sex: 'other', whole: 31, indicator: 'weight' },
    ),
  );
  await expect(told).toContainText(t('What counts is whether the child keeps near the same curve over time.'));

  // A day has one measurement, which can be changed and deleted.
  await page.reload();
  await expect(told).toContainText('8.2 kg');
  await add.click();
  await weight.fill('8.3');
  // A tap beside the sheet discards nothing.
  await page.mouse.click(180, 20);
  await expect(weight).toHaveValue('8.3');
  await save.click();
  await expect(
    sheet.getByText(t('There is a measurement of this day already. Change that one instead.')),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const row = page.getByRole('button', { name: 'November 20, 2026' });
  await row.click();
  await weight.fill('5,9');
  await save.click();
  await expect(told).toContainText(t('Below the 1st percentile'));
  await expect(told).toContainText(
    t(
      'Of 100 {sex, select, girls {girls} other {boys}} of this age, fewer than one {indicator, select, weight {weighs less} height {is shorter} bmi {has a lower BMI} other {has a smaller head}}.',
      { sex: 'boys', indicator: 'weight' },
    ),
  );
  await expect(told).toContainText(
    t(
      'About 3 in 100 children lie below the lowest curve and 3 above the highest; many of them are well. Show the curve to a doctor, who sees the child.',
    ),
  );
  await page.reload();
  await expect(row).toContainText('5.9 kg');
  await row.click();
  await sheet.getByRole('button', { name: t('Delete measurement') }).click();
  const question = page.getByRole('dialog').last();
  await expect(question).toContainText(
    t('The values of {date} are removed from the curves for good.', { date: 'November 20, 2026' }),
  );
  await question.getByRole('button', { name: t('Keep') }).click();
  await expect(row).toBeAttached();
  await sheet.getByRole('button', { name: t('Delete measurement') }).click();
  await question.getByRole('button', { name: t('Delete'), exact: true }).click();
  await expect(page.getByText(t('Now the first measurement'))).toBeVisible();
  // The row is gone, so the focus moves to the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The child itself is deleted.
  await page.getByRole('button', { name: t('Change child') }).click();
  await sheet.getByRole('button', { name: t('Delete everything') }).click();
  await expect(question).toContainText(t('They are on this device alone, and cannot be brought back.'));
  await question.getByRole('button', { name: t('Delete'), exact: true }).click();
  // The page scrolls again.
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  await page.reload();
  await expect(forward).toBeVisible();
});

test('the growth curve shows each indicator, and describes a picked point in words', async ({ page, open }) => {
  await keep(page, { child: boy, measurements });
  await open('/growth-curve');
  const panel = page.getByRole('tabpanel');
  const chart = panel.getByRole('img');
  await expect(chart).toHaveAccessibleName(/^Weight for age: 3 values .* 8.2 kg$/);
  await expect(chart.getByText('P97')).toBeVisible();
  await expect(chart.getByText(t('{age} mo', { age: 24 }))).toBeVisible();
  await expect(panel).toContainText(
    t('{whole, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile', { whole: 31 }),
  );

  // The arrow key goes to the previous measurement.
  const slider = panel.getByRole('slider');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '3 months: 6.4 kg');
  await expect(panel).toContainText(t('On {date}, {spoken} old', { date: 'June 16, 2026', spoken: '3 months' }));
  await expect(panel).toContainText(
    t('{whole, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile', { whole: 51 }),
  );

  // Shows the last of the two points in the first 13 weeks.
  await panel.getByText(t('13 weeks'), { exact: true }).click();
  await expect(chart).toHaveAccessibleName(/3\.4 kg/);
  await expect(panel).toContainText(t('On {date}, at birth', { date: 'March 16, 2026' }));

  await expectAccessible(page);

  // A standing child measures 0.7 cm less than a lying one.
  const tabs = page.getByRole('tablist');
  await tabs.getByRole('tab', { name: t('Weight') }).press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: t('Length/height') })).toBeFocused();
  await expect(panel).toContainText('70.8 cm');
  await expect(panel).toContainText(t('{inWords} cm', { inWords: 'Measured standing at 70.1' }));
  await tabs.getByRole('tab', { name: 'BMI' }).click();
  await expect(panel).toContainText('16.4 kg/m²');
  await tabs.getByRole('tab', { name: t('Head') }).click();
  await expect(panel).toContainText('On June 16, 2026');
});

test('the growth curve compares a preterm child at the corrected age', async ({ page, open }) => {
  const early = { ...boy, gestation: { weeks: 33, days: 0 } };
  await keep(page, { child: early, measurements });
  await open('/growth-curve');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByText(t('Corrected age: {corrected}', { corrected: '6 months 16 days' }))).toBeVisible();
  await expect(panel).toContainText(
    t('Compared at the corrected age of {corrected}.', { corrected: '6 months 16 days' }),
  );
  await expect(panel).toContainText(t('Measurements before the due date are not on the curves, which begin there.'));
  // 8.2 kg at 200 days instead of 249.
  await expect(panel).toContainText(
    t('{whole, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile', { whole: 53 }),
  );

  // The child is changed to one born at term.
  await page.getByRole('button', { name: t('Change child') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('switch').click();
  await sheet.getByLabel(t('Birth date')).fill('2026-03-17');
  await sheet.getByRole('button', { name: t('Save') }).click();
  await expect(sheet.getByText(t('There is a measurement from before this day. Change that one first.'))).toBeVisible();
  await sheet.getByLabel(t('Birth date')).fill('2026-03-16');
  await sheet.getByRole('button', { name: t('Save') }).click();
  await expect(panel).toContainText(
    t('{whole, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile', { whole: 31 }),
  );
});

test('the growth curve reports values outside the curves, crossed curves, and the end of the standard', async ({
  page,
  open,
}) => {
  await keep(page, {
    child: { name: '', sex: 'girls', birthDate: '2021-01-16' },
    measurements: [
      { id: 'a', date: '2021-02-16', weight: 4 },
      { id: 'b', date: '2025-03-16', weight: 22 },
      { id: 'c', date: '2026-03-16', weight: 24 },
    ],
  });
  await open('/growth-curve');
  const panel = page.getByRole('tabpanel');
  await expect(
    page.getByText(
      t(
        'The standard ends at five years. Measurements from before can be looked at and added; for later ones, ask about the WHO reference for 5 to 19 years.',
      ),
    ),
  ).toBeVisible();
  await expect(panel).toContainText(
    t(
      'About 3 in 100 children lie below the lowest curve and 3 above the highest; many of them are well. Show the curve to a doctor, who sees the child.',
    ),
  );
  await expect(panel).not.toContainText(/Heavy|Above usual/);
  await expect(panel).toContainText(
    t('Since {date} the child has crossed two curves or more upward. Show this to a doctor.', {
      date: 'February 16, 2021',
    }),
  );
  await expect(
    page.getByText(
      t(
        'Source: WHO Child Growth Standards, 2006, for 0 to 5 years (LMS method). Born before 37 weeks: corrected age up to 24 months. For information only, not a diagnosis.',
      ),
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the growth curve reports that its tables did not load, and loads them on a retry', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load|wfa_boys|Importing a module/);
  await keep(page, { child: boy, measurements });
  await page.route(/wfa_boys_0_5/, (route) => route.abort());
  await open('/growth-curve');
  await expect(page.getByText(t('This could not be loaded'))).toBeVisible();
  await page.unroute(/wfa_boys_0_5/);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('tabpanel')).toContainText(
    t('{whole, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile', { whole: 31 }),
  );
});

test('the growth curve ignores a stored record of an unknown shape', async ({ page, open }) => {
  await keep(page, { child: { ...boy, birthDate: 'yesterday' }, measurements: 'none' });
  await open('/growth-curve');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('How is your child growing?'));
  await expectAccessible(page);
});
