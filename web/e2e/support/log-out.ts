import type { Page } from '@playwright/test';
import { t } from './texts.ts';

/** Presses *Log out* in the account menu of a home, which opens a dialog. */
export async function askLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('Account'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('Signed in') })
    .getByRole('button', { name: t('Log out') })
    .click();
}

/**
 * Confirms *Log out* in the open dialog. Each of the person's tabs shows a guest's screen first, and then reloads. The
 * promise waits for the reload, so that a test does not use a page that is about to close.
 * @param others the person's other tabs
 */
export async function confirmLogOut(page: Page, ...others: Page[]): Promise<void> {
  const opened = Promise.all([page, ...others].map((tab) => tab.waitForEvent('domcontentloaded')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Log out'), exact: true })
    .click();
  await opened;
}
