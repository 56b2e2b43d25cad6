import { entry, test } from './device.ts';
import { card, choose } from './family.ts';
import { expect, expectAccessible, signIn } from './test.ts';

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
  await expect(page.getByRole('button', { name: words('林国强 is my', '林国强是我的') })).toBeFocused();
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test.describe('a guest', () => {
  test.use({ guest: true });

  test('signs in, and then finds the invitation of the link', async ({ page, open, words }) => {
    await open('/family-health/confirm?inviteCode=FH3T8WZP6D');
    await signIn(page, words);
    await expect(page.getByRole('heading', { name: words('Join 林悦的家庭', '加入林悦的家庭') })).toBeVisible();
    await expect(page).toHaveURL(/\/family-health\/confirm\?inviteCode=FH3T8WZP6D$/);
  });
});

for (const platform of ['ios', 'messaging']) {
  test(`scans a code: ${platform}`, async ({ device, words }) => {
    const { page, app } = await device({ platform, path: '/family-health/home' });
    const host = page.getByRole('dialog');
    const scanned = host.getByRole('textbox');
    // The second of two quick taps opens no second scanner.
    await app.getByRole('button', { name: words('Scan a code', '扫一扫') }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
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
      await expect(entry(page, 'scanQr')).toHaveCount(3);
      await expect(entry(page, 'scanQr').nth(2)).toContainText('cancelled');
    }
  });
}
