import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const boy = { name: '乐乐', sex: 'boys', birthDate: '2026-03-16' };
const measurements = [
  { id: 'a', date: '2026-03-16', weight: 3.4, height: 50.2 },
  { id: 'b', date: '2026-06-16', weight: 6.4, height: 61, head: 40.5 },
  { id: 'c', date: '2026-11-20', weight: 8.2, height: 70.1, position: 'standing' },
];

/** Puts a record on the device, once: what the page changes stays. */
const keep = (page: Page, record: object) =>
  page.addInitScript((kept) => {
    if (!localStorage.getItem('0:growth')) localStorage.setItem('0:growth', JSON.stringify(kept));
  }, record);

test('a child is entered and measured; the measurements stay, are changed and deleted', async ({
  page,
  open,
  words,
}) => {
  await open('/growth-curve');
  await expect(page).toHaveTitle(words('Growth curve', '生长曲线'));
  await expect(page.getByText(words('stays on this device', '只保存在本机'))).toBeVisible();

  // The child, after nothing and after a birth that is still to come.
  const birth = page.getByLabel(words('Birth date', '出生日期'));
  const forward = page.getByRole('button', { name: words('Continue', '继续') });
  await forward.click();
  await expect(page.getByText(words('Choose boy or girl', '请选择男孩或女孩'))).toBeVisible();
  await expect(page.getByText(words('Enter the birth date', '请填写出生日期'))).toBeVisible();
  await page.getByText(words('Boy', '男孩'), { exact: true }).click();
  await birth.fill('2026-11-21');
  await expect(page.getByText(words('still to come', '这一天还没到'))).toBeVisible();
  await birth.fill('2026-03-16');
  await page.getByLabel(words('Name (optional)', '名字（选填）')).fill('乐乐');
  await forward.click();
  await expect(page.getByText(words('Boy, 8 months 4 days old', '男孩，8个月4天'))).toBeVisible();

  // The first measurement, after all that it cannot be.
  const sheet = page.getByRole('dialog');
  const date = sheet.getByLabel(words('Measured on', '测量日期'));
  const weight = sheet.getByLabel(words('Weight', '体重'));
  const save = sheet.getByRole('button', { name: words('Save', '保存') });
  const add = page.getByRole('button', { name: words('Add measurement', '添加测量') });
  await add.click();
  await expect(date).toHaveValue('2026-11-20');
  await save.click();
  await expect(sheet.getByText(words('Enter the weight, the length', '至少填写一项'))).toBeVisible();
  await expect(weight).toBeFocused();
  await weight.fill('82');
  await expect(sheet.getByText(words('Enter 0.4 to 60 kg', '请输入 0.4 至 60 kg'))).toBeVisible();
  await date.fill('2026-03-15');
  await expect(sheet.getByText(words('before the birth date', '早于出生日期'))).toBeVisible();
  await date.fill('2026-11-20');
  await weight.fill('8.2');
  await save.click();
  await expect(sheet).toBeHidden();
  await expect(add).toBeFocused();

  // Boys of 249 days: median 8.66 kg; 8.2 kg is 0.5 SD below it.
  const told = page.getByRole('tabpanel');
  await expect(told).toContainText(words('On November 20, 2026, 8 months 4 days old', '2026年11月20日，8个月4天'));
  await expect(told).toContainText(words('31st percentile', '第31百分位'));
  await expect(told).toContainText(words('z-score -0.5', 'Z评分 -0.5'));
  await expect(told).toContainText(words('Of 100 boys of this age, 31 weigh less.', '100个同龄男孩中，有31个更轻。'));
  await expect(told).toContainText(words('Usual, middle', '常见范围中部'));

  // A day has one measurement; the one of a day is opened, changed and deleted.
  await page.reload();
  await expect(told).toContainText('8.2 kg');
  await add.click();
  await weight.fill('8.3');
  // A slip beside the sheet discards nothing.
  await page.mouse.click(180, 20);
  await expect(weight).toHaveValue('8.3');
  await save.click();
  await expect(sheet.getByText(words('a measurement of this day already', '这一天已有测量'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const row = page.getByRole('button', { name: words('November 20, 2026', '2026年11月20日') });
  await row.click();
  await weight.fill('5,9');
  await save.click();
  await expect(told).toContainText(words('Below the 1st percentile', '低于第1百分位'));
  await expect(told).toContainText(words('fewer than one weighs less', '更轻的不到1个'));
  await expect(told).toContainText(words('a doctor can tell', '请让医生看一看'));
  await page.reload();
  await expect(row).toContainText('5.9 kg');
  await row.click();
  await sheet.getByRole('button', { name: words('Delete measurement', '删除这次测量') }).click();
  const question = page.getByRole('dialog').filter({ hasText: words('cannot be brought back', '无法恢复') });
  await question.getByRole('button', { name: words('Keep', '保留') }).click();
  await expect(row).toBeAttached();
  await sheet.getByRole('button', { name: words('Delete measurement', '删除这次测量') }).click();
  await question.getByRole('button', { name: words('Delete', '删除'), exact: true }).click();
  await expect(page.getByText(words('Now the first measurement', '现在添加第一次测量'))).toBeVisible();
  // The row that was opened is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // At last the child itself.
  await page.getByRole('button', { name: words('Change child', '修改孩子信息') }).click();
  await sheet.getByRole('button', { name: words('Delete everything', '删除全部') }).click();
  await question.getByRole('button', { name: words('Delete', '删除'), exact: true }).click();
  // The page scrolls again.
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  await page.reload();
  await expect(forward).toBeVisible();
});

test('shows each indicator on its curves, and a picked point in words', async ({ page, open, words }) => {
  await keep(page, { child: boy, measurements });
  await open('/growth-curve');
  const panel = page.getByRole('tabpanel');
  const chart = panel.getByRole('img');
  await expect(chart).toHaveAccessibleName(
    new RegExp(words('^Weight for age: 3 values .* 8.2 kg$', '^年龄别体重.*8.2 kg')),
  );
  await expect(chart.getByText('P97')).toBeVisible();
  await expect(chart.getByText(words('24 mo', '24个月'))).toBeVisible();
  await expect(panel).toContainText(words('31st percentile', '第31百分位'));

  // By the arrow keys to the one before.
  const slider = panel.getByRole('slider');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', words('3 months: 6.4 kg', '3个月：6.4 kg'));
  await expect(panel).toContainText(words('On June 16, 2026, 3 months old', '2026年6月16日，3个月'));
  await expect(panel).toContainText(words('51st percentile', '第51百分位'));

  // The first 13 weeks hold two of the points: the last of them is told.
  await panel.getByText(words('13 weeks', '13周内'), { exact: true }).click();
  await expect(chart).toHaveAccessibleName(/3\.4 kg/);
  await expect(panel).toContainText(words('On March 16, 2026, at birth', '2026年3月16日，出生时'));

  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  // Standing, the child is 0.7 cm shorter than it would be lying.
  const tabs = page.getByRole('tablist');
  await tabs.getByRole('tab', { name: words('Weight', '体重') }).press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: words('Length/height', '身长/身高') })).toBeFocused();
  await expect(panel).toContainText('70.8 cm');
  await expect(panel).toContainText(words('Measured standing at 70.1 cm', '站着量得70.1 cm'));
  await tabs.getByRole('tab', { name: 'BMI' }).click();
  await expect(panel).toContainText('16.4 kg/m²');
  await tabs.getByRole('tab', { name: words('Head', '头围') }).click();
  await expect(panel).toContainText(words('On June 16, 2026', '2026年6月16日'));
});

