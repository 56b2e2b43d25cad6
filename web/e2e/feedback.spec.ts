import type { Page } from '@playwright/test';
import { entry, test } from './device.ts';
import { countCalls, expect, expectAccessible, holdBack } from './test.ts';

const call = '/food/feedback/submit';
const text = '希望食物列表可以按最近吃过的排序。';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`takes a suggestion, from what is missing to the receipt: ${colorScheme}`, async ({ page, open, words }) => {
    await page.emulateMedia({ colorScheme });
    const sent = countCalls(page, call);
    await open('/contact-us');
    const send = page.getByRole('button', { name: words('Send', '提交'), exact: true });
    const said = page.getByLabel(words('What would you like to tell us?', '具体情况或建议'));
    const contact = page.getByLabel(words('Phone number or e-mail', '电话或邮箱'));
    await expect(page.getByText(words('0 of 500 characters', '0/500 字'))).toBeVisible();
    await expectAccessible(page);

    await send.click();
    await expect(page.getByText(words('Choose what it is about.', '请选择反馈类型。'))).toBeVisible();
    await expect(page.getByText(words('Write at least 10 characters', '请至少填写 10 个字'))).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.getByText(words('Suggestion', '功能建议'), { exact: true }).click();
    await said.fill('太'.repeat(501));
    await expect(page.getByText(words('1 character too many.', '超出 1 个字。'))).toBeVisible();
    await said.fill(text);
    await expect(page.getByText(words('17 of 500 characters', '17/500 字'))).toBeVisible();
    await contact.fill('1380000');
    await send.click();
    await expect(contact).toBeFocused();
    await expect(page.getByText(words('Enter a whole phone number', '请填写完整的电话号码'))).toBeVisible();
    await expectAccessible(page);
    expect(sent()).toBe(0);

    await contact.fill('138 0000 1234');
    const request = page.waitForRequest(`**/api${call}`);
    await send.dblclick();
    expect((await request).postDataJSON()).toEqual({ type: 'suggestion', text, pictures: [], contact: '13800001234' });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      words('Thank you, it has arrived', '已收到，谢谢您的反馈'),
    );
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.getByText('feedback-9001')).toBeVisible();
    await expect(page.getByText(words('Fri, Nov 20, 16:20', '11月20日周五 16:20'))).toBeVisible();
    await expect(page.getByText('13800001234')).toBeVisible();
    await expectAccessible(page);
    expect(sent()).toBe(1);

    await page.getByRole('button', { name: words('Write another', '再写一条') }).click();
    await expect(said).toHaveValue('');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await expect(page.getByText(words('What you wrote is back.', '已恢复上次填写的内容'))).toHaveCount(0);
  });
}

test('keeps what was written over a failure, a lost network and a reload', async ({
  page,
  open,
  answer,
  words,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/contact-us');
  const said = page.getByLabel(words('What would you like to tell us?', '具体情况或建议'));
  await page.getByText(words('Suggestion', '功能建议'), { exact: true }).click();
  await said.fill(text);
  await page.reload();
  await expect(page.getByText(words('What you wrote is back.', '已恢复上次填写的内容'))).toBeVisible();
  await expect(said).toHaveValue(text);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await answer(call, 'failDailyLimit');
  await page.getByRole('button', { name: words('Send', '提交'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(words('It was not sent.', '没有发送成功。'));
  await expect(page.getByRole('alert')).toContainText('今日反馈次数已达上限，请明天再试');
  await answer(call, undefined);
  await page.route(`**/api${call}`, (route) => route.abort('internetdisconnected'));
  const again = page.getByRole('button', { name: words('Try again', '重试') });
  await again.click();
  await expect(page.getByRole('alert')).toContainText(words('No connection to the server', '无法连接服务器'));
  await expectAccessible(page);
  await expect(said).toHaveValue(text);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('feedback-9001')).toBeVisible();
  await expect(page.getByText(words('You left no contact', '您没有留下联系方式'))).toBeVisible();

  await page.reload();
  await expect(said).toHaveValue('');
  await said.fill(text.slice(0, 5));
  await page.reload();
  await page.getByRole('button', { name: words('Send', '提交'), exact: true }).click();
  await expect(page.getByText(words('Write at least 10 characters', '请至少填写 10 个字'))).toBeVisible();
  const startOver = page.getByRole('button', { name: words('Start over', '重新填写') });
  const asked = page.getByRole('dialog', { name: words('Discard what you wrote?', '放弃已填写的内容？') });
  await startOver.click();
  await expectAccessible(page);
  await asked.getByRole('button', { name: words('Keep', '保留') }).click();
  await expect(said).toHaveValue(text.slice(0, 5));
  await startOver.click();
  await asked.getByRole('button', { name: words('Discard', '放弃'), exact: true }).click();
  await expect(said).toHaveValue('');
  await expect(startOver).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText(words('Write at least 10 characters', '请至少填写 10 个字'))).toHaveCount(0);
});

test('is no draft any more once it has arrived, also when the person has left meanwhile', async ({
  page,
  open,
  words,
}) => {
  await open('/contact-us');
  const said = page.getByLabel(words('What would you like to tell us?', '具体情况或建议'));
  await page.getByText(words('Suggestion', '功能建议'), { exact: true }).click();
  await said.fill(text);
  const letGo = await holdBack(page, call);
  await page.getByRole('button', { name: words('Send', '提交'), exact: true }).click();
  await leaveFor(page, '/purine');
  const sent = page.waitForResponse(`**/api${call}`);
  letGo();
  await sent;
  await leaveFor(page, '/contact-us');
  await expect(said).toHaveValue('');
  await expect(page.getByText(words('What you wrote is back.', '已恢复上次填写的内容'))).toHaveCount(0);
});

/** Goes to another screen without loading the page anew. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('sends pictures in the app', async ({ device, words }) => {
  const { page, app } = await device({ platform: 'ios', path: '/contact-us' });
  await app.getByText(words('Fault', '功能异常'), { exact: true }).click();
  await app.getByLabel(words('What would you like to tell us?', '具体情况或建议')).fill(text);
  await app.getByRole('button', { name: words('Add pictures', '添加图片') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('Picture 3', '图片 3') }).click();
  await dialog.getByRole('button', { name: words('Choose', '选择'), exact: true }).click();
  await expect(app.getByRole('button', { name: /Remove picture|移除图片/ })).toHaveCount(2);
  await expect(entry(page, 'uploadImage')).toHaveCount(2);
  await expectAccessible(page);
  await app.getByRole('button', { name: words('Send', '提交'), exact: true }).click();
  await expect(app.getByText('feedback-9001')).toBeVisible();
  const submitted = entry(page, 'POST /food/feedback/submit');
  await submitted.locator('summary').click();
  await expect(submitted).toContainText('https://');
});
