/** `/execution-plan` and `/custom-plan/detail`: the plan of the day, and the whole plan. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { hidePage } from './support/hide-page.ts';
import { now } from './support/now.ts';
import { collectCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const clockIn = '/scheme/app/v1/task/handler/clockIn';
const dayData = '/scheme/view/v1/execution/plan/getExecutionPlanData';
const walk = 'Walk briskly for 40 minutes';

const done = (page: Page) => page.getByRole('button', { name: `Done: ${walk}` });

test('a clock-in of the plan is delayed, can be undone, and is sent once', async ({ page, open }) => {
  await page.clock.install({ time: now });
  const sent = collectCalls(page, clockIn);
  await open('/execution-plan');
  const main = page.getByRole('main');
  await expect(main).toContainText('2 of 6 done');
  await expect(main).toContainText('40-day streak');
  await expect(page.getByRole('tab', { name: '3 Making it last · Now' })).toHaveAttribute('aria-selected', 'true');
  await expect(main).toContainText('Now, 16:20');
  await expect(page.getByRole('heading', { name: t('Tomorrow') })).toBeVisible();
  await expect(page.getByRole('link', { name: /Losing weight.*Score 90/ })).toHaveAttribute(
    'href',
    '/evaluate?stageId=stage-6252',
  );

  // An expanded task shows how and where to do it, things to read, and goods last.
  await page.getByRole('button', { name: /Fill the lunch plate in proportion/ }).click();
  await expect(page.getByRole('link', { name: t('Record the meal') })).toHaveAttribute('href', /mealType=lunch/);
  await expect(page.getByRole('link', { name: /Buckwheat noodles/ })).toHaveAttribute('href', /goodsId=goods-1001/);
  await expect(main).toContainText(t('You do not need to buy anything to do the task.'));
  await expectAccessible(page);

  // With a running clock, a slow machine would make two taps of a double tap.
  await page.clock.pauseAt(now.getTime() + 300_000);
  await done(page).click();
  // The second tap of a double tap does not undo.
  // oxlint-disable-next-line playwright/no-force-option -- the second tap waits for nothing
  await page.getByRole('button', { name: `Undo: ${walk}` }).click({ force: true, noWaitAfter: true });
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: `Undo: ${walk}` }).click();
  await expect(done(page)).toBeVisible();
  await page.clock.runFor(10_000);
  expect(sent).toHaveLength(0);
  await done(page).click();
  await page.clock.runFor(4_000);
  expect(sent).toHaveLength(0);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(main).toContainText('3 of 6 done');
  await expect(main).toContainText('40-day streak');
  expect(sent.map((request) => request.postDataJSON())).toMatchObject([{ taskId: 'task-6212', date: '2026-11-20' }]);

  // Future days and past days offer no clock-in.
  await page.getByRole('tab', { name: '4 Keeping the weight' }).click();
  await expect(main).toContainText('3 tasks planned');
  await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(0);
  await page.getByRole('button', { name: t('Go to today') }).click();
  await page.getByRole('button', { name: /19/ }).first().click();
  await expect(page).toHaveURL(/date=2026-11-19/);
  await expect(main).toContainText('5 of 6 done');
  await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(0);
});

test('a clock-in that was sent can be taken back in the details of its task', async ({ page, open }) => {
  const sent = collectCalls(page, clockIn);
  await open('/execution-plan');
  const main = page.getByRole('main');
  await done(page).click();
  await expect(main).toContainText('3 of 6 done');
  await page.locator('[data-task="task-6212"]').getByRole('button', { expanded: false }).click();
  await page.getByRole('button', { name: t('Mark as not done: {title}', { title: walk }) }).click();
  await expect(done(page)).toBeVisible();
  await expect(main).toContainText('2 of 6 done');
  await page.reload();
  await expect(main).toContainText('2 of 6 done');
  const inputs = sent.map((request) => request.postDataJSON());
  expect(inputs).toMatchObject([{ taskId: 'task-6212' }, { taskId: 'task-6212', done: false }]);
});

test('a clock-in waits while Undo has the focus, and the focus stays in the row when its time ends', async ({
  page,
  open,
}) => {
  await page.clock.install({ time: now });
  const sent = collectCalls(page, clockIn);
  await open('/execution-plan');
  // The plan arrives by timers, which stand still from now on.
  await expect(done(page)).toBeVisible();
  await page.clock.pauseAt(now.getTime() + 300_000);
  await done(page).press('Enter');
  const undo = page.getByRole('button', { name: `Undo: ${walk}` });
  await undo.focus();
  await page.clock.runFor(90_000);
  expect(sent).toHaveLength(0);
  await page.clock.runFor(11_000);
  await page.clock.resume();
  await expect(page.getByRole('main')).toContainText('3 of 6 done');
  expect(sent).toHaveLength(1);
  await expect(page.locator('[data-task="task-6212"]')).toBeFocused();
});

test('leaving the screen sends a delayed clock-in at once, and only once', async ({ page, open }) => {
  const sent = collectCalls(page, clockIn);
  await open('/execution-plan');
  await done(page).click();
  await expect(page.getByRole('button', { name: `Undo: ${walk}` })).toBeVisible();
  await page.getByRole('link', { name: t('The whole plan') }).click();
  await expect(page.getByText('week 6 of 12')).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('3 of 6 done');
  // Hiding the tab sends the next clock-in too, as a request that outlives the page.
  await page.getByRole('button', { name: 'Done: Drink 1,700 ml of water' }).click();
  await hidePage(page);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.postDataJSON()).toMatchObject({ taskId: 'task-6214', date: '2026-11-20' });
});

test('a task that was done before shows as done, and an open plan notices midnight', async ({ page, open, answer }) => {
  await page.clock.install({ time: new Date(now.getTime() + 7.6 * 3_600_000) });
  const sent = collectCalls(page, clockIn);
  await answer(clockIn, 'failAlready');
  await open('/execution-plan');
  await done(page).click();
  await page.clock.runFor(5_500);
  await expect(page.getByText(t('It was done before, perhaps on another phone.'))).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await answer(clockIn, undefined);
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText('A new day has begun.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('the plan explains a missing plan, a day outside of it, and a shared plan', async ({ page, open, answer }) => {
  await answer(dayData, 'failNoPlan');
  await open('/execution-plan');
  await expect(page.getByText(t('You have no plan yet'))).toBeVisible();
  await answer(dayData, undefined);
  await open('/execution-plan?date=2030-01-01');
  await page.getByRole('link', { name: t('Go to today') }).click();
  await expect(page.getByRole('main')).toContainText('2 of 6 done');
  await answer(dayData, 'passedOn');
  await open('/custom-plan/detail?planId=plan-x7k2m9q4w8r3t6y1v5b0n4hdcs');
  await expect(page.getByRole('note')).toHaveText(
    t('Somebody shared this plan with you. You can read it, not change it.'),
  );
  await expect(page.getByRole('button', { name: t('Share a view-only link') })).toHaveCount(0);
});

test('the whole plan shows its stages, and opens a task with its reminder', async ({ page, open }) => {
  await open('/custom-plan/detail?taskId=task-6213');
  const main = page.getByRole('main');
  await expect(main).toContainText('Oct 12, 2026 – Jan 3, 2027');
  await expect(main).toContainText('Day 5 of 21');
  await expect(main).toContainText('Begins on Monday, December 7');
  await expect(page.getByRole('link', { name: 'Score 84: see the assessment' })).toBeVisible();
  const days = page.getByRole('group', { name: t('Days of the plan') });
  await expect(days.locator('[aria-current=date]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Dim the lights, so that your body gets ready to sleep.')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(0);
  await expect(page.getByText('Sold out')).toBeVisible();
  await page.getByRole('button', { name: t('Change reminder') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: t('Remind me every day at') }).fill('22:00');
  await sheet.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByRole('button', { name: /Put the phone away before bed.*Reminder 22:00/ })).toBeVisible();
  await page.getByRole('button', { name: t('Change reminder') }).click();
  await sheet.getByRole('button', { name: t('Remove reminder') }).click();
  await expect(page.getByRole('button', { name: t('Set a reminder') })).toBeVisible();
  await days.getByRole('button', { name: /^Thu\s*19/ }).click();
  await expect(page.getByRole('heading', { name: 'Tasks on Thursday, November 19' })).toBeVisible();
  await page.getByRole('button', { name: '4 Keeping the weight' }).click();
  await expect(page.getByRole('button', { name: /Exercise for 30 minutes/ })).toBeVisible();
});

test('the whole plan shows the task of its address on the first visit, and keeps its place on the way back', async ({
  page,
  open,
}) => {
  await open('/custom-plan/detail?taskId=task-6213');
  const task = page.locator('[data-task="task-6213"]');
  await expect(task).toBeInViewport();
  const scrollTo = (top: number) => page.evaluate((y) => globalThis.scrollTo(0, y), top);
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await scrolled()).toBeGreaterThan(100);
  await scrollTo(40);
  // A real click would scroll to the link.
  await page.getByRole('link', { name: 'Score 84: see the assessment' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/evaluate/);
  await page.goBack();
  await expect(task).toBeAttached();
  // After the effects of the content, which would scroll to the task again.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await scrolled()).toBe(40);
});
