/** The screens of slimming partners, and a person who has none. */
import { test as base } from './device.ts';
import { expect } from './test.ts';

export const calls = '/scheme/view/slimmingPartner';
export const home = '/lose-weight-partner/home';
export const invite = '/lose-weight-partner/invite';
export const rank = '/lose-weight-partner/rank';

interface Fixtures {
  /** Opens the home, and leaves the partner that every world begins with. */
  openAlone: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  openAlone: async ({ page, open, words }, use) => {
    await use(async () => {
      await open(home);
      await page.getByRole('button', { name: words('Leave the partnership', '解除搭子关系') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('Leave', '解除'), exact: true })
        .click();
      await expect(
        page.getByRole('heading', { name: words('You and 苏梅 are no longer partners', '您和苏梅已不再是搭子') }),
      ).toBeVisible();
    });
  },
});
