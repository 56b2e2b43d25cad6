import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a chosen language stays', async ({ page, open }) => {
  await open('/404');
  await page.getByRole('button', { name: '切换到中文' }).click();
  await expect(heading(page)).toHaveText('找不到页面');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.reload();
  await expect(heading(page)).toHaveText('找不到页面');
});

test('a language in the address stays', async ({ page, open }) => {
  await open('/404');
  // The browser's language is not stored: it may change.
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  await open('/404?lang=zh');
  await expect(heading(page)).toHaveText('找不到页面');
  await open('/404');
  await expect(heading(page)).toHaveText('找不到页面');
});

test('the app works where the browser stores nothing', async ({ page, open }) => {
  await open('/404');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(new URL('/medicine-remind', process.env.WEB_URL).href);
  await expect(heading(page)).toHaveText(t('Medication'));
  await expect(page.getByRole('link', { name: t('Record') })).toBeVisible();
});
