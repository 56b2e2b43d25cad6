import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test as deviceTest, entry } from './support/device.ts';
import { confirmLogOut } from './support/log-out.ts';
import { now } from './support/now.ts';
import { countKept, unsentWarning } from './support/offline.ts';
import { isCall } from './support/requests.ts';
import { acceptAgreements, freshPhone } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const account = '/food-app/user/account';

/** Signs in at the gate of a screen. */
async function signInAs(page: Page, phoneNumber: string) {
  await page.getByRole('textbox', { name: t('Phone number') }).fill(phoneNumber);
  await page.getByRole('button', { name: t('Send code') }).click();
  await page.getByRole('textbox', { name: t('Verification code') }).fill('123456');
  await acceptAgreements(page);
  await page.getByRole('button', { name: t('Sign in'), exact: true }).click();
}

const masked = (phoneNumber: string) => `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`;

const codeField = (page: Page) => page.getByRole('textbox', { name: t('Verification code') });

test('the account screen shows the masked phone number, and links to orders, agreements and feedback', async ({
  page,
  open,
}) => {
  await open(account);
  await expect(page.getByText('138****1234')).toBeVisible();
  await expect(page.getByText('13800001234')).toHaveCount(0);
  await expect(page.getByText(t('Annual member'))).toBeVisible();
  for (const [name, href] of [
    [t('Change phone number'), `${account}/change-phone`],
    [t('Orders'), '/food-app/product/order/list'],
    [t('Privacy policy'), '/food-app/agreement/privacy'],
    [t('Terms of use'), '/food-app/agreement/user'],
    [t('Feedback'), '/food-app/feed-back'],
  ]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href as string);
  }
  await expect(page.getByRole('link', { name: t('Close account') })).toHaveAttribute('href', `${account}/cancel`);
  await expectAccessible(page);
  await open('/ai-app/user/account');
  await expect(page.getByRole('link', { name: t('Privacy policy') })).toHaveAttribute(
    'href',
    '/ai-app/agreement/privacy',
  );
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest signs in and logs out in all tabs; Back shows nothing of the account', async ({
    page,
    open,
    context,
  }) => {
    const phoneNumber = freshPhone();
    await open(`${account}/cancel`);
    await signInAs(page, phoneNumber);
    await expect(page.getByText(masked(phoneNumber))).toBeVisible();
    await open(account);
    await expect(page.getByText(masked(phoneNumber))).toBeVisible();
    await expect(
      page.getByText(t('{missing, plural, one {# thing is missing} other {# things are missing}}', { missing: 5 })),
    ).toBeVisible();

    // Another tab of the same person.
    const user = await page.evaluate(() => sessionStorage.getItem('0:user'));
    const other = await context.newPage();
    await other.clock.setFixedTime(now);
    await other.addInitScript(
      (text) => sessionStorage.getItem('0:user') ?? sessionStorage.setItem('0:user', text),
      user as string,
    );
    await other.goto(new URL(account, process.env.WEB_URL).href);
    await expect(other.getByText(masked(phoneNumber))).toBeVisible();

    await page.getByRole('button', { name: t('Log out') }).click();
    await confirmLogOut(page, other);
    await expect(page).toHaveURL(/\/food-app$/);
    await expect(other).toHaveURL(/\/food-app$/);
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => sessionStorage.getItem('0:user') ?? '')).not.toContain('userToken');
    }
    await page.goBack();
    await expect(page.getByText(t('Sign in to see this'))).toBeVisible();
    await expect(page.getByText(masked(phoneNumber))).toHaveCount(0);
    await other.goto(new URL(account, process.env.WEB_URL).href);
    await expect(other.getByText(t('Sign in to see this'))).toBeVisible();
  });

  test('a person changes the phone number in two steps, which survive a reload', async ({ page, open }) => {
    const [oldNumber, newNumber] = [freshPhone(), freshPhone()];
    await open(`${account}/change-phone`);
    await signInAs(page, oldNumber);
    await expect(page.getByText(t('Step {step} of {total}', { step: 1, total: 2 }))).toBeVisible();
    await expect(page.getByText(masked(oldNumber))).toBeVisible();
    await page.getByRole('button', { name: t('Send code') }).click();
    await expect(page.getByText(t('The code was sent'))).toBeAttached();

    // The countdown survives a reload.
    await page.reload();
    await expect(page.getByText(t('Again in {secondsLeft} s', { secondsLeft: 60 }))).toBeVisible();
    const goOn = page.getByRole('button', { name: t('Continue') });
    await goOn.click();
    await expect(page.getByRole('alert')).toHaveText(t('Enter the 6 digits of the code'));
    await codeField(page).fill('000000');
    await goOn.click();
    await expect(page.getByRole('alert')).toHaveText(t('This code is wrong. Enter it again.'));
    await codeField(page).fill('123456');
    await goOn.click();

    await expect(page.getByText(t('Step {step} of {total}', { step: 2, total: 2 }))).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await page.reload();
    await expect(page.getByText(t('Step {step} of {total}', { step: 2, total: 2 }))).toBeVisible();
    await expectAccessible(page);

    // The person's own number and one of another account are refused at the field.
    const number = page.getByRole('textbox', { name: t('New phone number') });
    await number.fill(oldNumber);
    await expect(page.getByText(t('This is your number already. Enter another one.'))).toBeVisible();
    await number.fill('13700002345');
    await page.getByRole('button', { name: t('Send code') }).click();
    await expect(number).toHaveAccessibleDescription(t('Another account uses this number.'));
    await expect(page.getByRole('button', { name: t('Send code') })).toBeVisible();

    await number.fill(newNumber);
    await page.getByRole('button', { name: t('Send code') }).click();
    await expect(page.getByText(t('The code was sent'))).toBeAttached();
    await codeField(page).fill('123456');
    await page.getByRole('button', { name: t('Change the number') }).click();
    await expect(page.getByRole('heading', { name: t('Your number is changed') })).toBeFocused();
    await expect(page.getByText(masked(newNumber))).toBeVisible();
    await page.getByRole('link', { name: t('Back to the account') }).click();
    await expect(page.getByText(masked(newNumber))).toBeVisible();
    expect(page.url()).not.toContain(newNumber);

    // The ticket is already used.
    await page.goBack();
    await page.reload();
    await expect(page.getByText(t('Step {step} of {total}', { step: 1, total: 2 }))).toBeVisible();
  });

  test('a person closes the account for good', async ({ page, open, request }) => {
    const phoneNumber = freshPhone();
    await open(`${account}/cancel`);
    await signInAs(page, phoneNumber);
    await expect(page.getByText(masked(phoneNumber))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('Deleted within 15 days') })).toBeVisible();
    await expectAccessible(page);
    const { userToken } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('0:user'))) as string);

    const close = page.getByRole('button', { name: t('Close for good') });
    const word = t('CLOSE');
    const typed = page.getByRole('textbox', { name: t('Type {word} to confirm', { word }) });
    await close.click();
    await expect(typed).toBeFocused();
    await expect(typed).toHaveAccessibleDescription(t('Type {word}. It cannot be undone.', { word }));
    await typed.fill(word.toLowerCase());
    await page.getByRole('button', { name: t('Send code') }).click();
    await codeField(page).fill('123456');
    await close.click();

    await expect(page.getByRole('heading', { name: t('Your account is closed') })).toBeFocused();
    await expect(page.getByText(masked(phoneNumber))).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(userToken);
    const answer = await request.get(
      `${process.env.WEB_URL}/api/food/user/getUserInformation`.replace('//api', '/api'),
      {
        headers: { userToken, appVersion: '5.2.0', source: '' },
      },
    );
    expect(await answer.json()).toMatchObject({ success: false, code: 'CLOSED' });
    await page.reload();
    await expect(page.getByText(t('Sign in to see this'))).toBeVisible();
  });
});

