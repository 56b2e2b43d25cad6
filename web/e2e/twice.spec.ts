import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Sends every command twice, as browsers do when a connection is reset after the request has arrived. */
async function sendTwice(page: Page): Promise<readonly { requestId?: string }[]> {
  const inputs: { requestId?: string }[] = [];
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    inputs.push(route.request().postDataJSON() ?? {});
    return route.fulfill({ response: await route.fetch() });
  });
  return inputs;
}

test('a weight that arrives twice, and again after a lost reply, has one id by which it counts once', async ({
  page,
  open,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await open('/health-data/detail?healthDataType=weight');
  await expect(page.getByRole('main')).toContainText(/58\.6\s*kg/);
  const inputs = await sendTwice(page);
  await page.getByRole('button', { name: t('Add weight'), exact: true }).click();
  await page.getByRole('textbox', { name: t('Weight') }).fill('58.1');
  // The server acts, and its reply does not say so.
  const lose = /saveWeightWithCompareLast/;
  await page.route(lose, async (route) => {
    await route.fetch();
    inputs.length === 0 && (inputs as { requestId?: string }[]).push(route.request().postDataJSON());
    await route.fulfill({ status: 500, body: 'Internal error' });
  });
  const save = page.getByRole('button', { name: t('Save weight') });
  await save.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.unroute(lose);
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText(/58\.1\s*kg/);
  expect(new Set(inputs.map(({ requestId }) => requestId)).size).toBe(1);
});
