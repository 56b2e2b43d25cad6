import { countCalls, expect, expectAccessible, holdBack, test } from './test.ts';

const calls = '/cooperation/app/medicationRemind';

const list = `${calls}/queryList`;
const finish = `${calls}/finish`;

test('shows the doses of today by part of the day', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    words('Morning|Midday|Evening|All reminders', '早上|中午|晚上|全部提醒').split('|'),
  );
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 4 taken', '已服 1/4 次'));
  const doses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(doses).toHaveCount(4);
  await expect(doses.nth(0)).toContainText('08:00');
  await expect(doses.nth(0)).toContainText('二甲双胍 0.5 g');
  await expect(doses.nth(0)).toContainText(words('1 tablet', '1 片'));
  await expect(doses.nth(0)).toContainText(words('Taken at 08:04', '08:04 已服用'));
  await expect(doses.nth(1)).toContainText(words('Skipped at 12:41', '12:41 已跳过'));
  await expect(doses.nth(2)).toContainText(words('Upcoming', '待服用'));
});

test('says of a dose whose time has passed that it is overdue', async ({ page, open, words }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:30:00Z'));
  await open('/medicine-remind');
  const doses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(doses.nth(2)).toContainText(words('Overdue', '已过时间'));
  await expect(doses.nth(3)).toContainText(words('Upcoming', '待服用'));
});

test('lists all reminders with their schedule and their stock in words', async ({ page, open, words }) => {
  await open('/medicine-remind');
  const row = (name: string) => page.getByRole('link', { name });
  await expect(row('二甲双胍')).toContainText(words('Daily at 08:00 and 18:30', '每天 08:00和18:30'));
  await expect(row('二甲双胍')).toContainText(words('Stock for 20 days', '药量够 20 天'));
  await expect(row('维生素D3')).toContainText(words('Mon, Wed, and Fri at 12:30', '每周一、周三和周五 12:30'));
  await expect(row('阿托伐他汀')).toContainText(
    words('Stock for 6 days only: refill soon', '药量仅够 6 天，请尽快补药'),
  );
  await expect(row('阿莫西林')).toContainText(words('Ended', '已结束'));
  await row('阿莫西林').click();
  await expect(page).toHaveURL(/\/medicine-remind\/add\?id=rem-2004$/);
});

test('takes, takes back and skips a dose', async ({ page, open, words }) => {
  await open('/medicine-remind');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: words('Take', '服用') }).click();
  await expect(evening).toContainText(words('Taken at 16:20', '16:20 已服用'));
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('2 of 4 taken', '已服 2/4 次'));
  await evening.getByRole('button', { name: words('Undo', '撤销') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 4 taken', '已服 1/4 次'));
  await evening.getByRole('button', { name: words('Skip', '跳过') }).click();
  await expect(evening).toContainText(words('Skipped at 16:20', '16:20 已跳过'));
  await page.reload();
  await expect(evening).toContainText(words('Skipped at 16:20', '16:20 已跳过'));
});

test('shows an answer before the server has it, and lowers the stock after', async ({ page, open, words }) => {
  await open('/medicine-remind');
  const letGo = await holdBack(page, `${calls}/finish`);
  const night = page.getByRole('listitem').filter({ hasText: '21:00' }).first();
  await night.getByRole('button', { name: words('Take', '服用') }).click();
  await expect(night).toContainText(words('Taken', '已服用'));
  await expect(night.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(night).toContainText(words('Taken at 16:20', '16:20 已服用'));
  await expect(night.getByRole('button')).not.toHaveAttribute('aria-disabled');
});

test('sends a double tap once', async ({ page, open, words }) => {
  await open('/medicine-remind');
  const sent = countCalls(page, `${calls}/finish`);
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: words('Take', '服用') }).dblclick();
  await expect(evening).toContainText(words('Taken at 16:20', '16:20 已服用'));
  expect(sent()).toBe(1);
});

test('keeps the focus in the dose when the pressed button goes away', async ({ page, open, words }) => {
  await open('/medicine-remind');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: words('Take', '服用') }).press('Enter');
  await expect(evening).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(evening.getByRole('button', { name: words('Undo', '撤销') })).toBeFocused();
});

