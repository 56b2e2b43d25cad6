import type { Page } from '@playwright/test';
import { manyFoods } from './many-foods.ts';
import { now } from './now.ts';
import { expect, expectAccessible, test } from './test.ts';

const foods = '/scheme/view/glycemic-index/list';
const purine = '/scheme/view/purine-index/list';

// The skeletons have the role too.
const status = (page: Page) => page.locator('p[role="status"]');
const rows = (page: Page) => page.getByRole('listitem').locator('button[aria-expanded]');
const tokenOf = (written: unknown) => Buffer.from(JSON.stringify(written)).toString('base64url');
const isList = (path: string) => (url: URL) => url.pathname === `/api${path}` && !url.searchParams.has('keyword');
const isSearch = (path: string) => (url: URL) => url.pathname === `/api${path}` && url.searchParams.has('keyword');

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
}

test.describe('the list of foods', () => {
  test('explains the index, names its standard and shows every food with its class', async ({ page, open, words }) => {
    await open('/sugar-control');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Sugar control', '控糖查询'));
    await expect(page.getByText(words('Bands by ISO 26642', 'WS/T 652-2019'))).toBeVisible();
    await expect(page.getByText(words('56–69', '56–70'))).toBeVisible();
    await expect(status(page)).toHaveText(words('247 foods', '共 247 种食物'));
    await expect(rows(page).first()).toContainText(words('Hummus', '鹰嘴豆泥'));
    await expect(rows(page).first()).toContainText(words('GI 6Low', 'GI 6低'));
    await expect(rows(page).first()).toContainText(
      words('per 100 g: 14.3 g carbs, 166 kcal', '每 100 克含碳水 14.3 克，166 千卡'),
    );
    await expectAccessibleInBoth(page);
  });

  test('filters by group, sorts, and keeps both in the address', async ({ page, open, words }) => {
    await open('/sugar-control');
    await page.getByRole('radio', { name: words('Fruit 33', '水果 33') }).check({ force: true });
    await expect(status(page)).toHaveText(words('33 foods', '共 33 种食物'));
    await page.getByRole('combobox', { name: words('Sort', '排序') }).selectOption('highFirst');
    await expect(rows(page).first()).toContainText(words('Lychee, canned', '荔枝（罐头）'));
    await page.reload();
    await expect(rows(page).first()).toContainText(words('Lychee, canned', '荔枝（罐头）'));
    await expect(page.getByRole('radio', { name: words('Fruit 33', '水果 33') })).toBeChecked();
    await expect(page.getByRole('radio', { name: words('Fruit 33', '水果 33') })).toBeInViewport();
  });

  test('opens a food in place with its scale, values and source', async ({ page, open, words }) => {
    await open('/sugar-control?sort=highFirst&category=sugars');
    const first = rows(page).first();
    await expect(first).toContainText(words('Maltose', '麦芽糖'));
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('img', { name: words('Glycaemic index (GI) 105: High', '升糖指数（GI） 105：高') }),
    ).toBeVisible();
    await expect(
      page.getByText(words('China Food Composition, 2nd edition (2009)', '《中国食物成分表》')),
    ).toBeVisible();
    await expectAccessibleInBoth(page);
    await first.click();
    await expect(page.getByRole('img', { name: '105' })).toBeHidden();
  });

  test('shows the goods with their price', async ({ page, open, words }) => {
    await open('/sugar-control');
    const goods = page.locator('section', {
      has: page.getByRole('heading', { name: words('From our shop', '控糖好物') }),
    });
    await expect(goods.getByRole('listitem')).toHaveCount(3);
    await expect(goods.getByRole('listitem').first()).toContainText(words('CN¥29.90', '¥29.90'));
    await expect(goods.getByRole('link')).toHaveCount(0);
  });

  test('waits, fails and loads again', async ({ page, open, answer, words }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isList(foods), async (route) => {
      await held;
      await route.continue({ headers: { ...route.request().headers(), prefer: 'example=failUpdating' } });
    });
    await open('/sugar-control');
    await expect(page.getByRole('status', { name: words('Loading', '加载中') }).first()).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole('main').getByText('食物数据正在更新，请稍后再试')).toBeVisible();
    await expectAccessibleInBoth(page);
    await answer(foods, undefined);
    await page.getByRole('button', { name: words('Try again', '重试') }).click();
    await expect(rows(page).first()).toContainText(words('Hummus', '鹰嘴豆泥'));
  });

  test('says that the table is empty', async ({ page, open, answer, words }) => {
    await answer(foods, 'empty');
    await open('/sugar-control');
    await expect(page.getByText(words('The food table is empty', '暂无食物数据'))).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  test('lets the list stand when the goods fail', async ({ page, open, answer, words }) => {
    await answer('/scheme/view/health-data-goods/list', 'failUnavailable');
    await open('/sugar-control');
    await expect(rows(page).first()).toContainText(words('Hummus', '鹰嘴豆泥'));
    await expect(page.getByRole('main').getByText('商品服务暂不可用，请稍后再试')).toBeVisible();
  });

  for (const query of ['category=stones', 'sort=colour']) {
    test(`says that ${query} does not exist`, async ({ page, open, words }) => {
      await open(`/sugar-control?${query}`);
      await expect(page.getByRole('alert')).toContainText(words('does not exist', '不存在'));
      await expectAccessibleInBoth(page);
      await page.getByRole('link', { name: words('Show all foods', '查看全部食物') }).click();
      await expect(status(page)).toHaveText(words('247 foods', '共 247 种食物'));
    });
  }

  test('has a way on from a group without foods', async ({ page, open, words }) => {
    await open('/sugar-control?category=meat');
    await expect(page.getByText(words('No foods in this group', '该分类下暂无食物'))).toBeVisible();
    await page.getByRole('link', { name: words('Show all foods', '查看全部食物') }).click();
    await expect(status(page)).toHaveText(words('247 foods', '共 247 种食物'));
  });

  test('keeps the page small with 5,000 foods, and typing finds the last of them', async ({ page, open, words }) => {
    await page.route(isList(foods), (route) => route.fulfill({ json: { success: true, data: manyFoods } }));
    await open('/sugar-control?sort=name');
    await expect(status(page)).toHaveText(words('5,000 foods', '共 5,000 种食物'));
    expect(await rows(page).count()).toBeLessThan(150);
    // The height of rows that were never drawn is a guess, so the end moves while one comes closer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(rows(page).last()).toContainText(words('Food number 5999', '食物5999号'), { timeout: 200 });
    }).toPass();
    expect(await rows(page).count()).toBeLessThan(150);

    await page.goto(new URL('/sugar-control/search', page.url()).href);
    await page.getByRole('searchbox').pressSequentially('5999');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(words('Food number 5999', '食物5999号'));
  });
});

