import { expectAccessible } from './support/accessibility.ts';
import { countCalls, holdRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/cooperation/app/medicationRemind';

const list = `${calls}/queryList`;
const finish = `${calls}/finish`;
const metforminAt = { medicineName: '二甲双胍 0.5 g', time: '18:30' };

test('the medication screen shows the doses of today that are left, and then those that are logged', async ({
  page,
  open,
}) => {
  await open('/medicine-remind');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('To take|Logged|All reminders'.split('|'));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 4 }),
  );
  const doses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(doses).toHaveCount(4);
  await expect(doses.nth(0)).toContainText('18:30');
  await expect(doses.nth(0)).toContainText('二甲双胍 0.5 g');
  await expect(doses.nth(0)).toContainText(t('{amount, plural, one {# tablet} other {# tablets}}', { amount: 1 }));
  await expect(doses.nth(2)).toContainText('08:00');
  await expect(doses.nth(2)).toContainText(t('Taken at {time}', { time: '08:04' }));
  await expect(doses.nth(3)).toContainText(t('Skipped at {time}', { time: '12:41' }));
});

test('a dose is overdue once its time has passed', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:30:00Z'));
  await open('/medicine-remind');
  const doses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(doses.nth(0)).toContainText(t('Overdue'));
  await expect(doses.nth(1)).not.toContainText(t('Overdue'));
});

test('a dose has the main button only from half an hour before its time', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await open('/medicine-remind');
  const doses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(doses.nth(0).getByRole('button', { name: t('Take {medicineName}, {time}', metforminAt) })).toBeVisible();
  await expect(doses.nth(1).getByRole('button', { name: `${t('Take early')}: 阿托伐他汀` })).toBeVisible();
});

test('the medication screen asks before a late dose that is nearer to the next one', async ({ page, open }) => {
  await open('/medicine-remind');
  const morning = page.getByRole('listitem').filter({ hasText: '08:00' }).first();
  await morning.getByRole('button', { name: t('Undo') }).click();
  await morning.getByRole('button', { name: t('Take') }).click();
  const dialog = page.getByRole('dialog', { name: t('Do not take a double dose') });
  await expect(dialog).toContainText('18:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('Skip this dose') }).click();
  await expect(morning).toContainText(t('Skipped at {time}', { time: '16:20' }));
  await expect(morning.getByText(t('Will be sent'))).toHaveCount(0);
  // The server has saved it too.
  await page.reload();
  await expect(morning).toContainText(t('Skipped at {time}', { time: '16:20' }));
});

test('the medication screen asks before a dose is logged close to another one', async ({ page, open }) => {
  await open('/medicine-remind?date=2026-11-19');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('I took it: {medicineName}, {time}', metforminAt) }).click();
  await page.getByLabel(t('Time at which you took it'), { exact: true }).fill('09:00');
  const calls = countCalls(page, finish);
  await page.getByRole('button', { name: t('Taken at {time}', { time: '09:00' }) }).click();
  const question = page.getByRole('dialog', { name: t('Did you take this dose as well?') });
  await expect(question).toContainText(
    t('Another dose of this medicine was taken close to this time. Together they would be a double dose.'),
  );
  expect(calls()).toBe(0);
  await expectAccessible(page);
  await question.getByRole('button', { name: t('I took it, save') }).click();
  await expect(evening).toContainText(t('Taken at {time}', { time: '09:00' }));
});

test('the medication screen lists all reminders with their schedule and their stock in words', async ({
  page,
  open,
}) => {
  await open('/medicine-remind');
  const row = (name: string) => page.getByRole('link', { name });
  await expect(row('二甲双胍')).toContainText(t('Daily at {times}', { times: '08:00 and 18:30' }));
  await expect(row('二甲双胍')).toContainText(
    t('{days, plural, one {Stock for # day} other {Stock for # days}}', { days: 20 }),
  );
  await expect(row('维生素D3')).toContainText('Mon, Wed, and Fri at 12:30');
  await expect(row('阿托伐他汀')).toContainText(
    t('{days, plural, one {Stock for # day only: refill soon} other {Stock for # days only: refill soon}}', {
      days: 6,
    }),
  );
  await expect(row('阿莫西林')).toContainText(t('Ended'));
  await row('阿莫西林').click();
  await expect(page).toHaveURL(/\/medicine-remind\/add\?id=rem-2004$/);
});

