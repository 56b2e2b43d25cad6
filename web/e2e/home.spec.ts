import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import type { PathPattern } from '../src/platform/routing/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test as deviceTest } from './support/device.ts';
import { card, openAllFunctions } from './support/home.ts';
import { expectFits } from './support/layout.ts';
import { askLogOut, confirmLogOut } from './support/log-out.ts';
import { isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const list = '/cooperation/app/medicationRemind/queryList';
const weightOf = '/scheme/app/health-data/detail';
const family = '/scheme/app/familyHealth/queryRelationship';
const plan = '/scheme/view/v1/execution/plan/getExecutionPlanData';

/** The home that lists a screen. All three homes list the screens of `/ai-food/`. */
const productOf = (path: string, home: string): string =>
  path.startsWith('/ai-food/') ? home : (/^\/(ai|food)-app(?=\/|$)/.exec(path)?.[0] ?? '/');

/** Scrolls to each card that is still loading until all show their content. */
async function showAll(page: Page): Promise<void> {
  const loading = page.getByRole('status', { name: t('Loading') });
  await expect(async () => {
    // A card loads when it comes near the viewport, so a jump past it would leave it unloaded.
    if ((await loading.count()) > 0) await loading.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(loading).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

test('the general home shows the next dose, the weight, the plan, the family and the partner', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.getByText(`${t('Good afternoon')} 林晓`)).toBeVisible();
  await expect(card(page, 'Next dose')).toContainText('18:30');
  await expect(card(page, 'Next dose')).toContainText('二甲双胍 0.5 g');
  await expect(card(page, 'Today’s plan').getByRole('progressbar')).toHaveText('2/6');
  await showAll(page);
  await expect(card(page, 'Weight')).toContainText(/5\d\.\d kg/);
  await expect(card(page, 'Family').getByRole('link', { name: /王桂芳/ })).toBeVisible();
  await expect(card(page, 'Weight-loss partner')).toContainText('%');
});

test('a dose is taken and taken back on the home card, and the medication screen shows it as taken', async ({
  page,
  open,
}) => {
  await open('/');
  const dose = card(page, 'Next dose');
  const name = { medicineName: '二甲双胍 0.5 g', time: '18:30' };
  await dose.getByRole('button', { name: t('Take early: {medicineName}, {time}', name) }).click();
  await expect(dose.getByRole('status')).toHaveText(t('Taken'));
  // The next dose does not replace this one at once, so a second tap cannot take it.
  await expect(dose.getByRole('button')).toHaveCount(1);
  await expect(dose).toContainText('18:30');
  // The card shows the answer before the server has it.
  await expect(dose.getByRole('button', { name: t('Undo {medicineName}, {time}', name) })).toBeEnabled();
  await page.reload();
  await expect(dose).toContainText('21:00');

  await open('/medicine-remind');
  await page.getByRole('button', { name: t('Undo {medicineName}, {time}', name) }).click();
  await expect(page.getByRole('button', { name: t('Take early: {medicineName}, {time}', name) })).toBeEnabled();
  await open('/');
  await dose.getByRole('button', { name: t('Take early: {medicineName}, {time}', name) }).click();
  await dose.getByRole('button', { name: t('Undo {medicineName}, {time}', name) }).click();
  await expect(dose.getByRole('button', { name: t('Take early: {medicineName}, {time}', name) })).toBeVisible();
});

test('a dose that the server refuses stays open, with the reason', async ({ page, open, answer }) => {
  await open('/');
  const dose = card(page, 'Next dose');
  await expect(dose).toContainText('18:30');
  await answer('/cooperation/app/medicationRemind/finish', 'failGone');
  await dose.getByRole('button', { name: /18:30/ }).click();
  await expect(dose.getByRole('alert')).toHaveText(t('This reminder has been deleted.'));
  await expect(dose.getByRole('button', { name: /18:30/ })).toHaveText(t('Take early'));
});

test('one failed card of the home leaves the others as they are, and loads on a retry', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  await answer(weightOf, 500);
  await open('/');
  await expect(card(page, 'Next dose')).toContainText('18:30');
  const weight = card(page, 'Weight');
  await weight.scrollIntoViewIfNeeded();
  await showAll(page);
  await expect(weight.getByRole('alert')).toContainText(t('This could not be loaded'));
  await answer(weightOf, undefined);
  await weight.getByRole('button', { name: t('Try again') }).click();
  await expect(weight).toContainText(/5\d\.\d kg/);
});

test('the home offers a new person one first step instead of empty cards', async ({ page, open }) => {
  const empty: Record<string, string> = {
    [list]: 'empty',
    [weightOf]: 'empty',
    '/scheme/app/familyHealth/queryRelationship': 'empty',
    [plan]: 'failNoPlan',
  };
  for (const [path, example] of Object.entries(empty)) {
    await page.route(isCall(path), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
    );
  }
  await open('/');
  const step = page.getByRole('link', { name: t('Add a medicine') });
  await expect(step).toHaveAttribute('href', '/medicine-remind/add');
  await expect(card(page, 'Or begin with').getByRole('link')).toHaveCount(3);
  await expect(card(page, 'Next dose')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an empty card beside others offers its own next step', async ({ page, open }) => {
  const empty = { [list]: 'empty', '/scheme/app/familyHealth/queryRelationship': 'empty', [plan]: 'failNoPlan' };
  for (const [path, example] of Object.entries(empty)) {
    await page.route(isCall(path), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
    );
  }
  await open('/');
  await expect(card(page, 'Next dose').getByRole('link', { name: t('Add reminder') })).toBeVisible();
  await expect(card(page, 'Today’s plan').getByRole('link', { name: t('Choose a plan') })).toBeVisible();
  await showAll(page);
  await expect(card(page, 'Weight')).toContainText(/5\d\.\d kg/);
  await expect(card(page, 'Family').getByRole('link', { name: t('Invite somebody') })).toBeVisible();
});

test('an open invitation shows above the cards of the home, and leads to its answer', async ({ page, open }) => {
  await open('/');
  const invitation = page.getByRole('main').locator('section').filter({ hasText: '林国强' });
  await expect(invitation).toHaveCount(1);
  await invitation.getByRole('link', { name: t('See invitation') }).click();
  await expect(page).toHaveURL(/\/family-health\/confirm\?relationshipId=family-2106$/);
});

test('the home says in one sentence what matters today, and leads to it', async ({
  page,
  open,
  answer,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const summary = page.getByRole('region', { name: t('Summary of the day') });
  await open('/');
  await expect(summary.getByRole('progressbar', { name: t('Done today') })).toHaveText('3/10');
  await expect(summary).toContainText('Tasks 2/6');
  await expect(summary).toContainText('Doses 1/4');
  // The person's own fast loss comes before the mother's unusual value.
  await expect(summary).toContainText('You are losing weight fast.');
  await summary.getByRole('link').click();
  await expect(page).toHaveURL(/\/health-data\/detail\?healthDataType=weight/);
  await answer(weightOf, 503);
  await open('/');
  await expect(summary).toContainText('王桂芳: blood pressure above the usual range');
  await summary.getByRole('link').click();
  await expect(page).toHaveURL(/\/family-health\/members\/detail\?familyUserId=/);
  await page.goBack();
  // Failed parts leave the others.
  await answer(family, 503);
  await page.route(`**/api${weightOf}*`, (route) => route.abort());
  await page.reload();
  await expect(summary).toContainText('Your next dose is at 18:30.');
  await summary.getByRole('link', { name: t('See all doses') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('the weight card of the home opens the form for a weight', async ({ page, open }) => {
  await open('/');
  await showAll(page);
  await card(page, 'Weight')
    .getByRole('link', { name: t('Add weight') })
    .click();
  const form = page.getByRole('dialog', { name: t('Add weight') });
  await form.getByRole('button', { name: t('Close') }).click();
  await expect(page).toHaveURL(/\/health-data\/detail\?healthDataType=weight&period=week$/);
  await page.reload();
  await expect(page.getByRole('button', { name: t('Add weight') })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('the AI home shows the next planned meal, and links to a new meal by photo or search', async ({ page, open }) => {
  await open('/ai-app');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('Dinner and the rest of your plan');
  await expect(main.getByRole('link', { name: t('Photograph a meal') })).toBeVisible();
  await main.getByRole('link', { name: t('What did you eat?') }).click();
  await expect(page).toHaveURL(/\/ai-food\/list/);
});

for (const path of ['/ai-app', '/food-app']) {
  test(`${path} shows the energy that is left, the next meal and the assessment`, async ({ page, open }) => {
    await open(path);
    const energy = card(page, 'Energy today');
    await expect(energy).toContainText(/[\d,]+ kcal/);
    await expect(energy).toContainText(/ 1,700 /);
    await expect(card(page, 'Next planned meal')).toContainText('18:30');
    await showAll(page);
    await expect(card(page, 'Health assessment')).toContainText(t('Your report is ready.'));
  });
}

test('/food-app shows the price of the orders', async ({ page, open }) => {
  await open('/food-app');
  await showAll(page);
  await expect(card(page, 'Orders')).toContainText(/¥[\d.]+/);
});

test('the list of all functions has every screen of the product that needs no parameter', async ({ page, open }) => {
  const plain = (Object.keys(screens) as PathPattern[]).filter((path) => screens[path] === path);
  for (const home of ['/', '/ai-app', '/food-app']) {
    await open(home);
    await openAllFunctions(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('All features'));
    const links = await page.getByRole('main').getByRole('link').all();
    const listed = await Promise.all(links.map((link) => link.getAttribute('href')));
    const paths = new Set(listed.map((href) => new URL(href as string, page.url()).pathname));
    const own = plain.filter((path) => !/^\/(404|ai-app|food-app)?$/.test(path) && productOf(path, home) === home);
    // The sign-in is only for guests.
    expect(own.filter((path) => !paths.has(path) && path !== '/food-app/share/login')).toEqual([]);
  }
});

test('the list of all functions can be searched, and begins with the most used ones', async ({ page, open }) => {
  await open('/');
  await openAllFunctions(page);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('searchbox', { name: t('Search functions') }).fill('zzz');
  await expect(page.getByText(t('No function has this name'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('Search functions') }).fill('height');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([t('Predicted height')]);
  await page.getByRole('link', { name: t('Predicted height') }).click();
  await expect(page).toHaveURL(/\/tools\/predicted-height$/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: t('Search functions') })).toHaveValue('height');
  await page.getByRole('button', { name: t('Clear') }).click();
  await expect(card(page, 'Most used').getByRole('listitem')).toHaveText([t('Predicted height')]);
  await page.getByRole('button', { name: t('Back') }).click();
  await expect(card(page, 'Functions').getByRole('listitem').first()).toHaveText(t('Predicted height'));
});

test('every link of a home opens a screen', async ({ page, open }) => {
  for (const path of ['/', '/ai-app', '/food-app']) {
    await open(path);
    await showAll(page);
    const links = await page.getByRole('main').getByRole('link').all();
    const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
    for (const address of addresses) {
      await open(address as string);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([address, new URL(page.url()).pathname]).not.toEqual([address, '/404']);
    }
  }
});

test('logging out in one tab clears the other tab, and every personal value on the device', async ({
  page,
  open,
  context,
  world,
}) => {
  const user = JSON.stringify({ userToken: world, userId: 'user-1001' });
  const withoutId = JSON.stringify({ userToken: world });
  await page.addInitScript(
    ([from, to]) => sessionStorage.getItem('0:user') === from && sessionStorage.setItem('0:user', to as string),
    [withoutId, user],
  );
  await open('/tools/bmi');
  await page.getByRole('textbox', { name: t('Height') }).fill('162');
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(keys).toContain('0:["user-1001","calculators"]');
  const child = { child: { name: '乐乐', sex: 'boys', birthDate: '2026-03-16' }, measurements: [] };
  await page.evaluate((record) => localStorage.setItem('0:["user-1001","growth"]', record), JSON.stringify(child));
  const tid = () => page.evaluate(() => localStorage.getItem('0:tid'));
  await expect.poll(tid).not.toBeNull();
  const first = await tid();

  const other = await context.newPage();
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await other.addInitScript((text) => sessionStorage.getItem('0:user') ?? sessionStorage.setItem('0:user', text), user);
  await other.goto(new URL('/', process.env.WEB_URL).href);
  await expect(card(other, 'Next dose')).toContainText('18:30');

  await open('/');
  await askLogOut(page);
  // Data that only this device has can be saved first.
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Save it as a file') })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('growth-record.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(child);
  await expectAccessible(page);
  await confirmLogOut(page, other);
  for (const tab of [page, other]) {
    await expect(tab.getByText(t('Works at once'))).toBeVisible();
    await expect(card(tab, 'Next dose')).toHaveCount(0);
    expect(await tab.evaluate(() => sessionStorage.getItem('0:user'))).toBe('{}');
  }
  expect(await keys()).not.toContain('0:["user-1001","calculators"]');
  // The child's record is deleted, and the next person gets another analytics id.
  expect(await keys()).not.toContain('0:["user-1001","growth"]');
  expect(await tid()).not.toBe(first);
});

deviceTest('a native app shows no account button, since it has its own account page', async ({ device }) => {
  const { app } = await device({ platform: 'ios', path: '/' });
  await expect(app.getByRole('heading', { level: 2, name: t('Next dose') })).toBeVisible();
  await expect(app.getByRole('heading', { level: 2, name: t('Other apps') })).toBeVisible();
  await expect(app.getByRole('button', { name: t('Account'), exact: true })).toHaveCount(0);
});
