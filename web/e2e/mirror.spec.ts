import type { MirrorRecordPage } from '@health-app/sdk';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { untilReadyOffline } from './support/offline.ts';
import { changeReply, countCalls } from './support/requests.ts';
import { acceptAgreements } from './support/sign-in.ts';
import { storedIn } from './support/stored-data.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const confirm = '/scheme/view/mirror/record/confirm';
/** A new code for each run, because all accounts share a code, and it is confirmed once. */
const mirror = Date.now().toString(36);
const code = `/ai-mirror/create?token=mt-q7v3k9x2hd${mirror}`;
const picture = /\/mirror\/(front|side)\.svg/;

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const start = (page: Page) => page.getByRole('button', { name: t('Start'), exact: true });
const noChange = t('no measurable change');

test.describe('a stranger at the mirror', () => {
  test.use({ guest: true });

  test('a guest at the mirror signs in, is measured once, compares, and shares without pictures', async ({
    page,
    open,
    serverWorks,
    browser,
  }) => {
    const sent = countCalls(page, confirm);
    await open(code);
    await expect(page.getByRole('heading', { name: '居家魔镜（客厅）' })).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(`${t('Time to start')}: 10:00`);
    const consent = page.getByRole('switch', { name: t('I agree to the pictures and how they are kept') });
    await expect(consent).not.toBeChecked();
    await expectAccessible(page);

    const birthDate = page.getByLabel(t('Birth date'));
    await page.getByRole('textbox', { name: 'Height' }).fill('162');
    await page.getByRole('textbox', { name: 'Weight' }).fill('58.4');
    await page.getByText(t('Female'), { exact: true }).click();
    await birthDate.fill('2008-11-21');
    await expect(page.getByText(t('The mirror measures adults only, from 18 years.'))).toBeVisible();
    await start(page).click();
    await expect(birthDate).toBeFocused();
    await birthDate.fill('1988-05-12');
    await start(page).click();
    await expect(consent).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(t('The mirror takes pictures only with your consent.'));
    expect(sent()).toBe(0);

    // The sign-in keeps the input.
    await page.getByRole('button', { name: t('Sign in first') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: t('Phone number') }).fill('13800001234');
    await sheet.getByRole('textbox', { name: t('Verification code') }).fill('123456');
    await sheet.getByRole('button', { name: t('Send code') }).click();
    await acceptAgreements(sheet);
    await sheet.getByRole('button', { name: t('Sign in'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('Sign in first') })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('58.4');

    await consent.check();
    await start(page).dblclick();
    await expect(page.getByText(t('Stand still: the pictures are taken')).first()).toBeVisible();
    expect(sent()).toBe(1);
    const { userToken } = JSON.parse(await page.evaluate(() => sessionStorage.getItem('0:user') ?? ''));
    await serverWorks(9, userToken);
    await expect(page).toHaveURL(new RegExp(`/ai-mirror/detail\\?recordId=mirror-5012-${mirror}$`));
    await expect(line(page, 'Waist')).toContainText('74.4 ± 1.5 cm');
    await expect(line(page, 'Hip')).toContainText('93.1 ± 1.5 cm');

    await page.getByRole('link', { name: t('Compare with the one before') }).click();
    await expect(line(page, 'Waist')).toContainText('74.9 → 74.4 cm');
    await expect(line(page, 'Waist')).toContainText(noChange);
    await open(`/ai-mirror/detail?recordId=mirror-5012-${mirror}&with=mirror-5008`);
    await expect(line(page, 'Waist')).toContainText('77.8 → 74.4 cm');
    // What changed comes first, here before the chest.
    await expect(line(page, 'Chest').first()).toBeVisible();
    await expect(line(page, 'Waist')).toContainText(t('{by} cm less', { by: '3.4' }));
    await expectAccessible(page);

    await page.getByRole('link', { name: t('Only this measurement') }).click();
    await expect(page.getByRole('link', { name: t('Compare with the one before') })).toBeVisible();

    // Another person opens the owner's link. Their server has its own clock.
    await open('/ai-mirror/detail?recordId=mirror-5011');
    await page.getByRole('button', { name: t('Share the measures') }).click();
    await expect(page.getByRole('dialog')).toContainText(/Nobody sees the pictures/);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (shared: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(shared);
          return Promise.resolve();
        },
      });
    });
    await page.getByRole('button', { name: t('Share the link') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /ms-[a-z0-9]+/);
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '');
    expect(JSON.stringify(shared)).not.toMatch(/svg|59\.2|74\.9/);
    const guest = await browser.newPage();
    const asked: string[] = [];
    guest.on('request', (request) => asked.push(request.url()));
    await guest.goto(shared.url);
    await expect(line(guest, 'Waist')).toContainText('74.9 ± 1.5 cm');
    await expect(guest.getByText(t('Pictures are never shared.'))).toBeVisible();
    await expect(guest.getByRole('button', { name: t('Show the picture') })).toHaveCount(0);
    expect(asked.filter((url) => picture.test(url))).toEqual([]);
    await guest.close();
  });
});

