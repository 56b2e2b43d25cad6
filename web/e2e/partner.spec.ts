import { calls, home, invite, test } from './partner.ts';
import { countCalls, expect, expectAccessible, holdBack } from './test.ts';

test('shows how far both are, and nobody’s kilograms but one’s own', async ({ page, open, words }) => {
  const letGo = await holdBack(page, `${calls}/indexData`);
  await open(home);
  await expect(page.getByRole('status', { name: words('Loading', '加载中') }).first()).toBeVisible();
  letGo();

  const me = page.getByRole('region', { name: words('You', '我'), exact: true });
  await expect(me).toContainText('5.3%');
  await expect(me).toContainText(words('lost since Sep 5', '9月5日以来减重'));
  await expect(me).toContainText(words('Weighed today', '今天称过体重'));
  const partner = page.getByRole('region', { name: '苏梅', exact: true });
  await expect(partner).toContainText('4.2%');
  await expect(partner).toContainText(words('Weighed Nov 19', '11月19日称过体重'));
  await expect(page.getByText(words('Partners since Sep 12, 2026', '2026年9月12日结为搭子'))).toBeVisible();

  // 1.3 points of the 96 % that were left, in the last week: met with care, not with praise.
  await expect(page.getByRole('heading', { name: words('You are losing weight fast', '您瘦得有点快') })).toBeVisible();
  await expect(page.getByText('1.4%')).toBeVisible();

  await expect(page.getByText(words('61.9 kg', '61.9 公斤'))).toBeVisible();
  await expect(page.getByText(words('58.6 kg', '58.6 公斤'))).toBeVisible();
  await expect(page.getByText(/\d\.\d\s?(kg|公斤)/)).toHaveCount(3);

  const trend = page.getByRole('table');
  await expect(trend).toContainText('苏梅');
  await expect(trend).toContainText('-4.2');

  // There is room for one partner: who has one can only decline.
  await expect(page.getByText(words('可可 invites you', '可可邀请您做搭子'))).toBeVisible();
  await expect(page.getByText(words('2 days left', '还剩 2 天'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('Accept', '接受') })).toHaveCount(0);
  await page.getByRole('button', { name: words('Decline', '婉拒') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('可可 will see that you declined', '可可会看到您已婉拒'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Decline', '婉拒') }).click();
  await expect(page.getByText(words('可可 invites you', '可可邀请您做搭子'))).toHaveCount(0);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page
    .getByRole('link', { name: words('Ranking', '排行榜') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rank$/);
});

test('leaves a partner, once told what that does, and accepts another', async ({ page, open, words }) => {
  await open(home);
  await page.getByRole('button', { name: words('Leave the partnership', '解除搭子关系') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('It ends for both of you at once', '对你们双方立即生效'));
  await dialog.getByRole('button', { name: words('Stay', '再想想') }).click();
  await expect(dialog).toBeHidden();
  const left = countCalls(page, `${calls}/deletePartnerRelationship`);
  await page.getByRole('button', { name: words('Leave the partnership', '解除搭子关系') }).click();
  await dialog.getByRole('button', { name: words('Leave', '解除'), exact: true }).dblclick();
  await expect(
    page.getByRole('heading', { name: words('You and 苏梅 are no longer partners', '您和苏梅已不再是搭子') }),
  ).toBeVisible();
  expect(left()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: '苏梅', exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await expect(
    page.getByText(words('When you accept, 可可 sees your name', '接受后，可可会看到您的名字')),
  ).toBeVisible();
  await page.getByRole('button', { name: words('Accept', '接受') }).click();
  await expect(page.getByRole('region', { name: '可可', exact: true })).toBeVisible();
  await expect(page.getByText(words('You and 可可 are partners now', '您和可可已成为搭子'))).toBeVisible();
  await open(invite);
  await expect(page.getByText(words('You and 可可 are partners', '您和可可是搭子'))).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('says kindly that an invitation was declined or has expired, and leads on', async ({ page, open, words }) => {
  let status = 'declined';
  await page.route(
    (url) => url.pathname === `/api${calls}/indexData`,
    async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), prefer: 'example=invited' } });
      const body = await response.json();
      body.data.relationship = { ...body.data.relationship, status, endedAt: '2026-11-20T15:00:00+08:00' };
      await route.fulfill({ json: body });
    },
  );
  await open(home);
  const heading = (en: string, zh: string) => page.getByRole('heading', { name: words(en, zh) });
  await expect(heading('秦朗 cannot join you this time', '秦朗这次不能和您搭伴')).toBeVisible();
  status = 'expired';
  await page.reload();
  await expect(heading('秦朗 has not answered in time', '秦朗没有及时回应')).toBeVisible();
  await page.getByRole('link', { name: words('Find me one', '帮我匹配') }).click();
  await expect(page).toHaveURL(/\/invite\?way=match$/);
});

test('says that it failed, and tries again; and what to do without a weight', async ({ page, open, answer, words }) => {
  await answer(`${calls}/indexData`, 'failUnavailable');
  await open(home);
  await expect(page.getByRole('alert')).toContainText('减重搭子数据暂时无法读取，请稍后再试');
  await answer(`${calls}/indexData`, 'noWeight');
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByText(words('No weight noted yet', '还没有体重记录'))).toBeVisible();
  await expect(page.getByText(words('It is easier with somebody', '有人同行，更容易坚持'))).toBeVisible();
  await expectAccessible(page);
});

test('an invitation that expires while it is looked at goes away', async ({ page, open, words }) => {
  await open(home);
  const invitation = page.getByText(words('可可 invites you', '可可邀请您做搭子'));
  await expect(invitation).toBeVisible();
  await page.clock.setFixedTime('2026-11-22T21:30:15+08:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(invitation).toHaveCount(0);
});

test.describe('while time goes on', () => {
  test.use({ runningClock: true });

  test('an accepted invitation shows by itself', async ({ page, open, answer, words }) => {
    await answer(`${calls}/indexData`, 'invited');
    await open(home);
    await expect(page.getByText(words('Waiting for 秦朗', '等待秦朗回应'))).toBeVisible();
    await answer(`${calls}/indexData`, 'paired');
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('region', { name: '苏梅', exact: true })).toBeVisible();
  });
});

test.describe('without a login', () => {
  test.use({ guest: true });

  test('a visitor sees how many take part, the ranking, and the way in', async ({ page, open, words }) => {
    await open(home);
    await expect(
      page.getByText(words('12 people are losing weight with a partner', '12 人正在和搭子一起减重')),
    ).toBeVisible();
    await expect(page.getByText(/\d\s?(kg|公斤)/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: words('See the ranking', '查看排行榜') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '周小满' })).toContainText('1.5%');
    await expect(page.getByText(words('Sign in to see your own place.', '登录后可查看自己的名次。'))).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: words('Sign in and find a partner', '登录并寻找搭子') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Invite a partner', '邀请搭子'));
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
