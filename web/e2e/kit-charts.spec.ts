import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { entry, test } from './device.ts';
import { expect, expectAccessible } from './test.ts';

const media = '/__kit?section=media';

test('charts tell their values by keyboard and by touch, and leave gaps open', async ({ page, open, words }) => {
  await open('/__kit?section=charts');
  const label = words('Weight', '体重');
  const slider = page.getByRole('slider', { name: words('Weight: choose a value', '体重：选择数值') });
  const picture = page.getByRole('img', { name: new RegExp(`^${label}`) }).first();
  const kg = words('kg', '千克');
  await expect(picture).toHaveAccessibleName(
    words(
      'Weight: 22 values from Oct 22 to Nov 20, between 62.6 and 66.4 kg',
      '体重：从10月22日到11月20日共 22 个数值，62.6 至 66.4 千克',
    ),
  );

  // The newest value is told before anything is picked.
  await expect(page.getByText(`62.6 ${kg}`, { exact: false }).first()).toBeVisible();
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', words('Oct 22: 66.4 kg', '10月22日：66.4 千克'));
  await slider.press('ArrowRight');
  await expect(page.getByTestId('picked')).toHaveText(words('Oct 23 66.1', '10月23日 66.1'));

  // A week without a value is passed over: from the last day before it to the first one after.
  for (let step = 0; step < 7; step++) await slider.press('ArrowRight');
  await expect(page.getByTestId('picked')).toHaveText(words('Oct 30 65.1', '10月30日 65.1'));
  await slider.press('ArrowRight');
  await expect(page.getByTestId('picked')).toHaveText(words('Nov 7 64.6', '11月7日 64.6'));
  const line = await picture.locator('path').first().getAttribute('d');
  expect(line?.match(/M/g)).toHaveLength(3);
  const row = page.getByRole('row').filter({ hasText: words('Nov 2', '11月2日') });
  await expect(row.first()).toContainText(words('none', '无'));

  // By touch, at the left end.
  const { x, y, height } = (await picture.boundingBox()) as { x: number; y: number; height: number };
  await page.touchscreen.tap(x + 40, y + height / 2);
  await expect(page.getByTestId('picked')).toHaveText(words('Oct 22 66.4', '10月22日 66.4'));

  // Bars: a day without a value says so, and a day with zero says zero.
  const bars = page.getByRole('slider', { name: words('Energy of a week: choose a value', '一周热量：选择数值') });
  await bars.press('Home');
  await bars.press('ArrowRight');
  await bars.press('ArrowRight');
  await expect(bars).toHaveAttribute('aria-valuetext', words('Mon: No value', '周一：无数据'));
  await bars.press('ArrowRight');
  await expect(bars).toHaveAttribute('aria-valuetext', words('Tue: 0 kcal', '周二：0 千卡'));
  await expect(page.getByTestId('picked-bar')).toHaveText(words('Tue 0', '周二 0'));

  const bmi = page.getByRole('img', { name: words('BMI: 22.4, Normal', 'BMI：22.4，正常') });
  await expect(bmi).toBeVisible();
  await expect(bmi).toHaveAccessibleDescription(
    words('Underweight < 18.5 Normal 18.5–24 Overweight 24–28 Obese ≥ 28', '偏瘦 正常 超重 肥胖 18.5 24 28'),
  );
  await expect(page.getByRole('progressbar', { name: words('Protein', '蛋白质') })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
});

test('charts can be read by all, and their labels never meet', async ({ page, open, words }) => {
  await open('/__kit?section=charts');
  await expect(page.getByRole('slider').first()).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  for (const width of [320, 375, 812]) {
    await page.setViewportSize({ width, height: 812 });
    await expect.poll(() => meetingLabels(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  // Text at twice the size.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '20px';
  });
  await expect.poll(() => meetingLabels(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expect(page.getByText(words('No values yet', '暂无数据')).first()).toBeVisible();
});

/** Pairs of labels of one chart that overlap, and labels that stick out of the screen. */
const meetingLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[role="img"]')].flatMap((chart) => {
      const boxes = [...chart.querySelectorAll('text')].map((text) => ({
        text: text.textContent ?? '',
        box: text.getBoundingClientRect(),
      }));
      const outside = boxes
        .filter(({ box }) => box.left < 0 || box.right > innerWidth)
        .map(({ text }) => `${text} outside`);
      const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
      const meeting = pairs.filter(
        ([{ box: a }, { box: b }]) =>
          a.left < b.right && b.left < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3,
      );
      return [...outside, ...meeting.map(([one, other]) => `${one.text} / ${other.text}`)];
    }),
  );

test('of a hostile text nothing runs, nothing is fetched, and the text stays', async ({ page, open, expectErrors }) => {
  // The browser tells of each style and handler as the text is read, before they are dropped.
  expectErrors(/Content Security Policy/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  page.on('dialog', (dialog) => fetched.push(dialog.message()));
  await open(media);
  const text = page.getByTestId('hostile');
  const last = text.getByText('Last words stay.');
  await last.hover();
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('What stays');
  await expect(text.getByText('Text without its style.')).toHaveCSS('position', 'static');
  await expect(text).not.toContainText(/Give me your number|Choice|Drawn link/);
  for (const alt of ['Picture as data', 'Picture from elsewhere']) {
    await expect(text).toContainText(alt);
    await expect(text.getByRole('img', { name: alt })).toHaveCount(0);
  }

  const left = await text.evaluate((element) => ({
    tags: [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    attributes: [...element.querySelectorAll(':scope > * *')].flatMap((each) => each.getAttributeNames()),
    links: [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  }));
  for (const tag of left.tags)
    expect(['div', 'h2', 'p', 'hr', 'img', 'a', 'table', 'tbody', 'tr', 'td']).toContain(tag);
  for (const name of left.attributes) {
    expect(['href', 'src', 'alt', 'width', 'rel', 'target', 'loading', 'decoding', 'referrerpolicy']).toContain(name);
  }
  expect(left.links).toEqual([
    ['our site', 'https://health-app.example/help'],
    ['our app', '/__kit?from=text'],
  ]);
  await expect(text.getByRole('link', { name: 'our site' })).toHaveAttribute('rel', 'noopener noreferrer');

  // A link into the app goes by its router.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await text.getByRole('link', { name: 'our app' }).click();
  await expect(page).toHaveURL(/from=text/);
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);

  expect(await page.evaluate(() => (window as { hostile?: string[] }).hostile)).toBeUndefined();
  expect(
    fetched.filter((url) => !url.startsWith('data:') && new URL(url).origin !== new URL(page.url()).origin),
  ).toEqual([]);
});

test('an article is read, its pictures opened, its table moved', async ({ page, open, words, expectErrors }) => {
  expectErrors(/Content Security Policy/);
  await open(media);
  await page.getByRole('button', { name: /Half of a plate/ }).press('Enter');
  await expect(page.getByTestId('opened')).toContainText('0: Half of a plate');
  const table = page.getByRole('group', { name: 'Of a plate for lunch' });
  await table.focus();
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const code = page.getByRole('img', { name: words('Opens sugar control', '打开控糖查询') });
  await expect(page.getByText(words('This is too long for a QR code.', '内容过长，无法生成二维码。'))).toBeVisible();
  await expect(page.getByText(words('Pictures can be added in the app.', '请在 App 中添加图片。'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('Add pictures', '添加图片') })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    // Scanners want a code dark on white, the zone around it too.
    await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a code whose encoder cannot be had says so, and comes when asked for again', async ({
  page,
  open,
  words,
  expectErrors,
}) => {
  expectErrors(/Content Security Policy|Failed to load resource/);
  let asked = 0;
  await page.route(/\/assets\/dist-/, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(media);
  const again = page.getByRole('alert').getByRole('button', { name: words('Try again', '重试') });
  // Both codes of the page have waited for the one encoder.
  await expect(again).toHaveCount(2);
  expect(asked).toBe(1);
  await page.unrouteAll();
  await again.first().click();
  await expect(page.getByRole('img', { name: words('Opens sugar control', '打开控糖查询') })).toBeVisible();
});

test('pictures are added, sent, sent again and removed in the app', async ({ device, words, expectErrors }) => {
  expectErrors(/Content Security Policy/);
  const { page, app } = await device({ platform: 'ios', path: media });
  const add = app.getByRole('button', { name: words('Add pictures', '添加图片') });
  const dialog = page.getByRole('dialog');
  const remove = (number: number) =>
    app.getByRole('button', { name: words(`Remove picture ${number}`, `移除图片 ${number}`) });
  const choose = async (...names: number[]) => {
    await add.click();
    for (const name of names) {
      await dialog.getByRole('button', { name: words(`Picture ${name}`, `图片 ${name}`), exact: true }).click();
    }
    await dialog.getByRole('button', { name: words('Choose', '选择'), exact: true }).click();
  };

  // Having thought better of it leaves all as it was.
  await add.click();
  await dialog.getByRole('button', { name: words('Cancel', '取消') }).click();
  await expect(remove(1)).toHaveCount(0);

  await choose(2);
  await expect(remove(2)).toBeVisible();
  await expect(app.getByTestId('addresses')).toHaveText(/https:\S+ https:\S+/);
  await expect(app.getByText('2/3', { exact: true })).toBeVisible();

  // The app fails to send the next one.
  await app.locator('html').evaluate(() => {
    const { webkit, healthBridgeReceive } = window as unknown as {
      webkit: { messageHandlers: { healthBridge: { postMessage: (message: unknown) => void } } };
      healthBridgeReceive: (message: unknown) => void;
    };
    const channel = webkit.messageHandlers.healthBridge;
    const { postMessage } = channel;
    channel.postMessage = (message) => {
      const { id, action } = typeof message === 'string' ? JSON.parse(message) : (message as Record<string, string>);
      if (action !== 'uploadImage') return postMessage(message);
      channel.postMessage = postMessage;
      healthBridgeReceive({ type: 'reply', id, error: { code: 'unavailable' } });
    };
  });
  await choose();
  const again = app.getByRole('button', { name: words('Try again', '重试') });
  await expect(again).toContainText(words('Not sent', '未能上传'));
  await expect(app.getByText(words('No more than 3 pictures can be added.', '最多添加 3 张图片。'))).toBeVisible();
  await expect(add).toHaveCount(0);
  await expectAccessible(page);
  await again.press('Enter');
  await expect(remove(3)).toBeFocused();
  await expect(app.getByTestId('addresses')).toHaveText(/https:\S+ https:\S+ https:\S+/);
  await expect(again).toHaveCount(0);

  await remove(1).press('Enter');
  await expect(remove(3)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('pictures are sent one after the other, and one that is taken away is not', async ({
  device,
  words,
  expectErrors,
}) => {
  expectErrors(/Content Security Policy/);
  const { page, app } = await device({ platform: 'ios', path: media });
  const add = app.getByRole('button', { name: words('Add pictures', '添加图片') });
  await expect(add).toBeVisible();
  // The app takes its time for each.
  await app.locator('html').evaluate(() => {
    const channel = (
      window as unknown as {
        webkit: { messageHandlers: { healthBridge: { postMessage: (message: unknown) => void } } };
      }
    ).webkit.messageHandlers.healthBridge;
    const { postMessage } = channel;
    const told: string[] = [];
    Object.assign(window, { told });
    channel.postMessage = (message) => {
      const { type, action } = typeof message === 'string' ? JSON.parse(message) : (message as Record<string, string>);
      if (type !== 'cancel' && action !== 'uploadImage') return postMessage(message);
      told.push(type);
    };
  });
  const told = () => app.locator('html').evaluate(() => (window as unknown as { told: string[] }).told);
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('Picture 2', '图片 2'), exact: true }).click();
  await dialog.getByRole('button', { name: words('Choose', '选择'), exact: true }).click();
  await expect(app.getByText(words('Sending', '上传中'), { exact: true })).toHaveCount(2);
  await expect.poll(told).toEqual(['call']);
  // Meanwhile another one may be added.
  await expect(add).not.toHaveAttribute('aria-disabled');
  await app.getByRole('button', { name: words('Remove picture 1', '移除图片 1') }).click();
  await expect.poll(told).toEqual(['call', 'cancel', 'call']);
  await expect(app.getByText(words('Sending', '上传中'), { exact: true })).toHaveCount(1);
});

test('a poster is kept by the browser, or says why not', async ({ page, open, words, expectErrors }) => {
  expectErrors(/Content Security Policy/);
  await open(media);
  await page.getByRole('button', { name: words('Open', '打开'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  const poster = sheet.getByRole('img', { name: words('My week', '我的一周') });
  await expect(poster).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: words('Save picture', '保存图片') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('my-week.png');
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([750, expect.any(Number)]);
  await expect(sheet.getByText(words('Picture saved', '图片已保存'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: words('Open one that fails', '打开画不出来的') }).click();
  await expect(sheet.getByText(words('The picture could not be drawn', '图片生成失败'))).toBeVisible();
  await sheet.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(sheet.getByText(words('The picture could not be drawn', '图片生成失败'))).toBeVisible();
});

test('the app saves and shares a poster, or may not', async ({ device, words, expectErrors }) => {
  expectErrors(/Content Security Policy/);
  const { page, app } = await device({ platform: 'android', path: media });
  // The sheet is at the bottom of the phone, which is to be seen as a whole.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await app.getByRole('button', { name: words('Open', '打开'), exact: true }).click();
  const save = app.getByRole('button', { name: words('Save picture', '保存图片') });
  const asked = page.getByRole('dialog').last();
  await save.click();
  await asked.getByRole('button', { name: words('Refuse', '拒绝') }).click();
  await expect(
    app.getByText(
      words('The app may not save pictures. Allow it in the settings.', 'App 没有保存图片的权限，请在设置中允许。'),
    ),
  ).toBeVisible();
  await save.click();
  await asked.getByRole('button', { name: words('Allow', '允许') }).click();
  await expect(app.getByText(words('Picture saved', '图片已保存'))).toBeVisible();
  await expect(entry(page, 'saveImage').first()).toContainText('ok');
  await app.getByRole('button', { name: words('Share', '分享'), exact: true }).click();
  await asked.getByRole('button', { name: words('Cancel', '取消') }).click();
  await expect(entry(page, 'sharePoster').first()).toContainText('cancelled');
  await expect(app.getByText(words('Picture saved', '图片已保存'))).toHaveCount(0);
  await app.getByRole('button', { name: words('Share', '分享'), exact: true }).click();
  await asked.getByRole('button', { name: words('Allow', '允许') }).click();
  await expect(entry(page, 'sharePoster').first()).toContainText('ok');
  // The person has kept it in the app's panel.
  await expect(app.getByText(words('Picture saved', '图片已保存'))).toBeVisible();
});