test('an account with an unpaid order cannot be closed, and the page links to the unpaid orders', async ({
  page,
  open,
}) => {
  await open(`${account}/cancel`);
  await expect(page.getByRole('heading', { name: t('Settle these first') })).toBeVisible();
  await expect(page.getByRole('link', { name: `${t('Orders to pay')} ${t('Pay or cancel')} 1` })).toHaveAttribute(
    'href',
    '/food-app/product/order/list?tab=awaitingPayment',
  );
  await expect(page.getByRole('button', { name: t('Close for good') })).toHaveCount(0);
});

test('the account shows a promoter’s income, which has to be withdrawn before the account can be closed', async ({
  page,
  open,
  world,
}) => {
  await page.addInitScript(
    (user) => sessionStorage.setItem('0:user', user),
    JSON.stringify({ userToken: `${world}-promoter`, promoteRoleFlag: 1 }),
  );
  await open(account);
  const income = page.getByRole('link', { name: t('Income') });
  await expect(income).toContainText(t('Settled: {amount}', { amount: '¥432.60' }));
  await expect(income).toHaveAttribute('href', '/food-app/distribution/withdraw');
  await open(`${account}/cancel`);
  await expect(
    page.getByRole('link', { name: `${t('Income not withdrawn')} ${t('Withdraw it')} ¥601.76` }),
  ).toHaveAttribute('href', '/food-app/distribution/withdraw');
  await expect(page.getByRole('button', { name: t('Close for good') })).toHaveCount(0);
});

test('a change of the phone number with an unknown ticket goes back to the first step', async ({ page, open }) => {
  await open(`${account}/change-phone`);
  await page.getByRole('button', { name: t('Send code') }).click();
  await codeField(page).fill('123456');
  await page.getByRole('button', { name: t('Continue') }).click();
  await expect(page.getByText(t('Step {step} of {total}', { step: 2, total: 2 }))).toBeVisible();
  const store = (changes: object) =>
    page.evaluate((given) => {
      const key = Object.keys(sessionStorage).find((name) => name.includes('phone-change')) as string;
      const ticket = JSON.parse(sessionStorage.getItem(key) as string);
      sessionStorage.setItem(key, JSON.stringify({ ...ticket, ...given }));
    }, changes);
  await store({ ticket: 'phone-change-of-nobody' });
  await page.reload();
  // The server has never issued this ticket.
  await page.getByRole('textbox', { name: t('New phone number') }).fill(freshPhone());
  await page.getByRole('button', { name: t('Send code') }).click();
  await codeField(page).fill('123456');
  await page.getByRole('button', { name: t('Change the number') }).click();
  const over = page.getByRole('alert').filter({
    hasText: t('The time for the new number is over. Verify your current number again.'),
  });
  await expect(over).toBeVisible();
  await expect(page.getByText(t('Step {step} of {total}', { step: 1, total: 2 }))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('Step {step} of {total}', { step: 1, total: 2 }))).toBeVisible();
});

