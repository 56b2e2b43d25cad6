/** Helpers for the partner screens, and a test with a person without a partner. */
import { test as base } from './device.ts';
import { expect } from './test.ts';
import { t } from './texts.ts';

export const calls = '/scheme/view/slimmingPartner';
export const home = '/lose-weight-partner/home';
export const invite = '/lose-weight-partner/invite';
export const rank = '/lose-weight-partner/rank';

interface Fixtures {
  /** Opens the home after leaving the partner of the initial world. */
  openAlone: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  openAlone: async ({ page, open }, use) => {
    await use(async () => {
      await open(home);
      await page.getByRole('button', { name: t('Leave the partnership') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('Leave'), exact: true })
        .click();
      await expect(
        page.getByRole('heading', { name: t('You and <0/> are no longer partners', { 0: '苏梅' }) }),
      ).toBeVisible();
    });
  },
});
