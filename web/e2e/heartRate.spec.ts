import type { FrameLocator, Page } from '@playwright/test';
import { entry, test } from './device.ts';
import { expect, expectAccessible } from './test.ts';

const calls = '/scheme/app/heartRate';
const home = '/heart-rate-monitor/home';
const result = '/heart-rate-monitor/result';

test.use({ runningClock: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows how it has been, and leads to each measurement: ${colorScheme}`, async ({ page, open, words }) => {
    await page.emulateMedia({ colorScheme });
    await open(home);
    const latest = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words('Latest', '最近一次') }) });
    await expect(latest).toContainText('67');
    await expect(latest).toContainText(words('At rest', '静息'));
    await expect(latest).toContainText(words('Fri, Nov 20, 07:30 · Camera', '11月20日周五 07:30 · 摄像头'));

    // A browser has no sensor; what was measured is there all the same.
    await expect(page.getByText(words('A browser cannot measure.', '浏览器无法测量心率。'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('Open in the app', '在 App 中打开') })).toBeVisible();
    await expect(page.getByRole('button', { name: words('Measure', '开始测量'), exact: true })).toHaveCount(0);

    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(words('From 6 measurements', '共测量 6 次'));
    await expect(panel.locator('dd')).toHaveText([words('70 bpm', '70 次/分'), '67', '73']);
    await expect(panel.getByRole('figure').or(panel.getByRole('img')).first()).toBeVisible();
    await page.getByRole('tab', { name: words('Month', '月') }).click();
    await expect(panel.locator('dd')).toHaveText([words('72 bpm', '72 次/分'), '67', '77']);
    await expectAccessible(page);

    const rows = page.getByRole('list', { name: words('History', '历史记录') }).getByRole('link');
    await expect(rows).toHaveCount(10);
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(20);
    await rows.nth(3).click();
    await expect(page).toHaveURL(/recordId=heart-6422&date=2026-11-17$/);
    await expect(page.getByText('118').first()).toBeVisible();
    // Of a woman of 38, whose highest heart rate is 181.
    await expect(
      page.getByRole('img', { name: words('Heart rate: 118, Moderate', '心率：118，中等强度') }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

test('says what a measurement at rest means, also when its address is opened', async ({ page, open, words }) => {
  await open(`${result}?recordId=heart-6425&date=2026-11-20`);
  await expect(page.getByRole('img', { name: words('Heart rate: 67, Usual', '心率：67，正常') })).toBeVisible();
  await expect(
    page.getByText(
      words('5 bpm below your average at rest of the 30 days', '比您此前 30 天的静息平均心率（72 次/分）低 5 次/分'),
    ),
  ).toBeVisible();
  await expect(page.getByText('American Heart Association').or(page.getByText('美国心脏协会'))).toBeVisible();
  // Without its day it is looked for in all of the history.
  await open(`${result}?recordId=heart-6401`);
  await expect(page.getByText('74', { exact: true }).first()).toBeVisible();
});

test('says that there is no such measurement', async ({ page, open, words }) => {
  for (const search of ['', '?recordId=heart-1', '?recordId=heart-6425&date=soon', '?measured=1']) {
    await open(result + search);
    await expect(page.getByRole('alert')).toContainText(words('This measurement is not there', '找不到这次测量'));
  }
  await page.getByRole('link', { name: words('All measurements', '全部记录') }).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
});

test('reads a measurement that is not in the history yet on its own day, and at the person’s age', async ({
  page,
  open,
  answer,
  words,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const startedAt = Date.parse('2026-11-20T00:10:00+08:00');
  const kept = { heartRate: 71, source: 'camera', startedAt, endedAt: startedAt + 30_000 };
  const keep = (state: string) =>
    page.evaluate((text) => sessionStorage.setItem('0:heart-rate.unkept.', text), JSON.stringify([{ ...kept, state }]));
  // One earlier measurement is enough to compare it with.
  const days: (string | null)[] = [];
  await page.route('**/queryAvgHeartRate?*', async (route) => {
    days.push(new URL(route.request().url()).searchParams.get('date'));
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, count: 1 } } });
  });
  await open(home);
  await keep('resting');
  await open(`${result}?measured=${startedAt}`);
  await expect(page.getByText(words('Close to your average at rest', '静息平均心率（72 次/分）接近'))).toBeVisible();
  expect(days[days.length - 1]).toBe('2026-11-20');

  // Without the account there is no age to read it by, which is not the same as an account without an age.
  await keep('active');
  const account = '/information/app/v1/account/getUserInformation';
  await answer(account, 500);
  await page.reload();
  await expect(page.getByText(words('This could not be loaded', '加载失败'))).toBeVisible();
  await expect(page.getByText(words('We do not know your date of birth', '还没有填写出生日期'))).toHaveCount(0);
  await answer(account, undefined);
  await page
    .getByRole('button', { name: words('Try again', '重试') })
    .first()
    .click();
  await expect(page.getByRole('img', { name: words('Heart rate: 71, Light', '心率：71，低强度') })).toBeVisible();
});

test('says what could not be loaded, and tries again', async ({ page, open, answer, words }) => {
  await answer(`${calls}/queryAvgHeartRate`, 'failUnavailable');
  await open(home);
  await expect(page.getByRole('alert')).toContainText('心率记录暂时无法读取，请稍后再试');
  await expect(page.getByRole('list', { name: words('History', '历史记录') })).toBeVisible();
  await answer(`${calls}/queryAvgHeartRate`, undefined);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('tabpanel').locator('dd').first()).toContainText('70');

  await answer(`${calls}/queryHeartRateHistory`, 'failInvalidRange');
  await open(`${result}?recordId=heart-6425&date=2026-11-20`);
  await expect(page.getByRole('alert')).toBeVisible();
  await answer(`${calls}/queryHeartRateHistory`, undefined);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByText('67', { exact: true }).first()).toBeVisible();
});

test('leads from nothing to the first measurement', async ({ page, open, words }) => {
  for (const [call, example] of [
    ['queryAvgHeartRate', 'noMeasurement'],
    ['queryHeartRateHistory', 'empty'],
  ] as const) {
    await page.route(
      (url) => url.pathname === `/api${calls}/${call}`,
      (route) => route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
    );
  }
  await open(home);
  await expect(page.getByText(words('Nothing measured yet', '暂无测量记录'))).toBeVisible();
  await expect(page.getByText(words('A browser cannot measure.', '浏览器无法测量心率。'))).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words('History', '历史记录') })).toHaveCount(0);
  await expectAccessible(page);
});

type Words = (en: string, zh: string) => string;

/** Opens the questions before a measurement, and answers them. */
async function begin(page: Page, app: FrameLocator, words: Words, answer: 'Allow' | 'Refuse' = 'Allow'): Promise<void> {
  await app.getByRole('button', { name: words('Measure', '开始测量'), exact: true }).click();
  await app.getByRole('button', { name: words('Start', '开始'), exact: true }).click();
  const name = answer === 'Allow' ? words('Allow', '允许') : words('Refuse', '拒绝');
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test.describe('in the app', () => {
  // The whole phone is in sight: nothing of a sheet has to be scrolled to.
  test.use({ viewport: { width: 900, height: 1000 } });

  test('measures with the camera from the first question to the history', async ({ device, words }) => {
    const { page, app } = await device({ platform: 'ios', path: home });
    await app.getByRole('button', { name: words('Measure', '开始测量'), exact: true }).click();
    await app.getByText(words('Active', '运动'), { exact: true }).last().click();
    await expectAccessible(page);
    await app.getByRole('button', { name: words('Start', '开始'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Allow', '允许'), exact: true })
      .click();
    const ring = app.getByRole('progressbar');
    await expect(app.getByText(words('Looking for your pulse.', '正在寻找脉搏'))).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(app.getByText(words('Measuring. Keep still', '正在测量，请保持不动'))).toBeVisible();
    await expect(ring).toContainText(/6[4-9]|7[0-6]/);
    expect(Number(await ring.getAttribute('aria-valuenow'))).toBeGreaterThan(25);
    await expectAccessible(page);

    await page.getByRole('button', { name: words('Lift the finger', '移开手指') }).click();
    await page.clock.runFor(2_000);
    await expect(app.getByText(words('Contact lost. Lay your fingertip', '接触中断。请把指尖'))).toBeVisible();
    await page.getByRole('button', { name: words('Put the finger back', '放回手指') }).click();
    await page.clock.runFor(20_000);

    await expect(app.getByText(words('Saved to your history', '已保存到历史记录'))).toBeVisible();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(words('Measurement', '测量结果'));
    await expect(app.getByRole('img', { name: words('Light', '低强度') })).toBeVisible();
    await expectAccessible(page);
    await entry(page, 'measureHeartRate').locator('summary').click();
    await expect(entry(page, 'measureHeartRate')).toContainText('"state": "active"');

    await page
      .getByRole('region', { name: words('Phone', '手机') })
      .getByRole('button', { name: words('Back', '返回') })
      .first()
      .click();
    await expect(
      app
        .getByRole('list', { name: words('History', '历史记录') })
        .getByRole('link')
        .first(),
    ).toContainText('16:20');
    await expect(app.getByText(words('Not in your history yet', '尚未保存到历史记录'))).toHaveCount(0);
  });

  test('is stopped at any time, and says when there was too little of a pulse', async ({ device, words }) => {
    const { page, app } = await device({ platform: 'android', path: home });
    await begin(page, app, words);
    await page.clock.runFor(8_000);
    await app.getByRole('button', { name: words('Stop', '停止') }).click();
    await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
    await expect(app.getByText(words('What are you doing?', '当前状态')).first()).toBeVisible();

    // The second tap of a double tap finds Stop in the place of Start.
    await app.getByRole('button', { name: words('Start', '开始'), exact: true }).dblclick();
    await page.clock.runFor(4_000);
    await page.getByRole('button', { name: words('Lift the finger', '移开手指') }).click();
    await page.clock.runFor(28_000);
    await expect(app.getByRole('alert')).toContainText(words('It could not be measured', '没有测出心率'));
    await expectAccessible(page);
    await app.getByRole('button', { name: words('Try again', '重试') }).click();
    await app.getByRole('button', { name: words('Close', '关闭') }).click();
    await expect(
      app
        .getByRole('list', { name: words('History', '历史记录') })
        .getByRole('link')
        .first(),
    ).toContainText('07:30');
  });

  test('is interrupted by leaving the app, and says so', async ({ device, words }) => {
    const { page, app } = await device({ platform: 'android', path: home });
    await begin(page, app, words);
    await page.clock.runFor(6_000);
    await expect(app.getByText(words('Measuring. Keep still', '正在测量，请保持不动'))).toBeVisible();
    await app.locator('html').evaluate(({ ownerDocument }) => {
      Object.defineProperty(ownerDocument, 'hidden', { value: true });
      ownerDocument.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(app.getByRole('alert')).toContainText(words('The measurement was interrupted', '测量中断了'));
    await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
  });

  test('says how to allow what was refused', async ({ device, words }) => {
    const { page, app } = await device({ platform: 'android', path: home });
    await begin(page, app, words, 'Refuse');
    await expect(app.getByRole('alert')).toContainText(words('The app may not use the camera', 'App 没有相机权限'));
    await app.getByRole('button', { name: words('Open settings', '打开设置') }).click();
    await expect(entry(page, 'openSettings')).toContainText('ok');
    await expect(entry(page, 'measureHeartRate')).toHaveCount(0);
  });

  test('pairs a monitor before it measures with it', async ({ device, words }) => {
    const { page, app } = await device({ platform: 'ios', path: home });
    await app.getByRole('button', { name: words('Measure', '开始测量'), exact: true }).click();
    await app.getByText(words('Heart-rate monitor', '心率设备'), { exact: true }).click();
    await expect(app.getByText(words('No monitor is paired', '还没有配对心率设备'))).toBeVisible();
    await expect(app.getByRole('button', { name: words('Start', '开始'), exact: true })).toHaveCount(0);
    const pair = app.getByRole('button', { name: words('Pair a monitor', '配对心率设备') });
    const dialog = page.getByRole('dialog');
    await pair.click();
    await dialog.getByRole('button', { name: words('Refuse', '拒绝') }).click();
    await expect(app.getByRole('alert')).toContainText(words('No monitor was paired', '没有配对成功'));
    await pair.click();
    await dialog.getByRole('button', { name: words('Allow', '允许') }).click();
    await expect(app.getByText(words('Paired:', '已配对：'))).toBeVisible();
    await app.getByRole('button', { name: words('Start', '开始'), exact: true }).click();
    await expect(dialog).toContainText('bluetooth');
  });

  test('loses no measurement that could not be saved', async ({ device, words, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    const { page, app } = await device({ platform: 'ios', path: home, network: 'offline' });
    await begin(page, app, words);
    await page.clock.runFor(32_000);
    await expect(app.getByText(words('Measured, but not saved yet', '已测出，但尚未保存'))).toBeVisible();
    await expect(app.getByText(/^(6[4-9]|7[0-6])$/).first()).toBeVisible();
    await app
      .getByRole('button', { name: words('Try again', '重试') })
      .first()
      .click();
    await expect(app.getByText(words('Measured, but not saved yet', '已测出，但尚未保存'))).toBeVisible();
    await expectAccessible(page);

    // The page starts again with the network: it looks, and reminds the app.
    await page.getByLabel(words('Network', '网络')).selectOption('normal');
    await expect(app.getByText(words('Saving to your history', '正在保存到历史记录'))).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(app.getByText(words('Saved to your history', '已保存到历史记录'))).toBeVisible();
    await expect(entry(page, 'syncHealth').first()).toContainText('ok');
  });
});
