import { countCalls, isCall } from './support/requests.ts';
import { acceptAgreements } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** A promoter that the mock knows by number. */
const phoneNumber = '13900005678';
const submit = '/food/income/draw/submit';

test.use({ guest: true });

test('a guest signs in from a friend’s link, withdraws income, and sees what prevents closing the account', async ({
  page,
  open,
  expectErrors,
  serverWorks,
}) => {
  expectErrors(/ERR_FAILED/);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const code = page.getByRole('textbox', { name: t('Verification code') });
  const main = page.getByRole('main');
  await open('/food-app/share/login?userId=user-1001&next=//evil.example');
  await page.getByRole('textbox', { name: t('Phone number') }).fill(phoneNumber);
  await button(t('Send code')).click();
  await expect(page.getByText(t('The code was sent'))).toBeAttached();
  await acceptAgreements(page);
  await code.fill('123456');
  await button(t('Sign in')).click();
  await expect(page).toHaveURL(/\/food-app$/);
  const { userToken } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('0:user'))) as string);
  await page.request.post(`${process.env.MOCK_URL}/__mock/reset`, { headers: { userToken } });

  await open('/food-app/user/account');
  await expect(page.getByText('139****5678')).toBeVisible();
  await page.getByRole('link', { name: t('Income') }).click();
  await expect(main).toContainText('¥252.60');

  // A double tap and a lost reply cause only one withdrawal.
  await button(t('Withdraw')).click();
  await page.getByRole('textbox', { name: t('Amount') }).fill('100');
  await button(t('Next')).click();
  const sent = countCalls(page, submit);
  await page.route(isCall(submit), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(t('Withdraw {confirming}', { confirming: '¥100.00' })).dblclick();
  await expect(page.getByText(t('It may have arrived. Trying again does not withdraw twice.'))).toBeVisible();
  expect(sent()).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await button(t('Try again')).click();
  await expect(main).toContainText('¥152.60');
  await serverWorks(12, userToken);
  await page.reload();
  const waiting = page.locator('section').filter({
    has: page.getByRole('heading', { name: t('Confirm your withdrawal of {money}', { money: '¥100.00' }) }),
  });
  await expect(waiting).toContainText(t('You can confirm it only in the app, which opens the messaging app.'));
  await expect(waiting.getByRole('button', { name: t('Open in the app') })).toBeVisible();

  // A reload keeps the second step. The person's own number and one of another account are refused.
  await open('/food-app/user/account/change-phone');
  await button(t('Send code')).click();
  await code.fill('123456');
  await button(t('Continue')).click();
  const secondStep = page.getByText(t('Step {step} of {total}', { step: 2, total: 2 }));
  await expect(secondStep).toBeVisible();
  await page.reload();
  await expect(secondStep).toBeVisible();
  const number = page.getByRole('textbox', { name: t('New phone number') });
  await number.fill(phoneNumber);
  await expect(page.getByText(t('This is your number already. Enter another one.'))).toBeVisible();
  await number.fill('13700002345');
  await button(t('Send code')).click();
  await expect(number).toHaveAccessibleDescription(t('Another account uses this number.'));

  await open('/food-app/user/account/cancel');
  await expect(page.getByRole('heading', { name: t('Settle these first') })).toBeVisible();
  await expect(page.getByRole('link', { name: `${t('Orders to pay')} ${t('Pay or cancel')} 1` })).toBeVisible();
  await expect(page.getByRole('link', { name: t('Income not withdrawn') })).toHaveAttribute(
    'href',
    '/food-app/distribution/withdraw',
  );
  await expect(button(t('Close for good'))).toHaveCount(0);
});
