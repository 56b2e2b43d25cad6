import { expectAccessible } from './support/accessibility.ts';
import { more, name, saveButton } from './support/medication-form.ts';
import { countCalls, holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/cooperation/app/medicationRemind';

const save = `${calls}/save`;

test('a new reminder is saved, and the list shows it at once', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await name(page).fill('多糖铁复合物 150 mg');
  await page.getByLabel(t('Dose'), { exact: true }).fill('２');
  await expect(page.getByLabel(t('Dose'), { exact: true })).toHaveAccessibleDescription('2 tablets');
  await page.getByLabel(t('Unit'), { exact: true }).selectOption('capsule');
  await page.getByLabel(t('Time {number}', { number: 1 }), { exact: true }).fill('22:30');
  await page.getByRole('button', { name: t('Add a time') }).click();
  // The new time is in order and has the focus.
  const first = page.getByLabel(t('Time {number}', { number: 1 }), { exact: true });
  await expect(first).toBeFocused();
  await first.fill('10:00');
  await page.getByRole('radio', { name: t('Every few days') }).check();
  await page.getByLabel(t('Days from one to the next')).fill('3');
  await more(page).click();
  await page.getByRole('switch', { name: t('Count what is left at home') }).check();
  await page.getByLabel(t('Left at home'), { exact: true }).fill('20');
  const sent = page.waitForRequest((request) => request.url().endsWith(save));
  await saveButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    medicineName: '多糖铁复合物 150 mg',
    dose: 2,
    doseUnit: 'capsule',
    times: ['10:00', '22:30'],
    repeatType: 'interval',
    intervalDays: 3,
    startDate: '2026-11-20',
    endDate: null,
    stock: 20,
    remark: '',
    enabled: true,
  });
  await expect(page).toHaveURL(/\/medicine-remind$/);
  const row = page.getByRole('link', { name: '多糖铁复合物' });
  await expect(row).toContainText(t('Every {days} days at {times}', { days: 3, times: '10:00 and 22:30' }));
  await expect(row).toContainText(t('{amount, plural, one {# capsule} other {# capsules}}', { amount: 2 }));
  // The dose of 10:00 was before the reminder was made.
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 5 }),
  );
});

test('a medicine taken when needed has no planned dose, and a dose too soon needs a confirmation', async ({
  page,
  open,
}) => {
  await open('/medicine-remind/add');
  await name(page).fill('对乙酰氨基酚 0.5 g');
  await page.getByRole('radio', { name: t('As needed') }).check();
  await expect(page.getByLabel(t('Time {number}', { number: 1 }), { exact: true })).toHaveCount(0);
  // The form assumes no limit.
  await saveButton(page).click();
  await expect(page.getByText(t('Enter the hours as on the label, up to 168.'))).toBeVisible();
  await page.getByLabel(t('Least time between two doses')).fill('6');
  await page.getByLabel(t('Most doses in 24 hours')).fill('4');
  await expectAccessible(page);
  await saveButton(page).click();

  await expect(page).toHaveURL(/\/medicine-remind$/);
  const medicine = page.getByRole('listitem', { name: '对乙酰氨基酚 0.5 g' });
  await expect(medicine).toContainText(t('Not taken yet'));
  const take = medicine.getByRole('button', {
    name: t('Take now: {medicineName}', { medicineName: '对乙酰氨基酚 0.5 g' }),
  });
  await take.click();
  await expect(medicine).toContainText(/Last dose: .*1 in 24 hours/);
  await expect(medicine).toContainText(/Next possible: /);
  await expect(medicine).not.toContainText(t('Overdue'));
  await expectAccessible(page);

  await take.click();
  const question = page.getByRole('dialog').filter({ hasText: t('Wait before another dose?') });
  await expect(question).toContainText(/6 hours between doses and 4 in 24 hours/);
  const count = countCalls(page, `${calls}/finish`);
  await question.getByRole('button', { name: t('Do not take it') }).click();
  await expect(question).toBeHidden();
  expect(count()).toBe(0);

  // The summary for the doctor also lists doses taken when needed.
  await open('/medicine-remind/record?days=30');
  await expect(page.getByRole('listitem').filter({ hasText: '对乙酰氨基酚 0.5 g' })).toContainText(
    /1 dose, at most 1 on one day.*Nov\s20, 2026, 16:20/,
  );
  await expectAccessible(page);
  await open('/medicine-remind');
  await medicine.getByRole('button', { name: /^Undo the last dose/ }).click();
  await expect(medicine).toContainText(t('Not taken yet'));
});

