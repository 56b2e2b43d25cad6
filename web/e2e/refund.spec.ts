import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { choosePhoto } from './support/photo.ts';
import { countCalls, holdRequest, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const apply = (orderId: string) => `/food-app/product/order/refund/apply?orderId=${orderId}`;
const detail = (orderId: string) => `/food-app/product/order/refund/detail?orderId=${orderId}`;
const calls = '/food/order';

const tick = (page: Page, name: string) => page.getByRole('switch', { name: t('Refund {name}', { name }) });
const ask = (page: Page, total: string) =>
  page.getByRole('button', { name: t('Request a refund of {total}', { total }) });
const type = (page: Page, name: string) => page.getByText(t(name), { exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function chooseReason(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('Reason') }).click();
  await page.getByRole('radio', { name }).click();
  await expect(dialog(page)).toBeHidden();
}

/** Fills in an application for one pack of oat bran. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('Less: {label}', { label: t('Quantity') }) }).click();
  await type(page, 'Refund only');
  await chooseReason(page, 'Ordered by mistake');
  await expect(ask(page, '¥35.80')).toBeVisible();
}

test('the server computes the refund of the chosen units, with the freight where it is paid back', async ({
  page,
  open,
}) => {
  await open(apply('order-3014'));
  await expect(page.getByText(t('Nothing has shipped yet, so there is nothing to return.'))).toBeVisible();
  await tick(page, 'Buckwheat noodles').check();
  await expect(ask(page, '¥28.41')).toBeVisible();
  await tick(page, 'Oat bran').check();
  await expect(ask(page, '¥68.42')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('¥6.00');
  const freight = page.getByText(t('Shipping is refunded with the last items of an order that has not been sent.'));
  await expect(freight).toBeVisible();
  await tick(page, 'Oat bran').uncheck();
  await expect(ask(page, '¥28.41')).toBeVisible();
  await open(apply('order-3011'));
  await tick(page, 'Unsweetened soda water').check();
  await page.getByRole('button', { name: t('Less: {label}', { label: t('Quantity') }) }).click();
  await expect(ask(page, '¥55.68')).toBeVisible();
  await expect(freight).toHaveCount(0);
});

test('the refund amount of an earlier choice never shows', async ({ page, open }) => {
  await open(apply('order-3014'));
  const release = await holdRequest(page, `${calls}/calculateRefundAmount`);
  const first = page.waitForRequest((request) => isCall(`${calls}/calculateRefundAmount`)(new URL(request.url())));
  await tick(page, 'Buckwheat noodles').check();
  await first;
  await tick(page, 'Oat bran').check();
  await expect(page.getByRole('button', { name: t('Calculating the amount') })).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(ask(page, '¥68.42')).toBeVisible();
  await expect(ask(page, '¥28.41')).toHaveCount(0);
});

test('a refund cannot be asked for without an amount', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/500/);
  await answer(`${calls}/calculateRefundAmount`, 500);
  await open(apply('order-3009'));
  // The only goods of the order are selected, without a switch.
  await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(
    page.getByText(t('The amount could not be calculated. Try again before you send the request.')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('Request refund') })).toHaveCount(0);
  await answer(`${calls}/calculateRefundAmount`, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(ask(page, '¥71.60')).toBeVisible();
});

test('the refund form asks for everything that is missing', async ({ page, open }) => {
  await open(apply('order-3011'));
  await page.getByRole('button', { name: t('Request refund') }).click();
  await expect(page.getByText(t('Choose at least one item.'))).toBeVisible();
  await expect(tick(page, 'Uric acid meter kit')).toBeFocused();
  await expect(page.getByText(t('Choose whether you will return the items.'))).toBeVisible();
  await expectAccessible(page);
});

test('a browser sends the picture that a reason for a refund needs', async ({ page, open }) => {
  await open(apply('order-3009'));
  await type(page, 'Refund only');
  await page.getByRole('button', { name: t('Reason') }).click();
  await page.getByRole('radio', { name: /Damaged/ }).click();
  await expect(dialog(page)).toBeHidden();
  await choosePhoto(page, () => page.getByRole('button', { name: t('Add pictures') }).click());
  await expect(page.getByText(t('Pictures sent'))).toBeAttached();
});

test('a double tap asks for a refund once, and the refund replaces the form', async ({ page, open }) => {
  await open('/food-app/product/order/detail?orderId=order-3009');
  await page.getByRole('link', { name: t('Request refund') }).click();
  await fillIn(page);
  const sent = countCalls(page, `${calls}/submitOrderRefundApply`);
  const request = page.waitForRequest((one) => one.url().endsWith('/submitOrderRefundApply'));
  await ask(page, '¥35.80').dblclick();
  expect((await request).postDataJSON()).toMatchObject({
    orderId: 'order-3009',
    items: [{ orderItemId: 'order-3009-1', quantity: 1 }],
    type: 'refundOnly',
    expectedAmount: 3580,
  });
  await expect(page.getByRole('heading', { name: t('Requested') })).toBeVisible();
  expect(sent()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/order\/detail\?orderId=order-3009$/);
});

test('a refund application whose answer was lost is checked, and not sent twice', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await open(apply('order-3009'));
  await fillIn(page);
  const sent = countCalls(page, `${calls}/submitOrderRefundApply`);
  await page.route(isCall(`${calls}/submitOrderRefundApply`), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await ask(page, '¥35.80').click();
  await expect(page.getByRole('heading', { name: t('Requested') })).toBeVisible();
  expect(sent()).toBe(1);
});

test('a refund amount that changed meanwhile is shown, and has to be confirmed again', async ({
  page,
  open,
  answer,
}) => {
  await open(apply('order-3009'));
  await fillIn(page);
  await answer(`${calls}/submitOrderRefundApply`, 'failAmountChanged');
  await page.route(isCall(`${calls}/calculateRefundAmount`), async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    Object.assign(reply.data, { goodsAmount: 3000, totalAmount: 3000 });
    await route.fulfill({ response, json: reply });
  });
  await ask(page, '¥35.80').click();
  await expect(page.getByRole('alert')).toHaveText(t('The amount has changed. Check it and send the request again.'));
  await expect(ask(page, '¥30.00')).toBeVisible();
});

test('a second refund application leads to the refund that is already open', async ({ page, open, answer }) => {
  await open(apply('order-3009'));
  await fillIn(page);
  await answer(`${calls}/submitOrderRefundApply`, 'failOpenRefund');
  await ask(page, '¥35.80').click();
  await page.getByRole('button', { name: t('Open that refund') }).click();
  await expect(page).toHaveURL(/refund\/detail\?orderId=order-3009$/);
});

test('the choice of a refund is back after a reload, until it is sent', async ({ page, open }) => {
  await open(apply('order-3009'));
  await fillIn(page);
  await page.reload();
  await expect(page.getByText(t('Your choice is back. It has not been sent yet.'))).toBeVisible();
  await ask(page, '¥35.80').click();
  await expect(page.getByRole('heading', { name: t('Requested') })).toBeVisible();
  await open(apply('order-3010'));
  await expect(page.getByText(t('Your choice is back. It has not been sent yet.'))).toHaveCount(0);
});

test('the refund form explains why nothing can be refunded, and leads to an open refund', async ({ page, open }) => {
  await open(apply('order-3006'));
  await expect(page.getByText(t('Refunds were possible until {day}.', { day: 'October 31, 2026' }))).toBeVisible();
  await open(apply('order-3013'));
  await page.getByRole('link', { name: t('Open that refund') }).click();
  await expect(page.getByRole('heading', { name: t('Requested') })).toBeVisible();
});

test('units that were refunded are not offered for a refund again', async ({ page, open }) => {
  await open(apply('order-3007'));
  await tick(page, 'Buckwheat noodles').check();
  const units = page.getByRole('spinbutton', { name: t('Quantity') });
  await expect(units).toHaveAttribute('aria-valuemax', '2');
});

test('a refund is withdrawn after a dialog, unless it is too late', async ({ page, open, answer }) => {
  await open(detail('order-3013'));
  await page.getByRole('button', { name: t('Withdraw the refund') }).click();
  const confirm = dialog(page).getByRole('button', { name: t('Withdraw'), exact: true });
  await answer(`${calls}/cancelOrderRefundApply`, 'failTooLate');
  await confirm.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    t('It is too late for this: the time is over, or the money or the parcel is on its way.'),
  );
  await answer(`${calls}/cancelOrderRefundApply`, undefined);
  await confirm.dblclick();
  await expect(page.getByRole('heading', { name: t('Withdrawn') })).toBeVisible();
  await expect(page.getByText(t('You withdrew it.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Withdraw the refund') })).toHaveCount(0);
});

test('a rejected refund says why in its course', async ({ page, open }) => {
  await open(detail('order-3002'));
  await expect(page.getByRole('heading', { name: t('Rejected') })).toBeVisible();
  const course = page.getByRole('list', { name: t('Refund progress') }).getByRole('listitem');
  await expect(course.first()).toContainText('不符合退货条件');
  await expect(course.last()).toContainText(t('Requested'));
  await expect(page.getByRole('link', { name: t('Request a refund of the rest') })).toHaveCount(0);
});

test('a wrong parcel number is refused at the field, and nothing is sent', async ({ page, open }) => {
  await open(detail('order-3010'));
  const sent = countCalls(page, `${calls}/submitRefundLogisticInfo`);
  await page.getByRole('textbox', { name: t('Tracking number') }).fill('123');
  await page.getByRole('button', { name: t('I have sent it') }).click();
  await expect(page.getByText(t('Choose the carrier.'))).toBeVisible();
  await expect(page.getByText(t('Enter 6 to 30 letters, digits and hyphens.'))).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent()).toBe(0);
});

test('the form for a parcel asks before the person leaves, and keeps its entries', async ({ page, open }) => {
  await open('/food-app/product/order/detail?orderId=order-3010');
  await page.getByRole('link', { name: /^Refund of/ }).click();
  const number = page.getByRole('textbox', { name: t('Tracking number') });
  const back = page.getByRole('button', { name: t('Back') });
  await page.getByRole('button', { name: t('Carrier') }).click();
  await page.getByRole('radio', { name: 'ZTO Express' }).click();
  await number.fill('78123456789012');
  await back.click();
  await expect(page.getByRole('dialog', { name: t('Leave without sending the number?') })).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: t('Keep editing') })
    .click();
  await expect(number).toHaveValue('78123456789012');
  await back.click();
  await dialog(page)
    .getByRole('button', { name: t('Send it later') })
    .click();
  await expect(page).toHaveURL(/order\/detail\?orderId=order-3010$/);

  await page.getByRole('link', { name: /^Refund of/ }).click();
  await expect(page.getByText(t('What you entered is back. It has not been sent yet.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Carrier') })).toContainText('ZTO Express');
  await page.getByRole('button', { name: t('I have sent it') }).click();
  await dialog(page)
    .getByRole('button', { name: t('Yes, send it') })
    .click();
  await expect(page.getByRole('heading', { name: t('Parcel on its way back') })).toBeVisible();
  // After the submission, Back leads to the order, and the device stores none of the input.
  await back.click();
  await expect(page).toHaveURL(/order\/detail\?orderId=order-3010$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('78123456789012');
});

test('a refund says when the money is expected, and where it goes', async ({ page, open }) => {
  await open(detail('order-3012'));
  await expect(page.getByText('Expected by Monday, November 23')).toBeVisible();
  await expect(page.getByText('Refund to: Messaging app balance')).toBeVisible();
});

for (const address of [
  '/food-app/product/order/refund/apply',
  '/food-app/product/order/refund/detail?orderId=order-9999',
]) {
  test(`${address} leads to the list of orders`, async ({ page, open }) => {
    await open(address);
    await page.getByRole('link', { name: t('See your orders') }).click();
    await expect(page.getByRole('tablist')).toBeVisible();
  });
}
