import { expect, test } from './support/test.ts';

test('nothing moves while a screen and its pictures load', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const free: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => free.push(resolve));
  await page.route(/\/(articles|api\/(information|scheme))\//, async (route) => {
    await hold();
    await route.continue();
  });
  const addresses = {
    '/article?articleId=article-6008&courseId=course-6101': '一盘饭的比例',
    '/course?courseId=course-6101': '体重管理四讲',
    '/evaluate': 'Losing weight',
  };
  for (const [address, title] of Object.entries(addresses)) {
    await open(address);
    await expect(page.getByRole('status', { name: /Loading|加载中/ }).first()).toBeVisible();
    await expect(async () => {
      for (const go of free.splice(0)) go();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(async () => {
      for (const go of free.splice(0)) go();
      expect(await page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
    }).toPass();
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
  }
});
