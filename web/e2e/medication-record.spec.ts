import { expect, expectAccessible, holdBack, test } from './test.ts';

const calls = '/cooperation/app/medicationRemind';

const history = `${calls}/queryHistoryList`;
const year = `${calls}/queryYearList`;

test('says in figures and words what was taken', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: words('Record', '服药记录') }).click();
  // Pending doses of today do not count: 38 of 40 planned in the last thirty days were due.
  await expect(
    page.getByText(words('32 of 38 doses taken, 3 skipped, 3 missed', '应服 38 次，已服 32 次，跳过 3 次，漏服 3 次')),
  ).toBeVisible();
  await expect(
    page.getByText(words('52 of 59 doses taken, 4 skipped, 3 missed', '应服 59 次，已服 52 次，跳过 4 次，漏服 3 次')),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('84%');
  await expect(page.getByRole('main')).toContainText('88%');
});

test('shows a calendar of twelve months, said in words', async ({ page, open, words }) => {
  await open('/medicine-remind/record');
  await expect(page.getByRole('img')).toHaveCount(12);
  await expect(
    page.getByRole('img', { name: words('September: 95%, 20 of 21 doses taken', '九月：95%，应服 21 次，已服 20 次') }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: words('January: no dose was due', '一月：没有需要服用的药') }),
  ).toBeVisible();
  await expect(page.getByText(words('Part taken', '部分服用'))).toBeVisible();
});

test('goes from year to year, within 2000 to 2100', async ({ page, open, words }) => {
  const previous = page.getByRole('button', { name: words('Previous year', '上一年') });
  const next = page.getByRole('button', { name: words('Next year', '下一年') });
  await open('/medicine-remind/record');
  await previous.click();
  await expect(page).toHaveURL(/\?year=2025$/);
  await expect(page.getByRole('heading', { name: '2025', exact: true })).toBeVisible();
  await expect(page.getByText(words('No dose was due.', '没有需要服用的药。'))).toBeVisible();
  await expect(page.getByText(words('Last 30 days', '近 30 天'))).toHaveCount(0);
  await open('/medicine-remind/record?year=2000');
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await open('/medicine-remind/record?year=2100');
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('says that a year is none, and leads to this one', async ({ page, open, words }) => {
  await open('/medicine-remind/record?year=1999');
  await expect(page.getByRole('alert')).toContainText(words('There is no such year', '年份有误'));
  await page.getByRole('link', { name: words('Go to this year', '回到今年') }).click();
  await expect(page.getByRole('heading', { name: '2026', exact: true })).toBeVisible();
});

test('lists the doses by day, newest first', async ({ page, open, words }) => {
  await open('/medicine-remind/record');
  const days = page.getByRole('article');
  await expect(days).toHaveCount(10);
  await expect(days.nth(0).getByRole('heading')).toHaveText(words('Today', '今天'));
  await expect(days.nth(1).getByRole('heading')).toHaveText(words('Yesterday', '昨天'));
  await expect(days.nth(2).getByRole('heading')).toHaveText(words('Wednesday, November 18', '11月18日星期三'));
  await expect(days.nth(1)).toContainText(words('2 of 3 taken', '已服 2/3 次'));
  await expect(days.nth(1).getByRole('listitem').nth(1)).toContainText(words('Missed', '漏服'));
  await expect(days.nth(0).getByRole('listitem').nth(2)).toContainText(words('Upcoming', '待服用'));
});

test('loads earlier days as one scrolls', async ({ page, open, words }) => {
  await open('/medicine-remind/record');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(19);
  await expect(page.getByText(words('This is the whole record.', '已显示全部记录。'))).toBeVisible();
});

test('keeps what is there when a further page fails, and tries again', async ({ page, open, words }) => {
  const matcher = (url: URL) => url.pathname === `/api${history}`;
  await page.route(matcher, (route) => {
    const headers = route.request().headers();
    const { pageNum } = route.request().postDataJSON();
    return route.continue({ headers: pageNum === 2 ? { ...headers, prefer: 'example=failInvalidRange' } : headers });
  });
  await open('/medicine-remind/record');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText('开始日期不能晚于结束日期');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.unroute(matcher);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('article')).toHaveCount(19);
});

test('shows its shape while it loads', async ({ page, open, words }) => {
  const letGo = await holdBack(page, `${calls}/queryYearList`);
  await open('/medicine-remind/record');
  await expect(page.getByRole('status', { name: words('Loading', '加载中') }).first()).toBeVisible();
  letGo();
  await expect(page.getByRole('img')).toHaveCount(12);
});

test('says that nothing is recorded yet', async ({ page, open, answer, words }) => {
  await answer(history, 'empty');
  await open('/medicine-remind/record');
  await expect(page.getByText(words('Nothing recorded yet', '还没有服药记录'))).toBeVisible();
  await page.getByRole('link', { name: words('To today’s doses', '查看今天的用药') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('says that it failed, and tries again', async ({ page, open, answer, words, expectErrors }) => {
  expectErrors(/500/);
  await answer(year, 500);
  await open('/medicine-remind/record');
  await expect(page.getByRole('alert')).toContainText(words('This could not be loaded', '加载失败'));
  await expect(page.getByRole('article')).toHaveCount(10);
  await answer(year, undefined);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('img')).toHaveCount(12);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('/medicine-remind/record');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('img')).toHaveCount(12);
    await expectAccessible(page);
  });
}