test('says at the dose why an answer was refused', async ({ page, open, answer, words }) => {
  await open('/medicine-remind');
  await answer(finish, 'failOtherDay');
  const evening = page.getByRole('listitem').filter({ hasText: '18:30' }).first();
  await evening.getByRole('button', { name: words('Take', '服用') }).click();
  await expect(evening.getByRole('alert')).toHaveText('只能修改当天的服药记录');
  await answer(finish, undefined);
  await evening.getByRole('button', { name: words('Take', '服用') }).click();
  await expect(evening).toContainText(words('Taken at 16:20', '16:20 已服用'));
  await expect(evening.getByRole('alert')).toBeHidden();
});

test('shows a past day with what was missed, without buttons', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await page.getByRole('button', { name: words('Thu 19 November', '周四 19 十一月') }).click();
  await expect(page).toHaveURL(/\?date=2026-11-19$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('2 of 3 taken', '已服 2/3 次'));
  await expect(page.getByRole('listitem').filter({ hasText: '18:30' }).first()).toContainText(words('Missed', '漏服'));
  await expect(page.getByText(words('This day is over', '这一天已结束'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('Take', '服用') })).toHaveCount(0);
  await page.getByRole('button', { name: words('Go to today', '回到今天') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('does not let a dose of tomorrow be taken, and says why', async ({ page, open, words }) => {
  await open('/medicine-remind?date=2026-11-21');
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('3 doses planned', '计划服药 3 次'));
  await expect(page.getByText(words('on its own day', '当天才能标记服药'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('Take', '服用') })).toHaveCount(0);
});

test('goes to other weeks, and marks today', async ({ page, open, words }) => {
  await open('/medicine-remind');
  const friday = page.getByRole('button', { name: words('Fri 20 November', '周五 20 十一月') });
  await expect(friday).toHaveAttribute('aria-current', 'date');
  await expect(friday).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: words('Next week', '下一周') }).click();
  await expect(page.getByRole('button', { name: words('Fri 27 November', '周五 27 十一月') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: words('Previous week', '上一周') }).click();
  await page.getByRole('button', { name: words('Previous week', '上一周') }).click();
  await expect(page).toHaveURL(/\?date=2026-11-13$/);
});

test('turns the day at midnight while the page stays open', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 4 taken', '已服 1/4 次'));
  await page.clock.setFixedTime(new Date('2026-11-20T16:00:30Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: words('Sat 21 November', '周六 21 十一月') })).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('says that nothing is planned on a day', async ({ page, open, words }) => {
  await open('/medicine-remind?date=2026-10-21');
  await expect(page.getByText(words('Nothing is planned on this day.', '这一天没有服药计划。'))).toBeVisible();
});

test('says that a date does not exist, and leads to today', async ({ page, open, words }) => {
  await open('/medicine-remind?date=2026-02-30');
  await expect(page.getByRole('alert')).toContainText(words('There is no such date', '日期有误'));
  await page.getByRole('button', { name: words('Go to today', '回到今天') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 4 taken', '已服 1/4 次'));
});

test('shows its shape while it loads', async ({ page, open, words }) => {
  const letGo = await holdBack(page, `${calls}/queryList`);
  await open('/medicine-remind');
  await expect(page.getByRole('status', { name: words('Loading', '加载中') }).first()).toBeVisible();
  letGo();
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 4 taken', '已服 1/4 次'));
});

test('leads from an empty list to the first reminder', async ({ page, open, answer, words }) => {
  await answer(list, 'empty');
  await open('/medicine-remind');
  await expect(page.getByText(words('No reminders yet', '还没有服药提醒'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words('Add reminder', '添加提醒') }).click();
  await expect(page).toHaveURL(/\/medicine-remind\/add$/);
});

test('says that it failed, and tries again', async ({ page, open, answer, words, expectErrors }) => {
  expectErrors(/500/);
  await answer(list, 500);
  await open('/medicine-remind');
  await expect(page.getByRole('alert')).toContainText(words('This could not be loaded', '加载失败'));
  await expectAccessible(page);
  await answer(list, undefined);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 4 taken', '已服 1/4 次'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('/medicine-remind');
    await expect(page.getByText('随餐服用').first()).toBeVisible();
    await expectAccessible(page);
    await open('/medicine-remind?date=2026-11-19');
    await expect(page.getByText('随餐服用').first()).toBeVisible();
    await expectAccessible(page);
  });
}
