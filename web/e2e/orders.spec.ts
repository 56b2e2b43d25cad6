import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { countCalls, holdRequest, isCall } from './support/requests.ts';
import { signIn } from './support/sign-in.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const list = '/food-app/product/order/list';
const detail = (orderId: string) => `/food-app/product/order/detail?orderId=${orderId}`;
const calls = '/food/order';

const card = (page: Page, orderId: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href$="orderId=${orderId}"]`) });
const dialog = (page: Page) => page.getByRole('dialog');

test('the order list has tabs with the number of orders, and keeps the tab in the address', async ({ page, open }) => {
  await open(list);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('All')} 15`);
  await expect(page.getByRole('list', { name: t('All') }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('tab', { name: t('To pay') }).click();
  await expect(page).toHaveURL(/\?tab=awaitingPayment$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('To pay')} 1`);
  await expect(page.getByRole('list', { name: t('To pay') }).getByRole('listitem')).toHaveCount(1);
  await expect(card(page, 'order-3015')).toContainText(t('Pay within {left}', { left: '20 hours' }));
  // The discount stands beside the total, so that the price above it adds up.
  await expect(card(page, 'order-3015')).toContainText(t('{discount} off', { discount: '¥8.45' }));
  // The link covers the edge of the card, too.
  await card(page, 'order-3015').click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/orderId=order-3015$/);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('To pay')} 1`);
});

test('the order list loads its second page near the end of the first', async ({ page, open }) => {
  await open(list);
  await expect(card(page, 'order-3015')).toBeVisible();
  await page.getByRole('button', { name: t('Load more') }).scrollIntoViewIfNeeded();
  await expect(page.getByText(t('These are all orders.'))).toBeAttached();
  await expect(page.getByRole('listitem').last().getByRole('link').first()).toHaveAttribute('href', /order-3001$/);
});

test('an empty tab of the order list says so', async ({ page, open, answer }) => {
  await open(list);
  await answer(`${calls}/list`, 'empty');
  await page.getByRole('tab', { name: t('Received') }).click();
  await expect(page.getByText(t('No received orders yet'))).toBeVisible();
  await expectAccessible(page);
});

test('a failed order list loads on a retry', async ({ page, open, answer }) => {
  await answer(`${calls}/list`, 503);
  await open(list);
  await expect(page.getByText(t('This is not available right now. Try again later.'))).toBeVisible();
  await answer(`${calls}/list`, undefined);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(card(page, 'order-3015')).toBeVisible();
});

test('an order on its way shows its sum, its parcel, and what happens next', async ({ page, open }) => {
  await open(detail('order-3011'));
  await expect(
    page.getByRole('heading', { name: t('Arriving tomorrow, {arrival}', { arrival: 'Nov 21' }) }),
  ).toBeVisible();
  await expect(
    page.getByText(
      t('Confirm once you have it. Receipt is confirmed automatically on {until}.', {
        until: 'Fri, Nov 27, 18:05',
      }),
    ),
  ).toBeVisible();
  const main = page.getByRole('main');
  for (const amount of ['¥356.00', '−¥20.00', '¥0.00', '¥336.00']) await expect(main).toContainText(amount);
  const course = page.getByRole('list', { name: t('Tracking') }).getByRole('listitem');
  await expect(course).toHaveCount(1);
  const all = page.getByRole('button', { name: /Show all/ });
  await all.click();
  expect(await course.count()).toBeGreaterThan(1);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('Copy the parcel’s number') }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SF1390502276319');
});

