import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** A command with its two replies. */
interface Command {
  path: string;
  idempotencyKey?: string;
  replies: unknown[];
}

/** Sends every command twice, as browsers do when a connection is reset after the request has arrived. */
async function sendTwice(page: Page): Promise<Command[]> {
  const commands: Command[] = [];
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    // The analytics count an event once by its own id.
    if (request.method() !== 'POST' || request.url().endsWith('/statistic/event/push')) return route.fallback();
    const first = await route.fetch();
    const second = await route.fetch();
    const path = request.url().replace(/^.*\/api/, '');
    const replies = [await first.json(), await second.json()];
    commands.push({ path, idempotencyKey: request.postDataJSON()?.idempotencyKey, replies });
    return route.fulfill({ response: second });
  });
  return commands;
}

test('a weight that is sent again after a lost reply keeps its request id, so that it counts once', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/health-data/detail?healthDataType=weight');
  await expect(page.getByRole('main')).toContainText(/58\.6\s*kg/);
  const commands = await sendTwice(page);
  await page.getByRole('button', { name: t('Add weight'), exact: true }).click();
  await page.getByRole('textbox', { name: t('Weight') }).fill('58.1');
  // The server saves the weight, but the reply reports a failure.
  const lose = /saveWeightWithCompareLast/;
  const ids: string[] = [];
  await page.route(lose, async (route) => {
    await route.fetch();
    ids.push(route.request().postDataJSON().idempotencyKey);
    await route.fulfill({ status: 500, body: 'Internal error' });
  });
  const save = page.getByRole('button', { name: t('Save weight') });
  await save.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.unroute(lose);
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText(/58\.1\s*kg/);
  expect(new Set([...ids, ...commands.map(({ idempotencyKey }) => idempotencyKey)]).size).toBe(1);
});

test('a medicine, a suggestion, a meal and another dish that arrive twice count once', async ({
  page,
  open,
  serverWorks,
}) => {
  const commands = await sendTwice(page);
  const button = (name: string) => page.getByRole('button', { name: t(name), exact: true });
  await open('/medicine-remind');
  await page.getByRole('link', { name: t('Add reminder') }).click();
  await page.getByLabel(t('Name'), { exact: true }).fill('多糖铁复合物 150 mg');
  await page.getByLabel(t('Dose'), { exact: true }).fill('1');
  await page.getByLabel(t('Time {number}', { number: 1 }), { exact: true }).fill('22:30');
  await button('Save').click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await expect(page.getByRole('link', { name: '多糖铁复合物' })).toHaveCount(1);

  await open('/contact-us');
  await page.getByText(t('Suggestion'), { exact: true }).click();
  await page.getByLabel(t('What would you like to tell us?')).fill('希望食物列表可以按最近吃过的排序。');
  await button('Send').click();
  await expect(page.getByText('feedback-9001')).toBeVisible();

  await open('/ai-app/analyze');
  await page.getByRole('link', { name: t('Search or type') }).click();
  await page.getByRole('searchbox').fill('brown rice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cooked brown rice/ })
    .click();
  await page.getByRole('button', { name: 'Take 1 food' }).click();
  await button('Add to diary').click();
  await expect(page.getByText(t('In your diary'))).toBeVisible();

  await open('/ai-app/custom');
  await page
    .getByRole('button', { name: t('Swap') })
    .first()
    .click();
  await serverWorks(3);
  await expect(button('Use it')).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const creating = commands.filter(({ idempotencyKey }) => idempotencyKey !== undefined);
  expect(creating.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/cooperation/app/medicationRemind/save',
      '/food/feedback/submit',
      '/food/app/foodAnalysis/submitFoodItem',
      '/food/app/foodAnalysis/replaceCustomizedPre',
    ]),
  );
  // A second suggestion, meal or preview would have another id.
  for (const { path, replies } of creating) expect([path, replies[1]]).toEqual([path, replies[0]]);
});
