import { expectAccessible } from './support/accessibility.ts';
import { expectThreeScreens } from './support/layout.ts';
import { countCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const calls = '/food/app/foodAnalysis';
const score = (name: string) => ({ name: t(name) });

test('a complete day has a score, but today and a partial day have none', async ({ page, open }) => {
  await open('/food-app/report/day?date=2026-11-19');
  await expect(page.getByRole('progressbar', score('Day score'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('Assessment of the day') })).toBeVisible();
  // 87 is no praise beside a finding that needs work.
  const subjects = t('Glycaemic load');
  await expect(page.getByText(t('{subjects}: far from advised, so one level lower.', { subjects }))).toBeVisible();

  await open('/food-app/report/day');
  await expect(page.getByText(t('Until now'))).toBeVisible();
  await expect(
    page.getByText(
      t('Still without: {meals}. A score comes once the day is over and has its three meals.', { meals: 'Dinner' }),
    ),
  ).toBeVisible();
  await expect(page.getByRole('progressbar', score('Day score'))).toHaveCount(0);
  await expect(
    page.getByRole('img', {
      name: t('{total} of {goal} kcal: {rest} kcal left', { total: 920, goal: '1,700', rest: 780 }),
    }),
  ).toBeVisible();
  // Before the day is over, too little of a nutrient is no finding, but too much is.
  await expect(page.getByText(t('Less than advised'))).toHaveCount(0);
  await expect(page.getByText(t('More than advised'))).toHaveCount(1);
  await expect(page.getByRole('link', { name: t('Log dinner') })).toHaveAttribute(
    'href',
    '/food-app/analyze/list?mealType=dinner&date=2026-11-20&add=search',
  );
  await expectAccessible(page);

  // As in every calendar, the week begins where it does in the person's region, here on Monday.
  await expect(page.getByText('Nov 16 – Nov 22')).toBeVisible();
  await page.getByRole('button', { name: /^Tue\s?17/ }).click();
  await expect(page.getByText(t('Part of the day is missing'))).toBeVisible();
  await expect(page).toHaveURL(/date=2026-11-17/);
  await open('/food-app/report/day?date=2026-11-21');
  await expect(page.getByText(t('This link has no date that a report can have'))).toBeVisible();
});

test('a week report names the days of its average, and compares only complete days', async ({ page, open }) => {
  await open('/food-app/report/week?date=2026-11-13');
  await expect(
    page.getByText(
      t('{days, plural, =0 {Average} one {Average of # complete day} other {Average of # complete days}}', { days: 6 }),
    ),
  ).toBeVisible();
  await expect(page.getByText(t('Average score {score}.', { score: 77 }))).toBeVisible();
  await expect(page.getByText(t('The week before has no complete day to compare with.'))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`${t('Highest score')}.*November 14`) })).toContainText('91');
  await expect(page.getByRole('link', { name: new RegExp(`${t('Lowest score')}.*November 13`) })).toContainText('57');
  // The link is of the selected day.
  const slider = page.getByRole('slider', { name: t('{label}: choose a value', { label: 'Energy by day' }) });
  await slider.press('Home');
  for (let day = 0; day < 3; day++) await slider.press('ArrowRight');
  const thursday = `Thursday, November\u00a012: 1,087 kcal · ${t('partly recorded')}`;
  await expect(slider).toHaveAttribute('aria-valuetext', thursday);
  await expect(page.getByRole('link', { name: t('Daily report') })).toHaveAttribute(
    'href',
    '/food-app/report/day?date=2026-11-12',
  );
  await expectAccessible(page);
});

