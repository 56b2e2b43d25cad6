/** The food lists and their search. */
import type { Page } from '@playwright/test';

export const foods = '/scheme/view/glycemic-index/list';
export const purine = '/scheme/view/purine-index/list';

/** How many foods a list has. Skeletons have the role too. */
export const status = (page: Page) => page.locator('p[role="status"]');

/** The foods of a list, each a button that opens its detail. */
export const rows = (page: Page) => page.getByRole('listitem').locator('button[aria-expanded]');
