import { now } from './now.ts';
import { test as base, countCalls, expect, expectAccessible, holdBack } from './test.ts';

const calls = '/scheme/view/slimmingPartner';
const home = '/lose-weight-partner/home';
const invite = '/lose-weight-partner/invite';
const rank = '/lose-weight-partner/rank';

interface Fixtures {
  /** Opens the home, and leaves the partner that every world begins with. */
  openAlone: () => Promise<void>;
}

const test = base.extend<Fixtures>({
  openAlone: async ({ page, open, words }, use) => {
    await use(async () => {
      await open(home);
      await page.getByRole('button', { name: words('Leave the partnership', '解除搭子关系') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('Leave', '解除'), exact: true })
        .click();
      await expect(
        page.getByRole('heading', { name: words('You and 苏梅 are no longer partners', '你和苏梅已不再是搭子') }),
      ).toBeVisible();
    });
  },
});

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
  await expect(page.getByRole('heading', { name: words('You are losing weight fast', '你瘦得有点快') })).toBeVisible();
  await expect(page.getByText('1.4%')).toBeVisible();

  await expect(page.getByText(words('61.9 kg', '61.9 公斤'))).toBeVisible();
  await expect(page.getByText(words('58.6 kg', '58.6 公斤'))).toBeVisible();
  await expect(page.getByText(/\d\.\d\s?(kg|公斤)/)).toHaveCount(3);

  const trend = page.getByRole('table');
  await expect(trend).toContainText('苏梅');
  await expect(trend).toContainText('-4.2');

  // There is room for one partner: who has one can only decline.
  await expect(page.getByText(words('可可 invites you', '可可邀请你做搭子'))).toBeVisible();
  await expect(page.getByText(words('2 days left', '还剩 2 天'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('Accept', '接受') })).toHaveCount(0);
  await page.getByRole('button', { name: words('Decline', '婉拒') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('可可 will see that you declined', '可可会看到你已婉拒'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Decline', '婉拒') }).click();
  await expect(page.getByText(words('可可 invites you', '可可邀请你做搭子'))).toHaveCount(0);

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
    page.getByRole('heading', { name: words('You and 苏梅 are no longer partners', '你和苏梅已不再是搭子') }),
  ).toBeVisible();
  expect(left()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: '苏梅', exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: words('Accept', '接受') }).click();
  await expect(page.getByRole('region', { name: '可可', exact: true })).toBeVisible();
  await expect(page.getByText(words('You and 可可 are partners now', '你和可可已成为搭子'))).toBeVisible();
  await open(invite);
  await expect(page.getByText(words('You and 可可 are partners', '你和可可是搭子'))).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('invites by phone, waits, and takes the invitation back', async ({ page, openAlone, words }) => {
  await openAlone();
  await page.getByRole('link', { name: words('Invite a partner', '邀请搭子') }).click();
  await page.getByRole('tab', { name: words('Phone', '手机号') }).click();
  const field = page.getByLabel(words('Phone number of your partner', '搭子的手机号'));
  const send = page.getByRole('button', { name: words('Send invitation', '发送邀请') });
  const sent = countCalls(page, `${calls}/saveRelationshipByPhoneNumber`);
  await field.fill('139111');
  await send.click();
  await expect(field).toHaveAccessibleDescription(
    words('Enter the 11 digits of a mobile number', '请输入 11 位手机号'),
  );
  expect(sent()).toBe(0);
  await field.fill('13911112222');
  await send.click();
  await expect(field).toHaveAccessibleDescription('该手机号尚未注册，请先邀请对方下载应用');
  await expect(field).toHaveValue('13911112222');
  // Beside the field alone.
  await expect(page.getByText('该手机号尚未注册')).toHaveCount(1);
  await expectAccessible(page);
  await field.fill('13900003344');
  await send.dblclick();
  await expect(page.getByText(words('Waiting for 秦朗', '等待秦朗回应'))).toBeVisible();
  await expect(page.getByText(words('Open until Mon, Nov 23, 16:20', '11月23日周一 16:20 前有效'))).toBeVisible();
  await expect(page.getByText(words('3 days left', '还剩 3 天'))).toBeVisible();
  await expect(page.getByText(words('One invitation at a time', '一次只能发出一个邀请'))).toBeVisible();
  expect(sent()).toBe(2);

  await page.getByRole('button', { name: words('Back', '返回'), exact: true }).click();
  await expect(page.getByText(words('Waiting for 秦朗', '等待秦朗回应'))).toBeVisible();
  await page.getByRole('button', { name: words('Take the invitation back', '撤回邀请') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('Keep', '保留') }).click();
  await page.getByRole('button', { name: words('Take the invitation back', '撤回邀请') }).click();
  await dialog.getByRole('button', { name: words('Take back', '撤回'), exact: true }).click();
  await expect(page.getByText(words('Waiting for 秦朗', '等待秦朗回应'))).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: words('It is easier with somebody', '有人同行，更容易坚持') }),
  ).toBeVisible();
});

