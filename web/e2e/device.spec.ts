import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entry, test } from './device.ts';
import { expect, expectAccessible } from './test.ts';

/** What a build for production has to be told. */
const production = {
  VITE_ENVIRONMENT: 'production',
  VITE_APP_VERSION: '5.2.0',
  VITE_APP_LINK: 'https://app.health-app.example/open',
  VITE_IOS_STORE: 'https://apps.health-app.example/ios',
  VITE_ANDROID_STORE: 'https://apps.health-app.example/android',
  VITE_MESSAGING_APP_ID_MAIN: 'wx0123456789abcdef',
  VITE_MESSAGING_APP_ID_FOOD: 'wxfedcba9876543210',
};

for (const platform of ['ios', 'android', 'messaging', 'browser'] as const) {
  const native = platform === 'ios' || platform === 'android';

  test(`a day with the app: ${platform}`, async ({ device, words }) => {
    const { page, app } = await device({ platform });
    const phone = page.getByRole('region', { name: words('Phone', '手机') });
    const dialog = page.getByRole('dialog');
    const title = phone.locator('.bar-title');

    // Opens, as the user whom the host knows, with the title in the host's bar.
    await expect(app.getByRole('list', { name: words('Foods', '食物列表'), exact: true })).toBeVisible();
    await expect(title).toHaveText(platform === 'browser' ? '/sugar-control' : words('Sugar control', '控糖查询'));
    await expect(app.getByRole('button', { name: words('Back', '返回') })).toHaveCount(native ? 0 : 1);

    // Shares, after having thought better of it.
    const share = app.getByRole('button', { name: words('Share', '分享'), exact: true });
    await share.click();
    if (platform === 'messaging') {
      await expect(
        app.getByText(words('Now share it from the menu at the top right', '请点击右上角菜单分享')),
      ).toBeVisible();
      await phone.getByRole('button', { name: words('Menu', '菜单') }).click();
    } else {
      await dialog.getByRole('button', { name: words('Cancel', '取消') }).click();
      await expect(dialog).toBeHidden();
      await expect(app.getByText(words('copied successfully', '复制成功'))).toHaveCount(0);
      await share.click();
    }
    await expect(dialog).toContainText(words('Sugar control', '控糖查询'));
    await expect(dialog).toContainText('/sugar-control');
    await dialog.getByRole('button', { name: words('To a friend', '发给好友') }).click();
    await expect(dialog).toBeHidden();
    if (platform !== 'messaging') {
      const name = native ? 'sharePanel' : 'navigator.share';
      await expect(entry(page, name).first()).toContainText('ok');
      await expect(entry(page, name).nth(1)).toContainText('cancelled');
    }

    // Saves a reminder; the native apps remind by themselves, once allowed.
    await page.getByLabel(words('Address', '地址')).fill('/medicine-remind/add');
    await page.getByRole('button', { name: words('Open', '打开'), exact: true }).click();
    await app.getByLabel(words('Name', '药品名称'), { exact: true }).fill('叶酸');
    if (native) await expect(title).toHaveText(words('New reminder', '新建提醒'));
    await app.getByRole('button', { name: words('Save', '保存'), exact: true }).click();
    if (native) {
      await dialog.getByRole('button', { name: words('Allow', '允许') }).click();
      await expect(entry(page, 'scheduleReminder')).toContainText('ok');
      await entry(page, 'scheduleReminder').locator('summary').click();
      await expect(entry(page, 'scheduleReminder')).toContainText('"title": "叶酸"');
      await expect(title).toHaveText(words('Medication', '服药提醒'));
    }
    await expect(app.getByRole('link', { name: '叶酸' })).toBeVisible();

    // Takes a dose.
    await app
      .getByRole('button', { name: words('Take', '服用') })
      .first()
      .click();
    await expect(entry(page, 'GET /cooperation/app/medicationRemind/finish').first()).toContainText('ok');

    // Goes on, and back by the host's bar.
    await app.getByRole('link', { name: words('Record', '服药记录') }).click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(words('Medication record', '服药记录'));
    await phone
      .getByRole('button', { name: words('Back', '返回') })
      .first()
      .click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(words('Medication', '服药提醒'));

    // What the device page can call by itself: scanning and paying.
    const act = async (action: string) => {
      await page.getByRole('combobox', { name: words('Action', '动作') }).selectOption(action);
      await page.getByRole('button', { name: words('Call', '调用'), exact: true }).click();
    };
    const result = page.getByTestId('result');
    await act('scanQr');
    if (platform === 'browser') await expect(result).toContainText('not supported');
    else {
      await dialog.getByRole('textbox').fill('https://h5.health-app.example/family-health/confirm?code=f-1');
      await dialog.getByRole('textbox').press('Enter');
      await expect(result).toContainText('code=f-1');
    }
    await act('pay');
    if (!native) await expect(result).toContainText('not supported');
    else {
      await expect(dialog).toContainText('order-5001');
      await dialog.press('Escape');
      await expect(result).toContainText('cancelled');
      await act('pay');
      await dialog.getByRole('button', { name: words('Pay', '支付'), exact: true }).click();
      await expect(result).toContainText('paid');
    }
  });
}

