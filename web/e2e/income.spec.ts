import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, test as base } from './support/device.ts';
import { expectFits } from './support/layout.ts';
import { countCalls, isCall } from './support/requests.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const withdraw = '/food-app/distribution/withdraw';
const calls = '/food/income';

const test = base.extend<{ openAsPromoter: (path?: string) => Promise<void> }>({
  openAsPromoter: async ({ page, open, world }, use) => {
    await page.addInitScript(
      (user) => sessionStorage.setItem('0:user', user),
      JSON.stringify({ userToken: `${world}-promoter`, promoteRoleFlag: 1 }),
    );
    await use((path = withdraw) => open(path));
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').last();

/** Enters an amount and continues to the dialog that confirms it. */
async function enter(page: Page, amount: string): Promise<void> {
  await button(page, t('Withdraw')).click();
  await page.getByRole('textbox', { name: t('Amount') }).fill(amount);
  await button(page, t('Next')).click();
}

const confirm = (page: Page, money: string) =>
  dialog(page).getByRole('button', { name: t('Withdraw {confirming}', { confirming: money }) });

test('a person who is not a promoter sees that the screen is for promoters, and where to ask', async ({
  page,
  open,
}) => {
  await open(withdraw);
  await expect(page.getByText(t('This is for promoters'))).toBeVisible();
  await page.getByRole('link', { name: t('Ask to become a promoter') }).click();
  await expect(page).toHaveURL(/\/food-app\/feed-back$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Feedback'));
});

test('a promoter shares their link', async ({ page, openAsPromoter }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const user = JSON.parse(sessionStorage.getItem('0:user') ?? '{}');
    sessionStorage.setItem('0:user', JSON.stringify({ ...user, userId: 'user-1001' }));
  });
  await openAsPromoter();
  await button(page, t('Share the invitation')).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/food-app\/share\/introduce\?userId=user-1001/);
});

test('the income screen shows the withdrawable amount, and how it is computed', async ({ page, openAsPromoter }) => {
  await openAsPromoter();
  const main = page.getByRole('main');
  await expect(main).toContainText('¥252.60');
  await expect(main).toContainText(
    t('Of {settled} settled, {pending} is being withdrawn.', {
      settled: '¥432.60',
      pending: '¥180.00',
    }),
  );
  await expect(main).toContainText('¥1,194.00');
  await expect(
    page
      .getByRole('list', { name: t('Withdrawals') })
      .getByRole('listitem')
      .first(),
  ).toContainText('¥30.00');
  await expect(page.getByText(t('You can confirm it only in the app, which opens the messaging app.'))).toHaveCount(2);
  // The waiting withdrawals come first, so only their card has the main button.
  await expect(button(page, t('Open in the app'))).toHaveCount(1);
  const ground = (name: string) => button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(t('Withdraw'))).not.toBe(await ground(t('Open in the app')));
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('tab', { name: t('Not settled yet') }).click();
  await expect(page).toHaveURL(/tab=unsettled/);
  await expect(
    page
      .getByRole('list', { name: t('Not settled yet') })
      .getByRole('listitem')
      .first(),
  ).toContainText('*');
  await expectAccessible(page);
});

test('a withdrawal with a double tap and a lost answer is made once', async ({
  page,
  openAsPromoter,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await openAsPromoter();
  await enter(page, '100');
  const sent = countCalls(page, `${calls}/draw/submit`);
  const ids = new Set<string>();
  await page.route(isCall(`${calls}/draw/submit`), async (route) => {
    ids.add(route.request().postDataJSON().idempotencyKey);
    await route.fetch();
    await route.abort();
  });
  await confirm(page, '¥100.00').dblclick();
  await expect(dialog(page).getByRole('alert')).toContainText(
    t('It may have arrived. Trying again does not withdraw twice.'),
  );
  expect(sent()).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const again = page.waitForRequest(isSubmit);
  await dialog(page)
    .getByRole('button', { name: t('Try again') })
    .click();
  ids.add((await again).postDataJSON().idempotencyKey);
  await expect(page.getByText(t('{drawn} requested', { drawn: '¥100.00' }))).toBeVisible();
  expect(ids.size).toBe(1);
  const main = page.getByRole('main');
  await expect(main).toContainText('¥152.60');
  await expect(page.getByRole('list', { name: t('Withdrawals') }).getByRole('listitem')).toHaveCount(10);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: '¥100.00' })
      .filter({ hasText: t('Being reviewed') }),
  ).toHaveCount(1);
});

