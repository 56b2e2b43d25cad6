import { calls, card, choose } from './family.ts';
import { countCalls, expect, expectAccessible, holdBack, test } from './test.ts';

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
  await expect(mother).toContainText(words('2,164 stepsToday so far', '2,164 步今天截至目前'));
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
  await expect(phone).toBeFocused();
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
    await expect(phone).toBeFocused();
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
  await page.getByRole('link', { name: words('Family members', '家庭成员') }).click();
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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
  await page.keyboard.press('Escape');

  // Somebody may have used the code while it was shown.
  const asked = countCalls(page, `${calls}/queryRelationship`);
  await sheet.getByRole('button', { name: words('Close', '关闭') }).click();
  await expect.poll(asked).toBe(1);
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

test('a change of what a member sees waits for the answer, and a failed one has changed nothing', async ({
  page,
  open,
  words,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/family-health/members/detail?familyUserId=user-1002');
  await page.getByRole('button', { name: words('Change', '修改') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: words('Weight', '体重') }).uncheck({ force: true });
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    (url) => url.pathname === `/api${calls}/saveRelationship`,
    async (route) => {
      await failed;
      await route.abort();
    },
  );
  await sheet.getByRole('button', { name: words('Save', '保存') }).click();
  await sheet.getByRole('button', { name: words('Close', '关闭') }).click();
  fail();
  await expect(sheet.getByRole('alert')).toContainText(words('No connection to the server', '无法连接服务器'));
  await expect(sheet.getByRole('checkbox', { name: words('Weight', '体重') })).not.toBeChecked();
  await sheet.getByRole('button', { name: words('Close', '关闭') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: words('What 陈立 sees of you', '陈立可查看您的') })).toContainText(
    words('Weight', '体重'),
  );
});

test('changes and stops what a member sees, and removes them, at once', async ({ page, open, words }) => {
  await open('/family-health/members');
  const row = page.getByRole('listitem').filter({ hasText: '陈立' });
  await expect(row).toContainText(words('Sees 5 kinds of your data', '可查看您的 5 项数据'));
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
  await expect(row).toContainText(words('Sees none of your data', '看不到您的数据'));

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
