import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { saveElsewhere } from './support/consents.ts';
import { collectCalls, countCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const next = '/food/evaluation/item/next';
const generate = '/food/evaluation/generateEvaluationReport';
const survey = '/food-app/health-survey';

const question = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true });
const position = (page: Page, position: number, total: number) =>
  page.getByRole('progressbar', { name: t('Question {position} of {total}', { position, total }) });

const press = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true }).click();

async function choose(page: Page, ...options: string[]) {
  for (const name of options) {
    const option = page.getByRole('radio', { name, exact: true }).or(page.getByRole('checkbox', { name, exact: true }));
    // A tap on a single-choice answer opens the next question.
    const leadsOn = (await option.getAttribute('type')) === 'radio';
    await option.click();
    if (leadsOn) return;
  }
  await press(page, 'Next');
}

async function enter(page: Page, text: string, value: string) {
  await expect(question(page, text)).toBeVisible();
  await page.getByRole('textbox', { name: t('Your answer') }).fill(value);
  await press(page, 'Next');
}

async function begin(page: Page, open: (path: string) => Promise<void>) {
  await open(`${survey}?again=1`);
  await press(page, 'Begin');
  await expect(question(page, 'What do you want to reach most?')).toBeVisible();
}

const height = 'How tall are you?';
const weight = 'What do you weigh now?';
const waist = 'What is your waist circumference?';
const conditions = 'Which of these has a doctor diagnosed?';

test('a person changes an answer of the assessment, and gets a report and a menu', async ({
  page,
  open,
  serverWorks,
}) => {
  await begin(page, open);
  await expect(page).toHaveURL(/health-survey$/);
  await expect(position(page, 1, 11)).toBeVisible();
  await choose(page, 'Lose weight');
  await expect(question(page, height)).toBeFocused();
  await expect(page.getByText(t('This is in your profile. Change it if it is no longer right.'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('Your answer') })).toHaveValue('162');
  await press(page, 'Next');
  await enter(page, weight, '62.0');
  await expect(question(page, waist)).toBeVisible();
  await expect(
    page.getByText('The waist tells about fat around the organs, which weight does not show.'),
  ).toBeVisible();
  await press(page, 'Skip');
  await choose(page, 'Mostly sitting, with some walking or housework');
  await expect(question(page, conditions)).toBeVisible();
  await expect(position(page, 6, 11)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'High blood pressure' }).check();
  await page.getByRole('checkbox', { name: 'None of these' }).check();
  await expect(page.getByRole('checkbox', { name: 'High blood pressure' })).not.toBeChecked();
  await page.reload();
  await expect(question(page, conditions)).toBeVisible();
  await expect(page.getByText(t('You stopped here. Your answers are kept.'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'None of these' })).toBeChecked();
  await press(page, 'Next');
  await choose(page, 'Milk');
  await choose(page, '1 to 3 days');
  await choose(page, '200 to 300 g');
  await choose(page, 'Once or twice a week');
  await press(page, 'Skip');

  const answers = page.getByRole('list').filter({ hasText: height });
  await expect(answers.getByRole('listitem')).toHaveCount(11);
  await expect(answers).toContainText('162 cm');
  await expect(answers.getByRole('button', { name: waist })).toContainText(t('Not answered'));
  await answers.getByRole('button', { name: conditions }).click();
  await expect(question(page, conditions)).toBeFocused();
  await choose(page, 'Type 2 diabetes');
  await expect(question(page, 'Do you use insulin, or a drug such as glimepiride?')).toBeVisible();
  await expect(
    page.getByText(t('{0, plural, one {# question more} other {# questions more}}', { 0: 1 })),
  ).toBeVisible();
  await choose(page, 'No');
  await expect(answers.getByRole('listitem')).toHaveCount(12);
  await expect(answers.getByRole('button', { name: 'Which foods are you allergic' })).toContainText('Milk');
  await expectAccessible(page);

  const reports = countCalls(page, generate);
  await page.getByRole('button', { name: t('Write my report') }).dblclick();
  await expect(page.getByText(t('Your report is being written'))).toBeVisible();
  await serverWorks(10);
  await expect(page.getByRole('progressbar', { name: t('Score {number} of 100', { number: 84 }) })).toBeVisible();
  expect(reports()).toBe(1);
  await expect(page.getByRole('img', { name: /23\.6/ })).toBeVisible();
  await expect(page.getByText('1,300')).toHaveCount(3);
  await expect(page.getByText(/count with 1,700 kcal, from your profile/)).toBeVisible();
  // The diagnosis comes after the findings.
  await page.getByText(t('The answers behind it')).last().click();
  await expect(page.getByRole('definition').first()).toHaveText('Type 2 diabetes');
  await expectAccessible(page);

  // The report locks the answers, and an outdated status must not unlock them.
  await page.goBack();
  await expect(page.getByRole('link', { name: t('Open the report') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('Write my report') })).toHaveCount(0);
  await page.goForward();

  await page.getByRole('link', { name: t('See the menu') }).click();
  await expect(page).toHaveURL(/planId=food-plan-7002/);
  const days = page.getByRole('link', { name: /Nov \d+ .*kcal/ });
  await expect(days).toHaveCount(7);
  await expect(days.first()).toContainText('Sat, Nov 21');
  for (const text of await days.allTextContents()) expect(text).not.toMatch(/Milk|Yogurt/);
  await expectAccessible(page);
  await press(page, 'Shopping list');
  await expect(page.getByRole('dialog').getByRole('heading', { name: t('Vegetables and fruit') })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Milk \d/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await days.first().click();
  await expect(page).toHaveURL(/date=2026-11-21/);
  await expect(page.getByText(t('Within 10% of your energy goal.'))).toBeVisible();
  await expectAccessible(page);
});

