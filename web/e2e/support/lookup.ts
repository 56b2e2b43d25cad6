/** Helpers for the food lists and their search. */
import type { Page } from '@playwright/test';

export const foods = '/scheme/view/glycemic-index/list';
export const purine = '/scheme/view/purine-index/list';

/** The number of foods in a list. Skeletons have the same role. */
export const status = (page: Page) => page.locator('p[role="status"]');

/** The foods of a list, each a button that expands its detail. */
export const rows = (page: Page) => page.getByRole('listitem').locator('button[aria-expanded]');
