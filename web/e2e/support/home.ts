import type { Page } from '@playwright/test';
import { t } from './texts.ts';

/**
 * Opens the page of all functions from a home. The cards above the link load as they come near, so the link may move under a
 * pointer; a key press does not miss it.
 */
export async function openAllFunctions(app: Pick<Page, 'getByRole'>): Promise<void> {
  await app.getByRole('link', { name: t('All functions') }).press('Enter');
}
