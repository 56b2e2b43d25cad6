import { expect, type Locator, type Page } from '@playwright/test';
import { t } from './texts.ts';

let count = 0;

/**
 * Returns an unused phone number, because the mock sends a number only one code a minute, and all guests share its memory.
 * The process id makes the numbers differ between workers and between runs on the same mock.
 */
export function freshPhone(): string {
  count += 1;
  if (count > 99) throw new Error('A worker has used up its numbers');
  return `13${String(process.pid).padStart(7, '0')}${String(count).padStart(2, '0')}`;
}

/** Ticks the box of the agreements in the sign-in form. */
export const acceptAgreements = (page: Page | Locator): Promise<void> =>
  page.getByRole('checkbox', { name: /terms of use/ }).check();

/** Signs in by an unused phone number, on the access gate of a screen or in a sheet. */
export async function signIn(page: Page | Locator): Promise<void> {
  await page.getByRole('textbox', { name: t('Phone number') }).fill(freshPhone());
  await page.getByRole('button', { name: t('Send code') }).click();
  await expect(page.getByText(/\d+ s|\d+ 秒/).first()).toBeVisible();
  await page.getByRole('textbox', { name: t('Verification code') }).fill('123456');
  await acceptAgreements(page);
  await page.getByRole('button', { name: t('Sign in'), exact: true }).click();
}
