import { expectAccessible } from './support/accessibility.ts';
import { now } from './support/now.ts';
import { calls, home, invite, test } from './support/partner.ts';
import { scanPoster } from './support/poster.ts';
import { countCalls, holdRequest } from './support/requests.ts';
import { signIn } from './support/sign-in.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

test('a person invites a partner by phone number, waits, and takes the invitation back', async ({
  page,
  openAlone,
}) => {
  await openAlone();
  await page.getByRole('link', { name: t('Invite a partner') }).click();
  await page.getByRole('tab', { name: t('Phone') }).click();
  const field = page.getByLabel(t('Phone number of your partner'));
  const send = page.getByRole('button', { name: t('Send invitation') });
  const sent = countCalls(page, `${calls}/saveRelationshipByPhoneNumber`);
  await field.fill('139111');
  await send.click();
  await expect(field).toHaveAccessibleDescription(t('Enter the 11 digits of a mobile number'));
  expect(sent()).toBe(0);
  const unknown = t('Nobody has signed up with this number. Ask them to get the app first.');
  await field.fill('13911112222');
  await send.click();
  await expect(field).toHaveAccessibleDescription(unknown);
  await expect(field).toHaveValue('13911112222');
  await expect(field).toBeFocused();
  // The reason shows only beside the field.
  await expect(page.getByText(unknown)).toHaveCount(1);
  await expectAccessible(page);
  await field.fill('13900003344');
  await send.dblclick();
  await expect(page.getByText(t('Waiting for <0/>', { 0: '秦朗' }))).toBeVisible();
  await expect(page.getByText(t('Open until {moment}', { moment: 'Mon, Nov 23, 16:20' }))).toBeVisible();
  await expect(page.getByText(t('{left} left', { left: '3 days' }))).toBeVisible();
  await expect(page.getByText(t('One invitation at a time'))).toBeVisible();
  expect(sent()).toBe(2);

  await page.getByRole('button', { name: t('Back'), exact: true }).click();
  await expect(page.getByText(t('Waiting for <0/>', { 0: '秦朗' }))).toBeVisible();
  await page.getByRole('button', { name: t('Withdraw invitation') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('Keep') }).click();
  await page.getByRole('button', { name: t('Withdraw invitation') }).click();
  await dialog.getByRole('button', { name: t('Withdraw'), exact: true }).click();
  await expect(page.getByText(t('Waiting for <0/>', { 0: '秦朗' }))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('It is easier with somebody') })).toBeVisible();
});

