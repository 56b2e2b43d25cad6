import { expect, expectAccessible, test } from './test.ts';

const path = '/privacy-agreement/oppo-algorithm';

test('the algorithm filing is read from its contents on', async ({ page, open, words }) => {
  await open(path);
  await expect(page).toHaveTitle(words('Algorithm filing', '大模型算法备案公示'));
  await expect(page.getByRole('note')).toContainText(
    words('Sample text, not legal advice', '示例文本，不构成法律意见'),
  );
  await expect(
    page.getByText(words('Version 0.1, in force from November 20, 2026', '版本 0.1，自2026年11月20日起生效')),
  ).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 });
  const contents = page.getByRole('navigation', { name: words('Contents', '目录') });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await expect(headings).toHaveCount(8);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  // To a section and back.
  const filing = page.getByRole('heading', { level: 2, name: words('Filing', '备案信息') });
  await expect(filing).not.toBeInViewport();
  await contents.getByRole('link', { name: words('Filing', '备案信息') }).press('Enter');
  await expect(page).toHaveURL(/#filing$/);
  await expect(filing).toBeFocused();
  await expect(filing).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(contents).toBeInViewport();
});

test('a link to a section opens it there, and a wrong one opens the text', async ({ page, open, words }) => {
  await open(`${path}#objection`);
  const objection = page.getByRole('heading', { level: 2, name: words('Switch off', '关闭、异议') });
  await expect(objection).toBeFocused();
  await expect(objection).toBeInViewport();
  await open('/404');
  await open(`${path}#%E0%`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});

test('tells when the text does not come, and tries again', async ({ page, open, words, expectErrors }) => {
  expectErrors(/Failed to load|oppo-algorithm|Importing a module/);
  await page.route(/assets\/oppo-algorithm/, (route) => route.abort());
  await open(path);
  await expect(page.getByText(words('This could not be loaded', '加载失败'))).toBeVisible();
  await page.unroute(/assets\/oppo-algorithm/);
  await page.getByRole('button', { name: words('Try again', '重试') }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});
