import { now } from './support/now.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

for (const { locale, clear, reported } of [
  // Phones compose English words too, which are searched for letter by letter.
  { locale: 'en-US', clear: t('Clear'), reported: 'ping' },
  { locale: 'zh-CN', clear: zh('Clear'), reported: '' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a search waits for composed Chinese characters, but not for the end of an English word', async ({
      page,
      story,
    }) => {
      await story('inputs-searchfield--main');
      const search = page.getByRole('searchbox');
      // It shows the text that the search has reported.
      const echo = page.getByTestId('reported');
      const session = await page.context().newCDPSession(page);
      await search.focus();
      await session.send('Input.imeSetComposition', { text: 'ping', selectionStart: 4, selectionEnd: 4 });
      await expect(search).toHaveValue('ping');
      await expect(echo).toHaveText(reported);
      await session.send('Input.insertText', { text: '苹果' });
      await expect(search).toHaveValue('苹果');
      await expect(echo).toHaveText('苹果');
      await page.getByRole('button', { name: clear }).click();
      await expect(search).toHaveValue('');
      await expect(search).toBeFocused();
    });
  });
}

test('the countdown for a new verification code survives a reload', async ({ page, story }) => {
  await story('inputs-codefield--with-phone');
  const phone = page.getByRole('textbox', { name: t('Phone number') });
  const send = page.getByRole('button', { name: /^Send/ });
  await expect(send).toBeDisabled();
  await phone.fill('1380013800');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(t('Enter the 11 digits of a mobile number'));
  await phone.fill('+86 138 0013 8000');
  await expect(phone).toHaveValue('13800138000');
  // The first try fails, so no countdown starts.
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(t('Request exception. Try again later.'));
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText(t('Again in {secondsLeft} s', { secondsLeft: 60 }))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('The code was sent') })).toBeAttached();
  await expect(send).toBeDisabled();
  await page.clock.setFixedTime(now.getTime() + 18_000);
  await expect(page.getByText(t('Again in {secondsLeft} s', { secondsLeft: 42 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('Again in {secondsLeft} s', { secondsLeft: 42 }))).toBeVisible();
  await page.clock.setFixedTime(now.getTime() + 60_000);
  await phone.fill('13800138000');
  await expect(send).toBeEnabled();
  const code = page.getByRole('textbox', { name: t('Verification code') });
  await code.fill('12 34 56 7');
  await expect(code).toHaveValue('123456');
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE' });

  test('a date shows in the language of the app, by the region of the browser', async ({ page, story }) => {
    await story('inputs-datefield--with-error');
    const date = page.getByLabel('Due date');
    await date.fill('1988-05-12');
    await date.blur();
    await expect(page.getByText('12 May 1988')).toBeVisible();
  });
});
