import type { Page } from '@playwright/test';
import { t } from './texts.ts';

/**
 * Opens the page of all functions from a home. The cards above the link load when they come near the viewport and move the
 * link, so a key press is more reliable than a click.
 */
export async function openAllFunctions(app: Pick<Page, 'getByRole'>): Promise<void> {
  await app.getByRole('link', { name: t('All features') }).press('Enter');
}

/** Returns a card of a home by the first words of its heading; *Weight* is not *Weight-loss partner*. */
export const card = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${t(title)}(?!-)`) }) });
