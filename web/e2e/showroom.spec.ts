/** Plays the stories of the device page's showroom to their ends, with the app itself. */
import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t, zh } from './support/texts.ts';

// Animations are off, because the tests check only the final state of the phones.
test.use({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Several phones start at once, so a busy machine uses the preloaded files late. */
const late = /was preloaded using link preload/;

/** Opens the stage in the world of the test. The captions disappear at once. */
async function openStage(page: Page, world: string, settings: Record<string, string>): Promise<void> {
  const url = new URL(process.env.DEVICE_URL as string);
  url.search = String(
    new URLSearchParams({ view: 'stage', pace: 'none', language: 'en', theme: 'light', world, ...settings }),
  );
  await page.goto(url.href);
}

/** Returns the app on a phone of the stage. */
const appOn = (page: Page, phone: number) =>
  page
    .getByRole('region', { name: new RegExp(`^(Phone|手机) ${phone}$`) })
    .frameLocator('iframe')
    .frameLocator('iframe');

const end = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible({ timeout: 60_000 });

test('the story of general health shows the dose and the weight of one phone on the others', async ({
  page,
  world,
  expectErrors,
}) => {
  expectErrors(late);
  await openStage(page, world, { story: 'general' });
  await end(page, 'The end. Now the phones are yours.');
  await expect(appOn(page, 1).getByRole('main')).toContainText(/58\.4\s*kg/);
  const dose = { medicineName: '二甲双胍 0.5 g', time: '18:30' };
  await expect(appOn(page, 2).locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(appOn(page, 2).getByRole('button', { name: zh('Undo {medicineName}, {time}', dose) })).toBeVisible();
  await expect(appOn(page, 3).getByRole('main')).toContainText(/58\.4\s*kg/);
});

test('the story of AI nutrition shows a photographed meal in the diary of all three products', async ({
  page,
  world,
  expectErrors,
}) => {
  // The host gives the photo an address that is not https.
  expectErrors(/Content Security Policy/);
  expectErrors(late);
  await openStage(page, world, { story: 'ai' });
  await end(page, 'The end. Now the phones are yours.');
  await expect(appOn(page, 1).getByText(t('In your diary'))).toBeVisible();
  await expect(appOn(page, 2).getByRole('main')).toContainText(
    zh('{of} of {all} eaten', { of: '1,165', all: '1,700' }),
  );
  await expect(appOn(page, 3).getByRole('main')).toContainText('1,165');
});

test('the Chinese story of food and diet shows yesterday’s meal again, and a parcel that has arrived', async ({
  page,
  world,
  expectErrors,
}) => {
  expectErrors(late);
  await openStage(page, world, { story: 'food', language: 'zh-CN', theme: 'dark' });
  await end(page, '演示结束，现在请自己试试。');
  await expect(appOn(page, 2).getByRole('main')).toContainText(t('{of} of {all} eaten', { of: '1,056', all: '1,700' }));
  await expect(appOn(page, 3).getByRole('heading', { name: '已收货' })).toBeVisible();
});

test.describe('steered by keys', () => {
  test.use({ runningClock: true });

  test('keys pause a story and move in it, and the story says what it cannot do', async ({
    page,
    world,
    expectErrors,
  }) => {
    expectErrors(late);
    await openStage(page, world, { story: 'general', pace: 'slow', phone: 'general.en.light' });
    const caption = (text: RegExp) => expect(page.getByText(text)).toBeVisible();
    const dose = { medicineName: '二甲双胍 0.5 g', time: '18:30' };
    const take = appOn(page, 1).getByRole('button', { name: t('Take early: {medicineName}, {time}', dose) });
    await caption(/^Friday afternoon/);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await caption(/^One tap records it/);
    await expect(take).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await caption(/^Taken\. It stays/);
    await expect(take).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await caption(/^One tap records it/);
    // The world of the mock starts again.
    await expect(take).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(/view=stage&story=general&.*pace=slow.*&phone=general\.en\.light$/);

    await page.route(isCall('/cooperation/app/medicationRemind/queryList'), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'example=empty' } }),
    );
    await page.keyboard.press('r');
    await caption(/^Friday afternoon/);
    await page.keyboard.press('ArrowRight');
    await caption(/^One tap records it/);
    await page.clock.runFor(21_000);
    await expect(page.getByRole('alert')).toContainText(
      'Phone 1: the button “Take early: 二甲双胍 0.5 g, 18:30” did not appear.',
    );
  });
});

test('a story plays in a browser window on a desk, is recorded as a video, and has notes for its presenter', async ({
  page,
  context,
  world,
  expectErrors,
}) => {
  expectErrors(late);
  // The test browser has no tab to share, so a picture that changes takes its place.
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      let turn = 0;
      setInterval(() => pen?.fillRect((turn++ * 7) % 300, 0, 20, 150), 50);
      return canvas.captureStream(25);
    };
  });
  await openStage(page, world, { story: '', phone: 'general.en.light.desktop' });
  const desk = appOn(page, 1);
  await expect(desk.getByRole('heading', { level: 1 })).toBeAttached({ timeout: 60_000 });
  expect(await desk.locator('html').evaluate(() => innerWidth)).toBe(1280);

  const [notes] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Notes' }).click(),
  ]);
  await expect(notes.getByText('Free play has no notes.')).toBeVisible();
  const saving = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'General health' }).click();
  await expect(notes.getByText('All phones start at 16:20 with the same person.')).toBeVisible();
  await page.getByRole('button', { name: 'Record a video' }).click();
  await end(page, 'The end. Now the phones are yours.');
  await expect(notes.getByText('The end. Now the phones are yours.')).toBeVisible();
  const video = await saving;
  expect(video.suggestedFilename()).toMatch(/^general\.(webm|mp4)$/);
  const { size } = await stat(await video.path());
  expect(size).toBeGreaterThan(1_000);
  await expectAccessible(notes);
});
