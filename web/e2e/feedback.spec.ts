import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { entry, test } from './support/device.ts';
import { countCalls, holdRequest } from './support/requests.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

const call = '/food/feedback/submit';
const text = '希望食物列表可以按最近吃过的排序。';

test('a text that shows danger gets a crisis line, before and after it is sent', async ({ page, open }) => {
  await open('/contact-us');
  await page.getByText(t('Suggestion'), { exact: true }).click();
  const said = page.getByLabel(t('What would you like to tell us?'));
  const note = page.getByRole('alert', { name: t('You are not alone') });
  await said.fill('我不想活了，想把药都吃掉。');
  const lines = [t('Crisis line {crisis}', { crisis: '12356' }), t('Call {emergency}', { emergency: '120' })];
  for (const name of lines) {
    await expect(note.getByRole('link', { name })).toHaveAttribute('href', `tel:${name.replace(/\D/g, '')}`);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('Thank you, we have received it'));
  await expect(note).toBeVisible();
  await expectAccessible(page);
});

test('the feedback form names missing fields, and confirms a sent suggestion', async ({ page, open }) => {
  const sent = countCalls(page, call);
  await open('/contact-us');
  const send = page.getByRole('button', { name: t('Send'), exact: true });
  const said = page.getByLabel(t('What would you like to tell us?'));
  const contact = page.getByLabel(t('Phone number or e-mail (optional)'));
  await expect(page.getByText('0/500')).toBeVisible();

  await send.click();
  await expect(page.getByText(t('Choose a topic.'))).toBeVisible();
  await expect(
    page.getByText(
      t('Write at least {least} characters, so that we understand: {length} so far.', { least: 10, length: 0 }),
    ),
  ).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByText(t('Suggestion'), { exact: true }).click();
  await said.fill('太'.repeat(501));
  await expect(
    page.getByText(t('{0, plural, one {# character too many.} other {# characters too many.}}', { 0: 1 })),
  ).toBeVisible();
  await said.fill(text);
  await expect(page.getByText('17/500')).toBeVisible();
  await contact.fill('1380000');
  await send.click();
  await expect(contact).toBeFocused();
  await expect(page.getByText(t('Enter a whole phone number or e-mail address, or leave this empty.'))).toBeVisible();
  await expectAccessible(page);
  expect(sent()).toBe(0);

  await contact.fill('138 0000 1234');
  const request = page.waitForRequest(`**/api${call}`);
  await send.dblclick();
  expect((await request).postDataJSON()).toMatchObject({
    type: 'suggestion',
    text,
    pictures: [],
    contact: '13800001234',
  });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('Thank you, we have received it'));
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByText('feedback-9001')).toBeVisible();
  await expect(page.getByText('Fri, Nov 20, 16:20')).toBeVisible();
  await expect(page.getByText('13800001234')).toBeVisible();
  await expectAccessible(page);
  expect(sent()).toBe(1);

  await page.getByRole('button', { name: t('Write another') }).click();
  await expect(said).toHaveValue('');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText(t('We restored what you wrote. It has not been sent yet.'))).toHaveCount(0);
});

test('the feedback form keeps its text after a failure, without a network and over a reload', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/contact-us');
  const said = page.getByLabel(t('What would you like to tell us?'));
  await page.getByText(t('Suggestion'), { exact: true }).click();
  await said.fill(text);
  await page.reload();
  await expect(page.getByText(t('We restored what you wrote. It has not been sent yet.'))).toBeVisible();
  await expect(said).toHaveValue(text);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await answer(call, 'failDailyLimit');
  await page.getByRole('button', { name: t('Send'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('It was not sent.'));
  await expect(page.getByRole('alert')).toContainText(t('You have reached the limit for today. Try again tomorrow.'));
  await answer(call, undefined);
  await page.route(`**/api${call}`, (route) => route.abort('internetdisconnected'));
  const again = page.getByRole('button', { name: t('Try again') });
  await again.click();
  await expect(page.getByRole('alert')).toContainText(t('No connection to the server. Check your network.'));
  await expectAccessible(page);
  await expect(said).toHaveValue(text);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('feedback-9001')).toBeVisible();
  await expect(page.getByText(t('We read everything. You left no contact, so we cannot reply.'))).toBeVisible();

  await page.reload();
  await expect(said).toHaveValue('');
  await said.fill(text.slice(0, 5));
  await page.reload();
  await page.getByRole('button', { name: t('Send'), exact: true }).click();
  await expect(
    page.getByText(
      t('Write at least {least} characters, so that we understand: {length} so far.', { least: 10, length: 5 }),
    ),
  ).toBeVisible();
  const startOver = page.getByRole('button', { name: t('Start over') });
  const asked = page.getByRole('dialog', { name: t('Discard what you wrote?') });
  await startOver.click();
  await expectAccessible(page);
  await asked.getByRole('button', { name: t('Keep') }).click();
  await expect(said).toHaveValue(text.slice(0, 5));
  await startOver.click();
  await asked.getByRole('button', { name: t('Discard'), exact: true }).click();
  await expect(said).toHaveValue('');
  await expect(startOver).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(
    page.getByText(
      t('Write at least {least} characters, so that we understand: {length} so far.', { least: 10, length: 5 }),
    ),
  ).toHaveCount(0);
});