test('pictures of the body leave no trace in the storage, the requests and the logs', async ({ page, open }) => {
  /** The referrers of the requests for pictures. */
  const pictures: string[] = [];
  const bodies: string[] = [];
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  page.on('request', (request) => {
    if (picture.test(request.url())) pictures.push(request.headers().referer ?? '');
    bodies.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await open('/ai-mirror/records');
  await expect(page.getByRole('img', { name: /./ }).and(page.locator('img'))).toHaveCount(0);
  await page.getByRole('link', { name: t('All measures') }).click();
  await expect(line(page, 'Waist')).toContainText('74.9 ± 1.5 cm');
  expect(pictures).toEqual([]);
  const show = page.getByRole('button', { name: t('Show the picture') });
  await show.click();
  const shown = page.getByRole('img', { name: t('Your body on {day}', { day: 'November 14, 2026' }) });
  await expect(shown).toBeVisible();
  expect(pictures).toEqual(['']);

  // The page goes to the background.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(shown).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('tab', { name: t('Side') }).click();
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: t('Back'), exact: true }).click();
  await expect(page.getByRole('link', { name: t('All measures') })).toBeVisible();

  // The outbox opens its database a moment after the screen. It is empty, and the only database.
  await untilReadyOffline(page);
  await expect.poll(async () => (await storedIn(page)).places).toEqual({ '0:outbox/outbox': '[]' });
  expect(JSON.stringify((await storedIn(page)).keys)).not.toMatch(/svg|mirror-50|waist|birth/i);
  const events = () => bodies.filter((body) => body.includes('/statistic/')).join();
  await expect.poll(events).toContain('page.view');
  expect(events()).not.toMatch(/svg|mirror-50|74\.9|59\.2/);
  // The URL of the picture occurs only in its own request.
  expect(bodies.filter((body) => picture.test(body) && !/^\S+\/mirror\/front\.svg $/.test(body))).toEqual([]);
  expect(logs.filter((text) => picture.test(text))).toEqual([]);
});

test('the mirror explains unusable codes and failed measurements, and compares two records of the list', async ({
  page,
  open,
  expectErrors,
}) => {
  // The start of the page requests the record of the address as it stands.
  expectErrors(/status of 400/);
  await open('/ai-mirror/create?token=mt-2y5b7n3w9g');
  await expect(page.getByRole('heading', { name: t('The code was not confirmed in time') })).toBeVisible();
  await open('/ai-mirror/create?token=mt-00000000');
  await expect(page.getByText(t('No mirror shows this code'), { exact: true })).toBeVisible();
  await open('/ai-mirror/create?token=%3Cscript%3E');
  await expect(page.getByText(t('This is not the code of a mirror.'))).toBeVisible();
  await open('/ai-mirror/detail?recordId=mirror-5009');
  await expect(page.getByRole('heading', { name: t('Head, hands or feet were outside the picture') })).toBeVisible();
  await expect(page.getByText(t('Step back until the mirror shows you from head to feet.'))).toBeVisible();
  await open('/ai-mirror/detail?recordId=mirror-9');
  await page.getByRole('link', { name: t('All records') }).click();

  // Two records are compared from the list, whatever the order of the choice.
  await page.getByRole('button', { name: t('Compare two') }).click();
  const compare = page.getByRole('button', { name: t('Compare'), exact: true });
  await expect(compare).toHaveCount(0);
  const choices = page.getByRole('checkbox');
  await choices.nth(0).check();
  await choices.nth(2).check();
  await expectAccessible(page);
  await compare.click();
  await expect(page).toHaveURL(/recordId=mirror-5011&with=mirror-5008$/);
  await expect(line(page, 'Waist')).toContainText(t('{by} cm less', { by: '2.9' }));
});

test('the list of records gives the reason for each failed measurement', async ({ page, open }) => {
  const reasons = {
    expired: 'The code was not confirmed in time',
    notWholeBody: 'Head, hands or feet were outside the picture',
    looseClothes: 'The clothes hid your outline',
    badLight: 'It was too dark, or the light came from behind',
    moved: 'You moved while the pictures were taken',
    severalPeople: 'More than one person was in the picture',
    implausible: 'Height and weight do not go with your outline',
    reasonOfTomorrow: 'The mirror could not measure',
  };
  await changeReply<MirrorRecordPage>(page, '/scheme/app/mirror/record/list', ({ list: [record], ...rest }) => ({
    ...rest,
    hasMore: false,
    list: Object.keys(reasons).map((failReason) => ({ ...record, recordId: failReason, status: 'failed', failReason })),
  }));
  await open('/ai-mirror/records');
  for (const [reason, text] of Object.entries(reasons))
    await expect(page.locator(`a[href*="recordId=${reason}"]`)).toContainText(t(text));
});
