import { countCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const foods = '/scheme/view/glycemic-index/list';

test('a page that iOS restores from its cache reloads its data', async ({ page, open }) => {
  const asked = countCalls(page, foods);
  await open('/sugar-control');
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  expect(asked()).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(asked).toBe(2);
});