test('everything can be reached and read, light and dark', async ({ device, words }) => {
  for (const theme of ['light', 'dark']) {
    const { page, app } = await device({ theme });
    await expect(app.getByRole('list', { name: words('Foods', '食物列表'), exact: true })).toBeVisible();
    await expect(app.locator('body')).toHaveCSS(
      'background-color',
      theme === 'dark' ? 'rgb(15, 20, 18)' : 'rgb(243, 246, 244)',
    );
    await expectAccessible(page);
    await app.getByRole('button', { name: words('Share', '分享'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a link reproduces the setting', async ({ device, page, words }) => {
  const { app } = await device({
    platform: 'android',
    path: '/medicine-remind',
    scenario: 'medication.list/200/empty',
  });
  await expect(app.getByText(words('No reminders yet', '还没有服药提醒'))).toBeVisible();
  await page.getByLabel(words('User', '用户')).selectOption('promoter');
  await page.getByLabel(words('Model', '机型')).selectOption('phone-se');
  await expect(page).toHaveURL(/user=promoter/);
  await expect(page).toHaveURL(/model=phone-se/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(app.getByText(words('No reminders yet', '还没有服药提醒'))).toBeVisible();
  await expect(page.getByLabel(words('User', '用户'))).toHaveValue('promoter');
  await entry(page, 'getUserInfo').locator('summary').click();
  await expect(entry(page, 'getUserInfo')).toContainText('-promoter-promoter');
  await expect(page.getByRole('region', { name: words('Phone', '手机') })).toHaveCSS('width', '320px');
});

test('the network is slow, offline or failing, and fine again', async ({ device, page, words, expectErrors }) => {
  expectErrors(/status of 500|Failed to load resource/);
  const { app } = await device({ path: '/medicine-remind', network: 'offline' });
  const network = page.getByLabel(words('Network', '网络'));
  const retry = app.getByRole('button', { name: words('Try again', '重试') }).first();
  const call = entry(page, 'GET /cooperation/app/medicationRemind/queryList').first();
  await expect(retry).toBeVisible();
  await expect(call).toContainText('network');
  await network.selectOption('failing');
  await expect(call).toContainText('500');
  await expect(retry).toBeVisible();
  await network.selectOption('slow');
  await expect(call).toContainText(/1[5-9]\d\d ms/);
  await expect(app.getByRole('link', { name: '二甲双胍' })).toBeVisible();
});

test('the language of the page and of the app is chosen together', async ({ device, page, words }) => {
  const { app } = await device();
  await page.getByLabel(words('Language', '语言')).selectOption(words('zh-CN', 'en'));
  await expect(app.locator('html')).toHaveAttribute('lang', words('zh-CN', 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', words('zh-CN', 'en'));
  await expect(page.getByRole('heading', { name: words('设置', 'Settings') })).toBeVisible();
});

test('the pulse comes as a stream, and can be stopped', async ({ device, page, words }) => {
  const { app } = await device();
  await expect(app.locator('h1')).toBeAttached();
  await page.getByRole('combobox', { name: words('Action', '动作') }).selectOption('measureHeartRate');
  await page.getByRole('button', { name: words('Call', '调用'), exact: true }).press('Enter');
  await expect(page.getByTestId('result')).toContainText(/"bpm": (6[4-9]|7[0-6])/);
  await expect(page.getByText(words('Heart rate', '心率'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words('Stop', '停止') }).press('Enter');
  await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
  await expect(page.getByText(words('Heart rate', '心率'), { exact: true })).toBeHidden();
});

test('pictures are chosen in the app’s own chooser', async ({ device, page, words }) => {
  for (const platform of ['ios', 'messaging']) {
    const { app } = await device({ platform });
    await expect(app.locator('h1')).toBeAttached();
    await page.getByRole('combobox', { name: words('Action', '动作') }).selectOption('chooseImage');
    await page.getByRole('button', { name: words('Call', '调用'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('Picture 3', '图片 3') }).click();
    await dialog.getByRole('button', { name: words('Choose', '选择'), exact: true }).click();
    await expect(page.getByTestId('result')).toContainText('data:image/');
  }
});

for (const platform of ['ios', 'android']) {
  test(`the bar takes colours, and the page stops scrolling, as the page asks: ${platform}`, async ({
    device,
    words,
  }) => {
    const { page, app } = await device({ platform });
    await expect(app.getByRole('list', { name: words('Foods', '食物列表'), exact: true })).toBeVisible();
    const act = async (action: string, parameters: object) => {
      await page.getByRole('combobox', { name: words('Action', '动作') }).selectOption(action);
      await page
        .getByRole('textbox', { name: words('Parameters (JSON)', '参数（JSON）') })
        .fill(JSON.stringify(parameters));
      await page.getByRole('button', { name: words('Call', '调用'), exact: true }).press('Enter');
    };

    await act('setBarColors', { background: '#0b7345', foreground: '#ffffff' });
    const bar = page.getByRole('region', { name: words('Phone', '手机') }).locator('.bar');
    await expect(bar).toHaveCSS('background-color', 'rgb(11, 115, 69)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');

    await act('setScrolling', { enabled: false });
    await expect(app.locator('html')).toHaveCSS('overflow', 'hidden');
    await act('setScrolling', { enabled: true });
    await expect(app.locator('html')).toHaveCSS('overflow', 'visible');
  });
}

test('the log can be filtered and cleared', async ({ device, page, words }) => {
  const { app } = await device();
  await expect(app.getByRole('list', { name: words('Foods', '食物列表'), exact: true })).toBeVisible();
  await page.getByLabel(words('Filter', '筛选')).selectOption('api');
  await expect(entry(page, 'hello')).toHaveCount(0);
  await page.getByLabel(words('Filter', '筛选')).selectOption('bridge');
  await page.getByRole('searchbox').fill('HELL');
  await expect(page.getByRole('list', { name: words('Log', '日志') }).getByRole('listitem')).not.toHaveCount(0);
  await expect(entry(page, 'setTitle')).toHaveCount(0);
  await page.getByRole('button', { name: words('Clear', '清空') }).click();
  await expect(page.getByText(words('Nothing yet.', '暂无记录。'))).toBeVisible();
});

test('a build for production works in no frame, and knows no device page', ({ words }, info) => {
  test.skip(words('en', 'zh') === 'zh', 'the same build');
  const outDir = info.outputPath('production');
  execFileSync('npm', ['exec', '--', 'vite', 'build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...production },
    shell: process.platform === 'win32',
  });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  const code = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n');
  expect(code).toMatch(/sameOriginFrame:!1/);
  expect(code).not.toMatch(/sameOriginFrame:!0|healthDevice|createNativeHost/);
});

for (const platform of ['ios', 'android']) {
  test(`a guest signs in by the app’s own login: ${platform}`, async ({ device, page, words }) => {
    const { app } = await device({ user: 'guest', platform, path: '/medicine-remind' });
    const signIn = app.getByRole('button', { name: words('Sign in', '登录'), exact: true });
    const dialog = page.getByRole('dialog');
    await signIn.click();
    await dialog.getByRole('button', { name: words('Refuse', '拒绝') }).click();
    await expect(app.getByRole('alert')).toHaveText(
      words('The app could not sign you in. Try again.', 'App 未能完成登录，请重试。'),
    );
    await signIn.click();
    await dialog.getByRole('button', { name: words('Allow', '允许') }).click();
    await expect(app.getByRole('link', { name: '二甲双胍' })).toBeVisible();
  });
}

test('a guest of the messaging app is offered the app, and a phone number here', async ({ device, words }) => {
  const { app } = await device({ user: 'guest', platform: 'messaging', path: '/medicine-remind' });
  await expect(app.getByRole('button', { name: words('Open in the app', '在 App 中打开') })).toBeVisible();
  await app.getByRole('button', { name: words('Sign in here by phone number', '用手机号在此登录') }).click();
  await expect(app.getByRole('textbox', { name: words('Phone number', '手机号') })).toBeVisible();
});

test('the app’s way back closes what lies over a screen before the screen', async ({ device, page, words }) => {
  const { app } = await device({ platform: 'android', path: '/medicine-remind/add' });
  const name = app.getByLabel(words('Name', '药品名称'), { exact: true });
  await name.fill('叶酸');
  const phone = page.getByRole('region', { name: words('Phone', '手机') });
  const back = phone.getByRole('button', { name: words('Back', '返回') }).first();
  await back.click();
  await expect(app.getByRole('dialog')).toBeVisible();
  await back.click();
  await expect(app.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('叶酸');
});

test('the app’s bar follows the colours of the page from light to dark', async ({ device, page, words }) => {
  const { app } = await device({ platform: 'ios' });
  await expect(app.getByRole('list', { name: words('Foods', '食物列表'), exact: true })).toBeVisible();
  const told = entry(page, 'setBarColors');
  await expect(told).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(told).toHaveCount(2);
});
