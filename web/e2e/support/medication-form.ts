/** The parts of the reminder form. */
import type { Page } from '@playwright/test';
import { t } from './texts.ts';

export const name = (page: Page) => page.getByLabel(t('Name'), { exact: true });
export const more = (page: Page) => page.getByText(t('More: duration, stock, note'));
export const saveButton = (page: Page) => page.getByRole('button', { name: t('Save'), exact: true });
