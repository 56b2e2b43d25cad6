/** The conformance page inside an app, whose host runs in this process, and outside of one. */
import type { BridgeWindow } from '@health-app/sdk/bridge';
import type { Page } from '@playwright/test';
import type { HostParts } from '../../mocks/native-host/src/conformance/test/host-channel.ts';
import { hostChannel } from '../../mocks/native-host/src/conformance/test/host-channel.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

// The app of a test stays with its page.
test.use({ ownContext: true });

const address = () => new URL('/device/conformance', process.env.DEVICE_URL).href;
const offers = ['getDevice', 'getSafeArea', 'setTitle', 'watchNetwork', 'copyText', 'callPhone'];

/** Opens the page in an Android app. The binding tells the frame of a message, as the listener of a web view does. */
async function openInApp(page: Page, parts: Partial<HostParts> = {}): Promise<void> {
  const channel = hostChannel('android', undefined, { offers, ...parts });
  channel.listen(
    (given) => void page.evaluate((text) => (window as unknown as BridgeWindow).healthBridgeReceive?.(text), given),
  );
  await page.exposeBinding('hostPost', async ({ frame }, text: unknown) => {
    if (frame === page.mainFrame()) channel.post(text);
    else await channel.postFromFrame(text, frame.url() === 'about:srcdoc' ? 'own' : 'foreign').then(() => undefined);
  });
  await page.addInitScript('window.healthBridge = { postMessage: (text) => void window.hostPost(text) };');
  await page.goto(address());
}

const item = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

test('a native team runs the checks in its app, decides about actions, and sends the report to the desk', async ({
  page,
}) => {
  await openInApp(page, { results: { getSafeArea: { top: '47', right: 0, bottom: 34, left: 0 } } });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Run the checks' }).press('Enter');

  const question = page.getByRole('region', { name: 'callPhone' });
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question).toContainText('4001234567');
  await question.getByRole('button', { name: 'Skip' }).press('Enter');
  await page.getByRole('region', { name: 'copyText' }).getByRole('button', { name: 'Run' }).press('Enter');
  const event = page.getByRole('region', { name: 'An event of watchNetwork' });
  await event.getByRole('button', { name: 'Run' }).press('Enter');
  for (const about of [/^The page sends parameters/, /^A call that gives nothing/]) {
    await page.getByRole('region', { name: about }).getByRole('button', { name: 'Run' }).press('Enter');
  }
  const phone = page.getByRole('region', { name: 'A tel: link shows the number' });
  await expect(phone.getByRole('link')).toHaveAttribute('href', 'tel:4001234567');
  await phone.getByRole('button', { name: 'Yes' }).press('Enter');
  const browser = page.getByRole('region', { name: 'A link to another origin opens the browser' });
  await browser.getByRole('button', { name: 'No' }).press('Enter');
  const file = page.getByRole('region', { name: 'A file of the page can be saved' });
  const download = page.waitForEvent('download');
  await file.getByRole('link').click();
  expect((await download).suggestedFilename()).toBe('conformance.json');
  await file.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Finished' })).toBeVisible();

  await expect(item(page, 'A tel: link shows the number')).toContainText('Passed');
  await expect(item(page, 'A link to another origin opens the browser')).toContainText('Failed');
  await expect(item(page, 'An event of watchNetwork')).toContainText('Passed');
  await expect(item(page, 'copyText')).toContainText('Passed');
  await expect(item(page, 'callPhone')).toContainText('Skipped');
  await expect(item(page, 'pay')).toContainText('Not offered');
  await page.getByLabel('Show').selectOption('Failed');
  const failed = page.getByRole('region', { name: 'Actions' }).getByRole('listitem').first();
  await expect(failed).toHaveText('getSafeArea ✕ Failed');
  await failed.locator('summary').press('Enter');
  await expect(failed).toContainText('result.top is not as agreed');
  await expect(failed).toContainText('checks every result against the table');
  await expect(failed).toContainText('"top":"47"');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send to the desk' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The report is on the desk' })).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '桥一致性检查' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the checks send from real frames, and find an app that answers them', async ({ page }) => {
  await openInApp(page, {
    onPage: (text, { origin }, next) =>
      next(text, { origin: origin.replace('null', 'https://h5.health-app.example'), isMainFrame: true }),
  });
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Run the checks' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Finished' })).toBeVisible();
  await page.getByLabel('Show').selectOption('Failed');
  const failed = page.getByRole('region', { name: 'Form and origin of messages' }).getByRole('listitem');
  await expect(failed).toContainText([
    'A frame of the page gets no answer',
    'A frame of another origin gets no answer',
  ]);
});

test('outside the app the page shows its address and the reports, and the server takes reports alone', async ({
  page,
  request,
}) => {
  const report = {
    format: 'health-app-conformance',
    version: 1,
    platform: 'ios',
    at: '2026-11-20T09:00:00.000Z',
    counts: { fail: 2, pass: 40, 'not offered': 3, skipped: 4 },
    results: [],
  };
  const reports = `${address()}/reports`;
  expect((await request.post(reports, { data: { ...report, platform: 'web' } })).status()).toBe(400);
  // What a page of another site can send without asking is refused.
  const simple = { headers: { 'content-type': 'text/plain' }, data: JSON.stringify(report) };
  expect((await request.post(reports, simple)).status()).toBe(415);
  const sent = await request.post(reports, { data: report });
  expect(sent.status()).toBe(201);
  const { name } = await sent.json();

  await page.goto(address());
  await expect(page.getByRole('heading', { name: 'This browser is not inside the app' })).toBeVisible();
  await expect(page.getByText(address(), { exact: true })).toBeVisible();
  const link = page.getByRole('region', { name: 'Reports on the desk' }).locator(`a[href$="${name}"]`);
  await expect(link).toContainText('iOS channel');
  await expectAccessible(page);
  expect(await (await request.get(`${reports}/${name}`)).json()).toEqual(report);
  expect((await request.get(`${address()}/reports/..%2f..%2fpackage.json`)).status()).toBe(404);
});
