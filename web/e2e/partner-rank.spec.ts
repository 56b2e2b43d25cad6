import { calls, rank } from './partner.ts';
import { expect, expectAccessible, test } from './test.ts';

test('ranks people and pairs by percent over a period', async ({ page, open, answer, words }) => {
  await open(rank);
  const rows = page.getByRole('list', { name: words('Ranking', '排行榜') }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(0)).toContainText('周小满');
  await expect(rows.nth(0)).toContainText('1.5%');
  // Faster than about 1 % a week: no medal for it, and a careful word to oneself.
  await expect(page.getByRole('img', { name: words('Medal', '奖牌') })).toHaveCount(0);
  await expect(rows.nth(2)).toContainText(words('You', '我'));
  await expect(
    page.getByRole('heading', { name: words('Slower is better for you', '慢一点，对身体更好') }),
  ).toBeVisible();
  await expect(rows.nth(5)).toContainText(/^6/);
  await expect(rows.nth(6)).toContainText(/^6/);
  await expect(rows.nth(7)).toContainText(/^8/);
  await expectAccessible(page);
  // One's own place is in sight wherever the list is.
  await page.keyboard.press('End');
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 });

  await page.getByText(words('30 days', '近 30 天'), { exact: true }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole('img', { name: words('Medal', '奖牌') })).toHaveCount(3);
  await page.getByRole('tab', { name: words('Pairs', '搭子榜') }).click();
  await expect(page).toHaveURL(/kind=pair/);
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText(words('林晓 and 苏梅', '林晓和苏梅'));
  await expect(rows.nth(1)).toContainText('3.0%');
  await expect(rows.nth(1)).toContainText(words('Your pair', '我们'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await open(`${rank}?period=year`);
  await expect(page.getByRole('alert')).toContainText(words('There is no such ranking', '没有这个排行榜'));
  await answer(`${calls}/getSingleRank`, 'failUnavailable');
  await page.getByRole('link', { name: words('See this week', '查看近 7 天') }).click();
  await expect(page.getByRole('alert')).toContainText('排行榜正在更新，请稍后再试');
  await answer(`${calls}/getSingleRank`, 'empty');
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByText(words('Nobody is ranked yet', '还没有人上榜'))).toBeVisible();
  await answer(`${calls}/getSingleRank`, 'notRanked');
  await page.getByText(words('30 days', '近 30 天'), { exact: true }).click();
  await expect(page.getByText(words('You are not ranked in this period', '您在这段时间未上榜'))).toBeVisible();
});

test('keeps one’s own place at the bottom when it is not in the list', async ({ page, open, words }) => {
  await page.route(
    (url) => url.pathname === `/api${calls}/getSingleRank`,
    async (route) => {
      const body = await (await route.fetch()).json();
      body.data.list = body.data.list.filter(({ userId }: { userId: string }) => userId !== body.data.mine.userId);
      body.data.mine = { ...body.data.mine, rank: 137, lostPercent: 0.1 };
      await route.fulfill({ json: body });
    },
  );
  await open(rank);
  const own = page.getByRole('list', { name: words('Your place', '我的名次') });
  await expect(own).toContainText('137');
  await expect(own).toContainText('0.1%');
  await expect(own).toBeInViewport({ ratio: 1 });
});
