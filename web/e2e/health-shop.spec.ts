import type { CareProfile } from '@health-app/sdk';
import type { Page } from '@playwright/test';
import { answerSheet, entry, test } from './support/device.ts';
import { changeReply, countCalls } from './support/requests.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const goods = (goodsId: string) => `/product/detail?goodsId=${goodsId}`;
const camp = (campId: string) => `/health-data/x-plan/detail?campId=${campId}`;
const calls = '/scheme/app/weight-loss-camp';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a page of the shop shows every kind of goods, marked as an ad, and no value of the person', async ({
  page,
  open,
}) => {
  await open('/product/weight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Products for weight (Ad)'));
  await expect(page.getByRole('link', { name: 'Oat bran' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('58.6');
  await page.getByRole('link', { name: 'Body composition scale' }).click();
  await expect(page).toHaveURL(/\/product\/detail\?goodsId=goods-1006$/);
  await expect(page.getByText(t('More products: {kind}', { kind: 'Weight' }))).toBeVisible();
});

test('the page of goods states the price of 100 g, the time of delivery and the facts of the label', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/product/detail', '/food-app/product/detail']) {
    await open(`${path}?goodsId=goods-1002`);
    await expect(main).toContainText('¥4.77 per 100 g');
    await expect(main).toContainText('Within 48 hours of payment');
    await expect(main).toContainText('2 to 4 days');
    for (const fact of ['Ingredients', 'Nutrition (per 100 g)', 'Production licence', 'Shelf life'])
      await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  await open('/product/detail?goodsId=goods-1003');
  await expect(main.getByRole('term').filter({ hasText: 'Registration number' })).toBeVisible();
  await expect(main).not.toContainText('per 100');
});

test('a page of the shop loads on a retry', async ({ page, open, answer }) => {
  await answer('/scheme/view/health-data-goods/list', 503);
  await open('/product/blood-sugar');
  await expect(page.getByText(t('This is not available right now. Try again later.'))).toBeVisible();
  await answer('/scheme/view/health-data-goods/list', undefined);
  await open('/product/blood-sugar');
  await expect(page.getByRole('link', { name: 'Blood glucose meter kit' })).toBeVisible();
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest sees the goods of the shop', async ({ page, open }) => {
    await open('/sleep-product');
    await expect(page.getByRole('link', { name: /¥/ }).first()).toBeVisible();
  });
});

test('goods that are sold out or gone say so', async ({ page, open }) => {
  await open('/sleep-product');
  const pillow = page.getByRole('link', { name: 'Buckwheat hull pillow' });
  const badge = await pillow.getByText(t('Sold out')).boundingBox();
  const picture = await pillow.locator('img').last().boundingBox();
  // Beside the price, where it covers no part of the picture.
  expect(badge?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  await open(goods('goods-1008'));
  await expect(page.getByText(t('Sold out: it cannot be bought now.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Buy in the app') })).toHaveCount(0);
  await open(goods('goods-9999'));
  await expect(page.getByRole('alert')).toContainText(t('This is no longer sold'));
});

test('the native app shares and opens the goods', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: goods('goods-1003') });
  await app.getByRole('button', { name: t('Share'), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('/product/detail?goodsId=goods-1003');
  await answerSheet(page, 'To a friend');
  await expect(entry(page, 'sharePanel')).toContainText('ok');
  await app.getByRole('button', { name: t('Buy in the app') }).click();
  await entry(page, 'openNativePage').locator('summary').click();
  await expect(entry(page, 'openNativePage')).toContainText('goods-1003');
});

test('a person in a camp sees that camp, and cannot buy another one', async ({ page, open }) => {
  await open('/health-data/x-plan');
  await expect(page.getByRole('progressbar', { name: t('Your camp') })).toHaveAttribute(
    'aria-valuetext',
    t('Day {day} of {days}', { day: 12, days: 28 }),
  );
  await expect(heading(page, t('The next camp'))).toHaveCount(0);
  await expect(heading(page, t('Your weight in the camp'))).toBeVisible();
  // The camp shows the same pace and warning as the weight screen.
  for (const address of ['/health-data/x-plan', '/health-data/detail?healthDataType=weight']) {
    await open(address);
    await expect(page.getByRole('main')).toContainText(t('You are losing weight fast'));
    await expect(page.getByRole('main')).toContainText(
      'Losing about 1.3% a week. At most 1%, and never more than 1 kg, is advised.',
    );
  }
  await open(camp('camp-6302'));
  await expect(page.getByText(/too late to join this one/)).toBeVisible();
  await expect(page.getByRole('button', { name: t('Buy a place in the app') })).toHaveCount(0);
  await open(camp('camp-6301'));
  await expect(page.getByText(t('You’re in this camp.'))).toBeVisible();
});

