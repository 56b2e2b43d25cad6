/** Tests that a button whose action the app around the page lacks is replaced or hidden. */
import { attachOlderApp } from './support/older-app.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';
import { watchScreen } from './support/tour.ts';

const update = () => t('This version of the app cannot do this. Update the app.');

/** Where a button needs the app, and what a version without its action shows instead. */
const places: { path: string; button: string; instead?: () => string; action: string }[] = [
  { path: '/food-app/product/detail?goodsId=goods-1002', button: 'Buy', instead: update, action: 'openNativePage' },
  { path: '/product/detail?goodsId=goods-1003', button: 'Buy in the app', instead: update, action: 'openNativePage' },
  {
    path: '/food-app/product/order/detail?orderId=order-3015',
    button: 'Pay',
    instead: update,
    action: 'openNativePage',
  },
  { path: '/heart-rate-monitor/home', button: 'Measure', instead: update, action: 'measureHeartRate' },
  { path: '/health-data/ios-guide', button: 'Sync now', instead: update, action: 'syncHealth' },
  {
    path: '/food-app/distribution/withdraw',
    button: 'Confirm in the messaging app',
    instead: update,
    action: 'withdraw',
  },
  { path: '/ai-app/user/account', button: 'Manage membership', action: 'openNativePage' },
  { path: '/ai-app/user/account', button: 'Log out', action: 'logout' },
  { path: '/ai-app/feed-back', button: 'Chat with customer service', action: 'openCustomerService' },
  { path: '/family-health/home', button: 'Scan a code', instead: () => t('Enter a code'), action: 'scanQr' },
];

const others = { 'Confirm in the messaging app': ['getMessagingAccount'] };

for (const { path, button, instead, action } of places) {
  test(`${path} shows ${button} only in an app that offers it`, async ({ page, open, world }) => {
    const offers = [action, ...(others[button as keyof typeof others] ?? [])];
    const user = { userToken: `${world}-promoter`, promoteRoleFlag: 1, memberType: 3 };
    const shown = page.getByRole('button', { name: t(button), exact: true });
    await attachOlderApp(page, { offers, user });
    await open(path);
    await expect(shown.first()).toBeVisible();
    await attachOlderApp(page, { user });
    const untilComplete = watchScreen(page, t('Loading'));
    await page.reload();
    await untilComplete();
    const replacement = instead ? page.getByText(instead()) : page.getByRole('heading', { level: 1 });
    await expect(replacement.first()).toBeVisible();
    await expect(shown).toHaveCount(0);
  });
}

test('an app that offers its store leads there', async ({ page, open, world }) => {
  await attachOlderApp(page, { offers: ['openAppStore'], user: { userToken: world } });
  await open('/food-app/product/detail?goodsId=goods-1002');
  await expect(page.getByRole('button', { name: t('Update in the store') })).toBeVisible();
});