test('is proposed somebody, for ten minutes, and invites another', async ({ page, open, openAlone, words }) => {
  await openAlone();
  const asked = countCalls(page, `${calls}/matchPartner`);
  await open(`${invite}?way=match`);
  const find = page.getByRole('button', { name: words('Find somebody', '帮我找') });
  await expect(find).toBeVisible();
  expect(asked()).toBe(0);
  await find.click();
  await expect(page.getByRole('heading', { name: '小雨' })).toBeVisible();
  await expect(page.getByText('3.4%')).toBeVisible();
  await expect(page.getByText(words('Wants to lose 9.5% in all', '目标一共减 9.5%'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(words('Kept for you for 10:00', '为你保留 10:00'));

  // The clock of the phone counts, whatever the page has slept through; a look at another way loses nothing.
  await page.clock.setFixedTime(new Date(now.getTime() + 4 * 60_000 + 55_000));
  await page.getByRole('tab', { name: words('QR code', '二维码') }).click();
  await expect(page.getByRole('img', { name: words('QR code of your invitation', '你的邀请二维码') })).toBeVisible();
  await page.getByRole('tab', { name: words('Match', '匹配') }).click();
  await expect(page.getByRole('timer')).toHaveText(words('Kept for you for 5:05', '为你保留 5:05'));
  await page.clock.setFixedTime(new Date(now.getTime() + 10 * 60_000));
  await expect(page.getByRole('timer')).toContainText(words('The ten minutes are over', '十分钟已过'));
  await expect(page.getByRole('button', { name: words('Invite', '邀请'), exact: true })).toHaveCount(0);
  await page.clock.setFixedTime(now);

  await page.getByRole('button', { name: words('Another', '换一位') }).click();
  await expect(page.getByRole('heading', { name: '慢慢走' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('Invite', '邀请'), exact: true }).dblclick();
  await expect(page.getByText(words('Waiting for 慢慢走', '等待慢慢走回应'))).toBeVisible();
  expect(asked()).toBe(2);
});

test('shows, shares and draws one’s code', async ({ page, context, open, openAlone, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlone();
  await open(invite);
  await expect(page.getByRole('img', { name: words('QR code of your invitation', '你的邀请二维码') })).toBeVisible();
  await expect(page.getByText('SP6T4B9XK2', { exact: true })).toBeVisible();
  await expect(page.getByText(words('until Mon, Nov 23, 13:00', '11月23日周一 13:00'))).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('button', { name: words('Share the link', '分享链接') }).click();
  await expect(page.getByText(words('copied successfully', '复制成功'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP6T4B9XK2',
  );
  await page.getByRole('button', { name: words('Save as a picture', '保存为图片') }).click();
  const poster = page.getByRole('dialog').getByRole('img', { name: words('Invitation as a picture', '邀请海报') });
  await expect(poster).toHaveJSProperty('naturalWidth', 750);
});

test('takes a code or a link of the app, and nothing else', async ({ page, open, openAlone, words }) => {
  await openAlone();
  await open(`${invite}?inviteCode=a+b`);
  await expect(page.getByRole('alert')).toContainText(words('This invitation link is damaged', '邀请链接有误'));
  await page.getByRole('link', { name: words('Enter a code', '输入邀请码') }).click();

  const field = page.getByLabel(words('Code or link of your partner', '搭子的邀请码或链接'));
  const go = page.getByRole('button', { name: words('Continue', '继续') });
  await field.fill('https://elsewhere.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4');
  await go.click();
  await expect(field).toHaveAccessibleDescription(
    words(
      'This leads somewhere else. Use a code or link of a slimming partner.',
      '这个链接指向其他页面，请使用减重搭子的邀请码或链接。',
    ),
  );
  await field.fill('SP8N2D6YQ4');
  await go.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('SP8N2D6YQ4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Not now', '暂不') }).click();
  await expect(field).toHaveValue('SP8N2D6YQ4');
});

test('joins by a link, once asked; a code that is over says so', async ({ page, open, openAlone, answer, words }) => {
  await openAlone();
  await open(`${invite}?inviteCode=SP8N2D6YQ4`);
  const dialog = page.getByRole('dialog');
  await answer(`${calls}/savePartnerRelationship`, 'failCode');
  const join = dialog.getByRole('button', { name: words('Join', '成为搭子') });
  await join.click();
  await expect(dialog.getByRole('alert')).toHaveText('邀请码已失效，请对方重新出示');
  await answer(`${calls}/savePartnerRelationship`, undefined);
  await join.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: '慢慢走', exact: true })).toBeVisible();
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
  await expect(heading('秦朗 cannot join you this time', '秦朗这次不能和你搭伴')).toBeVisible();
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
  await expect(page.getByText(words('You are not ranked in this period', '你在这段时间未上榜'))).toBeVisible();
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

test('joins by a scanned code in the app', async ({ page, words, expectErrors: _ }, info) => {
  const url = new URL(process.env.DEVICE_URL as string);
  const world = `${info.testId}x${info.repeatEachIndex}x${info.retry}`.replace(/\W/g, '');
  url.search = String(
    new URLSearchParams({ language: words('en', 'zh-CN'), theme: 'light', world, platform: 'ios', path: home }),
  );
  await page.goto(url.href);
  const app = page.frameLocator('iframe');
  await app.getByRole('button', { name: words('Leave the partnership', '解除搭子关系') }).click();
  await app
    .getByRole('dialog')
    .getByRole('button', { name: words('Leave', '解除'), exact: true })
    .click();
  await app.getByRole('link', { name: words('Enter a code', '输入邀请码') }).click();
  const scan = app.getByRole('button', { name: words('Scan the QR code', '扫描二维码') });
  const scanner = page.getByRole('dialog').getByRole('textbox');
  await scan.click();
  await scanner.press('Escape');
  await expect(scanner).toBeHidden();
  await expect(scan).not.toHaveAttribute('aria-disabled');
  await scan.click();
  await scanner.fill('https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4');
  await scanner.press('Enter');
  await app.getByRole('button', { name: words('Join', '成为搭子') }).click();
  await expect(app.getByRole('region', { name: '慢慢走', exact: true })).toBeVisible();
});
