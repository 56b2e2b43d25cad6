import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, entry, test } from './support/device.ts';
import { scanPoster } from './support/poster.ts';
import { expect, storyPath } from './support/test.ts';
import { t } from './support/texts.ts';

const poster = 'media-postersheet--with-picture';

test('the browser saves a poster, or explains why it cannot', async ({ page, story }) => {
  await story(poster);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const picture = sheet.getByRole('img', { name: 'My week' });
  await expect(picture).toBeVisible();
  expect(await scanPoster(picture)).toBe('https://h5.health-app.example/sugar-control');
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: t('Save picture') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('my-week.png');
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([750, expect.any(Number)]);
  await expect(sheet.getByText(t('Picture saved'))).toBeVisible();

  await story('media-postersheet--failed');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(sheet.getByText(t('The picture could not be drawn'))).toBeVisible();
  await sheet.getByRole('button', { name: t('Try again') }).click();
  await expect(sheet.getByText(t('The picture could not be drawn'))).toBeVisible();
});

test('the app saves and shares a poster, or explains that it lacks the permission', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: storyPath(poster) });
  // The whole phone is visible, with the sheet at its bottom.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await app.getByRole('button', { name: 'Open', exact: true }).click();
  const save = app.getByRole('button', { name: t('Save picture') });
  await save.click();
  await answerSheet(page, 'Refuse');
  await expect(app.getByText(t('The app may not save pictures. Allow it in the settings.'))).toBeVisible();
  await save.click();
  await answerSheet(page, 'Allow');
  await expect(app.getByText(t('Picture saved'))).toBeVisible();
  await expect(entry(page, 'saveImage').first()).toContainText('ok');
  await app.getByRole('button', { name: t('Share'), exact: true }).click();
  await answerSheet(page, 'Cancel');
  await expect(entry(page, 'sharePoster').first()).toContainText('cancelled');
  await expect(app.getByText(t('Picture saved'))).toHaveCount(0);
  await app.getByRole('button', { name: t('Share'), exact: true }).click();
  await answerSheet(page, 'Allow');
  await expect(entry(page, 'sharePoster').first()).toContainText('ok');
  // The app's share panel has saved the picture.
  await expect(app.getByText(t('Picture saved'))).toBeVisible();
});