test('a parcel that fails to load leaves the rest of the order as it is', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/500/);
  await answer('/food/logistics/getLogisticsInfo', 500);
  await open(detail('order-3011'));
  await expect(page.getByRole('heading', { name: t('On the way') })).toBeVisible();
  await expect(page.getByText(t('This could not be loaded'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Confirm receipt') })).toBeVisible();
});
test('an order explains why a refund is no longer possible', async ({ page, open }) => {
  await open(detail('order-3006'));
  await expect(page.getByText(t('Refunds were possible until {day}.', { day: 'October 31, 2026' }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('Request refund') })).toHaveCount(0);
});

test('an order says that its open refund blocks the receipt and a second refund', async ({ page, open }) => {
  await open(detail('order-3013'));
  await expect(page.getByText(t('While this refund is open, no second one can be requested.'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('Request refund') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('Confirm receipt') })).toHaveCount(0);
});

test('the receipt of an order is confirmed once, after a dialog', async ({ page, open }) => {
  await open(detail('order-3011'));
  const sent = countCalls(page, `${calls}/confirmFinished`);
  await page.getByRole('button', { name: t('Confirm receipt') }).click();
  await dialog(page)
    .getByRole('button', { name: t('Not yet') })
    .click();
  expect(sent()).toBe(0);
  await page.getByRole('button', { name: t('Confirm receipt') }).click();
  const release = await holdRequest(page, `${calls}/confirmFinished`);
  await dialog(page)
    .getByRole('button', { name: t('I have them') })
    .dblclick();
  await release();
  await expect(page.getByRole('heading', { name: t('Received'), exact: true })).toBeVisible();
  await expect(page.getByText(t('Receipt confirmed'))).toBeVisible();
  expect(sent()).toBe(1);
});

test('an unpaid order is cancelled only with a reason', async ({ page, open }) => {
  await open(detail('order-3015'));
  await page.getByRole('button', { name: t('Cancel order') }).click();
  const confirm = dialog(page).getByRole('button', { name: t('Cancel order') });
  await confirm.click();
  await expect(dialog(page).getByText(t('Choose a reason.'))).toBeVisible();
  await dialog(page).getByText(t('It is too expensive')).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/orderCancel'));
  await confirm.click();
  expect((await sent).postDataJSON()).toEqual({ orderId: 'order-3015', reason: 'tooExpensive' });
  await expect(page.getByRole('heading', { name: t('Cancelled') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Cancel order') })).toHaveCount(0);
});

test('an order that was paid meanwhile is not cancelled, and the dialog suggests a refund', async ({
  page,
  open,
  answer,
}) => {
  await open(detail('order-3015'));
  await page.getByRole('button', { name: t('Cancel order') }).click();
  await dialog(page).getByText(t('It is too expensive')).click();
  await answer(`${calls}/orderCancel`, 'failPaid');
  await dialog(page)
    .getByRole('button', { name: t('Cancel order') })
    .click();
  await expect(dialog(page).getByRole('alert')).toHaveText(t('It is paid now. Request a refund instead.'));
});

test('a cancellation whose answer was lost is checked before it counts as failed', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await open(detail('order-3015'));
  await page.getByRole('button', { name: t('Cancel order') }).click();
  await dialog(page).getByText(t('It is too expensive')).click();
  const sent = countCalls(page, `${calls}/orderCancel`);
  // The server cancels the order, and its reply is lost.
  await page.route(isCall(`${calls}/orderCancel`), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog(page)
    .getByRole('button', { name: t('Cancel order') })
    .click();
  await expect(page.getByRole('heading', { name: t('Cancelled') })).toBeVisible();
  expect(sent()).toBe(1);
});

test('a cancellation that did not arrive can be tried again', async ({ page, open, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  await open(detail('order-3015'));
  await page.getByRole('button', { name: t('Cancel order') }).click();
  await dialog(page).getByText(t('It is too expensive')).click();
  await page.route(isCall(`${calls}/orderCancel`), (route) => route.abort());
  const confirm = dialog(page).getByRole('button', { name: t('Cancel order') });
  await confirm.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(t('No connection to the server. Check your network.'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await confirm.click();
  await expect(page.getByRole('heading', { name: t('Cancelled') })).toBeVisible();
});

test('the app pays on its native page, and the order changes only when the server says so', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: detail('order-3015') });
  await app.getByRole('button', { name: t('Pay'), exact: true }).click();
  await entry(page, 'openNativePage').locator('summary').click();
  await expect(entry(page, 'openNativePage')).toContainText('order-3015');
  await expect(
    app.getByText(t('We are looking for your payment. The order changes by itself once it has arrived.')),
  ).toBeVisible();
  await expect(app.getByRole('heading', { name: t('To pay') })).toBeVisible();
  await expect(app.getByRole('button', { name: t('Cancel order') })).toHaveCount(0);
  await page.route(isCall(`${calls}/orderDetail`), (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: 'example=awaitingShipment' } }),
  );
  await expect(app.getByRole('heading', { name: t('To ship') })).toBeVisible({ timeout: 30_000 });
});

test('a browser offers the payment only in the app', async ({ page, open }) => {
  await open(detail('order-3015'));
  await expect(page.getByRole('button', { name: t('Pay in the app') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Pay'), exact: true })).toHaveCount(0);
});

test('the goods screen shows the freight, the time for a refund and the person’s address', async ({ page, open }) => {
  await open('/food-app/product/detail?goodsId=goods-1002');
  const main = page.getByRole('main');
  await expect(main).toContainText(t('{fee}, free over {free}', { fee: '¥6.00', free: '¥99.00' }));
  // A large stock needs no mention.
  await expect(main).not.toContainText('186 items');
  await expect(main).toContainText('Within 15 days of receipt');
  await expect(main).toContainText('138****1234');
  await expect(page.getByRole('button', { name: t('Buy in the app') })).toBeVisible();
});

test('the goods screen says when goods are sold out or no longer sold', async ({ page, open, answer }) => {
  await open('/food-app/product/detail?goodsId=goods-1008');
  await expect(page.getByText(t('Sold out: it cannot be bought now.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Buy in the app') })).toHaveCount(0);
  await answer('/food/view/goods/detail', 'failGone');
  await open('/food-app/product/detail?goodsId=goods-1001');
  await expect(page.getByRole('alert')).toContainText(t('This is no longer sold'));
});

test('the native app opens an order of the chosen units, which the stock limits', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: '/food-app/product/detail?goodsId=goods-1002' });
  const units = app.getByRole('spinbutton', { name: t('Quantity') });
  await expect(units).toHaveAttribute('aria-valuemax', '186');
  await app.getByRole('button', { name: t('More: {label}', { label: t('Quantity') }) }).click();
  await expect(app.getByRole('main')).toContainText(/Opens an order of ¥\d+\.\d\d\./);
  await app.getByRole('button', { name: t('Buy'), exact: true }).click();
  await entry(page, 'openNativePage').locator('summary').click();
  await expect(entry(page, 'openNativePage')).toContainText('"quantity": 2');
  // Returning to the page refetches the stock.
  const reread = page.waitForRequest((request) => isCall('/food/view/goods/detail')(new URL(request.url())));
  await app.locator('html').evaluate(({ ownerDocument }) => {
    ownerDocument.defaultView?.dispatchEvent(new Event('visibilitychange'));
  });
  await reread;
});

for (const address of ['/food-app/product/order/detail', detail('order-9999')]) {
  test(`${address} leads to the list of orders`, async ({ page, open }) => {
    await open(address);
    await expect(page.getByRole('alert')).toContainText(t('This order or refund does not exist'));
    await page.getByRole('link', { name: t('See your orders') }).click();
    await expect(page).toHaveURL((url) => url.pathname === list);
  });
}

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest signs in before an order shows, and another person’s order is not there', async ({ page, open }) => {
    const sent = countCalls(page, `${calls}/orderDetail`);
    await open(detail('order-3011'));
    await expect(page.getByRole('textbox', { name: t('Phone number') })).toBeVisible();
    await expect(page.getByText('order-3011')).toHaveCount(0);
    expect(sent()).toBe(0);
    await signIn(page);
    await expect(page.getByText(t('This order or refund does not exist'))).toBeVisible();
    expect(sent()).toBe(1);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('the buttons of an order stand in one row of the table', async ({ page, open }) => {
    await open(list);
    const row = page.getByRole('row').filter({ has: page.locator('a[href$="orderId=order-3011"]') });
    const refund = await row.getByRole('link', { name: t('Request refund') }).boundingBox();
    const receipt = await row.getByRole('button', { name: t('Confirm receipt') }).boundingBox();
    expect(receipt?.y).toBe(refund?.y);
    expect((receipt?.x ?? 0) + (receipt?.width ?? 0)).toBeLessThan(1600);
  });
});
