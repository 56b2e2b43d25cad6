import { expect, expectAccessible, test } from './test.ts';

test('an unknown address leads to /404, which leads on', async ({ page, open, words }) => {
  await open('/no/such/page?x=1');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page).toHaveTitle(words('Page not found', '找不到页面'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Page not found', '找不到页面'));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('link', { name: words('Purine', '嘌呤查询'), exact: true }).click();
  await expect(page).toHaveURL(/\/purine$/);
});

test('the language can be changed, and stays', async ({ page, open, words }) => {
  await open('/404');
  await page.getByRole('button', { name: words('切换到中文', 'Switch to English') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('找不到页面', 'Page not found'));
  await expect(page.locator('html')).toHaveAttribute('lang', words('zh-CN', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('找不到页面', 'Page not found'));
});

test('the language can be asked for by the address', async ({ page, open, words }) => {
  await open(words('/404?lang=zh', '/404?lang=en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('找不到页面', 'Page not found'));
});
