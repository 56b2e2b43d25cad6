import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const calls = '/scheme/app/familyHealth';

/** Returns the card of a member on the home. */
export const card = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last();

/** Chooses an option on the sheet that a field opens. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('radio', { name: option, exact: true }).click();
  await expect(page.getByRole('radio', { name: option, exact: true })).toBeHidden();
}
