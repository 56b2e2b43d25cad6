import { expectAccessible } from './support/accessibility.ts';
import { calls, rank } from './support/partner.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const days = (recordedDays: number) =>
  t('{recordedDays, plural, one {# day recorded} other {# days recorded}}', { recordedDays });

test('the ranking orders people and pairs by days recorded in a period', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  // The start of the page requests the period of the address as it stands.
  expectErrors(/status of 400/);
  await open(rank);
  const rows = page.getByRole('list', { name: t('Ranking') }).getByRole('listitem');
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(0)).toContainText('周小满');
  await expect(rows.nth(0)).toContainText(days(7));
  // Places are plain numbers: none has a medal.
  await expect(rows.getByRole('img')).toHaveCount(0);
  await expect(rows.nth(1)).toContainText(/^1/);
  await expect(rows.nth(2)).toContainText(/^3/);
  await expect(rows.nth(8)).toContainText(days(1));
  await expect(rows.filter({ hasText: t('Partner') })).toContainText('苏梅');
  // A weekly loss above 1 % is not ranked, and the person reads that this is their reason.
  const notRanked = page.getByText(
    t(
      'You are losing weight fast. For your safety, a loss of more than 1% of the weight or 1 kg a week is not ranked.',
    ),
  );
  await expect(page.getByRole('link', { name: t('See your weight') })).toBeVisible();
  await expect(notRanked).toBeVisible();
  await expectAccessible(page);

  await page.getByText(t('30 days'), { exact: true }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(rows).toHaveCount(12);
  await expect(notRanked).toHaveCount(0);
  // The person's own row stays visible.
  await expect(rows.nth(2)).toContainText(t('You'));
  await page.keyboard.press('End');
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: t('Pairs') }).click();
  await expect(page).toHaveURL(/kind=pair/);
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(4)).toContainText(t('<0/> and <1/>', { 0: '林晓', 1: '苏梅' }));
  await expect(rows.nth(4)).toContainText(days(28));
  await expect(rows.nth(4)).toContainText(t('Your pair'));
  await expectAccessible(page);

  await open(`${rank}?period=year`);
  await expect(page.getByRole('alert')).toContainText(t('There is no such ranking'));
  await answer(`${calls}/getSingleRank`, 503);
  await page.getByRole('link', { name: t('See the last 7 days') }).click();
  await expect(page.getByRole('alert')).toContainText(t('This is not available right now. Try again later.'));
  await answer(`${calls}/getSingleRank`, 'empty');
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByText(t('Nobody is ranked yet'))).toBeVisible();
  await answer(`${calls}/getSingleRank`, 'notRanked');
  await page.getByText(t('30 days'), { exact: true }).click();
  await expect(notRanked).toBeVisible();
});

test('the ranking keeps the person’s own row at the bottom when it is not in the list', async ({ page, open }) => {
  await page.route(
    (url) => url.pathname === `/api${calls}/getSingleRank`,
    async (route) => {
      const body = await (await route.fetch()).json();
      body.data.list = body.data.list.filter(({ userId }: { userId: string }) => userId !== body.data.mine.userId);
      body.data.mine = { ...body.data.mine, rank: 137, recordedDays: 1 };
      await route.fulfill({ json: body });
    },
  );
  await open(`${rank}?period=month`);
  const own = page.getByRole('list', { name: t('Your place') });
  await expect(own).toContainText('137');
  await expect(own).toContainText(days(1));
  await expect(own).toBeInViewport({ ratio: 1 });
});
