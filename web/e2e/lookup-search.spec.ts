import { expectAccessible } from './support/accessibility.ts';
import { foods, rows, status } from './support/lookup.ts';
import { now } from './support/now.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const isSearch = (path: string) => (url: URL) => url.pathname === `/api${path}` && url.searchParams.has('keyword');

test.describe('the search', () => {
  test('the food search focuses its field, filters during typing and marks the matches', async ({ page, open }) => {
    await open('/sugar-control');
    await page.getByRole('link', { name: t('Search foods') }).click();
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill(t('tofu'));
    await expect(rows(page).first().locator('mark')).toHaveText(t('tofu'), { ignoreCase: true });
    await expect(rows(page)).toHaveCount(3);
    await expect(status(page)).toHaveText(
      t('{said, plural, =0 {No foods found} one {# food found} other {# foods found}}', { said: 3 }),
    );
    await expect(page).toHaveURL(/\?q=/);
    await expectAccessible(page);

    await page.reload();
    await expect(field).toHaveValue(t('tofu'));
    await expect(rows(page)).toHaveCount(3);
    await page.goBack();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
  });

  test.describe('with a running clock', () => {
    test.use({ runningClock: true });

    test('the food search asks the server after the typing pauses, and adds its results', async ({ page, open }) => {
      const asked: string[] = [];
      await page.route(isSearch(foods), async (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('keyword') ?? '');
        const food = { foodId: 'gi-999', name: '藜麦粥', nameEn: 'Quinoa porridge', category: 'cereals', gi: 53 };
        const data = [{ ...food, carbohydratePer100g: null, energyPer100g: null, source: 'atkinson2008' }];
        await route.fulfill({ json: { success: true, data } });
      });
      await open('/sugar-control/search');
      await expect(page.getByRole('heading', { name: t('Popular searches') })).toBeVisible();
      await page.clock.pauseAt(now.getTime() + 3_600_000);
      await page.getByRole('searchbox').pressSequentially('tofu');
      await expect(rows(page)).toHaveCount(3);
      await page.clock.runFor(499);
      expect(asked).toEqual([]);
      await page.clock.resume();
      await expect(rows(page)).toHaveCount(4);
      await expect(rows(page).last()).toContainText('Quinoa porridge');
      expect(asked).toEqual(['tofu']);
    });
  });

  test('the food search reports that the server failed, and retries', async ({ page, open, expectErrors }) => {
    expectErrors(/status of 503/);
    await page.route(isSearch(foods), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'code=503' } }),
    );
    await open('/sugar-control/search?q=tofu');
    const notice = page.getByRole('alert').filter({ hasText: t('There may be more foods than these.') });
    await expect(notice).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);
    await page.unrouteAll();
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
  });

  test('the food search offers words and groups when it finds nothing', async ({ page, open }) => {
    await open('/sugar-control/search?q=zzz');
    await expect(page.getByText(t('No results for “{keyword}”', { keyword: 'zzz' }))).toBeVisible();
    await expect(status(page)).toHaveText(
      t('{said, plural, =0 {No foods found} one {# food found} other {# foods found}}', { said: 0 }),
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: t('bread') }).click();
    await expect(rows(page).first()).toContainText(t('bread'), { ignoreCase: true });
    await page.getByRole('searchbox').fill('zzz');
    await page.getByRole('link', { name: t('Fruit') }).click();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 33 }));
  });

  test('the food search refuses a keyword of more than 50 characters', async ({ page, open }) => {
    await open(`/purine/search?q=${'a'.repeat(51)}`);
    await expect(page.getByRole('alert')).toContainText(
      t('A search takes up to {longestKeyword} characters.', { longestKeyword: 50 }),
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: t('New search') }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '50');
  });

  test('the food search keeps recent keywords until they are removed', async ({ page, open }) => {
    await open('/sugar-control/search');
    const field = page.getByRole('searchbox');
    for (const keyword of ['soy', 'bean']) {
      await field.fill(keyword);
      await field.press('Enter');
    }
    await page.goto(new URL('/sugar-control/search', page.url()).href);
    await expect(page.getByRole('heading', { name: t('Recent searches') })).toBeVisible();
    const recent = page.getByRole('button', { name: /^(soy|bean)$/ });
    await expect(recent).toHaveText(['bean', 'soy']);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('Remove “{keyword}”', { keyword: 'bean' }) }).click();
    await expect(page.getByRole('button', { name: 'bean', exact: true })).toBeHidden();
    await page.getByRole('button', { name: t('Clear all') }).click();
    await expect(page.getByRole('heading', { name: t('Recent searches') })).toBeHidden();
  });

  test('the food search works where storage is blocked', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open('/sugar-control/search');
    await page.getByRole('searchbox').fill('milk');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('button', { name: t('Clear'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('Remove “{keyword}”', { keyword: 'milk' }) })).toBeVisible();
  });
});