test.describe('on a clock that runs', () => {
  test.use({ runningClock: true });

  test('the second step of changing the phone number ends after ten minutes', async ({ page, open }) => {
    await open(`${account}/change-phone`);
    await page.getByRole('button', { name: t('Send code') }).click();
    await codeField(page).fill('123456');
    await page.getByRole('button', { name: t('Continue') }).click();
    await expect(page.getByText(t('Step {step} of {total}', { step: 2, total: 2 }))).toBeVisible();
    await page.clock.fastForward(601_000);
    await expect(page.getByRole('alert')).toHaveText(
      t('The time for the new number is over. Verify your current number again.'),
    );
    await expect(page.getByText(t('Step {step} of {total}', { step: 1, total: 2 }))).toBeVisible();
  });
});

test('a second try after a lost answer does not send the change of the phone number again', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Failed to load/);
  await open(`${account}/change-phone`);
  await page.getByRole('button', { name: t('Send code') }).click();
  await codeField(page).fill('123456');
  await page.getByRole('button', { name: t('Continue') }).click();
  const newNumber = freshPhone();
  await page.getByRole('textbox', { name: t('New phone number') }).fill(newNumber);
  await page.getByRole('button', { name: t('Send code') }).click();
  await codeField(page).fill('123456');
  let sent = 0;
  await page.route('**/changePhoneNumber/submit', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: t('Change the number') }).click();
  await expect(
    page.getByText(t('No answer came. Try again: we first check whether the number has changed.')),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Change the number') }).click();
  await expect(page.getByRole('heading', { name: t('Your number is changed') })).toBeVisible();
  expect(sent).toBe(1);
});

deviceTest('the native app logs out after a warning about unsent entries', async ({ device, page, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await page.route(isCall('/cooperation/app/medicationRemind/finish'), (route) => route.abort());
  const medication = await device({ platform: 'ios', path: '/medicine-remind' });
  await medication.app
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await expect(medication.app.getByText(t('Will be sent'))).toBeVisible();
  const kept = () => countKept(page.frames()[1] as Frame, 'outbox');
  await expect.poll(kept).toBe(1);

  const { app } = await device({ platform: 'ios', path: account });
  await expect(app.getByRole('button', { name: t('Manage membership') })).toBeVisible();
  await app.getByRole('button', { name: t('Log out') }).click();
  const question = app.getByRole('dialog');
  await expect(question).toContainText(t(unsentWarning, { count: 1 }));
  await expect(entry(page, 'logout')).toHaveCount(0);
  await question.getByRole('button', { name: t('Log out'), exact: true }).click();
  await expect(entry(page, 'logout')).toContainText('ok');
  await expect(app.getByRole('button', { name: t('Log out') })).toHaveCount(0);
  // The log-out navigates, which aborts an evaluation in the page.
  await expect(async () => expect(await kept()).toBe(0)).toPass();
});

deviceTest(
  'the log-out dialog of the app copies the data that only this device has',
  async ({ device, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => localStorage.setItem('0:["user-1001","growth"]', '[]'));
    const { app } = await device({ platform: 'ios', path: account });
    await app.getByRole('button', { name: t('Log out') }).click();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: t('Copy it') })
      .click();
    await expect(app.getByText(t('copied successfully'))).toBeVisible();
  },
);

deviceTest('a log-out that the app refuses shows an error, and can be tried again', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: account });
  const ask = app.getByRole('button', { name: t('Log out') });
  await expect(ask).toBeVisible();
  const answers = (yes: boolean) =>
    page.frames()[1]?.evaluate((yes) => {
      const host = window as unknown as { webkit: { messageHandlers: { healthBridge: { postMessage: unknown } } } };
      const own = host.webkit.messageHandlers.healthBridge as { postMessage: unknown; kept?: unknown };
      own.kept ??= own.postMessage;
      own.postMessage = yes
        ? own.kept
        : () => {
            throw new Error('The app is closing');
          };
    }, yes);
  await answers(false);
  await ask.click();
  const question = app.getByRole('dialog', { name: t('Log out?') });
  await question.getByRole('button', { name: t('Log out'), exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText(t('The app did not log you out. Try again.'));
  await answers(true);
  await question.getByRole('button', { name: t('Log out'), exact: true }).click();
  await expect(entry(page, 'logout')).toContainText('ok');
  await expect(ask).toHaveCount(0);
});
