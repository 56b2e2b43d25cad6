import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { manyFoods } from './support/foods.ts';
import { now } from './support/now.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const foods = '/scheme/view/glycemic-index/list';
const purine = '/scheme/view/purine-index/list';

// The skeletons have the role too.
const status = (page: Page) => page.locator('p[role="status"]');
const rows = (page: Page) => page.getByRole('listitem').locator('button[aria-expanded]');
const tokenOf = (written: unknown) => Buffer.from(JSON.stringify(written)).toString('base64url');
const isList = (path: string) => (url: URL) => url.pathname === `/api${path}` && !url.searchParams.has('keyword');
const isSearch = (path: string) => (url: URL) => url.pathname === `/api${path}` && url.searchParams.has('keyword');

test.describe('the list of foods', () => {
  test('explains the index, names its standard and shows every food with its class', async ({ page, open }) => {
    await open('/sugar-control');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Sugar control'));
    await expect(page.getByText(t('Bands by ISO 26642, the international standard.'))).toBeVisible();
    await expect(page.getByText('56–69')).toBeVisible();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
    await expect(rows(page).first()).toContainText('Hummus');
    await expect(rows(page).first()).toContainText('GI 6Low');
    await expect(rows(page).first()).toContainText(
      t('per 100 g: {carbs} g carbs, {kcal} kcal', { carbs: '14.3', kcal: 166 }),
    );
    await expectAccessible(page);
  });

  test('filters by group, sorts, and keeps both in the address', async ({ page, open }) => {
    await open('/sugar-control');
    await page.getByRole('radio', { name: 'Fruit 33' }).check({ force: true });
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 33 }));
    await page.getByRole('combobox', { name: t('Sort') }).selectOption('highFirst');
    await expect(rows(page).first()).toContainText('Lychee, canned');
    await page.reload();
    await expect(rows(page).first()).toContainText('Lychee, canned');
    await expect(page.getByRole('radio', { name: 'Fruit 33' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Fruit 33' })).toBeInViewport();
  });

  test('opens a food in place with its scale, values and source', async ({ page, open }) => {
    await open('/sugar-control?sort=highFirst&category=sugars');
    const first = rows(page).first();
    await expect(first).toContainText('Maltose');
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('img', { name: 'Glycaemic index (GI) 105: High' })).toBeVisible();
    await expect(page.getByText(t('China Food Composition, 2nd edition (2009)'))).toBeVisible();
    await expectAccessible(page);
    await first.click();
    await expect(page.getByRole('img', { name: '105' })).toBeHidden();
  });

  test('shows the goods with their price', async ({ page, open }) => {
    await open('/sugar-control');
    const goods = page.locator('section', {
      has: page.getByRole('heading', { name: t('From our shop, for blood sugar') }),
    });
    await expect(goods.getByRole('listitem')).toHaveCount(3);
    await expect(goods.getByRole('listitem').first()).toContainText('CN¥29.90');
    await expect(goods.getByRole('link')).toHaveCount(0);
  });

  test('waits, fails and loads again', async ({ page, open, answer }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isList(foods), async (route) => {
      await held;
      await route.continue({ headers: { ...route.request().headers(), prefer: 'example=failUpdating' } });
    });
    await open('/sugar-control');
    await expect(page.getByRole('status', { name: t('Loading') }).first()).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole('main').getByText('食物数据正在更新，请稍后再试')).toBeVisible();
    await expectAccessible(page);
    await answer(foods, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(rows(page).first()).toContainText('Hummus');
  });

  test('says that the table is empty', async ({ page, open, answer }) => {
    await answer(foods, 'empty');
    await open('/sugar-control');
    await expect(page.getByText(t('The food table is empty'))).toBeVisible();
    await expectAccessible(page);
  });

  test('lets the list stand when the goods fail', async ({ page, open, answer }) => {
    await answer('/scheme/view/health-data-goods/list', 'failUnavailable');
    await open('/sugar-control');
    await expect(rows(page).first()).toContainText('Hummus');
    await expect(page.getByRole('main').getByText('商品服务暂不可用，请稍后再试')).toBeVisible();
  });

  for (const query of ['category=stones', 'sort=colour']) {
    test(`says that ${query} does not exist`, async ({ page, open }) => {
      await open(`/sugar-control?${query}`);
      await expect(page.getByRole('alert')).toContainText(
        t('This link asks for a group or an order that does not exist'),
      );
      await expectAccessible(page);
      await page.getByRole('link', { name: t('Show all foods') }).click();
      await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
    });
  }

  test('has a way on from a group without foods', async ({ page, open }) => {
    await open('/sugar-control?category=meat');
    await expect(page.getByText(t('No foods in this group'))).toBeVisible();
    await page.getByRole('link', { name: t('Show all foods') }).click();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
  });

  test('keeps the page small with 5,000 foods, and typing finds the last of them', async ({ page, open }) => {
    await page.route(isList(foods), (route) => route.fulfill({ json: { success: true, data: manyFoods } }));
    await open('/sugar-control?sort=name');
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 5000 }));
    expect(await rows(page).count()).toBeLessThan(150);
    // The height of rows that were never drawn is a guess, so the end moves while one comes closer.
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