test('a matched candidate is kept for ten minutes, and another one can be invited', async ({
  page,
  open,
  openAlone,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await openAlone();
  const asked = countCalls(page, `${calls}/matchPartner`);
  await open(`${invite}?way=match`);
  const find = page.getByRole('button', { name: t('Find somebody') });
  await expect(find).toBeVisible();
  expect(asked()).toBe(0);
  await find.click();
  await expect(page.getByRole('heading', { name: '小雨' })).toBeFocused();
  await expect(page.getByText('3.4%')).toBeVisible();
  await expect(page.getByText(t('Wants to lose {target} in all', { target: '9.5%' }))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(t('Kept for you for {countdown}', { countdown: '10:00' }));

  // The countdown uses the phone's clock, and survives a change of the tab.
  await page.clock.setFixedTime(new Date(now.getTime() + 4 * 60_000 + 55_000));
  await page.getByRole('tab', { name: t('QR code') }).click();
  await expect(page.getByRole('img', { name: t('QR code of your invitation') })).toBeVisible();
  await page.getByRole('tab', { name: t('Match') }).click();
  await expect(page.getByRole('timer')).toHaveText(t('Kept for you for {countdown}', { countdown: '5:05' }));
  await page.clock.setFixedTime(new Date(now.getTime() + 10 * 60_000));
  await expect(page.getByRole('timer')).toContainText(t('The ten minutes are over. Find somebody again.'));
  await expect(page.getByRole('button', { name: t('Invite'), exact: true })).toHaveCount(0);
  await page.clock.setFixedTime(now);

  // The candidate stays if another one fails to load.
  const another = page.getByRole('button', { name: t('Another') });
  const match = (url: URL) => url.pathname === `/api${calls}/matchPartner`;
  await page.route(match, (route) => route.abort());
  await another.click();
  await expect(page.getByRole('alert')).toContainText(t('No connection to the server. Check your network.'));
  await expect(page.getByRole('heading', { name: '小雨' })).toBeVisible();
  await page.unroute(match);
  await another.click();
  await expect(page.getByRole('heading', { name: '慢慢走' })).toBeVisible();
  await expect(another).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Invite'), exact: true }).dblclick();
  await expect(page.getByText(t('Waiting for <0/>', { 0: '慢慢走' }))).toBeVisible();
  expect(asked()).toBe(3);
});

test('the invitation code for a partner is shown, shared as a link and drawn as a picture', async ({
  page,
  context,
  open,
  openAlone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlone();
  await open(invite);
  await expect(page.getByRole('img', { name: t('QR code of your invitation') })).toBeVisible();
  await expect(page.getByText('SP6T4B9XK2', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      t('For one person, until {moment}. Whoever uses it becomes your partner at once.', {
        moment: 'Mon, Nov 23, 13:00',
      }),
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Share the link') }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP6T4B9XK2',
  );
  await page.getByRole('button', { name: t('Save as a picture') }).click();
  const poster = page.getByRole('dialog').getByRole('img', { name: t('Invitation as a picture') });
  expect(await scanPoster(poster)).toBe(
    'https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP6T4B9XK2',
  );
});

test('the field for a partner’s code accepts only a code or a link of the app', async ({ page, open, openAlone }) => {
  await openAlone();
  await open(`${invite}?inviteCode=a+b`);
  await expect(page.getByRole('alert')).toContainText(t('This invitation link is damaged'));
  await page.getByRole('link', { name: t('Enter a code') }).click();

  const field = page.getByLabel(t('Code or link of your partner'));
  const go = page.getByRole('button', { name: t('Continue') });
  await field.fill('https://elsewhere.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4');
  await go.click();
  await expect(field).toHaveAccessibleDescription(
    t('This leads somewhere else. Use a code or link of a weight-loss partner.'),
  );
  await field.fill('SP8N2D6YQ4');
  await go.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('SP8N2D6YQ4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('Not now') }).click();
  await expect(field).toHaveValue('SP8N2D6YQ4');
});

test('a person joins a partner by a link after a confirmation, and an expired code shows an error', async ({
  page,
  open,
  openAlone,
  answer,
}) => {
  await openAlone();
  await open(`${invite}?inviteCode=SP8N2D6YQ4`);
  const dialog = page.getByRole('dialog');
  await answer(`${calls}/savePartnerRelationship`, 'failCodeInvalid');
  const join = dialog.getByRole('button', { name: t('Join') });
  await join.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('This code has expired, or somebody has used it.'));
  await answer(`${calls}/savePartnerRelationship`, undefined);
  await join.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('region', { name: '慢慢走', exact: true })).toBeVisible();
});

test('a person who has gone on to the ranking stays there when the two become partners', async ({
  page,
  openAlone,
}) => {
  await openAlone();
  await page.getByRole('link', { name: t('Enter a code') }).click();
  await page.getByLabel(t('Code or link of your partner')).fill('SP8N2D6YQ4');
  await page.getByRole('button', { name: t('Continue') }).click();
  const release = await holdRequest(page, `${calls}/savePartnerRelationship`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Join') })
    .click();
  await page.goBack();
  await page
    .getByRole('link', { name: t('Ranking') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rank$/);
  await release();
  await expect(page.getByText(t('You and {userName} are partners now', { userName: '慢慢走' }))).toBeVisible();
  await expect(page).toHaveURL(/\/rank$/);
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest signs in at the link of a partner, and then sees its screen', async ({ page, open }) => {
    await open(`${invite}?inviteCode=SP8N2D6YQ4`);
    await signIn(page);
    // A new account has neither a partner nor data about the body.
    await expect(page.getByRole('heading', { name: t('A few facts first') })).toBeVisible();
    await expect(page).toHaveURL(/inviteCode=SP8N2D6YQ4$/);
  });
});

test('a person joins a partner by a scanned code in the app', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: home });
  await app.getByRole('button', { name: t('Leave the partnership') }).click();
  await app
    .getByRole('dialog')
    .getByRole('button', { name: t('Leave'), exact: true })
    .click();
  await app.getByRole('link', { name: t('Enter a code') }).click();
  const scan = app.getByRole('button', { name: t('Scan the QR code') });
  const scanner = page.getByRole('dialog').getByRole('textbox');
  await scan.click();
  await scanner.press('Escape');
  await expect(scanner).toBeHidden();
  await expect(scan).not.toHaveAttribute('aria-disabled');
  await scan.click();
  await scanner.fill('https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4');
  await scanner.press('Enter');
  await app.getByRole('button', { name: t('Join') }).click();
  await expect(app.getByRole('region', { name: '慢慢走', exact: true })).toBeVisible();
});