test('a person changes a reminder, and Back does not open the form again', async ({ page, open }) => {
  await open('/sugar-control');
  await open('/medicine-remind');
  await page.getByRole('link', { name: '维生素D3' }).click();
  await expect(name(page)).toHaveValue('维生素D3');
  const weekdays = page.getByRole('group', { name: t('Days of the week') });
  await expect(weekdays.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByLabel(t('First day'))).toHaveValue('2026-11-09');
  // It has a stock or a note, so the section is open.
  await page.getByRole('switch', { name: t('Reminder is on') }).uncheck();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByRole('link', { name: '维生素D3' })).toContainText(t('Paused'));
  await page.goBack();
  await expect(page).toHaveURL(/\/sugar-control$/);
});

test('an unusual dose is saved only after a confirmation', async ({ page, open }) => {
  await open('/medicine-remind/add');
  await name(page).fill('华法林');
  await page.getByLabel(t('Dose'), { exact: true }).fill('50');
  const sent = countCalls(page, save);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: t('Is this dose right?') });
  await expect(dialog).toContainText('华法林');
  await expect(dialog).toContainText('50 tablets, once on a day');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('Change it') }).click();
  expect(sent()).toBe(0);
  await saveButton(page).click();
  const request = page.waitForRequest((made) => made.url().endsWith(save));
  await dialog.getByRole('button', { name: t('It is right, save') }).click();
  expect((await request).postDataJSON()).toMatchObject({ dose: 50, confirmed: true });
  await expect(page.getByRole('link', { name: '华法林' })).toBeVisible();
});

test('a reminder is deleted only after a confirmation', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: '阿托伐他汀' }).click();
  const sent = countCalls(page, `${calls}/delete`);
  await page.getByRole('button', { name: t('Delete reminder') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('阿托伐他汀 20 mg');
  await dialog.getByRole('button', { name: t('Keep') }).click();
  await expect(dialog).toBeHidden();
  expect(sent()).toBe(0);
  await page.getByRole('button', { name: t('Delete reminder') }).click();
  const release = await holdRequest(page, `${calls}/delete`);
  const remove = dialog.getByRole('button', { name: t('Delete') });
  await remove.dblclick();
  // A running deletion cannot be cancelled.
  await expect(remove).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: t('Keep') }).dispatchEvent('click');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByRole('link', { name: '二甲双胍' })).toBeVisible();
  await expect(page.getByRole('link', { name: '阿托伐他汀' })).toHaveCount(0);
  expect(sent()).toBe(1);
});

