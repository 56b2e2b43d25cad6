import type { Request } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askLogOut, confirmLogOut } from './support/log-out.ts';
import { now } from './support/now.ts';
import { countKept, goTo, openTab, signedInAs, unsentWarning, untilReadyOffline } from './support/offline.ts';
import { collectCalls, countCalls, isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

// The pages of a shared context lose and regain the connection one after the other.
test.use({ ownContext: true });

const finish = '/cooperation/app/medicationRemind/finish';
const clockIn = '/scheme/app/v1/task/handler/clockIn';
const saveWeight = '/scheme/app/health-data/saveWeightWithCompareLast';
const isReading = isCall('/information/view/content/listByHealthDataType');
const finishMeal = '/food/app/foodAnalysis/finishCustomizedMeal';

/** `now` in the format of the commands. */
const at = '2026-11-20T16:20:00+08:00';

/** A time before the last weight. */
const early = '2026-11-20T06:10:00+08:00';

const inHalfAnHour = new Date(now.getTime() + 1_800_000);

/** The input of a call, from its query string. */
const inputOf = (call: Request) => Object.fromEntries(new URL(call.url()).searchParams);

test('doses and foods that were loaded before show offline with their age, only to the same person', async ({
  page,
  context,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await signedInAs(page, { userId: 'user-1001', userToken: world });
  await open('/sugar-control');
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  await expect.poll(() => countKept(page, 'reads')).toBeGreaterThan(0);
  const first = await countKept(page, 'reads');
  await open('/medicine-remind');
  await expect(page.getByText('二甲双胍 0.5 g').first()).toBeVisible();
  await expect.poll(() => countKept(page, 'reads')).toBeGreaterThan(first);

  await context.route(/\/api\//, (route) => route.abort());
  const age = page.getByText(t('As of {time}, no connection', { time: '16:20' }));
  await open('/medicine-remind');
  await expect(page.getByText('二甲双胍 0.5 g').first()).toBeVisible();
  await expect(age).toHaveCount(1);
  await expectAccessible(page);
  await open('/sugar-control');
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  await expect(age).toHaveCount(1);

  // Another person in another tab sees nothing of the first one.
  const tab = await openTab(context, { userId: 'user-1002', userToken: `${world}other` });
  await goTo(tab, '/medicine-remind');
  await expect(tab.getByText(t('This could not be loaded')).first()).toBeVisible();
  await tab.close();

  // Logging out removes the stored replies and, after a warning, a dose that is not sent yet.
  await context.unroute(/\/api\//);
  await page.route(isCall(finish), (route) => route.abort());
  await open('/');
  await page.getByRole('button', { name: /^Take early: / }).click();
  await expect(page.getByText(t('Will be sent'))).toBeVisible();
  await expect.poll(() => countKept(page, 'outbox')).toBe(1);
  await askLogOut(page);
  await expect(page.getByRole('dialog')).toContainText(t(unsentWarning, { count: 1 }));
  await confirmLogOut(page);
  expect(await countKept(page, 'reads')).toBe(0);
});

test('doses marked offline wait, cause a warning at log-out, and are sent once with their time', async ({
  page,
  context,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const waits = t('Will be sent');
  await signedInAs(page, { userId: 'user-1001', userToken: world });
  await open('/medicine-remind');
  await expect.poll(() => countKept(page, 'reads')).toBeGreaterThan(0);
  // Without a connection, the decisions that the device keeps permit the command.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('consents');
  await context.setOffline(true);
  const takes = page.getByRole('button', { name: /^Take early: / });
  await expect(takes.nth(1)).toBeVisible();
  const names = await takes.evaluateAll((all) => all.map((it) => it.ariaLabel));
  const [first = '', second = ''] = names.map((name) => name?.replace('Take early: ', ''));
  await page.getByRole('button', { name: `Take early: ${first}` }).click();
  await expect(page.getByText(waits)).toHaveCount(1);
  await page.getByRole('button', { name: `Skip ${second}` }).click();
  await expect(page.getByText(waits)).toHaveCount(2);
  await expectAccessible(page);
  // The first answer is undone, and given again.
  await page.getByRole('button', { name: `Undo: ${first}` }).click();
  await expect(page.getByText(waits)).toHaveCount(1);
  await page.getByRole('button', { name: `Take early: ${first}` }).click();
  await expect(page.getByText(waits)).toHaveCount(2);
  await page.close();
  await context.setOffline(false);

  // The app opens half an hour later, while the commands still get no reply.
  const later = await openTab(context, { userId: 'user-1001', userToken: world }, inHalfAnHour);
  await later.route(isCall(finish), (route) => route.abort());
  const attempts = collectCalls(later, finish);
  await goTo(later, '/');
  await askLogOut(later);
  const question = later.getByRole('dialog');
  await expect(question).toContainText(t(unsentWarning, { count: 2 }));
  await question.getByRole('button', { name: t('Stay logged in') }).click();
  // Neither command blocks the other.
  await expect.poll(() => new Set(attempts.map((call) => inputOf(call).status))).toEqual(new Set(['skipped', 'taken']));

  // Another person neither sees nor sends them.
  const other = await openTab(context, { userId: 'user-1002', userToken: `${world}other` });
  const others = countCalls(other, finish);
  await goTo(other, '/medicine-remind');
  await expect(other.getByRole('button', { name: `Take early: ${first}` })).toBeVisible();
  await expect.poll(() => countKept(other, 'reads')).toBeGreaterThan(0);
  await expect(other.getByText(waits)).toHaveCount(0);
  await other.close();
  expect(others()).toBe(0);

  // The server refuses one command and accepts the other. The repeated answer comes last. No page sends while the server's
  // replies change.
  await later.goto('about:blank');
  await later.unroute(isCall(finish));
  await later.route(isCall(finish), (route) => {
    const isRefused = new URL(route.request().url()).searchParams.get('status') === 'skipped';
    const headers = route.request().headers();
    return route.continue({ headers: isRefused ? { ...headers, prefer: 'example=failGone' } : headers });
  });
  const sent = collectCalls(later, finish);
  await goTo(later, '/medicine-remind');
  const refusal = later.getByRole('alert').filter({ hasText: t('This reminder has been deleted.') });
  await expect(refusal).toBeVisible();
  await expect(later.getByText(waits)).toHaveCount(0);
  await expect(later.getByText(t('Taken at {time}', { time: '16:20' }))).toHaveCount(1);
  const answers = sent.map(inputOf).sort((a, b) => `${a.status}`.localeCompare(`${b.status}`));
  expect(answers).toMatchObject([
    { status: 'skipped', handledAt: at },
    { status: 'taken', handledAt: at },
  ]);
  await expectAccessible(later);
  await refusal.getByRole('button').click();
  await expect(refusal).toHaveCount(0);
  await later.reload();
  await expect(later.getByText(t('Taken at {time}', { time: '16:20' }))).toHaveCount(1);
  expect(sent).toHaveLength(2);
});

test('a clock-in, a weight and a meal saved offline show as waiting, and are sent once with their time', async ({
  page,
  context,
  world,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const waits = t('Will be sent');
  const person = { userId: 'user-1001', userToken: world };
  const [meals, weights] = [await openTab(context, person), await openTab(context, person)];
  await signedInAs(page, person);
  await goTo(page, '/execution-plan');
  await goTo(meals, '/ai-app/custom');
  await goTo(weights, '/health-data/detail?healthDataType=weight');
  const snack = meals.locator('section', { has: meals.getByRole('heading', { level: 2, name: /^Snack/ }) });
  await expect(page.getByRole('main')).toContainText('2 of 6 done');
  await expect(snack).toBeVisible();
  await expect(weights.getByRole('main')).toContainText(/58\.6\s*kg/);
  for (const tab of [page, meals, weights]) await untilReadyOffline(tab);
  const sent = collectCalls(context, clockIn, saveWeight, finishMeal);
  await context.setOffline(true);

  // The tasks of tomorrow follow those of today.
  const walk = page.getByRole('listitem').filter({ hasText: 'Walk briskly for 40 minutes' }).first();
  await walk.getByRole('button', { name: /^Done:/ }).click();
  await expect(walk.getByText(waits)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('3 of 6 done');
  // The page asks about a weight far from the last one.
  await weights.getByRole('button', { name: t('Add weight'), exact: true }).click();
  await weights.getByRole('textbox', { name: t('Weight') }).fill('45.2');
  await weights.getByRole('button', { name: t('Save weight') }).click();
  const question = weights.getByRole('dialog', { name: 'Is 45.2 kg right?' });
  await question.getByRole('button', { name: t('Change it') }).click();
  // Only the server knows the weight before the last one, so the page learns of its question later.
  await weights.getByLabel(t('Time'), { exact: true }).fill('06:10');
  await weights.getByRole('button', { name: t('Save weight') }).click();
  await expect(weights.getByText(t('Saved on this device, not sent yet'))).toBeVisible();
  await expect(weights.getByRole('dialog')).toBeHidden();
  await expect(weights.getByRole('status').filter({ hasText: waits })).toContainText('45.2 kg, 06:10');
  await snack.getByRole('button', { name: t('Eaten') }).click();
  await expect(snack.getByText(waits)).toBeVisible();
  await expect(snack.getByText(t('Eaten at {at}', { at: '16:20' }))).toBeVisible();

  for (const tab of [page, meals, weights]) await tab.clock.setFixedTime(inHalfAnHour);
  await context.setOffline(false);
  const refusal = weights.getByRole('alert').filter({ hasText: '45.2 kg, 16:20' });
  await expect(refusal).toContainText(t('It is far from your last weight. Is it in kilograms, and yours?'));
  for (const tab of [page, meals, weights]) await expect(tab.getByText(waits)).toHaveCount(0);
  await expect(walk).toContainText('Done 16:20');
  await expect(page.getByRole('main')).toContainText('3 of 6 done');
  await expect(snack.getByText(t('Eaten at {at}', { at: '16:20' }))).toBeVisible();
  await expect(weights.getByRole('main')).toContainText(/58\.6\s*kg/);
  await expectAccessible(weights);
  await refusal.getByRole('button', { name: 'Save 45.2 kg' }).click();
  await expect(refusal).toHaveCount(0);
  await expect.poll(() => countKept(page, 'outbox')).toBe(0);
  // Attempts without a connection have not reached a server.
  const arrived = sent.filter((call) => !call.failure());
  const inputs = arrived.map((call) => call.postDataJSON() ?? inputOf(call));
  // Commands about different subjects arrive in any order.
  expect(inputs).toHaveLength(4);
  expect(inputs).toEqual(
    expect.arrayContaining([
      {
        taskId: 'task-6212',
        date: '2026-11-20',
        handledAt: at,
        intendedAt: expect.stringMatching(/^2026-11-20T08:20:/),
      },
      { idempotencyKey: expect.any(String), weight: 45.2, source: 'manual', measuredAt: early },
      {
        mealId: expect.any(String),
        finished: 'true',
        finishedAt: at,
        intendedAt: expect.stringMatching(/^2026-11-20T08:20:/),
      },
      { idempotencyKey: expect.any(String), weight: 45.2, source: 'manual', measuredAt: early, confirmed: true },
    ]),
  );
});

test('a weight entered offline on a phone whose clock is ten minutes fast is saved', async ({ context, world }) => {
  const fast = new Date(now.getTime() + 600_000);
  const tab = await openTab(context, { userId: 'user-1001', userToken: world }, fast);
  const main = tab.getByRole('main');
  await goTo(tab, '/health-data/detail?healthDataType=weight');
  await expect(main).toContainText(/58\.6\s*kg/);
  await untilReadyOffline(tab);
  await context.setOffline(true);
  await tab.getByRole('button', { name: t('Add weight'), exact: true }).click();
  await tab.getByRole('textbox', { name: t('Weight') }).fill('58.9');
  await tab.getByRole('button', { name: t('Save weight') }).click();
  await expect(tab.getByRole('status').filter({ hasText: t('Will be sent') })).toContainText('58.9 kg');
  const sent = tab.waitForRequest((request) => isCall(saveWeight)(new URL(request.url())));
  await context.setOffline(false);
  // The request contains the server's time, because the server refuses a future time.
  expect((await sent).postDataJSON()).toMatchObject({ weight: 58.9, measuredAt: at });
  await expect(main).toContainText(/58\.9\s*kg/);
  await expect(tab.getByText(t('Will be sent'))).toHaveCount(0);
  // The articles below the values may have failed without the connection.
  await expect(tab.getByRole('alert').filter({ hasText: '58.9' })).toHaveCount(0);
  expect(await countKept(tab, 'outbox')).toBe(0);
});

test('what failed without a connection loads with it, also on a page that opened without it', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const main = page.getByRole('main');
  const disconnect = () => page.route(/\/api\//, (route) => route.abort());
  /** A page hears of its connection by an event. */
  const change = (type: 'online' | 'offline') => page.evaluate((name) => void dispatchEvent(new Event(name)), type);
  // The reading below the values may be asked for before the connection ends.
  await page.route(isReading, (route) => route.abort());
  await open('/health-data/detail?healthDataType=weight');
  await expect(main).toContainText(/58\.6\s*kg/);
  await disconnect();
  await change('offline');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(main).toContainText(t('This could not be loaded'));
  await page.unroute(isReading);
  await page.unroute(/\/api\//);
  await change('online');
  await expect(main.getByRole('link', { name: /Course/ })).toBeVisible();

  // Opens without a connection, as from the service worker.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await disconnect();
  await page.reload();
  await expect(main).toContainText(t('This could not be loaded'));
  await page.unroute(/\/api\//);
  await change('online');
  await expect(main).toContainText(/58\.6\s*kg/);
});

test('a clock-in and a meal that the server refuses after the connection show why, and are removed once read', async ({
  page,
  context,
  world,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const person = { userId: 'user-1001', userToken: world };
  const meals = await openTab(context, person);
  await signedInAs(page, person);
  await goTo(page, '/execution-plan');
  await goTo(meals, '/ai-app/custom');
  for (const call of [clockIn, finishMeal])
    await context.route(isCall(call), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'example=failGone' } }),
    );
  const walk = page.getByRole('listitem').filter({ hasText: 'Walk briskly for 40 minutes' }).first();
  const snack = meals.locator('section', { has: meals.getByRole('heading', { level: 2, name: /^Snack/ }) });
  await expect(walk).toBeVisible();
  await expect(snack).toBeVisible();
  for (const tab of [page, meals]) await untilReadyOffline(tab);
  await context.setOffline(true);
  await walk.getByRole('button', { name: /^Done:/ }).click();
  await snack.getByRole('button', { name: t('Eaten') }).click();
  await expect(walk.getByText(t('Will be sent'))).toBeVisible();
  await expect(snack.getByText(t('Will be sent'))).toBeVisible();
  await context.setOffline(false);
  for (const [tab, text] of [
    [page, 'This task is no longer in the plan.'],
    [meals, 'This meal is no longer planned.'],
  ] as const) {
    const refusal = tab.getByRole('alert').filter({ hasText: '16:20' });
    await expect(refusal).toContainText(t(text));
    await refusal.getByRole('button', { name: t('OK') }).click();
    await expect(refusal).toHaveCount(0);
  }
  // Neither counts as done.
  await expect(page.getByRole('main')).toContainText('2 of 6 done');
  await expect(snack.getByRole('button', { name: t('Eaten') })).toBeVisible();
  await expect.poll(() => countKept(page, 'outbox')).toBe(0);
});