test('a withdrawal without an answer keeps its request over a reload', async ({
  page,
  openAsPromoter,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await openAsPromoter();
  await enter(page, '50');
  let first = '';
  await page.route(isCall(`${calls}/draw/submit`), async (route) => {
    first = route.request().postDataJSON().idempotencyKey;
    await route.fetch();
    await route.abort();
  });
  await confirm(page, '¥50.00').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // An earlier release stored the key as `requestId`.
  await page.evaluate(() => {
    for (const [name, value] of Object.entries(sessionStorage))
      sessionStorage.setItem(name, value.replace('"idempotencyKey"', '"requestId"'));
  });
  await page.reload();
  await expect(
    page.getByText(
      t('We got no reply about your withdrawal of {confirming}. Ask again: it is made only once.', {
        confirming: '¥50.00',
      }),
    ),
  ).toBeVisible();
  await expect(button(page, t('Withdraw'))).toHaveCount(0);
  await expectAccessible(page);
  const again = page.waitForRequest(isSubmit);
  await button(page, t('Ask again')).click();
  expect((await again).postDataJSON()).toEqual({ amount: 5000, idempotencyKey: first });
  // The page shows the amount minus the first request even before this reply.
  await expect(page.getByText(t('{drawn} requested', { drawn: '¥50.00' }))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('¥202.60');
  await page.reload();
  await expect(button(page, t('Withdraw'))).toBeVisible();
});

test('a refused withdrawal is tried again as a new request', async ({ page, openAsPromoter, answer }) => {
  await openAsPromoter();
  await enter(page, '20');
  await answer(`${calls}/draw/submit`, 'failNotEnough');
  const first = page.waitForRequest(isSubmit);
  await confirm(page, '¥20.00').click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    t('Less can be withdrawn now than you entered. Nothing was withdrawn.'),
  );
  await answer(`${calls}/draw/submit`, undefined);
  const second = page.waitForRequest(isSubmit);
  await confirm(page, '¥20.00').click();
  expect((await second).postDataJSON().idempotencyKey).not.toBe((await first).postDataJSON().idempotencyKey);
});

test('the withdrawal form refuses an amount of one cent too much at the field', async ({ page, openAsPromoter }) => {
  await openAsPromoter();
  await enter(page, '252.61');
  await expect(page.getByText(t('Enter no more than {most}', { most: '¥252.60' }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('All') })
    .click();
  await expect(page.getByRole('textbox', { name: t('Amount') })).toHaveValue('252.60');
  await button(page, t('Next')).click();
  await expect(confirm(page, '¥252.60')).toBeVisible();
  await expectAccessible(page);
});

for (const { example, text } of [
  {
    example: 'belowMinimum',
    text: t('{missing} to go. The minimum withdrawal is {least}.', { missing: '¥3.60', least: '¥10.00' }),
  },
  { example: 'nothing', text: t('There is nothing to withdraw yet. Income can be withdrawn once it is settled.') },
]) {
  test(`the income screen says why nothing can be withdrawn: ${example}`, async ({ page, openAsPromoter, answer }) => {
    await answer(`${calls}/drawable-amount`, example);
    await openAsPromoter();
    await expect(page.getByText(text)).toBeVisible();
    await expect(button(page, t('Withdraw'))).toHaveCount(0);
  });
}

test('the app connects an account of the messaging app before it asks for the transfer', async ({ device }) => {
  const { page, app } = await device({
    platform: 'ios',
    user: 'promoter',
    messagingAccount: 'unbound',
    path: withdraw,
  });
  const requested = countCalls(page, `${calls}/draw/submitTransferRequest`);
  const confirmTransfer = app.getByRole('button', { name: t('Confirm in the messaging app') }).first();
  await confirmTransfer.click();
  await expect(app.getByText(t('No account of the messaging app is connected.'))).toBeVisible();
  expect(requested()).toBe(0);
  await app.getByRole('button', { name: t('Connect it') }).click();
  await answerSheet(page, 'Cancel');
  await expect(app.getByText(t('The account was not connected.'))).toBeVisible();
  await app.getByRole('button', { name: t('Connect it') }).click();
  await answerSheet(page, 'Allow');
  await expect(app.getByText(t('Connected. Now confirm the withdrawal.'))).toBeVisible();
  await confirmTransfer.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(requested()).toBe(1);
});

const isSubmit = (request: { url: () => string }) => request.url().endsWith('/draw/submit');