test('a dose can be taken, undone and skipped', async ({ page, open }) => {
  await open('/medicine-remind');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('Take') }).click();
  await expect(evening).toContainText(t('Taken at {time}', { time: '16:20' }));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 2, planned: 4 }),
  );
  await evening.getByRole('button', { name: t('Undo') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 4 }),
  );
  await evening.getByRole('button', { name: t('Skip') }).click();
  await expect(evening).toContainText(t('Skipped at {time}', { time: '16:20' }));
  await page.reload();
  await expect(evening).toContainText(t('Skipped at {time}', { time: '16:20' }));
});

test('a taken dose shows before the server confirms it, and can be undone afterwards', async ({ page, open }) => {
  await open('/medicine-remind');
  const release = await holdRequest(page, `${calls}/finish`);
  const night = page.getByRole('listitem').filter({ hasText: '21:00' }).first();
  await night.getByRole('button', { name: t('Take') }).click();
  await expect(night).toContainText(t('Taken'));
  const undo = night.getByRole('button', { name: t('Undo') });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await release();
  await expect(night).toContainText(t('Taken at {time}', { time: '16:20' }));
  await expect(undo).not.toHaveAttribute('aria-disabled');
});

test('an answer reaches the server even if the person leaves the page at once', async ({ page, open }) => {
  await open('/medicine-remind');
  const night = page.getByRole('listitem').filter({ hasText: '21:00' }).first();
  const release = await holdRequest(page, finish);
  await night.getByRole('button', { name: t('Take') }).click();
  await expect(night).toContainText(t('Taken'));
  await open('/icon.svg');
  await release();
  // The list may be read before the answer arrives.
  await expect(async () => {
    await open('/medicine-remind');
    await expect(night).toContainText(t('Taken at {time}', { time: '16:20' }), { timeout: 1_000 });
  }).toPass();
});

test('a double tap on Take sends the dose once', async ({ page, open }) => {
  await open('/medicine-remind');
  const sent = countCalls(page, `${calls}/finish`);
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('Take') }).dblclick();
  await expect(evening).toContainText(t('Taken at {time}', { time: '16:20' }));
  expect(sent()).toBe(1);
});

test('the focus stays in the dose when the pressed button disappears', async ({ page, open }) => {
  await open('/medicine-remind');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('Take') }).press('Enter');
  await expect(evening).toBeFocused();
  const undo = evening.getByRole('button', { name: t('Undo') });
  await expect(undo).toBeVisible();
  // The row renders again with the reply.
  await expect(async () => {
    await evening.focus();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused({ timeout: 1_000 });
  }).toPass();
});

test('a dose that the server refuses shows the reason', async ({ page, open, answer }) => {
  await open('/medicine-remind');
  await answer(finish, 'failOtherDay');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('Take') }).click();
  await expect(evening.getByRole('alert')).toHaveText(
    t('Only the doses of today and the last seven days can be changed.'),
  );
  await answer(finish, undefined);
  await evening.getByRole('button', { name: t('Take') }).click();
  await expect(evening).toContainText(t('Taken at {time}', { time: '16:20' }));
  await expect(evening.getByRole('alert')).toBeHidden();
});

test('the medication screen shows the missed doses of yesterday, which can still be logged', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('button', { name: 'Thu 19 November' }).click();
  await expect(page).toHaveURL(/\?date=2026-11-19$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 2, planned: 3 }),
  );
  await expect(page.getByRole('listitem').filter({ hasText: '18:30' }).first()).toContainText(t('Not logged'));
  await expect(
    page.getByText(t('You can still log these doses, until {until}.', { until: 'Thursday, November 26' })),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Go to today') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('the medication screen explains why a dose of tomorrow cannot be taken', async ({ page, open }) => {
  await open('/medicine-remind?date=2026-11-21');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{planned, plural, one {# dose planned} other {# doses planned}}', { planned: 3 }),
  );
  await expect(page.getByText(t('A dose can be marked on its own day, not before.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Take'), exact: true })).toHaveCount(0);
});

