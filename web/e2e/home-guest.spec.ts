/** The homes of a person without an account, to the first dose of a new one. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card } from './support/home.ts';
import { expectFits } from './support/layout.ts';
import { acceptAgreements, freshPhone } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ guest: true });

test('a guest reads what the app is and opens a tool, without a call of the API', async ({ page, open }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The visit is reported after a while.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/event/push')) calls.push(pathname);
  });
  await open('/');
  await expect(
    page.getByText(
      t('Your medication, weight, family and food tables in one place. Many tools work without an account.'),
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('Account'), exact: true })).toHaveCount(0);
  await expect(card(page, 'What a day looks like')).toContainText(t('Example'));
  // It shows without scrolling, for a person who cannot read the current language.
  await expect(page.getByRole('button', { name: '切换到中文' })).toBeInViewport();
  await expectAccessible(page);
  await expectFits(page);
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: t('Calculate your BMI') }).click();
  await expect(page).toHaveURL(/\/tools\/bmi$/);
});

test('a new account takes its first dose with nine taps', async ({ page, open }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const button = (name: string) => page.getByRole('button', { name: t(name), exact: true });
  await open('/');
  await tap(page.getByRole('button', { name: t('Sign in') }));
  // The number and the code have the focus when they are due.
  await expect(page.getByRole('textbox', { name: t('Phone number') })).toBeFocused();
  await page.keyboard.insertText(freshPhone());
  await tap(button('Send code'));
  await expect(page.getByRole('textbox', { name: t('Verification code') })).toBeFocused();
  await page.keyboard.insertText('123456');
  await tap(page.getByRole('checkbox', { name: /terms of use/ }));
  await tap(page.getByRole('form', { name: t('Sign in') }).getByRole('button', { name: t('Sign in') }));
  await tap(page.getByRole('link', { name: t('Add a medicine') }));
  await tap(page.getByLabel(t('Name'), { exact: true }));
  await page.keyboard.insertText('叶酸');
  await tap(button('Save'));
  await tap(button('I agree'));
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await tap(page.getByRole('button', { name: /^Take/ }));
  await expect(page.getByText(/^Taken/).first()).toBeVisible();
  expect(taps).toBe(9);
});

test('a guest signs in on the home, which then asks for a few facts, each once', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: t('Sign in') }).click();
  const sheet = page.getByRole('dialog', { name: t('Sign in') });
  await sheet.getByRole('textbox', { name: t('Phone number') }).fill(freshPhone());
  await sheet.getByRole('button', { name: t('Send code') }).click();
  await sheet.getByRole('textbox', { name: t('Verification code') }).fill('123456');
  await acceptAgreements(sheet);
  await sheet.getByRole('button', { name: t('Sign in'), exact: true }).click();
  await expect(sheet).toBeHidden();
  // A new account has one first step. The facts follow the first record.
  await expect(page.getByRole('link', { name: t('Add a medicine') })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await expect(card(page, 'Next dose')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: t('Your name') })).toHaveCount(0);
  await page.getByRole('link', { name: t('Add a medicine') }).click();
  await page.getByLabel(t('Name'), { exact: true }).fill('叶酸');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('Health data') })
    .getByRole('button', { name: t('I agree') })
    .click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await open('/');
  await expect(card(page, 'Next dose')).toBeVisible();

  // The home asks for a few facts, each once.
  const ask = (title: string) => page.getByRole('region', { name: t(title) });
  await page.getByRole('textbox', { name: t('Your name') }).fill('小林');
  await ask('What may we call you?')
    .getByRole('button', { name: t('Save') })
    .click();
  await expect(ask('When were you born?').getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await ask('When were you born?')
    .getByRole('button', { name: t('Skip') })
    .click();
  // Without an age, the home does not ask about the body.
  await expect(
    page.getByText(
      t('{left, plural, =0 {Last question} one {# more after this} other {# more after this}}', { left: 0 }),
    ),
  ).toBeVisible();
  await ask('Which sex do we calculate with?')
    .getByRole('button', { name: t('Skip') })
    .click();
  await expect(ask('Which sex do we calculate with?')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('小林')).toBeVisible();
  await expect(page.getByRole('region', { name: /born|sex|tall/ })).toHaveCount(0);
});

test('a guest sees which functions need an account', async ({ page, open }) => {
  await open('/?all=1');
  await expect(page.getByRole('link', { name: `${t('Medication')} ${t('needs an account')}` })).toBeVisible();
  await expect(page.getByRole('link', { name: t('BMI'), exact: true })).toBeVisible();
});
