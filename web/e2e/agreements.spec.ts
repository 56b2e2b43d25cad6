import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const path = '/privacy-agreement/oppo-algorithm';

test('the contents of the algorithm filing lead to its sections', async ({ page, open }) => {
  await open(path);
  await expect(page).toHaveTitle(`${t('Algorithm filing')} – ${t('General health')}`);
  await expect(page.getByRole('note')).toHaveText(
    `${t('Draft')} ${t('Version {version} of {day}', { version: '0.1', day: 'November 20, 2026' })}`,
  );
  const headings = page.getByRole('heading', { level: 2 });
  const contents = page.getByRole('navigation', { name: t('Contents') });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText(t('Contents')).click();
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await expect(headings).toHaveCount(8);
  await expectAccessible(page);

  const filing = page.getByRole('heading', { level: 2, name: 'Filing' });
  await expect(filing).not.toBeInViewport();
  await contents.getByRole('link', { name: 'Filing' }).press('Enter');
  await expect(page).toHaveURL(/#filing$/);
  await expect(filing).toBeFocused();
  await expect(filing).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(contents).toBeInViewport();
});

test('a link to a section opens it, and an invalid link opens the start of the agreement', async ({ page, open }) => {
  await open(`${path}#objection`);
  const objection = page.getByRole('heading', { level: 2, name: 'Switch off' });
  await expect(objection).toBeFocused();
  await expect(objection).toBeInViewport();
  await open('/404');
  await open(`${path}#%E0%`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});

test('an agreement that failed to load says so, and a retry loads it', async ({ page, open, expectErrors }) => {
  expectErrors(/Failed to load|oppo-algorithm|Importing a module/);
  await page.route(/assets\/oppo-algorithm/, (route) => route.abort());
  await open(path);
  await expect(page.getByText(t('This could not be loaded'))).toBeVisible();
  await page.unroute(/assets\/oppo-algorithm/);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});

for (const [address, title, sections] of [
  ['/ai-app/agreement/algorithm', 'How our algorithms work', 7],
  ['/food-app/agreement/user', 'Terms of use', 10],
  ['/food-app/agreement/product/privacy', 'Shop privacy policy', 7],
  ['/food-app/agreement/product/useterms', 'Shop terms of use', 7],
] as const) {
  test(`${address} shows the complete agreement`, async ({ page, open }) => {
    await open(address);
    await expect(page).toHaveTitle(RegExp(t(title)));
    await expect(page.getByRole('note')).toContainText(t('Draft'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections);
  });
}

test('the privacy policy says what changed, names the product, and leads to closing the account', async ({
  page,
  open,
}) => {
  await open('/ai-app/agreement/privacy');
  await expect(page.getByText(t('Changed since {0}', { 0: '0.2' }))).toBeVisible();
  await expect(page.getByText('The AI app works on meals')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Close account' })).toHaveAttribute(
    'href',
    '/ai-app/user/account/cancel',
  );
  await open('/food-app/agreement/privacy');
  await expect(page.getByText('The food app works on meals')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Close account' })).toHaveAttribute(
    'href',
    '/food-app/user/account/cancel',
  );
});

test('a button copies the link to a section, and the link opens that section', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/food-app/agreement/privacy');
  await page.getByRole('button', { name: t('Copy the link to: {title}', { title: 'Third-party SDKs' }) }).click();
  await expect(page.getByText(t('copied successfully'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).hash).toBe('/food-app/agreement/privacy#sdks');
  await open('/404');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: 'Third-party SDKs' })).toBeFocused();
});

test.describe('with a connection that fails', () => {
  test.use({ ownContext: true });

  test('an agreement that was opened once is readable offline', async ({ page, open, context, expectErrors }) => {
    // The page view cannot be sent.
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await open('/food-app/agreement/product/privacy');
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Third-party SDKs' })).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Kept apart from health data' })).toBeVisible();
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Third-party SDKs' })).toBeVisible();
    await context.setOffline(false);
  });
});
