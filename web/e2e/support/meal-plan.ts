import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { t } from './texts.ts';

export const plan = '/ai-app/custom';
export const preferences = '/food-app/custom/dietary-preferences';

/** Returns the card of a meal. */
export const meal = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: new RegExp(`^${t(name)}`) }) });

export const button = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true });

/** Returns the row of a preference, which shows its value. */
export const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${t(name)}`) });

/** Opens the fields of a preference, uses them, and closes them. */
export async function edit(page: Page, name: string, use: () => Promise<void>): Promise<void> {
  await row(page, name).click();
  await use();
  await button(page, 'Done').click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