test('the medication calendar moves to other weeks, and marks today', async ({ page, open }) => {
  await open('/medicine-remind');
  const friday = page.getByRole('button', { name: 'Fri 20 November' });
  await expect(friday).toHaveAttribute('aria-current', 'date');
  await expect(friday).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t('Next week') }).click();
  await expect(page.getByRole('button', { name: 'Fri 27 November' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t('Previous week') }).click();
  await page.getByRole('button', { name: t('Previous week') }).click();
  await expect(page).toHaveURL(/\?date=2026-11-13$/);
});

test('a missed dose of yesterday is logged with its real time', async ({ page, open }) => {
  await open('/medicine-remind');
  await page.getByRole('button', { name: t('Log for yesterday') }).click();
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('I took it: {medicineName}, {time}', metforminAt) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(t('Planned for {planned}', { planned: 'Thursday, November 19, 18:30' }));
  const time = sheet.getByLabel(t('Time at which you took it'), { exact: true });
  await expect(time).toHaveValue('18:30');
  await sheet.getByRole('radio', { name: 'Friday, November 20' }).check();
  await expect(sheet).toContainText(t('This time has not come yet.'));
  await time.fill('00:10');
  await sheet.getByRole('button', { name: t('Taken at {time}', { time: '00:10' }) }).click();
  await expect(sheet).toBeHidden();
  await expect(evening).toContainText(t('Taken at {time}', { time: 'Fri, Nov 20, 00:10' }));
  await expect(page.getByRole('button', { name: `Thu 19 November ${t('All taken')}` })).toBeVisible();
  await page.getByRole('button', { name: t('Go to today') }).click();
  await expect(page.getByRole('button', { name: t('Log for yesterday') })).toHaveCount(0);
});

test('a missed dose of yesterday can be skipped, and the skip can be undone', async ({ page, open }) => {
  await open('/medicine-remind?date=2026-11-19');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('Skip') }).click();
  await expect(evening).toContainText(t('Skipped at {time}', { time: 'Fri, Nov 20, 16:20' }));
  await evening.getByRole('button', { name: t('Undo') }).click();
  await expect(evening).toContainText(t('Not logged'));
});

test('a dose that was answered before has its answer and the actions in one line', async ({ page, open }) => {
  await open('/medicine-remind');
  const morning = page.getByRole('listitem').filter({ hasText: '08:00' }).first();
  const undo = await morning.getByRole('button', { name: t('Undo') }).boundingBox();
  const edit = await morning.getByRole('button', { name: 'Edit the time' }).boundingBox();
  const answer = await morning.getByText(t('Taken at {time}', { time: '08:04' })).boundingBox();
  expect(edit?.y).toBe(undo?.y);
  expect(answer?.y).toBeGreaterThan(undo?.y ?? 0);
  expect(answer && answer.y + answer.height).toBeLessThan((undo?.y ?? 0) + (undo?.height ?? 0));
});

test('the time of a taken dose can be corrected', async ({ page, open }) => {
  await open('/medicine-remind');
  const morning = page.getByRole('listitem').filter({ hasText: '08:00' }).first();
  await morning
    .getByRole('button', { name: t('Edit the time of {medicineName}, {time}', { ...metforminAt, time: '08:00' }) })
    .click();
  const sheet = page.getByRole('dialog');
  const time = sheet.getByLabel(t('Time at which you took it'), { exact: true });
  await expect(time).toHaveValue('08:04');
  await expectAccessible(page);
  await time.fill('07:45');
  await sheet.getByRole('button', { name: t('Taken at {time}', { time: '07:45' }) }).click();
  await expect(morning).toContainText(t('Taken at {time}', { time: '07:45' }));
});

