import { expectAccessible } from './support/accessibility.ts';
import { calls, choose } from './support/family.ts';
import { countCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('a person invites family by phone number, and a failure shows at the number', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/family-health/home');
  await page.getByRole('button', { name: t('By phone') }).click();
  const sheet = page.getByRole('dialog');
  const phone = sheet.getByRole('textbox');
  const send = sheet.getByRole('button', { name: t('Send invitation') });
  await send.click();
  await expect(phone).toHaveAccessibleDescription(t('Enter the 11 digits of a mobile number'));
  await expect(sheet.getByText(t('Choose what they are to you'))).toBeVisible();
  await expect(phone).toBeFocused();
  await expectAccessible(page);

  await choose(page, t('They are my'), 'Someone else close');
  await sheet.getByRole('checkbox', { name: t('Steps') }).check();
  for (const [number, reason] of [
    ['13000001234', t('Nobody has signed up with this number. Ask them to get the app first.')],
    ['13900007788', t('You have invited this person already. Wait for the answer.')],
  ] as const) {
    await phone.fill(number);
    await send.click();
    await expect(phone).toHaveAccessibleDescription(reason);
    await expect(phone).toBeFocused();
    await expect(page.getByText(reason)).toHaveCount(1);
  }

  await phone.fill('13900005678');
  const invite = (url: URL) => url.pathname === `/api${calls}/saveRelationshipByPhoneNumber`;
  await page.route(invite, (route) => route.abort());
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText(t('No connection to the server. Check your network.'));
  await expect(phone).toHaveValue('13900005678');
  await page.unroute(invite);
  await send.click();
  await expect(page.getByText(t('Invitation sent. It can be answered within seven days.'))).toBeVisible();
  await expect(sheet).toBeHidden();

  // The sent invitation is listed, and can be taken back.
  await page.getByRole('link', { name: t('Family members') }).click();
  const sent = page.getByRole('listitem').filter({ hasText: '周航' });
  await expect(sent).toContainText('139****5678');
  await expect(sent).toContainText(t('Expires in {left}', { left: '7 days' }));
  await expectAccessible(page);
  await sent.getByRole('button').click();
  await expect(sheet).toContainText(t('<0/> can no longer accept it. You can invite them again.', { 0: '周航' }));
  await sheet.getByRole('button', { name: t('Withdraw') }).click();
  await expect(page.getByText(t('Invitation withdrawn'))).toBeVisible();
  await expect(sent).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the family code changes with the chosen data, and can be sent or saved as a picture', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/family-health/home');
  await page.getByRole('button', { name: t('Show my code') }).click();
  const sheet = page.getByRole('dialog').first();
  await expect(sheet).toContainText('FH7K2M9QX4');
  await expect(sheet.getByRole('img', { name: t('QR code of your family code') })).toBeVisible();
  await sheet.getByRole('checkbox', { name: t('Steps') }).check();
  await sheet.getByRole('checkbox', { name: t('Weight') }).check();
  await expect(sheet).toContainText('FH9R4C6VN2');
  await expect(sheet).toContainText(t('Expires in {left}', { left: '2 days' }));

  await sheet.getByRole('button', { name: t('Send link') }).click();
  await expect(page.getByRole('dialog').getByText(t('copied successfully'))).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/share');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    userName: '林晓',
    type: 'family',
    inviteCode: 'FH9R4C6VN2',
    userId: 'user-1001',
  });

  await sheet
    .getByRole('button', { name: t('Save picture') })
    .first()
    .click();
  const picture = page.getByRole('img', { name: t('Picture of my code') });
  await expect(picture).toHaveJSProperty('naturalWidth', 750);
  // This type of share saves its QR code, not a poster with a coloured head.
  expect(
    await picture.evaluate((image: HTMLImageElement) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(10, 10, 1, 1).data];
    }),
  ).toEqual([255, 255, 255, 255]);
  await page.keyboard.press('Escape');

  // Closing reloads the family, because another person may have used the code meanwhile.
  const asked = countCalls(page, `${calls}/queryRelationship`);
  await sheet.getByRole('button', { name: t('Close') }).click();
  await expect.poll(asked).toBe(1);
});