test.describe('the search', () => {
  test('begins in the field, filters as one types and marks what matched', async ({ page, open, words }) => {
    await open('/sugar-control');
    await page.getByRole('link', { name: words('Search foods', '搜索食物') }).click();
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill(words('tofu', '豆腐'));
    await expect(rows(page).first().locator('mark')).toHaveText(words('tofu', '豆腐'), { ignoreCase: true });
    await expect(rows(page)).toHaveCount(3);
    await expect(status(page)).toHaveText(words('3 foods found', '找到 3 种食物'));
    await expect(page).toHaveURL(/\?q=/);
    await expectAccessibleInBoth(page);

    await page.reload();
    await expect(field).toHaveValue(words('tofu', '豆腐'));
    await expect(rows(page)).toHaveCount(3);
    await page.goBack();
    await expect(status(page)).toHaveText(words('247 foods', '共 247 种食物'));
  });

  test.describe('as time goes by', () => {
    test.use({ runningClock: true });

    test('asks the server once the typing rests, and adds what it finds', async ({ page, open, words }) => {
      const asked: string[] = [];
      await page.route(isSearch(foods), async (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('keyword') ?? '');
        const food = { foodId: 'gi-999', name: '藜麦粥', nameEn: 'Quinoa porridge', category: 'cereals', gi: 53 };
        const data = [{ ...food, carbohydratePer100g: null, energyPer100g: null, source: 'atkinson2008' }];
        await route.fulfill({ json: { success: true, data } });
      });
      await open('/sugar-control/search');
      await expect(page.getByRole('heading', { name: words('Often searched', '大家常搜') })).toBeVisible();
      await page.clock.pauseAt(now.getTime() + 60_000);
      await page.getByRole('searchbox').pressSequentially('tofu');
      await expect(rows(page)).toHaveCount(3);
      await page.clock.runFor(499);
      expect(asked).toEqual([]);
      await page.clock.resume();
      await expect(rows(page)).toHaveCount(4);
      await expect(rows(page).last()).toContainText(words('Quinoa porridge', '藜麦粥'));
      expect(asked).toEqual(['tofu']);
    });
  });

  test('says so when the server could not be asked, and asks again', async ({ page, open, words }) => {
    await page.route(isSearch(foods), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'example=failUpdating' } }),
    );
    await open('/sugar-control/search?q=tofu');
    const notice = page.getByRole('alert').filter({ hasText: words('There may be more foods', '结果可能不完整') });
    await expect(notice).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expectAccessibleInBoth(page);
    await page.unrouteAll();
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
  });

  test('offers ways on when nothing is found', async ({ page, open, words }) => {
    await open('/sugar-control/search?q=zzz');
    await expect(page.getByText(words('No food is called “zzz”', '没有找到“zzz”'))).toBeVisible();
    await expect(status(page)).toHaveText(words('No foods found', '没有找到食物'));
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: words('bread', '面包') }).click();
    await expect(rows(page).first()).toContainText(words('bread', '面包'), { ignoreCase: true });
    await page.getByRole('searchbox').fill('zzz');
    await page.getByRole('link', { name: words('Fruit', '水果') }).click();
    await expect(status(page)).toHaveText(words('33 foods', '共 33 种食物'));
  });

  test('refuses a keyword that is too long', async ({ page, open, words }) => {
    await open(`/purine/search?q=${'a'.repeat(51)}`);
    await expect(page.getByRole('alert')).toContainText(words('up to 50 characters', '最多 50 个字'));
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: words('New search', '重新搜索') }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '50');
  });

  test('remembers what was searched for until it is removed', async ({ page, open, words }) => {
    await open('/sugar-control/search');
    const field = page.getByRole('searchbox');
    for (const keyword of ['soy', 'bean']) {
      await field.fill(keyword);
      await field.press('Enter');
    }
    await page.goto(new URL('/sugar-control/search', page.url()).href);
    await expect(page.getByRole('heading', { name: words('Recent searches', '最近搜索') })).toBeVisible();
    const recent = page.getByRole('button', { name: /^(soy|bean)$/ });
    await expect(recent).toHaveText(['bean', 'soy']);
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: words('Remove “bean”', '删除“bean”') }).click();
    await expect(page.getByRole('button', { name: 'bean', exact: true })).toBeHidden();
    await page.getByRole('button', { name: words('Clear all', '清空') }).click();
    await expect(page.getByRole('heading', { name: words('Recent searches', '最近搜索') })).toBeHidden();
  });

  test('works where storage is blocked', async ({ page, open, words }) => {
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
    await page.getByRole('button', { name: words('Clear', '清除') }).click();
    await expect(page.getByRole('button', { name: words('Remove “milk”', '删除“milk”') })).toBeVisible();
  });
});