test('a report is made once on request, and again only after a question', async ({ page, open, serverWorks }) => {
  const made = countCalls(page, `${calls}/generateReport`);
  await open('/food-app/report/week');
  await page.getByRole('button', { name: t('Make it'), exact: true }).dblclick();
  await expect(page.getByText(t('Making your report'))).toBeVisible();
  expect(made()).toBe(1);
  await serverWorks(10);
  await expect(page.getByRole('heading', { name: t('Energy by day') })).toBeVisible();
  await page.getByRole('button', { name: t('Make a new report') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('Make a new report?'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Keep') })
    .click();
  expect(made()).toBe(1);
});

test('the deep report shows a score, and says beforehand that too few days are complete', async ({
  page,
  open,
  answer,
}) => {
  await open('/food-app/report');
  await expect(page.getByRole('progressbar', score('Diet score'))).toBeVisible();
  await answer(`${calls}/queryReportDetail`, 'none');
  await open('/food-app/report?date=2026-11-03');
  await expect(
    page.getByText(t('It needs {LEAST_DAYS} complete days among the last 7.', { LEAST_DAYS: 3 })),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: t('See what is missing') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Make it'), exact: true })).toHaveCount(0);
  await answer(`${calls}/queryReportDetail`, 'statusFailed');
  await open('/food-app/report');
  await expect(page.getByRole('alert')).toContainText(t('The report could not be made'));
});

test('a deep report is compared with the previous one, and its picture has no score unless asked', async ({
  page,
  open,
  serverWorks,
}) => {
  const of = (from: string, to: string) => t('Since the report of {from} – {to}', { from, to });
  await open('/food-app/report?date=2026-11-16');
  await page.getByRole('button', { name: t('Make it'), exact: true }).click();
  await expect(page.getByText(t('Making your report'))).toBeVisible();
  await serverWorks(10);
  await expect(page.getByRole('progressbar', score('Diet score'))).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Since/ })).toHaveCount(0);
  await open('/food-app/report');
  const since = page.locator('section').filter({ has: page.getByRole('heading', { name: of('Nov 9', 'Nov 15') }) });
  await expect(since.getByRole('listitem').first()).toBeVisible();
  await expect(since).toContainText(t('Score {before} then, {now} now: {by} more.', { before: 78, now: 89, by: 11 }));
  await expectThreeScreens(page);

  await page.getByRole('button', { name: t('Share as a picture') }).click();
  const lines = page.getByTestId('poster-lines');
  await expect(lines).toContainText('1,712');
  const judgement = t('Score {score}', { score: 89 });
  await expect(lines).not.toContainText(judgement);
  await page.getByRole('switch', { name: t('With my health notes') }).check();
  await expect(lines).toContainText(judgement);
  await expectAccessible(page);
});

test('a person without a membership sees a report that is clearly a sample', async ({ page, open, world }) => {
  const made = countCalls(page, `${calls}/generateReport`);
  await page.addInitScript(
    (userToken) => sessionStorage.setItem('0:user', JSON.stringify({ userToken })),
    `${world}-nonMember`,
  );
  await open('/food-app/report?date=2026-11-16');
  await expect(page.getByText(t('This is for members'))).toBeVisible();
  const sample = page.getByRole('region', { name: t('Sample') });
  await expect(sample).toContainText(t('The numbers are invented. They are not yours.'));
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('Make it'), exact: true })).toHaveCount(0);
  expect(made()).toBe(0);
  await expectAccessible(page);
});

test('a nutrient that falls short names foods, and the goods for it are on a page of the shop', async ({
  page,
  open,
  answer,
}) => {
  await open('/food-app/extra-nutrition');
  const fibre = page.getByRole('button', { name: new RegExp(`^${t('Fibre')}`) });
  await expect(fibre).toContainText(t('{amount} {unit}, aim for {min}+ {unit}', { amount: 20.9, min: 25, unit: 'g' }));
  // Its range has an upper end, which says nothing to a person below it.
  await expect(page.getByRole('button', { name: new RegExp(`^${t('Vitamin A')}`) })).not.toContainText('–');
  await expect(page.getByRole('heading', { level: 2, name: t('Too much') })).toBeVisible();
  await fibre.click();
  const bread = page
    .getByRole('dialog', { name: t('Fibre') })
    .getByRole('listitem')
    .filter({ hasText: 'Whole-wheat bread' });
  await expect(bread).toContainText(t('{grams} g cover {share}', { grams: 100, share: '24%' }));
  await expectAccessible(page);
  await bread.getByRole('link', { name: t('Add to plan') }).click();
  await expect(page).toHaveURL(/dietary-preferences\?want=/);
  await expect(page.getByRole('button', { name: /Whole-wheat bread/ })).toBeVisible();
  await open('/food-app/extra-nutrition');
  await expect(page.locator('main a[href*="goodsId="]')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Shop') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Supplements (Ad)'));
  const goods = page.getByRole('main').getByRole('listitem');
  await expect(goods).toHaveText([/Oat bran/, /Buckwheat noodles/, /Vitamin B tablets/]);
  await expect(page.getByText(t('This does not replace medicine.'))).toBeVisible();
  // The page of the shop has no value of the person.
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await goods.filter({ hasText: 'Vitamin B tablets' }).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('食健备G209900000001');
  await answer(`${calls}/queryNutrientGoods`, 503);
  await open('/food-app/extra-nutrition');
  await expect(page.getByRole('alert')).toContainText(t('This could not be loaded'));
});
