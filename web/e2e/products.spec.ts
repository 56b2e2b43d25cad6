import { entry, phoneOf, test } from './support/device.ts';
import { openAllFunctions } from './support/home.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

test('a link to another product loads a new page, keeps the login, and Back returns', async ({ page, open, world }) => {
  await open('/');
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'true';
  });
  await page.getByRole('link', { name: t('Food and diet') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Food and diet') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/food-app');
  expect(await page.locator('html').getAttribute('data-before')).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('0:user'))).toContain(world);
  // The history has an earlier entry of this app, so *Back* does not close the page in the messaging app.
  expect(await page.evaluate(() => history.state.index)).toBe(1);

  await page.getByRole('button', { name: t('Back'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('General health') })).toBeVisible();
  expect(await page.evaluate(() => history.state.index)).toBe(0);
});

test('a shared screen stays in the product of the page, also after a reload', async ({ page, open }) => {
  await open('/food-app?all=1');
  await page
    .getByRole('link', { name: t('Analysed meals') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ai-food\/history\?app=food$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('Analysed meals') })).toBeVisible();
  await open('/food-app/no-such-page');
  await expect(page).toHaveURL(/\/404\?app=food$/);
  await page.getByRole('link', { name: t('Go to Home') }).click();
  await expect(page).toHaveURL(/\/food-app$/);
});

for (const platform of ['ios', 'android'] as const) {
  test(`a link to another product opens a new web view of the ${platform} app`, async ({ device }) => {
    const { page, app } = await device({ platform, path: '/' });
    await app.getByRole('link', { name: t('Food and diet') }).click();
    const opened = entry(page, 'openWebView');
    await expect(opened).toContainText('ok');
    await opened.locator('summary').click();
    await expect(opened).toContainText(/"url": "https?:\/\/[^/]+\/food-app"/);
    // This web view keeps its own product.
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('General health'));
    // A screen that all products share opens in the same page.
    await openAllFunctions(app);
    await app.getByRole('link', { name: t('Complaints and suggestions') }).click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('Complaints and suggestions'));
    await expect(opened).toHaveCount(1);
  });
}

test('a link to another product loads a new page in the messaging app, whose Back returns', async ({ device }) => {
  const { page, app } = await device({ platform: 'messaging', path: '/' });
  const heading = app.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('General health'));
  await app.locator('html').evaluate((html) => {
    html.dataset.before = 'true';
  });
  await app.getByRole('link', { name: t('Food and diet') }).click();
  await expect(heading).toHaveText(t('Food and diet'));
  expect(await app.locator('html').getAttribute('data-before')).toBeNull();
  // The messaging app's bar has *Back*, so the page has none.
  await expect(app.getByRole('button', { name: t('Back'), exact: true })).toHaveCount(0);
  await phoneOf(page).getByRole('button', { name: 'Back' }).first().click();
  await expect(heading).toHaveText(t('General health'));
});
