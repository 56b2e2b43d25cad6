import type { Locator, Page } from '@playwright/test';
import { now } from './now.ts';
import { expect, expectAccessible, test } from './test.ts';

const isFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(text);

for (const section of ['basics', 'states', 'fields', 'dialogs', 'calendar', 'lists']) {
  test(`${section}: accessible in light and dark, and as wide as the screen at twice the size`, async ({
    page,
    open,
  }) => {
    await open(`/__kit?section=${section}`);
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.evaluate(() => {
      const { style } = document.documentElement;
      style.fontSize = `${Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 2}px`;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
}

test('tabs are gone through with the arrow keys', async ({ page, open, words }) => {
  await open('/__kit?section=basics');
  const tabs = page.getByRole('tablist', { name: words('Meal', '餐次') });
  const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
  await tab(words('Breakfast', '早餐')).focus();
  await page.keyboard.press('ArrowLeft');
  const last = tab(words('Late snack', '夜宵'));
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  // It has scrolled in from beyond the edge.
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('tabpanel').last()).toHaveText(words('Late snack', '夜宵'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(words('Breakfast', '早餐'))).toBeFocused();
  await page.keyboard.press('End');
  // The browser's own way back.
  await last.dispatchEvent('keydown', { key: 'ArrowLeft', altKey: true });
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').last()).toBeFocused();
});

test('a sheet takes the focus, keeps it and gives it back', async ({ page, open, words }) => {
  await open('/__kit?section=dialogs');
  const opener = page.getByRole('button', { name: words('All of it', '完整说明') });
  const sheet = page.getByRole('dialog', { name: words('All of it', '完整说明') });
  await opener.click();
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.getByRole('button', { name: words('Close', '关闭') })).toBeFocused();
  // Its content scrolls; its buttons stay.
  await expect(sheet.getByRole('button', { name: words('Understood', '知道了') })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  for (const close of [
    () => page.mouse.click(180, 20),
    () => sheet.getByRole('button', { name: words('Close', '关闭') }).click(),
    () => sheet.getByRole('button', { name: words('Understood', '知道了') }).click(),
  ]) {
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
  // A text selected beyond the edge.
  await page.keyboard.press('Enter');
  await sheet.getByRole('paragraph').first().hover();
  await page.mouse.down();
  await page.mouse.move(180, 20);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
});

for (const modal of [true, false]) {
  test(`a question over a sheet, ${modal ? 'modal' : 'where the browser has no modal dialogs'}`, async ({
    page,
    open,
    words,
  }) => {
    if (!modal) await withoutModals(page);
    await open('/__kit?section=dialogs');
    const opener = page.getByRole('button', { name: words('How to weigh yourself', '如何测量体重') });
    const sheet = page.getByRole('dialog', { name: words('How to weigh yourself', '如何测量体重') });
    const question = page.getByRole('dialog', { name: words('Delete this record?', '删除这条记录？') });
    const remove = sheet.getByRole('button', { name: words('Delete the advice', '删除说明') });
    const keep = question.getByRole('button', { name: words('Keep', '保留') });
    await opener.click();
    await remove.click();
    await expect(keep).toBeFocused();
    await expect(question).toHaveAccessibleDescription(words('It cannot be brought back.', '删除后无法恢复。'));
    for (let times = 0; times < 5; times++) await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await keep.focus();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: words('Delete', '删除') }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    // The page scrolls again.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  });
}

test('a sheet does the same where the browser has no modal dialogs', async ({ page, open, words }) => {
  await withoutModals(page);
  await open('/__kit?section=dialogs');
  const opener = page.getByRole('button', { name: words('How to weigh yourself', '如何测量体重') });
  const sheet = page.getByRole('dialog');
  const close = sheet.getByRole('button', { name: words('Close', '关闭') });
  await opener.click();
  await expect(close).toBeFocused();
  // Past its last button the focus comes back to the first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(180, 20);
  await expect(sheet).toBeHidden();
});

test('a choice from a long list, by keyboard and by hand', async ({ page, open, words }) => {
  await open('/__kit?section=fields');
  const field = page.getByRole('button', { name: words('Country Thailand', '国家 泰国') });
  const option = (en: string, zh: string) => page.getByRole('radio', { name: words(en, zh) });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(option('Thailand', '泰国')).toBeFocused();
  await expect(option('Thailand', '泰国')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(option('Vietnam', '越南')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const changed = page.getByRole('button', { name: words('Country Vietnam', '国家 越南'), exact: true });
  await expect(changed).toBeFocused();
  await changed.click();
  await page.getByText(words('Copenhagen', '哥本哈根')).click();
  await expect(page.getByRole('button', { name: words('Country Denmark', '国家 丹麦'), exact: true })).toBeFocused();
  // Where nothing is chosen yet, Enter takes the choice that has the focus.
  await page.getByRole('button', { name: words('Second country None yet', '第二个国家 尚未选择') }).focus();
  await page.keyboard.press('Enter');
  await expect(option('Australia', '澳大利亚')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: words('Second country Australia', '第二个国家 澳大利亚') }),
  ).toBeFocused();
});

test('a month is gone through with the keyboard', async ({ page, open, words }) => {
  await open('/__kit?section=calendar');
  const grid = page.getByRole('grid');
  const day = (en: string, zh: string) => grid.getByRole('button', { name: words(en, zh) });
  await expect(day('November 17 Missed', '11月17日 已错过')).toBeVisible();
  await day('November 20', '11月20日').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await isFocused(page, words('December 4', '12月4日'));
  await expect(grid).toHaveAccessibleName(words('December 2026', '2026年12月'));
  await page.keyboard.press('Home');
  await isFocused(page, words('November 29', '11月30日'));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  // The last day that can be chosen.
  await isFocused(page, words('January 20', '1月20日'));
  await page.keyboard.press('ArrowRight');
  await isFocused(page, words('January 20', '1月20日'));
  await expect(day('January 21', '1月21日')).toBeDisabled();
  await expect(page.getByRole('button', { name: words('Next month', '下个月') }).first()).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { selected: true })).toContainText(words('January 19', '1月19日'));
});

test('a week goes on by a swipe and by its arrows, up to the last day', async ({ page, open, words }) => {
  await open('/__kit?section=calendar');
  const strip = page.getByRole('group', { name: words('Day', '日期'), exact: true });
  const chosen = strip.getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(words('Fri20NovemberDue', '周五20十一月待完成'));
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await chosen.hover();
  await page.mouse.wheel(-400, 0);
  await expect(chosen).toHaveText(words('Fri13November', '周五13十一月'));
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const next = strip.getByRole('button', { name: words('Next week', '下一周') });
  await next.click();
  await next.click();
  await expect(chosen).toHaveText(words('Wed25November', '周三25十一月'));
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('a number says what it takes once it is left, and at once when it is too much', async ({ page, open, words }) => {
  await open('/__kit?section=fields');
  const height = page.getByRole('textbox', { name: words('Height', '身高') });
  const ask = page.getByText(words('Enter 50 to 250 cm', '请输入 50 至 250 cm'));
  await height.fill('4');
  await expect(ask).toBeHidden();
  await height.blur();
  await expect(height).toHaveAccessibleDescription(words('Enter 50 to 250 cm', '请输入 50 至 250 cm'));
  await expect(height).toHaveValue('4');
  await height.fill('172,5');
  await expect(ask).toBeHidden();
  await height.fill('1725');
  await expect(ask).toBeVisible();
  await height.fill('172.55');
  await height.blur();
  await expect(height).toHaveAccessibleDescription(words('Enter no more than 1 decimal', '最多保留 1 位小数'));
  const steps = page.getByRole('textbox', { name: words('Steps', '步数') });
  await steps.fill('100001');
  await expect(steps).toHaveAccessibleDescription(words('Enter 0 to 100,000', '请输入 0 至 100,000'));
});

test('a stepper goes by its buttons and by the arrow keys, to its ends', async ({ page, open, words }) => {
  await open('/__kit?section=fields');
  const value = page.getByRole('spinbutton', { name: words('Water', '饮水') });
  const more = page.getByRole('button', { name: words('More: Water', '增加饮水') });
  await more.click();
  await expect(value).toHaveAttribute('aria-valuetext', words('9 cups', '9 杯'));
  await expect(page.getByRole('status').filter({ hasText: words('9 cups', '9 杯') })).toBeAttached();
  await more.click();
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await value.focus();
  await page.keyboard.press('ArrowDown');
  await expect(value).toHaveAttribute('aria-valuenow', '9');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: words('Less: Water', '减少饮水') })).toBeDisabled();
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('a search waits for Chinese characters, not for the end of a word', async ({ page, open, words }) => {
  await open('/__kit?section=fields');
  const search = page.getByRole('searchbox');
  // It holds the same text, as it has been told of.
  const told = page.getByRole('textbox', { name: words('Name', '名称') }).first();
  const session = await page.context().newCDPSession(page);
  await search.focus();
  await session.send('Input.imeSetComposition', { text: 'ping', selectionStart: 4, selectionEnd: 4 });
  await expect(search).toHaveValue('ping');
  await expect(told).toHaveValue(words('ping', ''));
  await session.send('Input.insertText', { text: '苹果' });
  await expect(search).toHaveValue('苹果');
  await expect(told).toHaveValue('苹果');
  await page.getByRole('button', { name: words('Clear', '清除') }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('no field has a text so small that a phone enlarges the page for it', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/__kit?section=fields');
  const fields = page.locator('input, select, textarea');
  await expect(fields.first()).toBeVisible();
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a code counts down from when it was sent, also over a reload', async ({ page, open, words }) => {
  await open('/__kit?section=fields');
  const phone = page.getByRole('textbox', { name: words('Phone number', '手机号') });
  const send = page.getByRole('button', { name: /^(Send|获取验证码|重新发送)/ });
  await expect(send).toBeDisabled();
  await phone.fill('1380013800');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(
    words('Enter the 11 digits of a mobile number', '请输入 11 位手机号'),
  );
  await phone.fill('+86 138 0013 8000');
  await expect(phone).toHaveValue('13800138000');
  // The first try fails, so there is nothing to wait for.
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(
    words('The server did not answer as it should.', '服务器返回异常，请稍后再试。'),
  );
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText(words('Again in 60 s', '60 秒后可重发'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words('The code was sent', '验证码已发送') })).toBeAttached();
  await expect(send).toBeDisabled();
  await page.clock.setFixedTime(now.getTime() + 18_000);
  await expect(page.getByText(words('Again in 42 s', '42 秒后可重发'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words('Again in 42 s', '42 秒后可重发'))).toBeVisible();
  await page.clock.setFixedTime(now.getTime() + 60_000);
  await phone.fill('13800138000');
  await expect(send).toBeEnabled();
  const code = page.getByRole('textbox', { name: words('Verification code', '验证码') });
  await code.fill('12 34 56 7');
  await expect(code).toHaveValue('123456');
});

test('a day out of range is told so in words', async ({ page, open, words }) => {
  await open('/__kit?section=fields');
  const birthday = page.getByLabel(words('Birthday', '生日'));
  await birthday.fill('2026-11-21');
  await birthday.blur();
  await expect(birthday).toHaveAccessibleDescription(
    words('Choose a day from January 1, 1900 to November 20, 2026', '请选择1900年1月1日至2026年11月20日之间的日期'),
  );
  await birthday.fill('1990-05-04');
  await expect(birthday).toHaveAccessibleDescription('');
});

test('a list loads as one scrolls, tries a failed page again, and says when that is all', async ({
  page,
  open,
  words,
}) => {
  await open('/__kit?section=lists');
  const rows = page.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  // The third page fails at first.
  await scrollUntil(page, page.getByRole('alert'));
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await scrollUntil(page, page.getByText(words('That is all', '没有更多了')));
  await expect(page.getByText(words('Record 40', '记录 40'))).toBeVisible();
  await open('/__kit?section=lists&pages=0');
  await expect(page.getByText(words('Nothing here', '暂无内容'))).toBeVisible();
});

test('a list of ten thousand rows keeps few of them in the page', async ({ page, open, words }) => {
  await open('/__kit?section=lists&pages=1000&loaded=995&failing=0');
  const rows = page.getByRole('listitem');
  await expect(page.getByText(words('Record 1', '记录 1'), { exact: true })).toBeVisible();
  let most = 0;
  for (let part = 0; part <= 20; part++) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part / 20);
    // Rows have taken the place of the empty blocks.
    await expect
      .poll(() =>
        rows.evaluateAll((all) =>
          all.some((row) => row.getBoundingClientRect().bottom > 100 && row.getBoundingClientRect().top < innerHeight),
        ),
      )
      .toBe(true);
    most = Math.max(most, await rows.count());
  }
  await scrollUntil(page, page.getByText(words('That is all', '没有更多了')));
  await expect(page.getByText(words('Record 10000', '记录 10000'))).toBeVisible();
  most = Math.max(most, await rows.count());
  expect(most).toBeLessThan(300);
  // And back: what has been seen is as high as it was.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByText(words('Record 1', '记录 1'), { exact: true })).toBeInViewport();
});

test('a finger that pulls from the top refreshes', async ({ page, open, words }) => {
  await open('/__kit?section=lists');
  const refreshed = (times: number) =>
    page.getByText(words(`Pull this down. Refreshed: ${times}`, `下拉这里刷新。已刷新：${times} 次`));
  await expect(refreshed(0)).toBeVisible();
  await pull(page, 60);
  await expect(page.getByText(words('Loading again', '正在刷新'))).toHaveCount(0);
  await pull(page, 260);
  await expect(page.getByText(words('Loading again', '正在刷新'))).toBeAttached();
  await expect(refreshed(1)).toBeVisible();
  await expect(page.getByText(words('Loading again', '正在刷新'))).toHaveCount(0);
});

test('the keyboard refreshes by a button', async ({ page, open, words }) => {
  await open('/__kit?section=lists');
  const refresh = page.getByRole('button', { name: words('Refresh', '刷新'), exact: true });
  await refresh.focus();
  await expect(refresh).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('Refreshed: 1', '已刷新：1 次'))).toBeVisible();
  await expect(refresh).toBeFocused();
});

/** As Safari 14. */
const withoutModals = (page: Page) =>
  page.addInitScript(() => {
    (HTMLDialogElement.prototype as { showModal?: unknown }).showModal = undefined;
  });

/** On and on to the end of what there is, until something shows. */
async function scrollUntil(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(what).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** One finger down the page, from the card at its top. */
async function pull(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  await send('touchStart', 160);
  for (let step = 1; step <= 5; step++) await send('touchMove', 160 + (distance * step) / 5);
  await send('touchEnd');
}