test('a failed deletion of a reminder shows in the dialog', async ({ page, open, answer }) => {
  await open('/medicine-remind/add?id=rem-2003');
  await answer(`${calls}/delete`, 'failGone');
  await page.getByRole('button', { name: t('Delete reminder') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Delete') })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(t('This reminder has been deleted.'));
});

test('a double tap on Save sends a reminder once', async ({ page, open }) => {
  await open('/medicine-remind/add');
  const sent = countCalls(page, `${calls}/save`);
  const release = await holdRequest(page, `${calls}/save`);
  await name(page).fill('叶酸');
  await saveButton(page).dblclick();
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true');
  await name(page).press('Enter');
  await release();
  await expect(page.getByRole('link', { name: '叶酸' })).toHaveCount(1);
  expect(sent()).toBe(1);
});

test('a reminder that cannot be saved keeps its input, and shows the reason', async ({ page, open, answer }) => {
  await open('/medicine-remind/add');
  await name(page).fill('叶酸');
  await more(page).click();
  await page.getByLabel(t('Note')).fill('饭后');
  await answer(save, 'failTooMany');
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(t('You have 50 reminders, which is the limit.'));
  await expect(name(page)).toHaveValue('叶酸');
  await expect(page.getByLabel(t('Note'))).toHaveValue('饭后');
  await answer(save, undefined);
  await saveButton(page).click();
  await expect(page.getByRole('link', { name: '叶酸' })).toBeVisible();
});

test('the reminder form asks before unsaved changes are lost', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await name(page).fill('叶酸');
  const back = page.getByRole('button', { name: t('Back') });
  await back.click();
  const dialog = page.getByRole('dialog', { name: t('Leave without saving?') });
  await dialog.getByRole('button', { name: t('Keep editing') }).click();
  await expect(name(page)).toHaveValue('叶酸');
  await back.click();
  await dialog.getByRole('button', { name: t('Discard changes') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await expect(name(page)).toHaveValue('');
});

test('the reminder form asks nothing when the change is undone', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await name(page).fill('叶酸');
  await name(page).fill('');
  await page.getByRole('button', { name: t('Back') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('the draft of a reminder is back after a reload, and can be discarded', async ({ page, open }) => {
  await open('/medicine-remind/add?id=rem-2001');
  await name(page).fill('二甲双胍缓释片');
  await page.reload();
  await expect(name(page)).toHaveValue('二甲双胍缓释片');
  await expect(page.getByText(t('Your unsaved changes are back.'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Start over') }).click();
  await expect(name(page)).toHaveValue('二甲双胍 0.5 g');
  await expect(name(page)).toBeFocused();
});

test('a reminder is saved where storage is blocked', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('medication')) throw new DOMException('blocked', 'SecurityError');
      setItem.call(this, key, value);
    };
  });
  await open('/medicine-remind/add');
  await name(page).fill('叶酸');
  await saveButton(page).click();
  await expect(page.getByRole('link', { name: '叶酸' })).toBeVisible();
});

test('the address of an unknown reminder shows an error', async ({ page, open }) => {
  await open('/medicine-remind/add?id=rem-9999');
  await expect(page.getByRole('alert')).toContainText(t('This reminder is not there'));
  await page.getByRole('link', { name: t('All reminders') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('the reminder form shows a skeleton while it loads, and retries after a failure', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/500/);
  const release = await holdRequest(page, `${calls}/queryList`);
  await open('/medicine-remind/add?id=rem-2001');
  await expect(page.getByRole('status', { name: t('Loading') })).toBeVisible();
  await release();
  await answer(`${calls}/queryList`, 500);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(t('This could not be loaded'));
  await answer(`${calls}/queryList`, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(name(page)).toHaveValue('二甲双胍 0.5 g');
});

test('the dialog before the deletion of a reminder is accessible', async ({ page, open }) => {
  await open('/medicine-remind/add?id=rem-2002');
  await page.getByRole('button', { name: t('Delete reminder') }).click();
  await expectAccessible(page);
});

test('a saved reminder says that a browser does not ring, and the list says when the next dose is', async ({
  page,
  open,
}) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await name(page).fill('叶酸 5 mg');
  await page.getByRole('radio', { name: t('Specific days') }).check();
  await page.getByRole('checkbox', { name: 'Mon' }).check();
  await page.getByRole('checkbox', { name: 'Wed' }).check();
  await saveButton(page).click();
  await expect(page.getByText(t('Saved. Nothing will ring: look here for your doses.'))).toBeVisible();
  await expect(page.getByRole('link', { name: '叶酸' })).toContainText(
    t('Next: {weekday}, {time}', { weekday: 'Mon, Nov 23', time: '20:00' }),
  );
});
