/** The fields of the reminder form. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { more, name, saveButton } from './support/medication-form.ts';
import { countCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/cooperation/app/medicationRemind';

const save = `${calls}/save`;

test('the reminder form reports the problem of each field, focuses the first one, and sends nothing', async ({
  page,
  open,
}) => {
  await open('/medicine-remind/add');
  const sent = countCalls(page, `${calls}/save`);
  const dose = page.getByLabel(t('Dose'), { exact: true });
  await name(page).fill('叶酸');
  await dose.fill('0');
  await page.getByRole('button', { name: t('Add a time') }).click();
  await page.getByLabel(t('Time {number}', { number: 2 }), { exact: true }).fill('08:00');
  await page.getByRole('radio', { name: t('Specific days') }).check();
  await more(page).click();
  await page.getByRole('switch', { name: t('Ends on a day') }).check();
  await page.getByLabel(t('Last day'), { exact: true }).fill('2026-11-19');
  await page.getByRole('switch', { name: t('Count what is left at home') }).check();
  await page.getByLabel(t('Left at home'), { exact: true }).fill('10001');
  await saveButton(page).click();

  await expect(dose).toBeFocused();
  await expect(dose).toHaveAccessibleDescription(
    t('Enter a number above 0 and up to 100000, without a comma for thousands.'),
  );
  for (const fault of [
    t('This time is already in the list.'),
    t('Choose at least one day of the week.'),
    t('The last day cannot be before the first day.'),
    t('Enter a number from 0 to 10,000.'),
  ]) {
    await expect(page.getByText(fault).last()).toBeVisible();
  }
  await expectAccessible(page);
  await dose.fill('0.5');
  await expect(dose).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toBe(0);
});

test('the reminder form focuses the weekdays when only they are missing', async ({ page, open }) => {
  await open('/medicine-remind/add');
  await name(page).fill('叶酸');
  await page.getByRole('radio', { name: t('Specific days') }).check();
  await saveButton(page).click();
  const weekdays = page.getByRole('group', { name: t('Days of the week') });
  await expect(weekdays.getByRole('checkbox').first()).toBeFocused();
});

test('a reminder has one to eight times', async ({ page, open }) => {
  await open('/medicine-remind/add');
  const add = page.getByRole('button', { name: t('Add a time') });
  await expect(page.getByRole('button', { name: 'Remove time' })).toHaveCount(0);
  for (let count = 1; count < 8; count++) await add.click();
  await expect(add).toBeHidden();
  await expect(page.getByPlaceholder('--:--')).toHaveCount(8);
  await page.getByRole('button', { name: 'Remove time' }).first().click();
  await expect(page.getByPlaceholder('--:--')).toHaveCount(7);
  await expect(page.getByLabel(t('Time {number}', { number: 1 }), { exact: true })).toBeFocused();
  await expect(page.getByLabel(t('Time {number}', { number: 1 }), { exact: true })).toHaveValue('08:00');
});

test('the dose field accepts fractions, and shows the amount', async ({ page, open }) => {
  await open('/medicine-remind/add');
  await name(page).fill('华法林 3 mg');
  const dose = page.getByLabel(t('Dose'), { exact: true });
  await dose.fill('1½');
  await expect(dose).toHaveAccessibleDescription('1.5 tablets');
  await dose.fill('1/2');
  const sent = page.waitForRequest((request) => request.url().endsWith(save));
  await saveButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ dose: 0.5 });
});

test('the reminder form sorts the times when the focus leaves them', async ({ page, open }) => {
  await open('/medicine-remind/add');
  const time = (number: number) => page.getByLabel(t('Time {number}', { number }), { exact: true });
  await page.getByRole('button', { name: t('Add a time') }).click();
  await expect(time(1)).toBeFocused();
  await expect(time(1)).toHaveValue('08:00');
  await time(1).fill('21:15');
  await expect(time(1)).toHaveValue('21:15');
  await name(page).focus();
  await expect(time(1)).toHaveValue('20:00');
  await expect(time(2)).toHaveValue('21:15');
});

test('the reminder form offers a calendar file of its times, because a browser does not ring', async ({
  page,
  open,
}) => {
  await open('/medicine-remind/add');
  await expect(page.getByRole('note')).toContainText('A browser cannot remind you');
  const add = page.getByRole('button', { name: t('Add to calendar') });
  await add.click();
  await expect(name(page)).toBeFocused();
  await name(page).fill('叶酸 5 mg');
  await page.getByRole('radio', { name: t('Every few days') }).check();
  await page.getByLabel(t('Days from one to the next')).fill('3');
  const [download] = await Promise.all([page.waitForEvent('download'), add.click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('DTSTART;TZID=Asia/Shanghai:20261120T200000\r\n');
  expect(text).toContain('RRULE:FREQ=DAILY;INTERVAL=3\r\n');
});

test('a part of the day sets its time, and a problem in a closed section opens it', async ({ page, open }) => {
  await open('/medicine-remind/add');
  await name(page).fill('叶酸');
  const parts = page.getByRole('group', { name: t('Part of the day') });
  const box = (time: string) => parts.getByRole('checkbox', { name: new RegExp(time) });
  // It is 16:20.
  await expect(box('20:00')).toBeChecked();
  await box('22:00').check();
  await box('20:00').uncheck();
  await expect(page.getByLabel(t('Time {number}', { number: 1 }), { exact: true })).toHaveValue('22:00');
  await expect(page.getByRole('switch', { name: t('Count what is left at home') })).toBeHidden();
  await more(page).click();
  await page.getByRole('switch', { name: t('Count what is left at home') }).check();
  await more(page).click();
  await saveButton(page).click();
  await expect(page.getByLabel(t('Left at home'), { exact: true })).toBeFocused();
  await page.getByLabel(t('Left at home'), { exact: true }).fill('30');
  const sent = page.waitForRequest((request) => request.url().endsWith(save));
  await saveButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ times: ['22:00'], stock: 30 });
});
