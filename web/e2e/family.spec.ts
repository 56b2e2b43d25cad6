import type { Page } from '@playwright/test';
import { entry, test } from './device.ts';
import { expect, expectAccessible, holdBack } from './test.ts';

const calls = '/scheme/app/familyHealth';

const card = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last();

async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('radio', { name: option, exact: true }).click();
  await expect(page.getByRole('radio', { name: option, exact: true })).toBeHidden();
}

test('shows how everyone is, light and dark', async ({ page, open, words }) => {
  const letGo = await holdBack(page, `${calls}/queryRelationship`);
  await open('/family-health/home');
  await expect(page.getByRole('status', { name: words('Loading', '加载中') }).first()).toBeVisible();
  letGo();

  await expect(page.getByRole('heading', { name: '林晓的家庭' })).toBeVisible();
  await expect(page.getByText(words('3 members besides you', '除您以外 3 位家人'))).toBeVisible();
  const mother = card(page, '王桂芳');
  await expect(mother).toContainText(words('Mother', '母亲'));
  await expect(mother).toContainText(words('138/84 mmHgToday 07:20', '138/84 mmHg今天 07:20'));
  await expect(mother).toContainText(words('6.4 mmol/LNov 17', '6.4 mmol/L11月17日'));
  await expect(mother).toContainText(words('2,164 stepsToday so far', '2,164 步今天至今'));
  await expect(card(page, '陈立')).toContainText(words('Yesterday 22:08', '昨天 22:08'));
  await expect(page).toHaveTitle(words('Family health', '家人健康'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.getByRole('link', { name: words('1 invitation of yours', '您发出的 1 个邀请') }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
});

test('says when there is nobody, nothing, or no answer', async ({ page, open, answer, words }) => {
  await answer(`${calls}/queryRelationship`, 'failUnavailable');
  await open('/family-health/home');
  await expect(page.getByRole('alert')).toContainText(words('This could not be loaded', '加载失败'));
  await answer(`${calls}/queryRelationship`, 'empty');
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByText(words('Nobody in your family yet', '还没有家人'))).toBeVisible();
  await expectAccessible(page);
  await open('/family-health/members');
  await page.getByRole('link', { name: words('Invite your family', '邀请家人') }).click();
  await expect(page).toHaveURL(/\/family-health\/home$/);

  await answer(`${calls}/queryByFamilyUserId`, 'nothingShared');
  await open('/family-health/members/detail?familyUserId=user-1002');
  await expect(page.getByText(words('No data shared yet', '暂未共享数据'))).toBeVisible();
  await answer(`${calls}/queryByFamilyUserId`, 'nothingMeasured');
  await page.reload();
  await expect(page.getByText(words('Nothing measured yet', '暂无测量记录'))).toHaveCount(3);
});

test('invites by phone number, and says beside the number why not', async ({ page, open, words, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await open('/family-health/home');
  await page.getByRole('button', { name: words('By phone number', '手机号邀请') }).click();
  const sheet = page.getByRole('dialog');
  const phone = sheet.getByRole('textbox');
  const send = sheet.getByRole('button', { name: words('Send invitation', '发送邀请') });
  await send.click();
  await expect(phone).toHaveAccessibleDescription(
    words('Enter the 11 digits of a mobile number', '请输入 11 位手机号'),
  );
  await expect(sheet.getByText(words('Choose what they are to you', '请选择对方与您的关系'))).toBeVisible();
  await expectAccessible(page);

  await choose(page, words('They are my', '对方是我的'), words('Someone else close', '其他亲友'));
  await sheet.getByRole('checkbox', { name: words('Steps', '步数') }).check({ force: true });
  for (const [number, reason] of [
    ['13000001234', '该手机号尚未注册，请先邀请对方下载应用'],
    ['13900007788', '已向对方发送过邀请，请等待对方确认'],
  ] as const) {
    await phone.fill(number);
    await send.click();
    await expect(phone).toHaveAccessibleDescription(reason);
    await expect(page.getByText(reason)).toHaveCount(1);
  }

  await phone.fill('13900005678');
  const invite = (url: URL) => url.pathname === `/api${calls}/saveRelationshipByPhoneNumber`;
  await page.route(invite, (route) => route.abort());
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText(words('No connection to the server', '无法连接服务器'));
  await expect(phone).toHaveValue('13900005678');
  await page.unroute(invite);
  await send.click();
  await expect(page.getByText(words('Invitation sent.', '邀请已发送'))).toBeVisible();
  await expect(sheet).toBeHidden();

  // It waits among those that were sent, and can be taken back.
  await page.getByRole('link', { name: words('Family members', '家人成员') }).click();
  const sent = page.getByRole('listitem').filter({ hasText: '周航' });
  await expect(sent).toContainText('139****5678');
  await expect(sent).toContainText(words('Expires in 7 days', '7 天后失效'));
  await expect(sent).toContainText(words('Waiting', '待确认'));
  await expectAccessible(page);
  await sent.getByRole('button').click();
  await expect(sheet).toContainText(words('can no longer accept it', '将无法再接受邀请'));
  await sheet.getByRole('button', { name: words('Take back', '撤回') }).click();
  await expect(page.getByText(words('Invitation taken back', '邀请已撤回'))).toBeVisible();
  await expect(sent).toHaveCount(0);
});

test('accepts an invitation, having said who it is and what they see', async ({ page, open, words }) => {
  await open('/family-health/home');
  const invitations = page.getByRole('region', { name: words('Invitations to answer', '待处理的邀请') });
  await expect(invitations).toContainText(words('Expires in 6 days', '6 天后失效'));
  await invitations.getByRole('link', { name: words('Accept', '接受') }).click();
  await expect(page.getByText(words('To 林国强 you are: Daughter', '您是林国强的：女儿'))).toBeVisible();
  await expect(page.getByRole('list', { name: words('You would see of 林国强', '您将可以查看林国强的') })).toHaveText(
    words('Blood pressureStepsMedication', '血压步数用药'),
  );
  const accept = page.getByRole('button', { name: words('Accept', '接受') });
  await accept.click();
  await expect(page.getByText(words('Choose what 林国强 is to you', '请选择林国强与您的关系'))).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await choose(page, words('林国强 is my', '林国强是我的'), words('Father', '父亲'));
  await page.getByRole('checkbox', { name: words('Weight', '体重') }).check({ force: true });
  await accept.click();
  await expect(page.getByText(words('You are family now', '你们已成为家人'))).toBeVisible();
  await expect(page).toHaveURL(/\/family-health\/home$/);
  await expect(invitations).toHaveCount(0);
  await expect(card(page, '林国强')).toContainText(words('Nothing measured yet', '暂无测量记录'));

  await open('/family-health/confirm?relationshipId=family-2106');
  await expect(page.getByText(words('You accepted this invitation', '您已接受这个邀请'))).toBeVisible();
  await open('/family-health/confirm?relationshipId=family-2100');
  await expect(page.getByText(words('This invitation has expired', '邀请已过期'))).toBeVisible();
});

test('declines an invitation once asked', async ({ page, open, words }) => {
  await open('/family-health/home');
  const invitations = page.getByRole('region', { name: words('Invitations to answer', '待处理的邀请') });
  const decline = words('Decline', '拒绝');
  await invitations.getByRole('button', { name: decline }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Keep', '保留') })
    .click();
  await expect(invitations).toBeVisible();
  await invitations.getByRole('button', { name: decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: decline }).click();
  await expect(page.getByText(words('Invitation declined', '已拒绝邀请'))).toBeVisible();
  await expect(invitations).toHaveCount(0);
  await open('/family-health/confirm?relationshipId=family-2106');
  await expect(page.getByText(words('You declined this invitation', '您已拒绝这个邀请'))).toBeVisible();
});

test('joins by a code that was typed, and says of a code why it cannot be used', async ({ page, open, words }) => {
  await open('/family-health/home');
  await page.getByRole('button', { name: words('Enter a code', '输入邀请码') }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('https://evil.example/family-health/confirm?inviteCode=FH3T8WZP6D');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(words('leads somewhere else', '指向其他地方')));
  await field.fill('fh3');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(words('no family code', '不是家人邀请码')));
  await field.fill('FH3T 8WZP 6D');
  await field.press('Enter');

  await expect(page).toHaveURL(/\/family-health\/confirm\?inviteCode=FH3T8WZP6D$/);
  await expect(page.getByRole('heading', { name: words('Join 林悦的家庭', '加入林悦的家庭') })).toBeVisible();
  await expect(page.getByText(words('Expires in 2 days', '2 天后失效'))).toBeVisible();
  await choose(page, words('林悦 is my', '林悦是我的'), words('Sister', '姐妹'));
  await page.getByRole('button', { name: words('Join', '加入'), exact: true }).dblclick();
  await expect(page.getByText(words('You are family now', '你们已成为家人'))).toBeVisible();
  await expect(card(page, '林悦')).toContainText(words('Sister', '姐妹'));

  // Used by now; one's own; none at all.
  await open('/family-health/confirm?inviteCode=FH3T8WZP6D');
  await expect(page.getByRole('alert')).toContainText('邀请码已失效，请对方重新出示');
  await expect(page.getByText('邀请码已失效，请对方重新出示')).toHaveCount(1);
  await expectAccessible(page);
  await open('/family-health/confirm?inviteCode=FH7K2M9QX4');
  await expect(page.getByRole('alert')).toContainText('这是您自己的邀请码');
  for (const wrong of ['', '?inviteCode=%3Cscript%3E', '?relationshipId=']) {
    await open(`/family-health/confirm${wrong}`);
    await expect(page.getByRole('alert')).toContainText(words('This link does not work', '链接已失效'));
  }
  await page.getByRole('link', { name: words('To my family', '查看我的家人') }).click();
  await expect(page).toHaveURL(/\/family-health\/home$/);
});

test('shows one’s own code, and another for another choice', async ({ page, context, open, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/family-health/home');
  await page.getByRole('button', { name: words('Show my code', '我的邀请码') }).click();
  const sheet = page.getByRole('dialog').first();
  await expect(sheet).toContainText('FH7K2M9QX4');
  await expect(
    sheet.getByRole('img', { name: words('QR code of your family code', '您的家人邀请二维码') }),
  ).toBeVisible();
  await sheet.getByRole('checkbox', { name: words('Steps', '步数') }).check({ force: true });
  await sheet.getByRole('checkbox', { name: words('Weight', '体重') }).check({ force: true });
  await expect(sheet).toContainText('FH9R4C6VN2');
  await expect(sheet).toContainText(words('Expires in 2 days', '2 天后失效'));
  await expectAccessible(page);

  await sheet.getByRole('button', { name: words('Send link', '发送链接') }).click();
  await expect(page.getByRole('dialog').getByText(words('copied successfully', '复制成功'))).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/share');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    userName: '林晓',
    type: 'family',
    inviteCode: 'FH9R4C6VN2',
  });

  await sheet
    .getByRole('button', { name: words('Save picture', '保存图片') })
    .first()
    .click();
  await expect(page.getByRole('img', { name: words('Picture of my code', '我的邀请码图片') })).toBeVisible();
});

test('shows a member with values, trends and what is shared', async ({ page, open, words }) => {
  await open('/family-health/members');
  await expect(page.getByRole('link', { name: '陈一诺' })).toBeVisible();
  await page.getByRole('link', { name: '陈立' }).click();
  await expect(page).toHaveURL(/\/family-health\/members\/detail\?familyUserId=user-1002$/);
  await expect(page).toHaveTitle(words('Family member', '家人详情'));
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: words('Steps', '步数') }) });
  await expect(steps).toContainText(words('4,873 steps', '4,873 步'));
  // A day without steps is a gap; today is not over.
  const rows = steps.getByRole('table', { includeHidden: true }).locator('tbody tr');
  await expect(rows.filter({ hasText: words('Nov 2', '11月2日') }).first()).toContainText('12,232');
  await expect(rows.filter({ hasText: /4,873|^.*\b0$/ })).toHaveCount(0);

  await open('/family-health/members/detail?familyUserId=user-1003');
  await expect(
    page.getByText(words('55 of 58 doses, today left out', '应服 58 次，已服 55 次（不含今天）')),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: words('What 王桂芳 sees of you', '王桂芳可查看您的') })).toHaveText(
    words('WeightBlood sugarSteps', '体重血糖步数'),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await open('/family-health/members/detail?familyUserId=user-9999');
  await expect(page.getByRole('alert')).toContainText('对方不是您的家庭成员，或已解除关系');
  await open('/family-health/members/detail');
  await page.getByRole('link', { name: words('All members', '全部成员') }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
});

