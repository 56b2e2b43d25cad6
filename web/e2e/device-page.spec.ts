/** The device page's own tools; `device.spec.ts` tests the app in it. */
import { readFile } from 'node:fs/promises';
import type { Download, FrameLocator } from '@playwright/test';
import { answerSheet, callAction, entry, phoneOf, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const contentOf = async (download: Download) => JSON.parse(await readFile(await download.path(), 'utf8'));

const heading = (app: FrameLocator) => app.getByRole('heading', { level: 1 });

test('the device page lists the screens of a product, and opens them with content', async ({ device, page }) => {
  const { app } = await device({ path: '/' });
  const screens = page.getByRole('navigation', { name: 'Screens' });
  await screens.getByRole('button', { name: /^Purine \/purine$/ }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/purine');
  await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  const member = screens.getByRole('button', { name: /^Family member / });
  await member.click();
  await expect(member).toHaveAttribute('aria-current', 'page');

  await page.getByLabel('Product').selectOption('food');
  await expect(page.getByLabel('Address')).toHaveValue('/food-app');
  await expect(screens.getByRole('button', { name: /^Purine / })).toHaveCount(0);
  await screens.getByRole('button', { name: /\/contact-us$/ }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/contact-us?app=food');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/food-app');
});

test('the simulated phone has its own clock, time zone and text size', async ({ device, page }) => {
  const { app } = await device({ time: '2026-11-20T23:55', zone: 'America/Los_Angeles', path: '/purine' });
  await expect(heading(app)).toBeAttached();
  const clock = () => app.locator('html').evaluate(() => [new Date().toString(), new Date(0).getHours()]);
  expect(await clock()).toEqual(['Fri Nov 20 2026 23:55:00 GMT-0800', 16]);
  await expect(phoneOf(page)).toContainText('23:55');

  const rootSize = () => app.locator('html').evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
  await expect.poll(rootSize).toBe(10);
  await page.getByLabel('Text size').selectOption('2');
  await expect.poll(rootSize).toBe(20);
  await expect(page).toHaveURL(/textScale=2/);

  // All tests share the mock's clock. A request that is still pending at the end of the test would reach the mock.
  const answered = page.waitForResponse('**/api/__mock/clock');
  await page.route('**/api/__mock/clock', (route) => route.fulfill({ json: { success: true, data: null } }));
  await page.getByRole('button', { name: 'Set the mock to this time' }).click();
  expect((await answered).request().postDataJSON()).toEqual({ now: '2026-11-21T07:55:00.000Z' });
});

test('the simulated phone turns and fits into the window without a reload of the app', async ({ device, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { app } = await device({ path: '/purine/search' });
  await app.getByRole('searchbox').fill('rice');
  const phone = phoneOf(page);
  const height = async () => (await phone.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(720);
  await page.getByRole('button', { name: 'Fit to window' }).click();
  expect(await height()).toBe(812);
  await page.getByRole('button', { name: 'Landscape' }).click();
  expect(await height()).toBe(375);
  await expect(page).toHaveURL(/orientation=landscape/);
  await expect(app.getByRole('searchbox')).toHaveValue('rice');
});

test('the log of the device page survives a reload, and can be saved', async ({ device, page }) => {
  const { app } = await device({ path: '/purine' });
  const list = app.getByRole('list', { name: t('Foods'), exact: true });
  await expect(list).toBeVisible();
  const calls = entry(page, 'GET /scheme/view/purine-index/list');
  await expect(calls).toHaveCount(1);
  await page.reload();
  await expect(calls).toHaveCount(2);
  // Each screen takes the focus when it opens, which would end the typing below.
  await expect(list).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('purine-index');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log' }).click();
  expect(await contentOf(await saving)).toMatchObject([
    { wire: 'api', name: 'GET /scheme/view/purine-index/list', state: 'ok' },
    { wire: 'api', name: 'GET /scheme/view/purine-index/list', state: 'ok' },
  ]);
});

test('the device page saves a conversation of the app with its host, and replays the host', async ({
  device,
  page,
}) => {
  const { app } = await device({ user: 'guest', path: '/medicine-remind' });
  await app.getByRole('button', { name: t('Sign in'), exact: true }).click();
  await answerSheet(page, 'Allow');
  await expect(app.getByRole('link', { name: '二甲双胍' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the conversation' }).click();
  const conversation = await contentOf(await saving);
  expect(conversation.about).toBe('ios /medicine-remind');

  // The recorded host signs in without asking the person at the page.
  await device({ platform: 'android', path: '/purine' });
  await page.getByLabel('Replay a file').setInputFiles({
    name: 'conversation.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(conversation)),
  });
  await expect(page.getByText('Replaying: ios /medicine-remind')).toBeVisible();
  await app.getByRole('button', { name: t('Sign in'), exact: true }).click();
  await expect(app.getByRole('link', { name: '二甲双胍' })).toBeVisible();
  await expect(page.getByLabel('Platform')).toHaveValue('ios');

  await page.getByRole('button', { name: 'Stop the replay' }).click();
  await expect(page.getByText('Replaying: ios /medicine-remind')).toHaveCount(0);
  // The app reloads, which closes all sheets.
  await expect(app.getByRole('button', { name: t('Sign in'), exact: true })).toBeVisible();
  await callAction(page, 'scanQr');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.getByRole('dialog').press('Escape');
  await page.getByLabel('Replay a file').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"about":"a","messages":[{"from":"host","message":{"type":"reply","id":"1"}}]}'),
  });
  await expect(page.getByRole('alert')).toHaveText('messages[0] answers nothing');
});

test('the log shows where a reply departs from the API description', async ({ device, page }) => {
  await page.route('**/api/scheme/view/purine-index/list*', async (route) => {
    const response = await route.fetch();
    const { data, ...reply } = await response.json();
    const [first, ...others] = data;
    await route.fulfill({ response, json: { ...reply, data: [{ ...first, category: 'seaweed' }, ...others] } });
  });
  await device({ path: '/purine' });
  const call = entry(page, 'GET /scheme/view/purine-index/list').first();
  await call.getByText('Departs from the description').click();
  await expect(call.getByRole('list', { name: 'Departs from the description' })).toHaveText(
    /\/data\/0\/category seaweed, expected one of/,
  );
});

test('the log keeps its height and its place while calls come, and shows the raw messages', async ({
  device,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { app } = await device({ path: '/purine', zone: 'Asia/Kolkata' });
  await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  const dock = page.getByRole('region', { name: 'Log', exact: true });
  const height = () => page.locator('html').evaluate((root) => root.scrollHeight);
  const before = await height();
  const call = (times: number) =>
    app.locator('html').evaluate(async (_, count) => {
      const headers = { appVersion: '5.2.0', source: 'iOS' };
      for (let made = 0; made < count; made += 1)
        await fetch('/api/scheme/view/v1/execution/plan/listExecutionPlanTitle', { headers });
    }, times);
  await call(100);
  const rows = dock.getByRole('listitem');
  expect(await rows.count()).toBeGreaterThan(100);
  expect(await height()).toBe(before);
  await expect(dock.getByText('GET /scheme/view/v1/execution/plan/listExecutionPlanTitle').first()).toBeInViewport();

  // A reader further down is not moved by new calls.
  const list = page.getByRole('region', { name: 'Entries of the log' });
  await list.evaluate((node) => node.scrollTo({ top: 2_000 }));
  const row = rows.nth(50);
  const place = async () => (await row.boundingBox())?.y;
  const read = await row.elementHandle();
  const top = (await read?.boundingBox())?.y;
  expect(await place()).toBe(top);
  await call(3);
  // The app may send its events meanwhile, too.
  const newer = dock.getByRole('button', { name: /^\D*[34] newer$/ });
  await expect(newer).toBeVisible();
  expect((await read?.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  await newer.click();
  await expect(newer).toBeHidden();
  await expect(rows.first()).toBeInViewport();

  await page.getByLabel('Filter').selectOption('messages');
  await page.getByRole('searchbox', { name: 'Search' }).fill('setTitle');
  const message = rows.filter({ hasText: 'notify setTitle' }).first();
  await expect(message).toContainText('page → app');
  await message.locator('summary').click();
  await expect(message).toContainText(/\d\d:\d\d:\d\d\.\d{3} GMT\+0530/);
  await expect(message).toContainText('"type": "notify"');
});

test('every stream of the protocol can be sent an event, an end and a failure', async ({ device, page }) => {
  await device({ path: '/purine' });
  const streams = page.getByRole('combobox', { name: 'Stream' });
  // The page has them once its code has loaded.
  await expect(streams.locator('option')).not.toHaveCount(0);
  const names = (await streams.locator('option').allTextContents()).map((text) => text.split(' · ')[0] ?? '');
  expect(names.length).toBeGreaterThan(8);
  const result = page.getByTestId('result');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  for (const name of ['watchNetwork', 'watchReminders', 'watchSettings']) {
    await streams.selectOption({ value: name });
    await expect(send).toBeDisabled();
    await callAction(page, name);
    const event = await page.getByRole('textbox', { name: 'Event (JSON)' }).inputValue();
    await send.click();
    const [field = ''] = Object.keys(JSON.parse(event));
    await expect(result).toContainText(`"${field}"`);
    await page.getByRole('button', { name: 'End it with “unavailable”' }).click();
    await expect(result).toContainText('unavailable');
    await expect(page.getByText('The app does not listen to this stream now.')).toBeVisible();
  }
});

test('the phone tells a running app of another user, theme and network, and the app keeps its place', async ({
  device,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { app } = await device({ path: '/purine' });
  const list = app.getByRole('list', { name: t('Foods'), exact: true });
  await expect(list).toBeVisible();
  const scroll = () => app.locator('html').evaluate(() => Math.round(scrollY));
  await app.locator('html').evaluate(() => scrollTo(0, 400));
  await expect.poll(scroll).toBe(400);
  // A document that starts again has no mark.
  const started = app.locator('html[data-mark]');
  await app.locator('html').evaluate((root) => root.setAttribute('data-mark', ''));

  await page.getByLabel('Theme').selectOption('dark');
  await expect(app.locator('body')).toHaveCSS('background-color', 'rgb(15, 20, 18)');
  await page.getByLabel('Network').selectOption('offline');
  await expect.poll(() => app.locator('html').evaluate(() => navigator.onLine)).toBe(false);
  await page.getByLabel('Network').selectOption('normal');
  // The note about the lost connection moves the page while it shows.
  await expect.poll(scroll).toBe(400);
  await expect(started).toHaveCount(1);

  // The app reads the text size when it starts. It starts at its place.
  await page.getByLabel('Model').selectOption('pixel');
  await expect(started).toHaveCount(0);
  await expect.poll(scroll).toBe(400);

  await page.getByLabel('User').selectOption('promoter');
  await expect(entry(page, 'watchUser').first()).toContainText('1 events');
  await expect(page.getByLabel('Address')).toHaveValue('/purine');
  await expect.poll(scroll).toBe(400);
});

test('a slow network has the latency and the bandwidth that the developer types', async ({ device, page }) => {
  const { app } = await device({ path: '/purine', network: 'slow', latency: '700', bandwidth: '0' });
  await expect(app.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  const call = entry(page, 'GET /scheme/view/purine-index/list').first();
  await expect(call.getByText(/^([7-9]\d\d|\d{4,}) ms$/)).toBeVisible();
  await page.getByLabel('Latency (ms)').fill('0');
  const bandwidth = page.getByLabel('Bandwidth (kbit/s)');
  await bandwidth.fill('80');
  await bandwidth.blur();
  await expect(page).toHaveURL(/latency=0&bandwidth=80/);
  const [bytes, took] = await app.locator('html').evaluate(async () => {
    const begin = performance.now();
    const headers = { appVersion: '5.2.0', source: 'iOS' };
    const reply = await fetch('/api/scheme/view/purine-index/list', { headers });
    return [new Blob([await reply.text()]).size, performance.now() - begin];
  });
  // 80 kbit/s are ten bytes in each millisecond.
  expect(took).toBeGreaterThanOrEqual((bytes ?? Number.NaN) / 10);
});

test('an older app offers fewer actions, or has no bridge', async ({ device, page }) => {
  await device({ path: '/purine' });
  const result = page.getByTestId('result');
  await page
    .locator('summary')
    .filter({ hasText: /^sharing/ })
    .click();
  await page.getByRole('checkbox', { name: 'scanQr' }).uncheck();
  await expect(page).toHaveURL(/lacks=scanQr/);
  await callAction(page, 'scanQr');
  await expect(result).toContainText('not supported');
  await page.getByRole('button', { name: 'Offer all' }).click();
  await callAction(page, 'scanQr');
  await answerSheet(page, 'Done');
  await expect(result).toContainText('text');
  await page.getByLabel('App version').selectOption('otherProtocol');
  await callAction(page, 'copyText');
  await expect(result).toContainText('unavailable');
});