test('a person without a camp sees the next one, its places and its price', async ({ page, open, answer }) => {
  await answer(`${calls}/not-over`, 'none');
  await open('/health-data/x-plan');
  await page.getByRole('link', { name: t('See the camp') }).click();
  await expect(page.getByText('¥399.00')).toBeVisible();
  // The reply has a price before a reduction, but neither its reason nor its date, which the law asks for.
  await expect(page.getByText('¥599.00')).toHaveCount(0);
  await expect(page.getByText(t('{placesLeft} of {places} left', { placesLeft: 7, places: 30 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Buy a place in the app') })).toBeVisible();
});

test('a camp is not offered to a person from whom the server withholds losing weight without a reason', async ({
  page,
  open,
  answer,
}) => {
  await answer(`${calls}/not-over`, 'none');
  const care: CareProfile = {
    states: [],
    conditions: [],
    doctor: null,
    withheld: [{ area: 'weightLoss', reasons: [] }],
  };
  await changeReply(page, '/information/app/v1/account/getUserInformation', (account: object) => ({
    ...account,
    care,
  }));
  await open(camp('camp-6302'));
  await expect(page.getByRole('note').getByText(t('Losing weight would not be safe for you now'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Open in the app') })).toHaveCount(0);
});

test('a camp that begins later says in how many days, and can be added to the calendar', async ({ device }) => {
  const { page, app } = await device({
    platform: 'ios',
    path: '/health-data/x-plan',
    scenario: 'camp.notOver/200/upcoming',
    time: '2026-11-20T16:20',
  });
  await expect(app.getByText('It starts in 17 days.')).toBeVisible();
  await app.getByRole('button', { name: t('Add to calendar') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('28-day weight camp, no. 8');
  await expect(sheet).toContainText(String(Date.parse('2026-12-07T09:00+08:00')));
  await answerSheet(page, 'Cancel');
  await expect(sheet).toHaveCount(0);
  await app.getByRole('button', { name: t('Add to calendar') }).click();
  await answerSheet(page, 'Refuse');
  await expect(app.getByText(t('It could not be added to your calendar.'))).toBeVisible();
  await app.getByRole('button', { name: t('Add to calendar') }).click();
  await answerSheet(page, 'Allow');
  await expect(app.getByText(t('It is in your calendar'))).toBeVisible();
});

test('a camp that is over cannot be bought, and an unknown camp leads to the others', async ({
  page,
  open,
  answer,
}) => {
  await answer(`${calls}/not-over`, 'none');
  await open(camp('camp-6300'));
  await expect(page.getByText(t('This camp has ended.'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('Buy a place in the app') })).toHaveCount(0);
  await open(camp('camp-9999'));
  await page.getByRole('link', { name: t('See the camps') }).click();
  await expect(page).toHaveURL(/x-plan$/);
});

test.describe('the places of a camp', () => {
  test.use({ runningClock: true });

  test('the free places of a camp load again after a minute', async ({ page, open }) => {
    await open(camp('camp-6302'));
    await expect(heading(page, t('Included'))).toBeVisible();
    const read = countCalls(page, `${calls}/goods-info`);
    await page.clock.runFor(61_000);
    await expect.poll(read).toBeGreaterThanOrEqual(1);
  });
});

test.describe('on a computer', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    viewport: { width: 1280, height: 800 },
  });

  test('a page that continues in the app shows a code that opens it on a phone', async ({ page, open }) => {
    await open(goods('goods-1003'));
    await expect(page.getByRole('img', { name: t('QR code of this page') })).toBeVisible();
  });
});
