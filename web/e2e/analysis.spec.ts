import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, test as deviceTest } from './support/device.ts';
import { countCalls, isCall } from './support/requests.ts';
import { signIn } from './support/sign-in.ts';
import { tapCounter } from './support/tap-counter.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/food/app/foodAnalysis';
const result = '/food-app/analyze/result';

const ring = (page: Page, total: string, rest: number) =>
  page.getByRole('img', { name: t('{total} of {goal} kcal: {rest} kcal left', { total, goal: '1,700', rest }) });

/** Searches a food and takes it with its typical portion. */
async function addFood(page: Page, keyword: string, name: RegExp): Promise<void> {
  await page.getByRole('searchbox').fill(keyword);
  await page.getByRole('dialog').getByRole('button', { name }).first().click();
  await takeFoods(page).click();
}

/** The button that takes the chosen foods and closes the search. */
const takeFoods = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Take \d+ foods?$/ });

const save = (page: Page) => page.getByRole('button', { name: t('Add to diary') });

async function setGrams(page: Page, food: RegExp, grams: string): Promise<void> {
  await page
    .getByRole('list', { name: t('Foods of the meal') })
    .getByRole('button', { name: food })
    .click();
  await page.getByRole('textbox', { name: t('Weight as eaten') }).fill(grams);
  await page.getByRole('button', { name: t('Take this amount') }).click();
}

test('the meal analysis shows the day, and saves a meal eaten before after two taps', async ({ page, open }) => {
  await open('/ai-app/analyze');
  await expect(ring(page, '920', 780)).toBeVisible();
  await expect(page.getByText(t('goal {within}', { within: '64–85' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('Log again') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('Not finished yet') })).toHaveCount(0);

  // A meal that was eaten before is in the diary after two taps.
  const { tap, taps } = tapCounter();
  await tap(
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('Log again') }) })
      .getByRole('link')
      .first(),
  );
  await expect(page).toHaveURL(/\/ai-food\/list\?fromDiary=/);
  await tap(save(page));
  await expect(page.getByText(t('In your diary'))).toBeVisible();
  expect(taps()).toBe(2);
});

