import type { Page } from '@playwright/test';
import { countCalls, expect, expectAccessible, holdBack, test } from './test.ts';

const calls = '/cooperation/app/medicationRemind';

const save = `${calls}/save`;

type Words = (en: string, zh: string) => string;
const name = (page: Page, words: Words) => page.getByLabel(words('Name', '药品名称'), { exact: true });
const saveButton = (page: Page, words: Words) => page.getByRole('button', { name: words('Save', '保存'), exact: true });

test('saves a new reminder, which the list shows at once', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: words('Add reminder', '添加提醒') }).click();
  await name(page, words).fill('多糖铁复合物 150 mg');
  await page.getByLabel(words('Dose', '每次用量'), { exact: true }).fill('２');
  await page.getByLabel(words('Unit', '单位'), { exact: true }).selectOption('capsule');
  await page.getByLabel(words('Time 1', '第 1 个时间'), { exact: true }).fill('22:30');
  await page.getByRole('button', { name: words('Add a time', '添加时间') }).click();
  await page.getByLabel(words('Time 2', '第 2 个时间'), { exact: true }).fill('10:00');
  await page.getByRole('radio', { name: words('Every few days', '每隔几天') }).check();
  await page.getByLabel(words('Days from one to the next', '每几天一次')).fill('3');
  await page.getByRole('switch', { name: words('Count what is left', '记录家中余量') }).check();
  await page.getByLabel(words('Left at home', '家中余量'), { exact: true }).fill('20');
  const sent = page.waitForRequest((request) => request.url().endsWith(save));
  await saveButton(page, words).click();
  expect((await sent).postDataJSON()).toEqual({
    medicineName: '多糖铁复合物 150 mg',
    dose: 2,
    doseUnit: 'capsule',
    times: ['10:00', '22:30'],
    repeatType: 'interval',
    intervalDays: 3,
    startDate: '2026-11-20',
    endDate: null,
    stock: 20,
    remark: '',
    enabled: true,
  });
  await expect(page).toHaveURL(/\/medicine-remind$/);
  const row = page.getByRole('link', { name: '多糖铁复合物' });
  await expect(row).toContainText(words('Every 3 days at 10:00 and 22:30', '每 3 天一次，10:00和22:30'));
  await expect(row).toContainText(words('2 capsules', '2 粒'));
  await expect(page.getByRole('main').getByRole('status')).toContainText(words('1 of 6 taken', '已服 1/6 次'));
});

test('changes a reminder and leaves no form behind in the history', async ({ page, open, words }) => {
  await open('/sugar-control');
  await open('/medicine-remind');
  await page.getByRole('link', { name: '维生素D3' }).click();
  await expect(name(page, words)).toHaveValue('维生素D3');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByLabel(words('First day', '开始日期'))).toHaveValue('2026-11-09');
  await page.getByRole('switch', { name: words('Reminder is on', '启用提醒') }).uncheck();
  await saveButton(page, words).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByRole('link', { name: '维生素D3' })).toContainText(words('Paused', '已暂停'));
  await page.goBack();
  await expect(page).toHaveURL(/\/sugar-control$/);
});

test('deletes a reminder only when that is confirmed', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: '阿托伐他汀' }).click();
  const sent = countCalls(page, `${calls}/delete`);
  await page.getByRole('button', { name: words('Delete reminder', '删除提醒') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('阿托伐他汀 20 mg');
  await dialog.getByRole('button', { name: words('Keep', '保留') }).click();
  await expect(dialog).toBeHidden();
  expect(sent()).toBe(0);
  await page.getByRole('button', { name: words('Delete reminder', '删除提醒') }).click();
  const letGo = await holdBack(page, `${calls}/delete`);
  await dialog.getByRole('button', { name: words('Delete', '删除') }).dblclick();
  // Under way, it cannot be thought better of.
  await dialog.getByRole('button', { name: words('Keep', '保留') }).dispatchEvent('click');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByRole('link', { name: '二甲双胍' })).toBeVisible();
  await expect(page.getByRole('link', { name: '阿托伐他汀' })).toHaveCount(0);
  expect(sent()).toBe(1);
});

