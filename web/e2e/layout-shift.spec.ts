import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

test('nothing moves while a screen and its pictures load', async ({ page, open }) => {
  await watchShifts(page);
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
    expect(await shiftsOf(page)).toEqual([]);
  }
});

for (const [address, figure] of Object.entries({
  '/evaluate': '95 of 105 tasks done',
  '/food-app/analyze/more?analysisId=analysis-4126': 'Meal score',
  '/food-app/report/day?date=2026-11-19': 'Day score',
})) {
  test(`nothing moves on ${address} when the person's permits are the last reply`, async ({ page, open }) => {
    await watchShifts(page);
    await page.route(/\/(getUserInformation|userInfo)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await open(address);
    await expect(page.getByRole('main')).toContainText(figure);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
