import { expectAccessible } from './support/accessibility.ts';
import { manyFoods } from './support/foods.ts';
import { foods, purine, rows, status } from './support/lookup.ts';
import { changeReply } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const isList = (path: string) => (url: URL) => url.pathname === `/api${path}` && !url.searchParams.has('keyword');

test.describe('the list of foods', () => {
  test('the glycaemic index list names its standard, and shows every food with its class', async ({ page, open }) => {
    await open('/sugar-control');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Sugar control'));
    await expect(
      page.getByText(t('Bands by WS/T 652-2019, the Chinese standard. By ISO 26642, 70 counts as high.')),
    ).toBeVisible();
    await expect(page.getByText('56–70')).toBeVisible();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
    await expect(rows(page).first()).toContainText('Steamed white rice');
    await expect(rows(page).first()).toContainText('GI 83High');
    await expect(rows(page).first()).toContainText(t('{carbs} g carbs, {kcal} kcal', { carbs: '25.9', kcal: 116 }));
  });

  test('the food list is filtered and sorted, and keeps both choices in the address', async ({ page, open }) => {
    await open('/sugar-control');
    const groups = page.getByRole('list', { name: t('Foods') }).getByRole('heading');
    await expect(groups).toHaveText([t('Rice and grains')]);
    await page.getByRole('radio', { name: 'Fruit 33' }).check();
    await expect(groups).toHaveCount(0);
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 33 }));
    await page.getByRole('combobox', { name: t('Sort') }).selectOption('highFirst');
    await expect(rows(page).first()).toContainText('Canned lychee');
    await page.reload();
    await expect(rows(page).first()).toContainText('Canned lychee');
    await expect(page.getByRole('radio', { name: 'Fruit 33' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Fruit 33' })).toBeInViewport();
  });

  test('a food shows its picture', async ({ page, open }) => {
    await open('/sugar-control');
    await expect(rows(page).first().locator('img')).toHaveAttribute('src', /\/food-[\w-]+\/[\w-]+\.svg$/);
  });

  test('the list opens without the code that finds the pictures', async ({ page, open, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    let refused = 0;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes('fork-and-knife-with-plate')) return route.fulfill({ response });
      refused += 1;
      return route.abort();
    });
    await open('/sugar-control');
    await expect(rows(page).first()).toContainText('Steamed white rice');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await rows(page).first().click();
    await expect(page.getByText(t('China Food Composition, 2nd edition (2009)'))).toBeVisible();
    await expect(rows(page).first().locator('img')).toHaveCount(0);
  });

  test('a food opens in the list with its scale, values and source', async ({ page, open }) => {
    await open('/sugar-control?sort=highFirst&category=sugars');
    const first = rows(page).first();
    await expect(first).toContainText('Maltose');
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('img', { name: 'Glycaemic index (GI) 105: High' })).toBeVisible();
    await expect(page.getByText(t('China Food Composition, 2nd edition (2009)'))).toBeVisible();
    // The band legend appears once, above the list.
    await expect(page.getByText('56–70')).toHaveCount(1);
    await expectAccessible(page);
    await first.click();
    await expect(page.getByRole('img', { name: '105' })).toBeHidden();
  });

  test('an open food shows the glycaemic load of a portion, and lower foods of its group', async ({ page, open }) => {
    await open('/sugar-control?category=cereals&sort=highFirst');
    await rows(page).filter({ hasText: 'Cooked glutinous rice' }).click();
    const portion = page.getByRole('spinbutton', { name: t('Portion') });
    await expect(portion).toHaveAttribute('aria-valuenow', '100');
    const load = page.locator('p[role="status"]').filter({ hasText: t('Glycaemic load') });
    // 87 × 21.1 ÷ 100
    await expect(load).toContainText('18');
    await expect(load).toContainText(t('Medium'));
    for (let step = 0; step < 4; step++) await page.getByRole('button', { name: `More: ${t('Portion')}` }).click();
    await expect(portion).toHaveAttribute('aria-valuenow', '200');
    await expect(load).toContainText('37');
    await expect(load).toContainText(t('High'));
    const lower = page.locator('section', {
      has: page.getByRole('heading', { name: t('Lower, from the same group') }),
    });
    await expect(lower.getByRole('link')).toHaveCount(3);
    await expectAccessible(page);
    await lower.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sugar-control\/search\?q=/);
  });

  test('a favourite food stays on the device until it is removed', async ({ page, open }) => {
    await open('/sugar-control');
    await rows(page).first().click();
    const favourite = page.getByRole('button', { name: t('Favourite'), exact: true });
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    const favourites = page.locator('section', { has: page.getByRole('heading', { name: t('Favourites') }) });
    await expect(favourites.getByRole('link')).toHaveText('Steamed white rice 83');
    await rows(page).first().click();
    await favourite.click();
    await expect(favourites).toHaveCount(0);
  });

  test('the food list shows related goods with their price', async ({ page, open }) => {
    await open('/sugar-control');
    const goods = page.locator('section', {
      has: page.getByRole('heading', { name: t('From our shop, related to blood sugar (Ad)') }),
    });
    // The glucose meter is missing, since it is a device, and none may appear beside health content.
    await expect(goods.getByRole('listitem')).toHaveCount(2);
    await expect(goods.getByRole('listitem').first()).toContainText('¥29.90');
    await expect(goods.getByRole('link').first()).toHaveAttribute('href', /^\/product\/detail\?goodsId=/);
  });

  test('the food list shows a skeleton, then a failure with a retry', async ({ page, open, answer, expectErrors }) => {
    expectErrors(/status of 503/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isList(foods), async (route) => {
      await held;
      await route.continue({ headers: { ...route.request().headers(), prefer: 'code=503' } });
    });
    await open('/sugar-control');
    await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(
      page.getByRole('main').getByText(t('This is not available right now. Try again later.')),
    ).toBeVisible();
    await expectAccessible(page);
    await answer(foods, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(rows(page).first()).toContainText('Steamed white rice');
  });

  test('a food with missing fields hides no other food, in the list and in the search', async ({
    page,
    open,
    expectErrors,
  }) => {
    expectErrors(/./);
    await changeReply(page, foods, (all: object[]) =>
      all.map((food, index) =>
        index === 0
          ? { ...food, name: undefined, nameEn: undefined, category: 'cereals', gi: null, energyPer100g: {} }
          : food,
      ),
    );
    await open('/sugar-control');
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
    await expect(rows(page).filter({ hasText: 'Cooked glutinous rice' })).toBeVisible();
    await open('/sugar-control/search?q=glutinous');
    await expect(rows(page).filter({ hasText: 'Cooked glutinous rice' })).toBeVisible();
  });

  test('the food list says that the food table is empty', async ({ page, open, answer }) => {
    await answer(foods, 'empty');
    await open('/sugar-control');
    await expect(page.getByText(t('The food table is empty'))).toBeVisible();
    await expectAccessible(page);
  });

  test('the food list stays when the goods fail to load', async ({ page, open, answer }) => {
    await answer('/scheme/view/health-data-goods/list', 503);
    await open('/sugar-control');
    await expect(rows(page).first()).toContainText('Steamed white rice');
    await expect(
      page.getByRole('main').getByText(t('This is not available right now. Try again later.')),
    ).toBeVisible();
  });

  for (const query of ['category=stones', 'sort=colour']) {
    test(`the food list reports that ${query} does not exist`, async ({ page, open }) => {
      await open(`/sugar-control?${query}`);
      await expect(page.getByRole('alert')).toContainText(t('This link names an unknown group or order'));
      await expectAccessible(page);
      await page.getByRole('link', { name: t('Show all foods') }).click();
      await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
    });
  }

  test('a group without foods leads to all foods', async ({ page, open }) => {
    await open('/sugar-control?category=meat');
    await expect(page.getByText(t('No foods in this group'))).toBeVisible();
    await page.getByRole('link', { name: t('Show all foods') }).click();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
  });

  test('a list of 5,000 foods keeps few of them in the page, and the search finds the last one', async ({
    page,
    open,
  }) => {
    await page.route(isList(foods), (route) => route.fulfill({ json: { success: true, data: manyFoods } }));
    await open('/sugar-control?sort=name');
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 5000 }));
    expect(await rows(page).count()).toBeLessThan(150);
    // The height of rows before their first rendering is an estimate, so the end moves while the list scrolls.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(rows(page).last()).toContainText('Food number 5999', { timeout: 200 });
    }).toPass();
    expect(await rows(page).count()).toBeLessThan(150);

    await page.goto(new URL('/sugar-control/search', page.url()).href);
    await page.getByRole('searchbox').pressSequentially('5999');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Food number 5999');
  });
});

test.describe('purine', () => {
  test('the purine list rates foods by mg per 100 g', async ({ page, open }) => {
    await open('/purine?sort=highFirst');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Purine'));
    await expect(page.getByText(t('Bands by the Chinese nutrition encyclopaedia.'))).toBeVisible();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 259 }));
    await expect(rows(page).first()).toContainText('746.1 mgHigh');
    // No device is offered beside the values.
    await expect(page.getByText('Uric acid meter kit')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('the purine search finds a food by an alias, and shows its detail', async ({ page, open }) => {
    await open('/purine/search');
    await page.getByRole('searchbox').fill('金钱菇');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Also: 金钱菇');
    await rows(page).click();
    await expect(page.getByRole('img', { name: '405: High' })).toBeVisible();
    await expect(
      page.getByText(t('China Food Composition Tables, Standard Edition, 6th edition (2018, 2019)')),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('the purine search reports a failure, and loads on a retry', async ({ page, open, answer }) => {
    await answer(purine, 503);
    await open('/purine/search');
    await expect(
      page.getByRole('main').getByText(t('This is not available right now. Try again later.')),
    ).toBeVisible();
    await answer(purine, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(page.getByRole('heading', { name: t('Popular searches') })).toBeVisible();
  });
});
