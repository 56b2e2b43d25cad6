import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, test } from './support/device.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

// The whole phone is visible, so that no sheet needs scrolling.
test.use({ viewport: { width: 900, height: 1000 }, runningClock: true });

test('a person returns one of two packs, from the list of orders to the money', async ({
  device,
  serverWorks,
  world,
}) => {
  const { page, app } = await device({ platform: 'ios', path: '/food-app/product/order/list?tab=finished' });
  /** Advances the clocks of the server and the page by some seconds. */
  const pass = async (seconds: number) => {
    await serverWorks(seconds, `${world}-yearly-member`);
    await page.clock.runFor(seconds * 1000);
  };
  const text = (words: string) => app.getByText(words, { exact: true });
  await app
    .getByRole('listitem')
    .filter({ has: page.locator('a[href$="orderId=order-3009"]') })
    .getByRole('link', { name: t('Request refund') })
    .click();

  // One of two packs, ordered by mistake, goes back. The server computes the amount.
  await app.getByRole('button', { name: t('Less: {label}', { label: t('Quantity') }) }).click();
  await app.getByText(t('Return and refund'), { exact: true }).click();
  await app.getByRole('button', { name: t('Reason') }).click();
  await app.getByRole('radio', { name: 'Ordered by mistake' }).click();
  const ask = app.getByRole('button', { name: t('Request a refund of {total}', { total: '¥35.80' }) });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.click();

  await expect(app.getByRole('heading', { name: t('Requested') })).toBeVisible();
  await expect(text('order-3009')).toHaveCount(0);
  await expect(app.getByText(t('The shop is reviewing it. Nothing to do for now.'))).toBeVisible();
  await app.getByRole('link', { name: t('See the order') }).click();
  await expect(app.getByText(t('While this refund is open, no second one can be requested.'))).toBeVisible();
  await expect(app.getByRole('link', { name: t('Request refund') })).toHaveCount(0);
  await app.getByRole('link', { name: t('Refund of {amount}', { amount: '¥35.80' }) }).click();

  // The shop agrees after 20 seconds, and the page notices it by polling.
  await pass(30);
  await expect(app.getByRole('heading', { name: t('Return the items') })).toBeVisible();
  await expect(app.getByText(/嘉兴市/)).toBeVisible();
  await expect(app.getByRole('main')).toContainText('within 6 days');

  // The scanner reads the number of the parcel, and a dialog repeats it before it is sent.
  await app.getByRole('button', { name: t('Carrier') }).click();
  await app.getByRole('radio', { name: 'ZTO Express' }).click();
  await app.getByRole('button', { name: t('Scan the bar code') }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('78123456789012');
  await answerSheet(page, 'Done');
  await app.getByRole('button', { name: t('I have sent it') }).click();
  await expect(app.getByRole('dialog')).toContainText('7812 3456 7890 12');
  await app
    .getByRole('dialog')
    .getByRole('button', { name: t('Yes, send it') })
    .click();
  await expect(app.getByRole('heading', { name: t('Parcel on its way back') })).toBeVisible();
  await expect(app.getByRole('button', { name: t('Withdraw the refund') })).toHaveCount(0);

  await pass(50);
  await expect(app.getByRole('heading', { name: t('Refunded') })).toBeVisible();
  await app.getByRole('link', { name: t('See the order') }).click();
  const main = app.getByRole('main');
  await expect(main).toContainText(t('Refunded'));
  await expect(main).toContainText('1 item was refunded');

  // One pack is left to refund.
  await app.getByRole('link', { name: t('Request refund') }).click();
  await expect(main).toContainText('For 1 item you get ¥35.80');
  await expect(app.getByRole('spinbutton')).toHaveCount(0);
});
