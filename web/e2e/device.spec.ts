import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, callAction, entry, phoneOf, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

for (const platform of ['ios', 'android', 'messaging', 'browser'] as const) {
  const native = platform === 'ios' || platform === 'android';

  test(`sharing, reminders, scanning and payment work on ${platform} as far as it supports them`, async ({
    device,
  }) => {
    const { page, app } = await device({ platform });
    const phone = phoneOf(page);
    const dialog = page.getByRole('dialog');
    const title = phone.locator('.bar-title');

    // The app opens as the user of the host, with its title in the host's bar.
    await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
    // Only one bar shows: a native app hides its own on a screen with actions; the bar of the messaging app has *Back*.
    if (native) await expect(title).toHaveCount(0);
    else await expect(title).toHaveText(platform === 'browser' ? '/sugar-control' : t('Sugar control'));
    await expect(app.getByRole('button', { name: t('Back') })).toHaveCount(native ? 1 : 0);
    await expect(app.getByRole('link', { name: t('Home'), exact: true })).toHaveCount(native ? 0 : 1);

    // Sharing can be cancelled.
    const share = app.getByRole('button', { name: t('Share'), exact: true });
    await share.click();
    if (platform === 'messaging') {
      await expect(app.getByText(t('Now share it from the menu at the top right'))).toBeVisible();
      await phone.getByRole('button', { name: 'Menu' }).click();
    } else {
      await answerSheet(page, 'Cancel');
      await expect(dialog).toBeHidden();
      await expect(app.getByText(t('copied successfully'))).toHaveCount(0);
      await share.click();
    }
    await expect(dialog).toContainText('Sugar control lookup');
    await expect(dialog).toContainText('type=sugarControl');
    await answerSheet(page, 'To a friend');
    await expect(dialog).toBeHidden();
    if (platform !== 'messaging') {
      const name = native ? 'sharePanel' : 'navigator.share';
      await expect(entry(page, name).first()).toContainText('ok');
      await expect(entry(page, name).nth(1)).toContainText('cancelled');
    }

    // The native apps schedule a saved reminder after permission.
    await page.getByLabel('Address').fill('/medicine-remind/add');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await app.getByLabel(t('Name'), { exact: true }).fill('叶酸');
    if (native) await expect(title).toHaveText(t('New reminder'));
    await app.getByRole('button', { name: t('Save'), exact: true }).click();
    if (native) {
      await answerSheet(page, 'Allow');
      await expect(entry(page, 'scheduleReminder')).toContainText('ok');
      await entry(page, 'scheduleReminder').locator('summary').click();
      await expect(entry(page, 'scheduleReminder')).toContainText('"title": "叶酸"');
      await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('Medication'));
    }
    await expect(app.getByRole('link', { name: '叶酸' })).toBeVisible();

    // Takes a dose.
    await app
      .getByRole('button', { name: RegExp(`^${t('Take')}`) })
      .first()
      .click();
    await expect(entry(page, 'GET /cooperation/app/medicationRemind/finish').first()).toContainText('ok');

    // Goes back with the host's bar.
    await app.getByRole('link', { name: t('Record') }).click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('Medication record'));
    await phone.getByRole('button', { name: 'Back' }).first().click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('Medication'));

    // The device page itself can call the actions for scanning and paying.
    const result = page.getByTestId('result');
    await callAction(page, 'scanQr');
    if (platform === 'browser') await expect(result).toContainText('not supported');
    else {
      await dialog.getByRole('textbox').fill('https://h5.health-app.example/family-health/confirm?code=f-1');
      await dialog.getByRole('textbox').press('Enter');
      await expect(result).toContainText('code=f-1');
    }
    await callAction(page, 'pay');
    if (!native) await expect(result).toContainText('not supported');
    else {
      await expect(dialog).toContainText('order-5001');
      await dialog.press('Escape');
      await expect(result).toContainText('cancelled');
      await callAction(page, 'pay');
      await answerSheet(page, 'Pay');
      await expect(result).toContainText('paid');
    }
  });
}

