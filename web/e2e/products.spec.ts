import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

test('a link to another product loads the page anew, keeps the login and leads back', async ({ page, open, world }) => {
  await open('/');
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'true';
  });
  await page.getByRole('link', { name: t('Food and diet') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Food and diet') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/food-app');
  expect(await page.locator('html').getAttribute('data-before')).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('0:user'))).toContain(world);
  // One entry of this app lies behind, so *Back* does not close the page in the messaging app.
  expect(await page.evaluate(() => history.state.place)).toBe(1);

  await page.getByRole('button', { name: t('Back'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('General health') })).toBeVisible();
  expect(await page.evaluate(() => history.state.place)).toBe(0);
});

test('a shared screen stays in the product of the page, also after a reload', async ({ page, open }) => {
  await open('/food-app');
  await page.getByRole('link', { name: t('Complaints and suggestions') }).click();
  await expect(page).toHaveURL(/\/contact-us\?app=food$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('Complaints and suggestions') })).toBeVisible();
  await open('/food-app/no-such-page');
  await expect(page).toHaveURL(/\/404\?app=food$/);
  await page.getByRole('link', { name: t('All pages') }).click();
  await expect(page).toHaveURL(/\/food-app$/);
});

test('a screen that is not built yet leads to /404', async ({ page, open }) => {
  await open('/food-app/report/week');
  await expect(page).toHaveURL(/\/404\?app=food$/);
  await expect(page.getByText(t('There is nothing at this address'))).toBeVisible();
});