test('Back in the browser shows the previous question of the assessment, and leaves it from the first one', async ({
  page,
  open,
}) => {
  await open('/food-app/custom/food-health');
  await page.getByRole('link', { name: t('Do the assessment again') }).click();
  await press(page, 'Begin');
  await choose(page, 'Lose weight');
  await enter(page, height, '162');
  await expect(question(page, weight)).toBeVisible();
  await page.getByRole('textbox', { name: t('Your answer') }).fill('62');
  await page.goBack();
  await expect(question(page, height)).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('162');
  await press(page, 'Next');
  // The typed answer is kept, although it was not submitted.
  await expect(question(page, weight)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('62');
  await press(page, 'Previous question');
  // A press before the reply would be ignored.
  await expect(question(page, height)).toBeVisible();
  await press(page, 'Previous question');
  await expect(page.getByRole('radio', { name: 'Lose weight' })).toBeChecked();
  await expect(page.getByRole('button', { name: t('Previous question') })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/food-health$/);
});

test('the assessment reports a missing or impossible answer at its field, and Enter sends once', async ({
  page,
  open,
}) => {
  await begin(page, open);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toHaveText(t('Choose an answer to go on.'));
  await choose(page, 'Lose weight');
  const field = page.getByRole('textbox', { name: t('Your answer') });
  await field.fill('20');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    t('Enter a number: {range}', { range: t('{min} to {max} {unit}', { min: 50, max: 250, unit: 'cm' }) }),
  );
  const sent = countCalls(page, next);
  await field.fill('162');
  await field.press('Enter');
  await page.keyboard.press('Enter');
  await expect(question(page, weight)).toBeVisible();
  expect(sent()).toBe(1);
  // The arrow keys move through the options without sending an answer.
  await press(page, 'Previous question');
  await expect(question(page, height)).toBeVisible();
  await press(page, 'Previous question');
  await page.getByRole('radio', { name: 'Lose weight' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).not.toHaveAccessibleName('Lose weight');
  await expect(question(page, 'What do you want to reach most?')).toBeVisible();
  expect(sent()).toBe(1);
});

test.describe('with a connection that fails', () => {
  test.use({ ownContext: true });

  test('an answer given offline in the assessment is kept, and sent when the connection is back', async ({
    page,
    context,
    open,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await begin(page, open);
    await context.setOffline(true);
    await choose(page, 'Gain muscle');
    await expect(
      page.getByText(t('No connection. Your answer is kept here and will be sent by itself.')),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(question(page, height)).toBeVisible();
  });
});

test('a height and a weight that do not fit together have to be corrected', async ({ page, open, serverWorks }) => {
  await begin(page, open);
  await choose(page, 'Lose weight');
  await enter(page, height, '62');
  await enter(page, weight, '162');
  await expect(
    page.getByText(t('This weight does not fit the height that you entered. Correct one of them.')),
  ).toBeVisible();
  await press(page, 'Previous question');
  await enter(page, height, '162');
  await enter(page, weight, '62');
  await expect(question(page, waist)).toBeVisible();
  await press(page, 'Skip');
  await choose(page, 'Sitting nearly all day');
  await choose(page, 'None of these');
  await choose(page, 'None');
  await choose(page, 'Every day');
  await choose(page, 'More than 500 g');
  await choose(page, 'Never');
  await press(page, 'Skip');
  // A height changed in the review is checked only when the report is requested.
  await page.getByRole('button', { name: height }).click();
  await enter(page, height, '100');
  await press(page, 'Write my report');
  await serverWorks(10);
  await page.getByRole('link', { name: t('Correct height and weight') }).click();
  await expect(page.getByText(/do not fit together\. Correct one of them/)).toBeVisible();
  await page.getByRole('button', { name: height }).click();
  await expect(page.getByRole('textbox')).toHaveValue('100');
  await enter(page, height, '170');
  await expect(page.getByRole('button', { name: height })).toContainText('170 cm');
  await expect(page.getByRole('button', { name: weight })).toContainText('62 kg');
});

test('the home of the assessment shows how far the person is', async ({ page, open, answer, expectErrors }) => {
  expectErrors(/status of 500/);
  const info = '/food/evaluation/info';
  const home = '/food-app/custom/food-health';
  await open(home);
  await expect(page.getByRole('progressbar', { name: t('Score {number} of 100', { number: 83 }) })).toBeVisible();
  await expect(page.getByRole('link', { name: t('Read the report') })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sat, Nov 21/ })).toBeVisible();

  const states = [
    ['notStarted', t('See what to change in how you eat')],
    ['answering', t('Your assessment is under way')],
    ['answered', t('All questions are answered')],
    ['generating', t('Your report is being written')],
    ['reportFailed', t('The report could not be written')],
  ] as const;
  for (const [example, text] of states) {
    await answer(info, example);
    await open(home);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await answer(info, 500);
  await open(home);
  await expect(page.getByText(t('This could not be loaded'))).toBeVisible();
});

test('invalid addresses of the report and the menu say what is missing, or lead to the menu', async ({
  page,
  open,
}) => {
  await open('/food-app/custom/food-health/report?reportId=evaluation-report-1');
  await expect(page.getByText(t('There is no such report'))).toBeVisible();
  await open('/food-app/custom/food-health/product?planId=food-plan-1');
  await expect(page.getByText(t('There is no menu yet'))).toBeVisible();
  await open('/food-app/custom/food-health/product/detail');
  await expect(page).toHaveURL(/\/food-health\/product$/);
  await open('/food-app/custom/food-health/product/detail?date=2026-12-24');
  await page.getByRole('link', { name: t('See the menu') }).click();
  await expect(page.getByRole('link', { name: t('To the meal plan') })).toHaveAttribute('href', /\/ai-app\/custom$/);
});

test('the weeks of a menu begin with its first day, a Saturday', async ({ page, open }) => {
  await open('/food-app/custom/food-health/product/detail?date=2026-11-23');
  const days = page.getByRole('group', { name: t('Day of the menu') });
  await expect(days.getByText('Nov 21 – Nov 27')).toBeVisible();
  await expect(days.getByRole('button', { name: t('Next week') })).toBeDisabled();
});

test('the newest report asks once about answers that differ from the profile, and only a tap changes it', async ({
  page,
  open,
  world,
}) => {
  // The answers name type 2 diabetes and high blood lipids.
  await saveElsewhere(page, world, { healthTagIds: ['tag-3001', 'tag-3003', 'tag-3041'] });
  const saves = collectCalls(page, '/food/user/saveUserInformation');
  const report = '/food-app/custom/food-health/report';
  const offer = page.getByRole('heading', { name: t('Is your profile still right?') });
  const pressure = page.getByRole('switch', { name: /^High blood pressure/ });
  const lipids = page.getByRole('switch', { name: /^High blood lipids/ });
  await open(report);
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(pressure).toBeChecked();
  await expect(lipids).not.toBeChecked();
  await expectAccessible(page);
  expect(saves).toHaveLength(0);
  await lipids.click();
  await expect(lipids).toBeChecked();
  await expect(lipids).toBeFocused();
  expect(saves.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({ healthTagIds: ['tag-3001', 'tag-3003', 'tag-3041', 'tag-3002'] }),
  ]);

  await open(report);
  await expect(pressure).toBeChecked();
  await expect(lipids).toHaveCount(0);
  await press(page, 'My profile is correct');
  await expect(page.getByText(t('We do not ask about these answers again.'))).toBeFocused();
  const newest = page.waitForResponse(/\/food\/evaluation\/info/);
  await open(report);
  await newest;
  await expect(page.getByText(t('What to do, most important first'))).toBeVisible();
  await expect(offer).toHaveCount(0);
});