test('the device page is accessible in the light and the dark theme', async ({ device }) => {
  for (const theme of ['light', 'dark']) {
    const { page, app } = await device({ theme });
    await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
    await expect(app.locator('body')).toHaveCSS(
      'background-color',
      theme === 'dark' ? 'rgb(15, 20, 18)' : 'rgb(243, 246, 244)',
    );
    await expectAccessible(page);
    await app.getByRole('button', { name: t('Share'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a link reproduces the settings of the device page', async ({ device, page }) => {
  const { app } = await device({
    platform: 'android',
    path: '/medicine-remind',
    scenario: 'medication.list/200/empty',
  });
  await expect(app.getByText(t('No reminders yet'))).toBeVisible();
  await page.getByLabel('User').selectOption('promoter');
  await page.getByLabel('Model').selectOption('phone-se');
  await expect(page).toHaveURL(/user=promoter/);
  await expect(page).toHaveURL(/model=phone-se/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(app.getByText(t('No reminders yet'))).toBeVisible();
  await expect(page.getByLabel('User')).toHaveValue('promoter');
  // The log keeps the calls before the link was opened.
  const call = entry(page, 'getUserInfo').first();
  await call.locator('summary').click();
  await expect(call).toContainText('-promoter-promoter');
  await expect(phoneOf(page)).toHaveCSS('width', '320px');
});

test('the device page simulates an offline, a failing and a slow network', async ({ device, page, expectErrors }) => {
  expectErrors(/status of 500|Failed to load resource/);
  const { app } = await device({ path: '/medicine-remind', network: 'offline' });
  const network = page.getByLabel('Network');
  const retry = app.getByRole('button', { name: t('Try again') }).first();
  const call = entry(page, 'GET /cooperation/app/medicationRemind/queryList').first();
  await expect(retry).toBeVisible();
  await expect(call).toContainText('network');
  await network.selectOption('failing');
  await retry.click();
  await expect(call).toContainText('500');
  await expect(retry).toBeVisible();
  await network.selectOption('slow');
  await retry.click();
  // At least 1,500 ms.
  await expect(call.getByText(/^(1[5-9]|[2-9]\d|\d{3,})\d\d ms$/)).toBeVisible();
  await expect(app.getByRole('link', { name: '二甲双胍' })).toBeVisible();
});

test('one setting chooses the language of the device page and of the app', async ({ device, page }) => {
  const { app } = await device();
  await page.getByLabel('Language').selectOption('zh-CN');
  await expect(app.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
});

test('the device page shows the stream of a heart rate measurement, and can stop it', async ({ device, page }) => {
  const { app } = await device();
  await expect(app.locator('h1')).toBeAttached();
  await callAction(page, 'measureHeartRate');
  await expect(page.getByTestId('result')).toContainText(/"bpm": (6[4-9]|7[0-6])/);
  await expect(page.getByText('Heart rate', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(entry(page, 'measureHeartRate')).toContainText('cancelled');
  await expect(page.getByText('Heart rate', { exact: true })).toBeHidden();
});

test('pictures are chosen in the host app’s own chooser', async ({ device, page }) => {
  for (const platform of ['ios', 'messaging']) {
    const { app } = await device({ platform });
    // The heading shows before the app has greeted its host.
    await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
    await callAction(page, 'chooseImage');
    await answerSheet(page, 'Picture 3');
    await answerSheet(page, 'Choose');
    await expect(page.getByTestId('result')).toContainText('data:image/');
  }
});

for (const platform of ['ios', 'android']) {
  test(`the ${platform} app colours its bar and stops scrolling when the page asks for it`, async ({ device }) => {
    // A screen without actions of its own leaves the bar to the app.
    const { page, app } = await device({ platform, path: '/tools/bmi' });
    await expect(app.getByRole('heading', { name: t('Your BMI') })).toBeVisible();
    await callAction(page, 'setBarColors', { background: '#0b7345', foreground: '#ffffff' });
    const bar = phoneOf(page).locator('.bar');
    await expect(bar).toHaveCSS('background-color', 'rgb(11, 115, 69)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');

    await callAction(page, 'setScrolling', { enabled: false });
    await expect(app.locator('html')).toHaveCSS('overflow', 'hidden');
    await callAction(page, 'setScrolling', { enabled: true });
    await expect(app.locator('html')).toHaveCSS('overflow', 'visible');
  });
}

test('the log of the device page can be filtered and cleared', async ({ device, page }) => {
  const { app } = await device();
  await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  await page.getByLabel('Filter').selectOption('api');
  await expect(entry(page, 'hello')).toHaveCount(0);
  await page.getByLabel('Filter').selectOption('bridge');
  await page.getByRole('searchbox').fill('HELL');
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(entry(page, 'setTitle')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

for (const platform of ['ios', 'android']) {
  test(`a guest signs in by the login of the ${platform} app`, async ({ device, page }) => {
    const { app } = await device({ user: 'guest', platform, path: '/medicine-remind' });
    const signIn = app.getByRole('button', { name: t('Sign in'), exact: true });
    await signIn.click();
    await answerSheet(page, 'Refuse');
    await expect(app.getByRole('alert')).toHaveText(t('The app could not sign you in. Try again.'));
    await signIn.click();
    await answerSheet(page, 'Allow');
    await expect(app.getByRole('link', { name: '二甲双胍' })).toBeVisible();
  });
}

test('a guest in the messaging app can open the native app, or sign in by phone number', async ({ device }) => {
  const { app } = await device({ user: 'guest', platform: 'messaging', path: '/medicine-remind' });
  await expect(app.getByRole('button', { name: t('Open in the app') })).toBeVisible();
  await app.getByRole('button', { name: t('Sign in here by phone number') }).click();
  await expect(app.getByRole('textbox', { name: t('Phone number') })).toBeVisible();
});

test('the app’s back button closes an open dialog before it leaves the screen', async ({ device, page }) => {
  const { app } = await device({ platform: 'android', path: '/medicine-remind/add' });
  const name = app.getByLabel(t('Name'), { exact: true });
  await name.fill('叶酸');
  const phone = phoneOf(page);
  const back = phone.getByRole('button', { name: 'Back' }).first();
  await back.click();
  await expect(app.getByRole('dialog')).toBeVisible();
  await back.click();
  await expect(app.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('叶酸');
});

test('the app’s bar follows the colours of the page from light to dark', async ({ device, page }) => {
  const { app } = await device({ platform: 'ios' });
  await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  const told = entry(page, 'setBarColors');
  await expect(told).toHaveCount(1);
  await page.getByLabel('Theme').selectOption('dark');
  await expect(told).toHaveCount(2);
});