test.describe('the search', () => {
  test('begins in the field, filters as one types and marks what matched', async ({ page, open }) => {
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

  test.describe('as time goes by', () => {
    test.use({ runningClock: true });

    test('asks the server once the typing rests, and adds what it finds', async ({ page, open }) => {
      const asked: string[] = [];
      await page.route(isSearch(foods), async (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('keyword') ?? '');
        const food = { foodId: 'gi-999', name: '藜麦粥', nameEn: 'Quinoa porridge', category: 'cereals', gi: 53 };
        const data = [{ ...food, carbohydratePer100g: null, energyPer100g: null, source: 'atkinson2008' }];
        await route.fulfill({ json: { success: true, data } });
      });
      await open('/sugar-control/search');
      await expect(page.getByRole('heading', { name: t('Often searched') })).toBeVisible();
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

  test('says so when the server could not be asked, and asks again', async ({ page, open }) => {
    await page.route(isSearch(foods), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'example=failUpdating' } }),
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

  test('offers ways on when nothing is found', async ({ page, open }) => {
    await open('/sugar-control/search?q=zzz');
    await expect(page.getByText(t('No food is called “{keyword}”', { keyword: 'zzz' }))).toBeVisible();
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

  test('refuses a keyword that is too long', async ({ page, open }) => {
    await open(`/purine/search?q=${'a'.repeat(51)}`);
    await expect(page.getByRole('alert')).toContainText(
      t('A search takes up to {longestKeyword} characters.', { longestKeyword: 50 }),
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: t('New search') }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '50');
  });

  test('remembers what was searched for until it is removed', async ({ page, open }) => {
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

  test('works where storage is blocked', async ({ page, open }) => {
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
    await page.getByRole('button', { name: t('Clear') }).click();
    await expect(page.getByRole('button', { name: t('Remove “{keyword}”', { keyword: 'milk' }) })).toBeVisible();
  });
});

test.describe('sharing', () => {
  test('hands the link to the phone', async ({ page, open }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = `shared ${new URL(data?.url ?? '').pathname}`;
      };
    });
    await open('/sugar-control?category=fruit');
    await page.getByRole('button', { name: t('Share') }).click();
    await expect(page).toHaveTitle(`shared /sugar-control/${tokenOf({ v: 1, c: 'fruit' })}`);
  });

  test('copies the link where the browser cannot share', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      navigator.clipboard.writeText = async (text) => {
        document.title = `copied ${new URL(text).pathname}`;
      };
    });
    await open('/sugar-control?category=sugars&sort=highFirst');
    await rows(page).first().click();
    await page.getByRole('button', { name: t('Share this food') }).click();
    await expect(page).toHaveTitle(/^copied \/sugar-control\/eyJ/);
    await expect(page.getByText(t('copied successfully'))).toBeVisible();
  });

  test('shows the link where it cannot even copy', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open('/purine/search?q=beer');
    await page.getByRole('button', { name: t('Share'), exact: true }).click();
    const link = page.getByLabel(t('Copy this link'));
    await expect(link).toHaveValue(/\/purine\/search\?q=beer$/);
    await expect(link).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('Close') }).click();
    await expect(link).toBeHidden();
  });

  test('opens a shared food with its detail, and leads to the whole list', async ({ page, open }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gi-002'] })}`);
    await expect(
      page.getByText(
        t('{asked, plural, one {Somebody shared a food with you.} other {Somebody shared # foods with you.}}', {
          asked: 1,
        }),
      ),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    // 70 is high by ISO 26642 and medium by WS/T 652-2019.
    await expect(rows(page)).toContainText('Cooked brown rice');
    await expect(rows(page)).toContainText('GI 70High');
    await expect(page.getByText(t('{carbs} g per 100 g', { carbs: '23.5' }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('Show all foods') }).click();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 247 }));
  });

  test('says which shared foods are gone', async ({ page, open }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gi-002', 'gone'] })}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(
      page.getByText(
        t(
          '{gone, plural, one {One of them is no longer in the table.} other {# of them are no longer in the table.}}',
          { gone: 1 },
        ),
      ),
    ).toBeVisible();
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gone'] })}`);
    await expect(page.getByText(t('What was shared is no longer in the table'))).toBeVisible();
  });

  test('opens a shared group and a shared keyword', async ({ page, open }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, c: 'nuts' })}`);
    await expect(page.getByText(t('Somebody shared the group “{group}” with you.', { group: 'Nuts' }))).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await open(`/sugar-control/${tokenOf({ v: 1, k: '豆腐' })}`);
    await expect(page.getByText('“豆腐”')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);
  });

  test('says that a broken link does not work', async ({ page, open }) => {
    await open('/sugar-control/eyJ2IjoxLCJj');
    await expect(page.getByRole('alert')).toContainText(t('This link does not work'));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('Show all foods') }).click();
    await expect(rows(page).first()).toContainText('Hummus');
  });

  test('loads a shared view again after a failure', async ({ page, open, answer }) => {
    await answer(foods, 'failUpdating');
    await open(`/sugar-control/${tokenOf({ v: 1, c: 'nuts' })}`);
    await expect(page.getByRole('alert').filter({ hasText: t('This could not be loaded') })).toBeVisible();
    await answer(foods, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(rows(page)).toHaveCount(2);
  });
});

test.describe('purine', () => {
  test('classes foods by mg per 100 g', async ({ page, open }) => {
    await open('/purine?sort=highFirst');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Purine'));
    await expect(page.getByText(t('Bands by the Chinese nutrition encyclopaedia.'))).toBeVisible();
    await expect(status(page)).toHaveText(t('{count, plural, one {# food} other {# foods}}', { count: 259 }));
    await expect(rows(page).first()).toContainText('746.1 mgHigh');
    await expect(page.getByText('Uric acid meter kit')).toBeVisible();
    await expectAccessible(page);
  });

  test('finds a food by its other name and shows its detail', async ({ page, open }) => {
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

  test('fails and loads again', async ({ page, open, answer }) => {
    await answer(purine, 'failUpdating');
    await open('/purine/search');
    await expect(page.getByRole('main').getByText('嘌呤数据正在更新，请稍后再试')).toBeVisible();
    await answer(purine, undefined);
    await page.getByRole('button', { name: t('Try again') }).click();
    await expect(page.getByRole('heading', { name: t('Often searched') })).toBeVisible();
  });
});
