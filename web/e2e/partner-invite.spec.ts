import { now } from './now.ts';
import { calls, home, invite, test } from './partner.ts';
import { countCalls, expect, expectAccessible, holdBack, signIn } from './test.ts';

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
  await expect(field).toBeFocused();
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

test('is proposed somebody, for ten minutes, and invites another', async ({
  page,
  open,
  openAlone,
  words,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await openAlone();
  const asked = countCalls(page, `${calls}/matchPartner`);
  await open(`${invite}?way=match`);
  const find = page.getByRole('button', { name: words('Find somebody', '帮我找') });
  await expect(find).toBeVisible();
  expect(asked()).toBe(0);
  await find.click();
  await expect(page.getByRole('heading', { name: '小雨' })).toBeFocused();
  await expect(page.getByText('3.4%')).toBeVisible();
  await expect(page.getByText(words('Wants to lose 9.5% in all', '目标一共减 9.5%'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(words('Kept for you for 10:00', '为您保留 10:00'));

  // The clock of the phone counts, whatever the page has slept through; a look at another way loses nothing.
  await page.clock.setFixedTime(new Date(now.getTime() + 4 * 60_000 + 55_000));
  await page.getByRole('tab', { name: words('QR code', '二维码') }).click();
  await expect(page.getByRole('img', { name: words('QR code of your invitation', '您的邀请二维码') })).toBeVisible();
  await page.getByRole('tab', { name: words('Match', '匹配') }).click();
  await expect(page.getByRole('timer')).toHaveText(words('Kept for you for 5:05', '为您保留 5:05'));
  await page.clock.setFixedTime(new Date(now.getTime() + 10 * 60_000));
  await expect(page.getByRole('timer')).toContainText(words('The ten minutes are over', '十分钟已过'));
  await expect(page.getByRole('button', { name: words('Invite', '邀请'), exact: true })).toHaveCount(0);
  await page.clock.setFixedTime(now);

  // Who is kept stays, where another could not be had.
  const another = page.getByRole('button', { name: words('Another', '换一位') });
  const match = (url: URL) => url.pathname === `/api${calls}/matchPartner`;
  await page.route(match, (route) => route.abort());
  await another.click();
  await expect(page.getByRole('alert')).toContainText(words('No connection to the server', '无法连接服务器'));
  await expect(page.getByRole('heading', { name: '小雨' })).toBeVisible();
  await page.unroute(match);
  await another.click();
  await expect(page.getByRole('heading', { name: '慢慢走' })).toBeVisible();
  await expect(another).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('Invite', '邀请'), exact: true }).dblclick();
  await expect(page.getByText(words('Waiting for 慢慢走', '等待慢慢走回应'))).toBeVisible();
  expect(asked()).toBe(3);
});

test('shows, shares and draws one’s code', async ({ page, context, open, openAlone, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlone();
  await open(invite);
  await expect(page.getByRole('img', { name: words('QR code of your invitation', '您的邀请二维码') })).toBeVisible();
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
  await answer(`${calls}/savePartnerRelationship`, 'failCodeInvalid');
  const join = dialog.getByRole('button', { name: words('Join', '成为搭子') });
  await join.click();
  await expect(dialog.getByRole('alert')).toHaveText('邀请码已失效，请对方重新出示');
  await answer(`${calls}/savePartnerRelationship`, undefined);
  await join.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: '慢慢走', exact: true })).toBeVisible();
});

test('whoever has gone on to another screen stays there once the two are partners', async ({
  page,
  openAlone,
  words,
}) => {
  await openAlone();
  await page.getByRole('link', { name: words('Enter a code', '输入邀请码') }).click();
  await page.getByLabel(words('Code or link of your partner', '搭子的邀请码或链接')).fill('SP8N2D6YQ4');
  await page.getByRole('button', { name: words('Continue', '继续') }).click();
  const letGo = await holdBack(page, `${calls}/savePartnerRelationship`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Join', '成为搭子') })
    .click();
  await page.goBack();
  await page
    .getByRole('link', { name: words('Ranking', '排行榜') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rank$/);
  letGo();
  await expect(page.getByText(words('You and 慢慢走 are partners now', '您和慢慢走已成为搭子'))).toBeVisible();
  await expect(page).toHaveURL(/\/rank$/);
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('signs in, and then finds the screen of the link', async ({ page, open, words }) => {
    await open(`${invite}?inviteCode=SP8N2D6YQ4`);
    await signIn(page, words);
    // Every user of the mock begins with a partner, and there is room for one.
    await expect(page.getByText(words('You and 苏梅 are partners', '您和苏梅是搭子'))).toBeVisible();
    await expect(page).toHaveURL(/inviteCode=SP8N2D6YQ4$/);
  });
});

test('joins by a scanned code in the app', async ({ device, words }) => {
  const { page, app } = await device({ platform: 'ios', path: home });
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
