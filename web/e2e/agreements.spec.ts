import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const path = '/privacy-agreement/oppo-algorithm';

test('the contents of the algorithm filing lead to its sections', async ({ page, open }) => {
  await open(path);
  await expect(page).toHaveTitle(t('Algorithm filing'));
  await expect(page.getByRole('note')).toContainText(
    t('Sample text, not legal advice. To be replaced before the app is released.'),
  );
  await expect(
    page.getByText(t('Version {version}, in force from {day}', { version: '0.1', day: 'November 20, 2026' })),
  ).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 });
  const contents = page.getByRole('navigation', { name: t('Contents') });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await expect(headings).toHaveCount(8);
  await expectAccessible(page);

  // To a section and back.
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

test('a link opens its section, and a wrong one opens the text', async ({ page, open }) => {
  await open(`${path}#objection`);
  const objection = page.getByRole('heading', { level: 2, name: 'Switch off' });
  await expect(objection).toBeFocused();
  await expect(objection).toBeInViewport();
  await open('/404');
  await open(`${path}#%E0%`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});

test('reports that the text did not load, and retries', async ({ page, open, expectErrors }) => {
  expectErrors(/Failed to load|oppo-algorithm|Importing a module/);
  await page.route(/assets\/.*\/oppo-algorithm/, (route) => route.abort());
  await open(path);
  await expect(page.getByText(t('This could not be loaded'))).toBeVisible();
  await page.unroute(/assets\/.*\/oppo-algorithm/);
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});