test('says in the dialog why it could not be deleted', async ({ page, open, answer, words }) => {
  await open('/medicine-remind/add?id=rem-2003');
  await answer(`${calls}/delete`, 'failGone');
  await page.getByRole('button', { name: words('Delete reminder', '删除提醒') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Delete', '删除') })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('该提醒已被删除');
});

test('sends a double tap on save once', async ({ page, open, words }) => {
  await open('/medicine-remind/add');
  const sent = countCalls(page, `${calls}/save`);
  const letGo = await holdBack(page, `${calls}/save`);
  await name(page, words).fill('叶酸');
  await saveButton(page, words).dblclick();
  await expect(saveButton(page, words)).toHaveAttribute('aria-busy', 'true');
  await name(page, words).press('Enter');
  letGo();
  await expect(page.getByRole('link', { name: '叶酸' })).toHaveCount(1);
  expect(sent()).toBe(1);
});

test('keeps what was typed when saving fails, and says why', async ({ page, open, answer, words }) => {
  await open('/medicine-remind/add');
  await name(page, words).fill('叶酸');
  await page.getByLabel(words('Note', '备注')).fill('饭后');
  await answer(save, 'failTooMany');
  await saveButton(page, words).click();
  await expect(page.getByRole('alert')).toHaveText('最多可添加 50 个服药提醒');
  await expect(name(page, words)).toHaveValue('叶酸');
  await expect(page.getByLabel(words('Note', '备注'))).toHaveValue('饭后');
  await answer(save, undefined);
  await saveButton(page, words).click();
  await expect(page.getByRole('link', { name: '叶酸' })).toBeVisible();
});

test('says at each field what is wrong, goes to the first one, and sends nothing', async ({ page, open, words }) => {
  await open('/medicine-remind/add');
  const sent = countCalls(page, `${calls}/save`);
  const dose = page.getByLabel(words('Dose', '每次用量'), { exact: true });
  await name(page, words).fill('叶酸');
  await dose.fill('0');
  await page.getByRole('button', { name: words('Add a time', '添加时间') }).click();
  await page.getByLabel(words('Time 2', '第 2 个时间'), { exact: true }).fill('08:00');
  await page.getByRole('radio', { name: words('Certain weekdays', '每周几天') }).check();
  await page.getByRole('switch', { name: words('Ends on a day', '设置结束日期') }).check();
  await page.getByLabel(words('Last day', '结束日期'), { exact: true }).fill('2026-11-19');
  await page.getByRole('switch', { name: words('Count what is left', '记录家中余量') }).check();
  await page.getByLabel(words('Left at home', '家中余量'), { exact: true }).fill('10001');
  await saveButton(page, words).click();

  await expect(dose).toBeFocused();
  await expect(dose).toHaveAccessibleDescription(
    words(
      'Enter a number above 0 and up to 100000, without a comma for thousands.',
      '请填写大于 0、不超过 100000 的数字，不要加千位逗号。',
    ),
  );
  for (const [en, zh] of [
    ['This time is there already.', '这个时间已经添加过了'],
    ['Choose at least one day of the week.', '请至少选择一个星期几。'],
    ['The last day cannot be before the first day.', '结束日期不能早于开始日期。'],
    ['Enter a number from 0 to 10,000.', '请填写 0 至 10,000 之间的数字。'],
  ] as const) {
    await expect(page.getByText(words(en, zh)).last()).toBeVisible();
  }
  await expectAccessible(page);
  await dose.fill('0.5');
  await expect(dose).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toBe(0);
});

test('goes to the weekdays when they alone are missing', async ({ page, open, words }) => {
  await open('/medicine-remind/add');
  await name(page, words).fill('叶酸');
  await page.getByRole('radio', { name: words('Certain weekdays', '每周几天') }).check();
  await saveButton(page, words).click();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
});

test('takes one to eight times', async ({ page, open, words }) => {
  await open('/medicine-remind/add');
  const add = page.getByRole('button', { name: words('Add a time', '添加时间') });
  await expect(page.getByRole('button', { name: words('Remove time', '移除') })).toHaveCount(0);
  for (let count = 1; count < 8; count++) await add.click();
  await expect(add).toBeHidden();
  await expect(page.locator('input[type=time]')).toHaveCount(8);
  await page
    .getByRole('button', { name: words('Remove time', '移除') })
    .first()
    .click();
  await expect(page.locator('input[type=time]')).toHaveCount(7);
  await expect(page.getByLabel(words('Time 1', '第 1 个时间'), { exact: true })).toBeFocused();
  await expect(page.getByLabel(words('Time 1', '第 1 个时间'), { exact: true })).toHaveValue('12:00');
});

test('asks before changes are left', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: words('Add reminder', '添加提醒') }).click();
  await name(page, words).fill('叶酸');
  const back = page.getByRole('button', { name: words('Back', '返回') });
  await back.click();
  const dialog = page.getByRole('dialog', { name: words('Leave without saving?', '不保存就离开？') });
  await dialog.getByRole('button', { name: words('Keep editing', '继续编辑') }).click();
  await expect(name(page, words)).toHaveValue('叶酸');
  await back.click();
  await dialog.getByRole('button', { name: words('Discard changes', '放弃修改') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await page.getByRole('link', { name: words('Add reminder', '添加提醒') }).click();
  await expect(name(page, words)).toHaveValue('');
});

test('asks nothing when nothing was changed, or it was changed back', async ({ page, open, words }) => {
  await open('/medicine-remind');
  await page.getByRole('link', { name: words('Add reminder', '添加提醒') }).click();
  await name(page, words).fill('叶酸');
  await name(page, words).fill('');
  await page.getByRole('button', { name: words('Back', '返回') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('brings a draft back after a reload, and lets start over', async ({ page, open, words }) => {
  await open('/medicine-remind/add?id=rem-2001');
  await name(page, words).fill('二甲双胍缓释片');
  await page.reload();
  await expect(name(page, words)).toHaveValue('二甲双胍缓释片');
  await expect(page.getByText(words('Your unsaved changes are back.', '已恢复您未保存的修改。'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('Start over', '重新填写') }).click();
  await expect(name(page, words)).toHaveValue('二甲双胍 0.5 g');
  await expect(name(page, words)).toBeFocused();
});

test('works where storage is blocked', async ({ page, open, words }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('medication')) throw new DOMException('blocked', 'SecurityError');
      setItem.call(this, key, value);
    };
  });
  await open('/medicine-remind/add');
  await name(page, words).fill('叶酸');
  await saveButton(page, words).click();
  await expect(page.getByRole('link', { name: '叶酸' })).toBeVisible();
});

test('says that a reminder is not there', async ({ page, open, words }) => {
  await open('/medicine-remind/add?id=rem-9999');
  await expect(page.getByRole('alert')).toContainText(words('This reminder is not there', '找不到这个提醒'));
  await page.getByRole('link', { name: words('All reminders', '全部提醒') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('shows its shape while it loads, and tries again when that failed', async ({
  page,
  open,
  answer,
  words,
  expectErrors,
}) => {
  expectErrors(/500/);
  const letGo = await holdBack(page, `${calls}/queryList`);
  await open('/medicine-remind/add?id=rem-2001');
  await expect(page.getByRole('status', { name: words('Loading', '加载中') })).toBeVisible();
  await answer(`${calls}/queryList`, 500);
  letGo();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(words('This could not be loaded', '加载失败'));
  await answer(`${calls}/queryList`, undefined);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(name(page, words)).toHaveValue('二甲双胍 0.5 g');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page, open, words }) => {
    await page.emulateMedia({ colorScheme });
    await open('/medicine-remind/add?id=rem-2002');
    await expect(name(page, words)).toHaveValue('维生素D3');
    await expectAccessible(page);
    await page.getByRole('button', { name: words('Delete reminder', '删除提醒') }).click();
    await expectAccessible(page);
  });
}
