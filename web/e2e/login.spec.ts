import { expectAccessible } from './support/accessibility.ts';
import { isAsset } from './support/assets.ts';
import { freshPhone, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const reminders = '/cooperation/app/medicationRemind/queryList';

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest sees the login in place of the screen, signs in by phone number, and stays signed in', async ({
    page,
    open,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/medicine-remind');
    await expect(page.getByText(t('Sign in to see this'))).toBeVisible();
    expect(asked).not.toContain(`/api${reminders}`);
    await expectAccessible(page);

    const submit = page.getByRole('button', { name: t('Sign in'), exact: true });
    const phone = page.getByRole('textbox', { name: t('Phone number') });
    await submit.click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(t('Enter the 11 digits of a mobile number'));
    const phoneNumber = freshPhone();
    await phone.fill(phoneNumber);
    await page.getByRole('button', { name: t('Send code') }).click();
    await expect(page.getByText(t('The code was sent'))).toBeAttached();

    // A reload keeps the number and the countdown, but not the consent, which only the person can give.
    const box = page.getByRole('checkbox', { name: /terms of use/ });
    await page.reload();
    await expect(phone).toHaveValue(new RegExp(`^${[...phoneNumber].join('\\s?')}$`));
    await expect(page.getByText(t('Again in {secondsLeft} s', { secondsLeft: 60 }))).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/ai-app/agreement/user');
    const code = page.getByRole('textbox', { name: t('Verification code') });
    await code.fill('000000');
    await submit.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(t('Read the agreements, and tick the box if you accept them.'));
    await expectAccessible(page);
    await box.check();
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(t('This code is wrong. Enter it again.'));
    await code.fill('123456');
    await submit.click();
    await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('userToken');
    // Links contain the sender's name even after the reload.
    const user = JSON.parse(await page.evaluate(() => sessionStorage.getItem('0:user') ?? '{}'));
    expect(user.userName).toMatch(/./);
    // All keys and names that the page stores begin with the environment.
    const keys = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    expect(keys.filter((key) => !key?.startsWith('0:'))).toEqual([]);
    expect(asked).toContain(`/api${reminders}`);
  });

  test('a guest opens a public screen without signing in', async ({ page, open }) => {
    await open('/purine');
    await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  });
});

test('a login that expires during work keeps the typed text', async ({ page, open, expectErrors }) => {
  expectErrors(/status of 500/);
  await open('/medicine-remind/add');
  const name = page.getByLabel(t('Name'), { exact: true });
  await name.fill('叶酸');
  await page.route('**/api/cooperation/app/medicationRemind/save', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: '600', msg: 'Please log in again' } }),
  );
  await page.getByRole('button', { name: t('Save'), exact: true }).click();

  const dialog = page.getByRole('dialog', { name: t('Login expired') });
  await expect(dialog).toBeVisible();
  // Only the sheet reports it.
  await expect(page.getByText(t('Login expired. Please log in again.'))).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll();
  await signIn(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('Login expired. Please log in again.'))).toHaveCount(0);
  await expect(name).toHaveValue('叶酸');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  // The new account has given no consent yet.
  await page
    .getByRole('dialog', { name: t('Health data') })
    .getByRole('button', { name: t('I agree') })
    .click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByText('叶酸').first()).toBeVisible();
});

test('a login sheet that does not load keeps the typed text, and opens with the next call', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/status of 500|Failed to load resource/);
  const way = isAsset('SessionExpiredSheet.js');
  await open('/medicine-remind/add');
  const name = page.getByLabel(t('Name'), { exact: true });
  await name.fill('叶酸');
  await page.route('**/api/cooperation/app/medicationRemind/save', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: '600', msg: 'Please log in again' } }),
  );
  await page.route(way, (route) => route.abort());
  const save = page.getByRole('button', { name: t('Save'), exact: true });
  const failure = page.waitForEvent('requestfailed', (request) => way(new URL(request.url())));
  await save.click();
  await expect(page.getByText(t('Login expired. Please log in again.'))).toBeVisible();
  await expect(name).toHaveValue('叶酸');
  await failure;
  await page.unroute(way);
  // The sheet opens with the next call, after the page has handled the failure.
  const dialog = page.getByRole('dialog', { name: t('Login expired') });
  await expect(async () => {
    if (!(await dialog.isVisible())) await save.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
