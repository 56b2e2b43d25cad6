import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const room = '/food-app/user/account?room=data';
const consent = (page: Page, name: string) => page.getByRole('switch', { name: t(name) });

/** Takes all consents from the device before the page starts. */
async function withoutConsents(page: Page): Promise<void> {
  const decidedAt = '2026-11-01T09:00:00+08:00';
  const refused = ['healthData', 'mealPhotos', 'analytics'].map((purpose) => ({ purpose, given: false, decidedAt }));
  await page.addInitScript((text) => localStorage.setItem('0:consents.', text), JSON.stringify(refused));
}

test('a consent is withdrawn as easily as it is given, and the ranking leaves the person out', async ({
  page,
  open,
}) => {
  const ranking = '/lose-weight-partner/rank?period=month';
  const rows = page.getByRole('list', { name: t('Ranking') }).getByRole('listitem');
  await open(ranking);
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(2)).toContainText(t('You'));

  await open(room);
  await expect(consent(page, 'Ranking')).toBeChecked();
  // Nothing is agreed to in advance.
  await expect(consent(page, 'Improving the models')).not.toBeChecked();
  await expect(page.getByText(t('You have not decided yet.'))).toHaveCount(1);
  await expectAccessible(page);
  await consent(page, 'Ranking').click();
  await expect(consent(page, 'Ranking')).not.toBeChecked();
  await expect(page.getByText(/^Withdrawn on/)).toHaveCount(1);

  await open(ranking);
  await expect(rows).toHaveCount(11);
  await expect(page.getByRole('button', { name: t('Show me in the ranking') })).toBeVisible();
});

test('the first health value asks for the consent, and is kept only with it', async ({ page, open }) => {
  await withoutConsents(page);
  await open('/health-data/detail?healthDataType=weight');
  await page.getByRole('button', { name: t('Add weight') }).click();
  await page.getByRole('textbox', { name: /Weight/ }).fill('58.4');
  await page.getByRole('button', { name: t('Save weight') }).click();
  const question = page.getByRole('dialog', { name: t('Health data') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: t('Not now') }).click();
  await expect(page.getByRole('button', { name: t('Save weight') })).toBeVisible();
  await page.getByRole('button', { name: t('Save weight') }).click();
  await question.getByRole('button', { name: t('I agree') }).click();
  await expect(page.getByRole('button', { name: t('Save weight') })).toBeHidden();
});

test('no event is sent without the consent', async ({ page, open }) => {
  const pushes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/statistic/event/push')) pushes.push(request.url());
  });
  await withoutConsents(page);
  const collector = page.waitForResponse((reply) => /collector|web-vitals|analytics/.test(reply.url()));
  await open('/sugar-control');
  await collector;
  await open('/purine');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pushes).toEqual([]);
});

test('one file has everything about the person', async ({ page, open }) => {
  test.slow();
  await open(room);
  await page.getByRole('button', { name: t('Make the file') }).click();
  await expect(page.getByText(t('The file is ready.'))).toBeVisible({ timeout: 60_000 });
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: t('Save the file') }).click();
  const file = (await readFile(await (await saved).path())).toString('utf8');
  for (const part of ['data.json', 'readings.csv', 'doses.csv', 'meals.csv', '林晓', 'mirror-5011', 'aifood-4172'])
    expect(file).toContain(part);
  expect(file).toContain('"generatedBy": "ai"');
});

test('a record that no call deletes takes a request, with its receipt in the account', async ({ page, open }) => {
  await open('/ai-mirror/detail?recordId=mirror-5011');
  await page.getByRole('button', { name: t('Have this deleted') }).click();
  await page.getByRole('button', { name: t('Send the request') }).click();
  await expect(page.getByText(/Deletion requested on .* number feedback-9001/)).toBeVisible();
  await open(room);
  await expect(page.getByText(t('Mirror measurement'), { exact: true })).toBeVisible();
  await expect(page.getByText(/number feedback-9001\. It is done by/)).toBeVisible();
});
