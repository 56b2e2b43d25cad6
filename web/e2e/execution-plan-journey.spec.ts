/**
 * Walks through a day of the plan in each embedder: from a stage's assessment to the tasks, where one is undone and
 * repeated, and to the weight that a task requires.
 */
import type { FrameLocator, Page } from '@playwright/test';
import { phoneOf, test } from './support/device.ts';
import { now } from './support/now.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

test.use({ runningClock: true });

const walk = 'Walk briskly for 40 minutes';

async function walkThroughDay(page: Page, app: FrameLocator): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/task/handler/clockIn')) sent.push(request.method());
  });
  const main = app.getByRole('main');
  await app.getByRole('link', { name: t('Go to my plan') }).click();
  await expect(main).toContainText('2 of 6 done');
  await expect(main).toContainText('40-day streak');
  // The clock is stopped, so the speed of the machine does not matter.
  await page.clock.pauseAt(new Date(now.getTime() + 60 * 60_000));
  await app.getByRole('button', { name: `Done: ${walk}` }).click();
  await expect(app.getByRole('button', { name: `Undo: ${walk}` })).toBeVisible();
  // After this time, a tap no longer counts as the second one of a double tap.
  await page.clock.runFor(1_000);
  await app.getByRole('button', { name: `Undo: ${walk}` }).click();
  await page.clock.runFor(10_000);
  await app.getByRole('button', { name: `Done: ${walk}` }).click();
  // Leaving the screen sends the clock-in once.
  await app.getByRole('button', { name: /Weigh yourself before breakfast/ }).click();
  expect(sent).toEqual([]);
  await app.getByRole('link', { name: t('Enter the value') }).click();
  await page.clock.resume();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Weight');
  await expect.poll(() => sent.length).toBe(1);
  await expect(main).toContainText(/58\.6\s*kg/);
  await expect(main).toContainText(`· ${t('Scale')}`);

  await app.getByRole('button', { name: t('Add weight'), exact: true }).click();
  const weight = app.getByRole('textbox', { name: t('Weight') });
  await weight.fill('45.2');
  await app.getByRole('button', { name: t('Save weight') }).click();
  await app.getByRole('button', { name: t('Change it') }).click();
  // Until the dialog has closed, nothing reaches the field.
  await expect(weight).toBeFocused();
  await weight.fill('58.4');
  await app.getByRole('button', { name: t('Save weight') }).click();
  await expect(app.getByRole('status').filter({ hasText: 'BMI' })).toContainText('−0.2 kg (−0.3%), BMI 22.3');
  return sent;
}

for (const platform of ['ios', 'android', 'browser'] as const) {
  test(`a person does a task of the plan and saves a weight on ${platform}`, async ({ device }) => {
    const { page, app } = await device({ platform, path: '/evaluate?stageId=stage-6252' });
    const sent = await walkThroughDay(page, app);
    expect(sent).toEqual(['POST']);
    if (platform === 'browser') return;

    // The scale of the simulator proposes 61.4 kg. It could be a bag, so nothing is saved without a tap.
    // The form proposes the latest value, which the page reads again after it has been saved.
    await expect(app.getByRole('img', { name: /58\.4/ }).first()).toBeVisible();
    await app.getByRole('button', { name: t('Add weight'), exact: true }).click();
    await app.getByRole('button', { name: t('Weigh with the scale') }).click();
    await expect(app.getByRole('button', { name: t('Use this weight') })).toBeVisible();
    // It is more than 5% off the last one.
    await expect(app.getByText(/^That is far from your last weight, 58\.4 kg/)).toBeVisible();
    await expect(app.getByRole('textbox', { name: t('Weight') })).toHaveValue('58.4');
    await app.getByRole('button', { name: t('Use this weight') }).click();
    await expect(app.getByRole('textbox', { name: t('Weight') })).toHaveValue('61.4');
    await app.getByRole('button', { name: t('Close') }).click();
    await phoneOf(page).getByRole('button', { name: 'Back' }).first().click();
    await expect(app.getByRole('main')).toContainText('3 of 6 done');
    await expect(app.getByRole('main')).toContainText('40-day streak');
    expect(sent).toHaveLength(1);
  });
}