test.describe('sharing', () => {
  test('hands the link to the phone', async ({ page, open, words }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = `shared ${new URL(data?.url ?? '').pathname}`;
      };
    });
    await open('/sugar-control?category=fruit');
    await page.getByRole('button', { name: words('Share', '分享') }).click();
    await expect(page).toHaveTitle(`shared /sugar-control/${tokenOf({ v: 1, c: 'fruit' })}`);
  });

  test('copies the link where the browser cannot share', async ({ page, open, words }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      navigator.clipboard.writeText = async (text) => {
        document.title = `copied ${new URL(text).pathname}`;
      };
    });
    await open('/sugar-control?category=sugars&sort=highFirst');
    await rows(page).first().click();
    await page.getByRole('button', { name: words('Share this food', '分享这种食物') }).click();
    await expect(page).toHaveTitle(/^copied \/sugar-control\/eyJ/);
    await expect(page.getByText(words('copied successfully', '复制成功'))).toBeVisible();
  });

  test('shows the link where it cannot even copy', async ({ page, open, words }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open('/purine/search?q=beer');
    await page.getByRole('button', { name: words('Share', '分享'), exact: true }).click();
    const link = page.getByLabel(words('Copy this link', '复制此链接'));
    await expect(link).toHaveValue(/\/purine\/search\?q=beer$/);
    await expect(link).toBeFocused();
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: words('Close', '关闭') }).click();
    await expect(link).toBeHidden();
  });

  test('opens a shared food with its detail, and leads to the whole list', async ({ page, open, words }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gi-002'] })}`);
    await expect(page.getByText(words('Somebody shared a food with you.', '好友与您分享了 1 种食物。'))).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    // 70 is high by ISO 26642 and medium by WS/T 652-2019.
    await expect(rows(page)).toContainText(words('Cooked brown rice', '糙米饭'));
    await expect(rows(page)).toContainText(words('GI 70High', 'GI 70中'));
    await expect(page.getByText(words('23.5 g per 100 g', '每 100 克 23.5 克'))).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: words('Show all foods', '查看全部食物') }).click();
    await expect(status(page)).toHaveText(words('247 foods', '共 247 种食物'));
  });

  test('says which shared foods are gone', async ({ page, open, words }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gi-002', 'gone'] })}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(
      page.getByText(words('One of them is no longer in the table.', '其中 1 种已不在食物表中。')),
    ).toBeVisible();
    await open(`/sugar-control/${tokenOf({ v: 1, f: ['gone'] })}`);
    await expect(page.getByText(words('What was shared is no longer', '分享的食物已不在食物表中'))).toBeVisible();
  });

  test('opens a shared group and a shared keyword', async ({ page, open, words }) => {
    await open(`/sugar-control/${tokenOf({ v: 1, c: 'nuts' })}`);
    await expect(page.getByText(words('the group “Nuts”', '“坚果”类食物'))).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await open(`/sugar-control/${tokenOf({ v: 1, k: '豆腐' })}`);
    await expect(page.getByText('“豆腐”')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expectAccessibleInBoth(page);
  });

  test('says that a broken link does not work', async ({ page, open, words }) => {
    await open('/sugar-control/eyJ2IjoxLCJj');
    await expect(page.getByRole('alert')).toContainText(words('This link does not work', '链接已失效'));
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: words('Show all foods', '查看全部食物') }).click();
    await expect(rows(page).first()).toContainText(words('Hummus', '鹰嘴豆泥'));
  });

  test('loads a shared view again after a failure', async ({ page, open, answer, words }) => {
    await answer(foods, 'failUpdating');
    await open(`/sugar-control/${tokenOf({ v: 1, c: 'nuts' })}`);
    await expect(page.getByRole('alert').filter({ hasText: words('could not be loaded', '加载失败') })).toBeVisible();
    await answer(foods, undefined);
    await page.getByRole('button', { name: words('Try again', '重试') }).click();
    await expect(rows(page)).toHaveCount(2);
  });
});