for (const home of ['/ai-app', '/food-app']) {
  test(`from ${home}, a searched food is in the diary after four taps, and yesterday’s meal after one`, async ({
    page,
    open,
  }) => {
    await open(home);
    const day = tapCounter();
    await day.tap(page.getByRole('button', { name: t('Log'), exact: true }));
    await expect(page.getByText(/in your diary$/)).toBeFocused();
    expect(day.taps()).toBe(1);
    await page.getByRole('button', { name: t('Undo') }).click();
    await expect(page.getByRole('button', { name: t('Log'), exact: true })).toBeVisible();

    const { tap, taps } = tapCounter();
    await tap(
      page
        .getByRole('main')
        .getByRole('link', { name: t(home === '/ai-app' ? 'What did you eat?' : 'Search or type') }),
    );
    // The search field has the focus, and the food with exactly the typed name comes first.
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill('banana');
    await expect(page.getByRole('button', { name: t('Use “<0/>” as typed', { 0: 'banana' }) })).toBeVisible();
    const offered = page.getByRole('dialog').getByRole('button', { name: /banana/i });
    await expect(offered.first()).toHaveAccessibleName(/^Banana/);
    await tap(offered.first());
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await tap(takeFoods(page));
    await expect(page.locator('body')).not.toBeFocused();
    await tap(save(page));
    await expect(page.getByText(t('In your diary'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(taps()).toBe(4);
  });
}

test('a dinner is analysed, saved in the diary, and counted in the report of the day', async ({
  page,
  open,
  serverWorks,
}) => {
  const submitted = countCalls(page, `${calls}/submitFoodItem`);
  const saved = countCalls(page, `${calls}/saveSimpleAnalysis`);
  await open('/ai-app/analyze?mealType=dinner');
  await page.getByRole('link', { name: t('Search or type') }).click();
  await addFood(page, 'brown rice', /^Cooked brown rice/);
  await expect(page.getByText(/^≈ /)).toBeVisible();
  await setGrams(page, /^Cooked brown rice/, '200');
  await expect(page.getByText(/^≈ /)).toHaveCount(0);
  await expect(ring(page, '1,144', 556)).toBeVisible();
  await page.getByRole('button', { name: t('Add a food'), exact: true }).click();
  // A typed name needs an amount, which the page asks for at once.
  await page.getByRole('searchbox').fill('香煎三文鱼');
  await page.getByRole('button', { name: t('Use “<0/>” as typed', { 0: '香煎三文鱼' }) }).click();
  await takeFoods(page).click();
  await page.getByRole('textbox', { name: t('Weight as eaten') }).fill('120');
  await page.getByRole('button', { name: t('Take this amount') }).click();
  await expect(page.getByRole('list', { name: t('Foods of the meal') })).toContainText('120 g');
  await expectAccessible(page);

  // A reload keeps the meal.
  await page.reload();
  await expect(page.getByText(t('Your unfinished meal is back. It has not been handed in yet.'))).toBeVisible();
  await page.getByRole('button', { name: t('Analyse'), exact: true }).dblclick();
  await expect(page).toHaveURL(/\/ai-food\/result\?diaryAnalysisId=/);
  const analysed = page.waitForResponse(async (reply) => {
    return reply.url().includes(`${calls}/querySimpleAnalysis`) && (await reply.json()).data.status === 'ready';
  });
  await serverWorks(4);
  const { data: dinner } = await (await analysed).json();
  expect([dinner.macros.energy, dinner.otherMeals.energy]).toEqual([416, 920]);
  await expect(page.getByText(t('Not in the diary'))).toBeVisible();
  expect(submitted()).toBe(1);
  await expect(ring(page, '1,336', 364)).toBeVisible();
  await expect(page.getByText(t('{sum} of {goal} kcal', { sum: '1,336', goal: '1,700' }))).toBeVisible();
  await expectAccessible(page);
  await save(page).dblclick();
  await expect(page.getByText(t('In your diary'))).toBeVisible();
  expect(saved()).toBe(1);
  await expect(save(page)).toHaveCount(0);
  // The button has gone, and the focus stays in the page's content.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The day has three meals, and is neither complete nor scored.
  await page.getByRole('link', { name: t('Daily report') }).click();
  await expect(page.getByText(t('Until now'))).toBeVisible();
  await expect(ring(page, '1,336', 364)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^(Breakfast|Lunch|Dinner) ·/ })).toHaveText([
    /378 kcal/,
    /542 kcal/,
    /416 kcal/,
  ]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  // Changed portions discard the deep analysis, and the page says so beforehand.
  await page.goBack();
  await page.getByRole('link', { name: t('More nutrients') }).click();
  await page.getByRole('button', { name: t('Analyse in depth') }).click();
  await expect(page.getByText(t('Looking deeper into your meal'))).toBeVisible();
  await serverWorks(8);
  await expect(page.getByRole('progressbar', { name: t('Meal score') })).toBeVisible();
  await page.getByRole('link', { name: t('Energy and portions') }).click();
  await setGrams(page, /^Cooked brown rice/, '150');
  await expect(
    page.getByText(t('The deep analysis will be taken back, since it was about the foods before.')),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Save the changes') }).click();
  await expect(page.getByRole('button', { name: t('Save the changes') })).toHaveCount(0);
  // Saving reduces the meal by 56 kcal.
  await expect(ring(page, '1,280', 420)).toBeVisible();
  await page.getByRole('link', { name: t('More nutrients') }).click();
  await expect(page.getByRole('button', { name: t('Analyse in depth') })).toBeVisible();
});

test('a meal survives a login that expires on saving', async ({ page, open, expectErrors }) => {
  expectErrors(/status of (401|500)/);
  await open('/food-app/analyze/list?from=analysis-4126&mealType=dinner&date=2026-11-20');
  const foods = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
  await expect(foods).toHaveCount(3);
  await page.route(isCall(`${calls}/submitFoodItem`), (route) =>
    route.fulfill({ status: 500, json: { success: false, code: '600', msg: 'Please log in again' } }),
  );
  const analyse = save(page);
  await analyse.click();
  // The mock sends one code a minute to the person's own number, and another test requests it.
  await page.route(isCall('/food/view/auth/login'), (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: 'example=member' } }),
  );
  const dialog = page.getByRole('dialog', { name: t('Login expired') });
  await signIn(dialog);
  await expect(dialog).toBeHidden();
  await expect(foods).toHaveCount(3);
  await page.unrouteAll();
  await analyse.click();
  await expect(page).toHaveURL(new RegExp(`${result}\\?analysisId=`));
});

deviceTest(
  'a photographed meal is in the diary after two taps, and takes one free use',
  async ({ device, serverWorks, world }) => {
    const { page, app } = await device({ platform: 'android', user: 'nonMember', path: '/ai-app/analyze' });
    const works = (seconds: number) => serverWorks(seconds, `${world}-nonMember-nonMember`);
    const recognised = countCalls(page, '/food/app/foodIntellectual/submitFoodName');
    const left = async () => Number.parseInt(await app.getByText(/^\d+ free uses? left$/).innerText(), 10);
    const { tap, taps } = tapCounter();
    await tap(app.getByRole('link', { name: t('Photo'), exact: true }));
    const before = await left();
    // The camera opens by itself, and the analysis starts as soon as the photo is uploaded.
    await answerSheet(page, 'Choose');
    await expect(app.getByText(t('Looking at your photo'))).toBeVisible();
    // The photo is there, and nothing can be saved before its foods are.
    await expect(app.getByRole('img', { name: t('The meal as it was served') })).toBeVisible();
    await expect(app.getByText(t('No food yet'))).toHaveCount(0);
    await expect(app.getByRole('button', { name: t('Add to diary') })).toHaveCount(0);
    await works(6);
    await expect(app.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem')).toHaveCount(3);
    await tap(app.getByRole('button', { name: t('Add to diary') }));
    await expect(app.getByText(t('In your diary'))).toBeVisible();
    expect(taps()).toBe(2);
    expect(recognised()).toBe(1);
    await device({ platform: 'android', user: 'nonMember', path: '/ai-food/list' });
    expect(await left()).toBe(before - 1);
    // Non-members see the membership gate before the deep analysis starts.
    await device({
      platform: 'android',
      user: 'nonMember',
      path: '/food-app/analyze/more?analysisId=analysis-4125',
    });
    await expect(app.getByText(t('This is for members'))).toBeVisible();
  },
);

test('a correction warns that it discards the deep analysis, and the meal can be taken out of the diary', async ({
  page,
  open,
}) => {
  await open(`${result}?analysisId=analysis-4126`);
  await expect(page.getByText(t('In your diary'))).toBeVisible();
  await expect(ring(page, '920', 780)).toBeVisible();
  await expect(page.getByRole('button', { name: t('Save the changes') })).toHaveCount(0);
  await setGrams(page, /^Steamed white rice/, '150');
  // The meal is submitted, and the reply is lost.
  await expect(ring(page, '862', 838)).toBeVisible();
  await expect(
    page.getByText(t('The deep analysis will be taken back, since it was about the foods before.')),
  ).toBeVisible();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => isCall(`${calls}/saveSimpleAnalysis`)(new URL(request.url())));
  await page.getByRole('button', { name: t('Save the changes') }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    analysisId: 'analysis-4126',
    mealType: 'lunch',
    items: [{ foodId: 'gi-001', amount: 150 }, { amount: 260 }, { amount: 180 }],
  });
  await expect(page.getByRole('button', { name: t('Save the changes') })).toHaveCount(0);
  await expect(ring(page, '862', 838)).toBeVisible();

  await page.getByRole('button', { name: t('Take it out of the diary') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Take it out'), exact: true })
    .click();
  await expect(page.getByText(t('Not in the diary'))).toBeVisible();
  await open('/ai-app/analyze');
  await expect(
    page.getByRole('img', {
      name: t('{total} of {goal} kcal: {rest} kcal left', { total: 378, goal: '1,700', rest: '1,322' }),
    }),
  ).toBeVisible();
  await expect(page.getByText(t('Ready: save it'))).toBeVisible();
});

test('Undo brings back a food that was left out of the meal', async ({ page, open }) => {
  await open('/food-app/analyze/list?analysisId=analysis-4126');
  const foods = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
  await expect(foods).toHaveCount(3);
  await page.getByRole('button', { name: t('Leave out {name}', { name: 'Scrambled eggs with tomato' }) }).click();
  await expect(foods).toHaveCount(2);
  await page.getByRole('button', { name: t('Undo'), exact: true }).click();
  await expect(foods.nth(1)).toContainText('Scrambled eggs with tomato');
});

test('a meal whose answer was lost is not sent twice', async ({ page, open, expectErrors }) => {
  expectErrors(/ERR_FAILED|Failed to load/);
  let sent = 0;
  // The server takes the meal, and its answer is lost.
  await page.route(isCall(`${calls}/submitFoodItem`), async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  let offline = true;
  await page.route(isCall(`${calls}/queryAnalysisRecord`), (route) => (offline ? route.abort() : route.continue()));
  await open('/food-app/analyze/list?from=analysis-4126&mealType=dinner&date=2026-11-20');
  const analyse = save(page);
  await analyse.click();
  await expect(page.getByRole('alert')).toHaveText(t('No connection to the server. Check your network.'));
  offline = false;
  await analyse.click();
  await expect(page).toHaveURL(new RegExp(`${result}\\?analysisId=analysis-4127`));
  expect(sent).toBe(1);
});

test('a failed analysis names the foods and leads back to them', async ({ page, open, answer }) => {
  await answer(`${calls}/querySimpleAnalysis`, 'statusFailed');
  await open(`${result}?analysisId=analysis-4127`);
  await expect(page.getByRole('alert')).toContainText(t('This meal could not be analysed'));
  await expectAccessible(page);
  await page.getByRole('link', { name: t('Change the foods') }).click();
  await expect(page).toHaveURL(/from=analysis-4127/);
  await expect(page.getByText(t('Not in the table'))).not.toHaveCount(0);

  await open(`${result}`);
  await expect(page.getByText(t('This link has no meal'))).toBeVisible();
});