test('the sheet of a late dose shows why the server refused it', async ({ page, open, answer }) => {
  await open('/medicine-remind?date=2026-11-19');
  await answer(finish, 'failTimeOutside');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: t('I took it: {medicineName}, {time}', metforminAt) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('Taken at {time}', { time: '18:30' }) }).click();
  await expect(sheet.getByRole('alert')).toHaveText(
    t('Choose a time on the day of the dose or later that is not in the future.'),
  );
});

test('the doses of eight days ago cannot be changed', async ({ page, open }) => {
  await open('/medicine-remind?date=2026-11-12');
  await expect(page.getByText(t('Doses can be changed for seven days. These are final.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Undo') })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fri 13 November' }).click();
  await expect(page.getByRole('button', { name: t('Undo') }).first()).toBeVisible();
});

test('the medication calendar marks the days of the week, which begins on Monday', async ({ page, open }) => {
  await open('/medicine-remind');
  const days = page.getByRole('group', { name: t('Days of the week') }).getByRole('button', { name: 'November' });
  await expect(days.first()).toHaveText(/^Mon16/);
  await expect(page.getByRole('button', { name: `Thu 19 November ${t('Not fully logged')}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Fri 20 November ${t('Due')}` })).toBeVisible();
});

test('the medication screen keeps its day at midnight while the page is in view', async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-11-20T15:58:30Z') });
  await open('/medicine-remind');
  const night = page.getByRole('listitem').filter({ hasText: '21:00' }).first();
  await expect(night).toContainText(t('Overdue'));
  await page.clock.runFor('02:00');
  await expect(page.getByText(t('A new day has begun.'))).toBeVisible();
  const friday = page.getByRole('button', { name: 'Fri 20 November' });
  await expect(friday).toHaveAttribute('aria-pressed', 'true');
  await expect(friday).not.toHaveAttribute('aria-current');
  await expect(night).toBeVisible();
  await page
    .getByRole('button', { name: t('Go to today') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Sat 21 November' })).toHaveAttribute('aria-pressed', 'true');
});

test('the medication screen shows the new day when the person comes back after midnight', async ({ page, open }) => {
  await open('/medicine-remind');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 4 }),
  );
  await page.clock.setFixedTime(new Date('2026-11-20T16:00:30Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const saturday = page.getByRole('button', { name: 'Sat 21 November' });
  await expect(saturday).toHaveAttribute('aria-current', 'date');
  await expect(saturday).toHaveAttribute('aria-pressed', 'true');
});

test('the medication screen says when nothing is planned on a day', async ({ page, open }) => {
  await open('/medicine-remind?date=2026-10-21');
  await expect(page.getByText(t('Nothing is planned on this day.'))).toBeVisible();
});

test('the medication screen reports an invalid date, and leads to today', async ({ page, open, expectErrors }) => {
  // The start of the page requests the day of the address as it stands.
  expectErrors(/status of 400/);
  await open('/medicine-remind?date=2026-02-30');
  await expect(page.getByRole('alert')).toContainText(t('There is no such date'));
  await page.getByRole('button', { name: t('Go to today') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 4 }),
  );
});

test('the medication screen shows a skeleton while it loads', async ({ page, open }) => {
  const release = await holdRequest(page, `${calls}/queryList`);
  await open('/medicine-remind');
  await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
  await release();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 4 }),
  );
});

test('an empty list of reminders leads to the first reminder', async ({ page, open, answer }) => {
  await answer(list, 'empty');
  await open('/medicine-remind');
  await expect(page.getByText(t('No reminders yet'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await expect(page).toHaveURL(/\/medicine-remind\/add$/);
});

test('the medication screen reports a failure, and loads on a retry', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/500/);
  await answer(list, 500);
  await open('/medicine-remind');
  await expect(page.getByRole('alert')).toContainText(t('This could not be loaded'));
  await expectAccessible(page);
  await answer(list, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    t('{taken} of {planned} taken', { taken: 1, planned: 4 }),
  );
});

test('a past day of the medication screen is accessible', async ({ page, open }) => {
  await open('/medicine-remind?date=2026-11-19');
  await expect(page.getByText('随餐服用').first()).toBeVisible();
  await expectAccessible(page);
});
