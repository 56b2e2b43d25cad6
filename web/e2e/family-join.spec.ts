import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { card, choose } from './support/family.ts';
import { signIn } from './support/sign-in.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

test('a person accepts a family invitation with the relation and the shared data', async ({ page, open }) => {
  await open('/family-health/home');
  const invitations = page.getByRole('region', { name: t('Invitations to answer') });
  await expect(invitations).toContainText(t('Expires in {left}', { left: '6 days' }));
  await invitations.getByRole('link', { name: t('Accept') }).click();
  await expect(page.getByText(t('<0/> added you as: {relation}', { 0: '林国强', relation: 'Daughter' }))).toBeVisible();
  await expect(
    page.getByRole('list', { name: t('What you would see of {userName}', { userName: '林国强' }) }),
  ).toHaveText([t('Blood pressure'), t('Steps'), t('Medication')].join(''));
  const accept = page.getByRole('button', { name: t('Accept') });
  await accept.click();
  await expect(page.getByText(t('Choose what <0/> is to you', { 0: '林国强' }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('<0/> is my', { 0: '林国强' }) })).toBeFocused();
  await expectAccessible(page);
  await choose(page, t('<0/> is my', { 0: '林国强' }), 'Father');
  await page.getByRole('checkbox', { name: t('Weight') }).check();
  await accept.click();
  await expect(page.getByText(t('You are family now'))).toBeVisible();
  await expect(page).toHaveURL(/\/family-health\/home$/);
  await expect(invitations).toHaveCount(0);
  await expect(card(page, '林国强')).toContainText(t('Nothing measured yet'));

  await open('/family-health/confirm?relationshipId=family-2106');
  await expect(page.getByText(t('You accepted this invitation'))).toBeVisible();
  await open('/family-health/confirm?relationshipId=family-2100');
  await expect(page.getByText(t('This invitation has expired'))).toBeVisible();
});

test('a person declines a family invitation after a confirmation', async ({ page, open }) => {
  await open('/family-health/home');
  const invitations = page.getByRole('region', { name: t('Invitations to answer') });
  const decline = t('Decline');
  await invitations.getByRole('button', { name: decline }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Keep') })
    .click();
  await expect(invitations).toBeVisible();
  await invitations.getByRole('button', { name: decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: decline }).click();
  await expect(page.getByText(t('Invitation declined'))).toBeVisible();
  await expect(invitations).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open('/family-health/confirm?relationshipId=family-2106');
  await expect(page.getByText(t('You declined this invitation'))).toBeVisible();
});

test('a person joins a family by a typed code, and learns why another code cannot be used', async ({ page, open }) => {
  await open('/family-health/home');
  await page.getByRole('button', { name: t('Enter a code') }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('https://evil.example/family-health/confirm?inviteCode=FH3T8WZP6D');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    t('This leads somewhere else, so it was not opened. Scan the code that your family shows in this app.'),
  );
  await field.fill('fh3');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(t('This is not a family code. It has 8 to 32 letters and digits.'));
  await field.fill('FH3T 8WZP 6D');
  await field.press('Enter');

  await expect(page).toHaveURL(/\/family-health\/confirm\?inviteCode=FH3T8WZP6D$/);
  await expect(page.getByRole('heading', { name: t('Join {familyName}', { familyName: '林悦的家庭' }) })).toBeVisible();
  await expect(page.getByText(t('Expires in {left}', { left: '2 days' }))).toBeVisible();
  await choose(page, t('<0/> is my', { 0: '林悦' }), 'Sister');
  await page.getByRole('button', { name: t('Join'), exact: true }).dblclick();
  await expect(page.getByText(t('You are family now'))).toBeVisible();
  await expect(card(page, '林悦')).toContainText('Sister');

  // A used code, the person's own code, and no code.
  await open('/family-health/confirm?inviteCode=FH3T8WZP6D');
  await expect(page.getByRole('alert')).toContainText(t('This code has expired, or somebody has used it.'));
  await expect(page.getByText(t('This code has expired, or somebody has used it.'))).toHaveCount(1);
  await expectAccessible(page);
  await open('/family-health/confirm?inviteCode=FH7K2M9QX4');
  await expect(page.getByRole('alert')).toContainText(t('This is you. Invite somebody else.'));
  for (const wrong of ['', '?inviteCode=%3Cscript%3E', '?relationshipId=']) {
    await open(`/family-health/confirm${wrong}`);
    await expect(page.getByRole('alert')).toContainText(t('This link does not work'));
  }
  await page.getByRole('link', { name: t('To my family') }).click();
  await expect(page).toHaveURL(/\/family-health\/home$/);
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest signs in at a family invitation, and then sees it in full', async ({ page, open }) => {
    await open(`/family-health/confirm?inviteCode=FH3T8WZP6D&userName=${encodeURIComponent('林悦')}`);
    await expect(page.getByRole('main')).toContainText('林悦 invites you');
    await expect(page.getByText(/Who invited you to join their family/)).toBeVisible();
    await signIn(page);
    await expect(
      page.getByRole('heading', { name: t('Join {familyName}', { familyName: '林悦的家庭' }) }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/family-health\/confirm\?inviteCode=FH3T8WZP6D&/);
  });
});

for (const platform of ['ios', 'messaging']) {
  test(`the ${platform} app scans a family code, and refuses a code of another site`, async ({ device }) => {
    const { page, app } = await device({ platform, path: '/family-health/home' });
    const host = page.getByRole('dialog');
    const scanned = host.getByRole('textbox');
    // A double tap opens one scanner.
    await app.getByRole('button', { name: t('Scan a code') }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await host.getByRole('button', { name: 'Cancel' }).click();
    await expect(host).toBeHidden();
    await expect(app.getByRole('dialog')).toHaveCount(0);

    await app.getByRole('button', { name: t('Scan a code') }).click();
    await scanned.fill('https://h5.health-app.example.evil.example/family-health/confirm?inviteCode=FH3T8WZP6D');
    await scanned.press('Enter');
    const sheet = app.getByRole('dialog');
    await expect(sheet.getByRole('alert')).toContainText(
      t('This leads somewhere else, so it was not opened. Scan the code that your family shows in this app.'),
    );
    await sheet.getByRole('button', { name: t('Scan again') }).click();
    await scanned.fill('https://h5.health-app.example/family-health/confirm?inviteCode=FH3T8WZP6D');
    await scanned.press('Enter');
    await expect(
      app.getByRole('heading', { name: t('Join {familyName}', { familyName: '林悦的家庭' }) }),
    ).toBeVisible();
    if (platform === 'ios') await expectNativeScans(page);
  });
}

/** The bar of the native app has the new title, and its record has each scan. */
async function expectNativeScans(page: Page): Promise<void> {
  await expect(page.locator('.bar-title')).toHaveText(t('Invitation'));
  await expect(entry(page, 'scanQr')).toHaveCount(3);
  await expect(entry(page, 'scanQr').nth(2)).toContainText('cancelled');
}