test('feedback is sent once, even if the person leaves and returns meanwhile', async ({ page, open }) => {
  const requests = countCalls(page, call);
  await open('/contact-us');
  const said = page.getByLabel(t('What would you like to tell us?'));
  const send = page.getByRole('button', { name: t('Send'), exact: true });
  await page.getByText(t('Suggestion'), { exact: true }).click();
  await said.fill(text);
  const release = await holdRequest(page, call);
  await send.click();
  await leaveFor(page, '/purine');
  await leaveFor(page, '/contact-us');
  await expect(said).toHaveValue(text);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByText(t('Thank you, we have received it'))).toBeVisible();
  await expect(said).toHaveValue('');
  await expect(page.getByText(t('We restored what you wrote. It has not been sent yet.'))).toHaveCount(0);
  expect(requests()).toBe(1);
});

/** Opens another screen without reloading the page. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the app sends feedback with pictures', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: '/contact-us' });
  await app.getByText(t('Problem'), { exact: true }).click();
  await app.getByLabel(t('What would you like to tell us?')).fill(text);
  await app.getByRole('button', { name: t('Add pictures') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('Picture {number}', { number: 3 }) }).click();
  await dialog.getByRole('button', { name: t('Choose'), exact: true }).click();
  await expect(app.getByRole('button', { name: /Remove picture|移除图片/ })).toHaveCount(2);
  await expect(entry(page, 'uploadImage')).toHaveCount(2);
  await expectAccessible(page);
  await app.getByRole('button', { name: t('Send'), exact: true }).click();
  await expect(app.getByText('feedback-9001')).toBeVisible();
  const submitted = entry(page, 'POST /food/feedback/submit');
  await submitted.locator('summary').click();
  await expect(submitted).toContainText('/meals/bread-yogurt-kiwi.svg');
});

test('feedback in the food app contains the order and the page, and has its own draft', async ({ page, open }) => {
  await open('/contact-us');
  await page.getByLabel(t('What would you like to tell us?')).fill(text);
  await open('/food-app/feed-back?type=order&orderId=order-3010&page=/food-app/user/account');
  await expect(page.getByText('order-3010')).toBeVisible();
  const said = page.getByLabel(t('What would you like to tell us?'));
  await expect(said).toHaveValue('');
  await said.fill('包裹破损，希望换货，谢谢。');
  await page.reload();
  await expect(said).toHaveValue('包裹破损，希望换货，谢谢。');
  const request = page.waitForRequest(`**/api${call}`);
  await page.getByRole('button', { name: t('Send'), exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({
    type: 'order',
    text: '包裹破损，希望换货，谢谢。',
    pictures: [],
    contact: '',
    orderId: 'order-3010',
    page: '/food-app/user/account',
  });
  await expect(page.getByText('feedback-9001')).toBeVisible();
  await open('/contact-us');
  await expect(said).toHaveValue(text);
});

test('feedback about a lost phone number starts with a text, and does not send a hostile page', async ({
  page,
  open,
}) => {
  await open('/ai-app/feed-back?type=other&about=lost-phone&page=//evil.example');
  const begun = t('I no longer have the phone number of my account. Please help me to change it.');
  await expect(page.getByLabel(t('What would you like to tell us?'))).toHaveValue(begun);
  // The AI app has no shop.
  await expect(page.getByRole('radio', { name: t('Order or refund') })).toHaveCount(0);
  const request = page.waitForRequest(`**/api${call}`);
  await page.getByRole('button', { name: t('Send'), exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({ type: 'other', text: begun, page: '/ai-app' });
});
