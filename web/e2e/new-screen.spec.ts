import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('the screen opens with its title and without a failure', async ({ page, open }) => {
  await open('/growth-curve');
  await expect(page).toHaveTitle(RegExp(t('Growth curve')));
  await expect(page.getByRole('heading', { level: 1, name: t('Growth curve') })).toBeVisible();
  await expect(page.getByRole('status', { name: t('Loading') })).toHaveCount(0);
});