test('compares a preterm child at the corrected age', async ({ page, open, words }) => {
  const early = { ...boy, gestation: { weeks: 33, days: 0 } };
  await keep(page, { child: early, measurements });
  await open('/growth-curve');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByText(words('Corrected age: 6 months 16 days', '矫正年龄：6个月16天'))).toBeVisible();
  await expect(panel).toContainText(
    words('Compared at the corrected age of 6 months 16 days.', '按矫正年龄6个月16天比较。'),
  );
  await expect(panel).toContainText(words('before the due date are not on the curves', '预产期之前的测量不在曲线上'));
  // 8.2 kg at 200 days instead of 249.
  await expect(panel).toContainText(words('53rd percentile', '第53百分位'));

  // Born at term after all.
  await page.getByRole('button', { name: words('Change child', '修改孩子信息') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('switch').click();
  await sheet.getByLabel(words('Birth date', '出生日期')).fill('2026-03-17');
  await sheet.getByRole('button', { name: words('Save', '保存') }).click();
  await expect(sheet.getByText(words('a measurement from before this day', '之前已有测量'))).toBeVisible();
  await sheet.getByLabel(words('Birth date', '出生日期')).fill('2026-03-16');
  await sheet.getByRole('button', { name: words('Save', '保存') }).click();
  await expect(panel).toContainText(words('31st percentile', '第31百分位'));
});

test('says what leaves the curves, what crosses them, and where they end', async ({ page, open, words }) => {
  await keep(page, {
    child: { name: '', sex: 'girls', birthDate: '2021-01-16' },
    measurements: [
      { id: 'a', date: '2021-02-16', weight: 4 },
      { id: 'b', date: '2025-03-16', weight: 22 },
      { id: 'c', date: '2026-03-16', weight: 24 },
    ],
  });
  await open('/growth-curve');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByText(words('The standard ends at five years.', '该标准到5岁为止。'))).toBeVisible();
  await expect(panel).toContainText(words('Above usual', '高于常见范围'));
  await expect(panel).toContainText(
    words('Since February 16, 2021 the child has crossed two curves', '与2021年2月16日相比，向上跨过了两条'),
  );
  await expect(page.getByText(words('WHO Child Growth Standards, 2006', '《儿童生长标准》（2006年'))).toBeVisible();
  await expectAccessible(page);
});

test('tells when the tables do not come, and tries again', async ({ page, open, words, expectErrors }) => {
  expectErrors(/Failed to load|wfa_boys|Importing a module/);
  await keep(page, { child: boy, measurements });
  await page.route(/wfa_boys_0_5/, (route) => route.abort());
  await open('/growth-curve');
  await expect(page.getByText(words('This could not be loaded', '加载失败'))).toBeVisible();
  await page.unroute(/wfa_boys_0_5/);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('tabpanel')).toContainText(words('31st percentile', '第31百分位'));
});

test('reads no record that it has not written', async ({ page, open, words }) => {
  await keep(page, { child: { ...boy, birthDate: 'yesterday' }, measurements: 'none' });
  await open('/growth-curve');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    words('How is your child growing?', '孩子长得怎么样？'),
  );
  await expectAccessible(page);
});