test.describe('purine', () => {
  test('classes foods by mg per 100 g', async ({ page, open, words }) => {
    await open('/purine?sort=highFirst');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Purine', '嘌呤查询'));
    await expect(page.getByText(words('the Chinese nutrition encyclopaedia', '《中国营养百科全书》'))).toBeVisible();
    await expect(status(page)).toHaveText(words('259 foods', '共 259 种食物'));
    await expect(rows(page).first()).toContainText(words('746.1 mgHigh', '746.1 毫克高'));
    await expect(page.getByText(words('Uric acid meter kit', '尿酸仪套装'))).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  test('finds a food by its other name and shows its detail', async ({ page, open, words }) => {
    await open('/purine/search');
    await page.getByRole('searchbox').fill('金钱菇');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(words('Also: 金钱菇', '又名：金钱菇'));
    await rows(page).click();
    await expect(page.getByRole('img', { name: words('405: High', '405：高') })).toBeVisible();
    await expect(page.getByText(words('6th edition', '第 6 版'))).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  test('fails and loads again', async ({ page, open, answer, words }) => {
    await answer(purine, 'failUpdating');
    await open('/purine/search');
    await expect(page.getByRole('main').getByText('嘌呤数据正在更新，请稍后再试')).toBeVisible();
    await answer(purine, undefined);
    await page.getByRole('button', { name: words('Try again', '重试') }).click();
    await expect(page.getByRole('heading', { name: words('Often searched', '大家常搜') })).toBeVisible();
  });
});
