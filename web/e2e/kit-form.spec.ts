import { expectAccessible } from './support/accessibility.ts';
import { now } from './support/now.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

test('an option of a long list can be chosen by keyboard and by touch', async ({ page, open }) => {
  await open('/__kit?section=fields');
  const field = page.getByRole('button', { name: 'Country Thailand' });
  const option = (name: string) => page.getByRole('radio', { name });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(option('Thailand')).toBeFocused();
  await expect(option('Thailand')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(option('Vietnam')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const changed = page.getByRole('button', { name: 'Country Vietnam', exact: true });
  await expect(changed).toBeFocused();
  await changed.click();
  await page.getByText('Copenhagen').click();
  await expect(page.getByRole('button', { name: 'Country Denmark', exact: true })).toBeFocused();
  // Before anything is selected, Enter selects the focused option.
  await page.getByRole('button', { name: 'Second country None yet' }).focus();
  await page.keyboard.press('Enter');
  await expect(option('Australia')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Second country Australia' })).toBeFocused();
});

test('a number field reports a wrong value when it loses the focus, and a too large one at once', async ({
  page,
  open,
}) => {
  await open('/__kit?section=fields');
  const height = page.getByRole('textbox', { name: 'Height' });
  const ask = page.getByText(t('Enter {min} to {max} {unit}', { min: 50, max: 250, unit: 'cm' }));
  await height.fill('4');
  await expect(ask).toBeHidden();
  await height.blur();
  await expect(height).toHaveAccessibleDescription(t('Enter {min} to {max} {unit}', { min: 50, max: 250, unit: 'cm' }));
  await expect(height).toHaveValue('4');
  await height.fill('172,5');
  await expect(ask).toBeHidden();
  await height.fill('1725');
  await expect(ask).toBeVisible();
  await height.fill('172.55');
  await expect(height).toHaveAccessibleDescription(t('Counts as {rounded} {unit}', { rounded: '172.6', unit: 'cm' }));
  const steps = page.getByRole('textbox', { name: 'Steps' });
  await steps.fill('100001');
  await expect(steps).toHaveAccessibleDescription(t('Enter {min} to {max}', { min: 0, max: '100,000' }));
});

test('a stepper changes by its buttons and by the arrow keys, up to its ends', async ({ page, open }) => {
  await open('/__kit?section=fields');
  const value = page.getByRole('spinbutton', { name: 'Water' });
  const more = page.getByRole('button', { name: t('More: {label}', { label: 'Water' }) });
  await more.click();
  await expect(value).toHaveAttribute('aria-valuetext', '9 cups');
  await expect(page.getByRole('status').filter({ hasText: '9 cups' })).toBeAttached();
  await more.click();
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await value.focus();
  await page.keyboard.press('ArrowDown');
  await expect(value).toHaveAttribute('aria-valuenow', '9');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: t('Less: {label}', { label: 'Water' }) })).toBeDisabled();
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

for (const { locale, label, clear, reported } of [
  // Phones compose English words too, which are searched for letter by letter.
  { locale: 'en-US', label: 'Name', clear: t('Clear'), reported: 'ping' },
  { locale: 'zh-CN', label: '名称', clear: zh('Clear'), reported: '' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a search waits for composed Chinese characters, but not for the end of an English word', async ({
      page,
      open,
    }) => {
      await open('/__kit?section=fields');
      const search = page.getByRole('searchbox');
      // This field shows the text that the search has reported.
      const echo = page.getByRole('textbox', { name: label }).first();
      const session = await page.context().newCDPSession(page);
      await search.focus();
      await session.send('Input.imeSetComposition', { text: 'ping', selectionStart: 4, selectionEnd: 4 });
      await expect(search).toHaveValue('ping');
      await expect(echo).toHaveValue(reported);
      await session.send('Input.insertText', { text: '苹果' });
      await expect(search).toHaveValue('苹果');
      await expect(echo).toHaveValue('苹果');
      await page.getByRole('button', { name: clear }).click();
      await expect(search).toHaveValue('');
      await expect(search).toBeFocused();
    });
  });
}

test('no field has text so small that a phone zooms in on it', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/__kit?section=fields');
  const fields = page.locator('input, select, textarea');
  await expect(fields.first()).toBeVisible();
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('the countdown for a new verification code survives a reload', async ({ page, open }) => {
  await open('/__kit?section=fields');
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

test('a date field refuses a day out of range with a message', async ({ page, open }) => {
  await open('/__kit?section=fields');
  const birthday = page.getByLabel('Birthday');
  await birthday.fill('2026-11-21');
  await birthday.blur();
  await expect(birthday).toHaveAccessibleDescription(
    t('Choose a day from {first} to {last}', { first: 'January 1, 1900', last: 'November 20, 2026' }),
  );
  await birthday.fill('1990-05-04');
  await expect(birthday).toHaveAccessibleDescription('');
});

test('a time of the 24-hour clock is typed as digits, or chosen on a sheet', async ({ page, open }) => {
  await open('/__kit?section=fields');
  const time = page.getByRole('textbox', { name: 'Breakfast' });
  await expect(time).toHaveValue('08:30');
  await time.fill('1905');
  await time.blur();
  await expect(time).toHaveValue('19:05');
  await time.fill('25');
  await time.blur();
  await expect(time).toHaveAccessibleDescription(t('Enter hour and minute'));
  await time.fill('7.45');
  await expect(time).toHaveAccessibleDescription('');

  await page
    .getByRole('button', { name: t('Choose the time') })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Breakfast' });
  await sheet
    .getByRole('group', { name: t('Hour') })
    .getByText('21', { exact: true })
    .click();
  await sheet
    .getByRole('group', { name: t('Minute') })
    .getByText('10', { exact: true })
    .click();
  await sheet.getByRole('button', { name: t('+1 min') }).click();
  await expect(sheet.getByRole('status').filter({ hasText: '21:11' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('Done') }).click();
  await expect(time).toHaveValue('21:11');
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE' });

  test('a date shows in the language of the app, not of the browser', async ({ page, open }) => {
    await open('/__kit?section=fields');
    await page.getByLabel('Birthday').fill('1988-05-12');
    await expect(page.getByText('May 12, 1988')).toBeVisible();
  });
});