test('changes and stops what a member sees, and removes them, at once', async ({ page, open, words }) => {
  await open('/family-health/members');
  const row = page.getByRole('listitem').filter({ hasText: '陈立' });
  await expect(row).toContainText(words('Sees 5 kinds of yours', '可查看您的 5 项数据'));
  await page.getByRole('link', { name: '陈立' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: words('Change', '修改') }).click();
  await dialog.getByRole('checkbox', { name: words('Medication', '用药') }).uncheck({ force: true });
  await dialog.getByRole('button', { name: words('Save', '保存') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: words('What 陈立 sees of you', '陈立可查看您的') })).toHaveText(
    words('WeightBlood sugarHeart rateSteps', '体重血糖心率步数'),
  );

  const stop = words('Stop sharing', '停止共享');
  await page.getByRole('button', { name: stop }).click();
  await expect(dialog).toContainText(words('earlier values included', '包括以往的记录'));
  await expectAccessible(page);
  const letGo = await holdBack(page, `${calls}/queryRelationship`);
  await dialog.getByRole('button', { name: stop }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
  // Before the list is there anew, nothing old is shown.
  await expect(row).toHaveCount(0);
  letGo();
  await expect(row).toContainText(words('Sees nothing of yours', '看不到您的数据'));

  await page.getByRole('link', { name: '陈立' }).click();
  await page.getByRole('button', { name: words('Remove from family', '移除家人') }).click();
  await dialog.getByRole('button', { name: words('Remove', '移除'), exact: true }).click();
  await expect(page).toHaveURL(/\/family-health\/members$/);
  await expect(page.getByRole('link', { name: '王桂芳' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await open('/family-health/home');
  await expect(card(page, '王桂芳')).toBeVisible();
  await expect(page.getByRole('link', { name: '陈立' })).toHaveCount(0);
});

for (const platform of ['ios', 'messaging']) {
  test(`scans a code: ${platform}`, async ({ device, words }) => {
    const { page, app } = await device({ platform, path: '/family-health/home' });
    const host = page.getByRole('dialog');
    const scanned = host.getByRole('textbox');
    await app.getByRole('button', { name: words('Scan a code', '扫一扫') }).click();
    await host.getByRole('button', { name: words('Cancel', '取消') }).click();
    await expect(host).toBeHidden();
    await expect(app.getByRole('dialog')).toHaveCount(0);

    await app.getByRole('button', { name: words('Scan a code', '扫一扫') }).click();
    await scanned.fill('https://h5.health-app.example.evil.example/family-health/confirm?inviteCode=FH3T8WZP6D');
    await scanned.press('Enter');
    const sheet = app.getByRole('dialog');
    await expect(sheet.getByRole('alert')).toContainText(words('leads somewhere else', '指向其他地方'));
    await sheet.getByRole('button', { name: words('Scan again', '重新扫描') }).click();
    await scanned.fill('https://h5.health-app.example/family-health/confirm?inviteCode=FH3T8WZP6D');
    await scanned.press('Enter');
    await expect(app.getByRole('heading', { name: words('Join 林悦的家庭', '加入林悦的家庭') })).toBeVisible();
    if (platform === 'ios') {
      await expect(page.locator('.bar-title')).toHaveText(words('Invitation', '家人邀请'));
      await expect(entry(page, 'scanQr').nth(2)).toContainText('cancelled');
    }
  });
}
