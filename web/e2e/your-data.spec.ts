import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { isAsset } from './support/assets.ts';
import { withdrawElsewhere } from './support/consents.ts';
import { signedInAs } from './support/offline.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const room = '/food-app/user/account?room=data';
const consent = (page: Page, name: string) => page.getByRole('switch', { name: t(name) });

test('a switch withdraws a consent, and the ranking then leaves the person out', async ({ page, open }) => {
  const ranking = '/lose-weight-partner/rank?period=month';
  const rows = page.getByRole('list', { name: t('Ranking') }).getByRole('listitem');
  await open(ranking);
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(2)).toContainText(t('You'));

  await open(room);
  await expect(consent(page, 'Ranking')).toBeChecked();
  // No consent is preselected.
  await expect(consent(page, 'Improving the models')).not.toBeChecked();
  await expect(page.getByText(t('Not decided yet.'))).toHaveCount(1);
  await expectAccessible(page);
  await consent(page, 'Ranking').click();
  await expect(consent(page, 'Ranking')).not.toBeChecked();
  await expect(page.getByText(/^Withdrawn on/)).toHaveCount(1);

  await open(ranking);
  await expect(rows).toHaveCount(11);
  await expect(page.getByRole('button', { name: t('Show me in the ranking') })).toBeVisible();
});

test('the log-out warns of a consent decision that is not sent yet, and sends it when it can', async ({
  page,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const save = /\/user\/saveUserInformation/;
  const question = page.getByRole('dialog');
  const warning = question.getByText(/We have not received your decision on Ranking yet/);
  await signedInAs(page, { userId: 'user-1001', userToken: world });
  await open(room);
  await expect(consent(page, 'Ranking')).toBeChecked();
  await page.route(save, (route) => route.abort());
  await consent(page, 'Ranking').click();
  await expect(
    page.getByText(t('It counts on this device now. We receive it with the next connection.')),
  ).toBeVisible();
  await open('/food-app/user/account');
  await page.getByRole('button', { name: t('Log out') }).click();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: t('Stay logged in') }).click();

  await page.unroute(save);
  const sent = page.waitForRequest(save);
  await page.getByRole('button', { name: t('Log out') }).click();
  expect((await sent).postDataJSON()).toEqual({
    consents: [{ purpose: 'ranking', given: false }],
    intendedAt: expect.any(String),
  });
  await expect(warning).toHaveCount(0);
  await expect(question).toBeVisible();
});

test('the first health value asks for the consent, and is saved only with it', async ({ page, open, world }) => {
  await withdrawElsewhere(page, world, 'healthData');
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

test('a consent question whose code does not load shows an error, and nothing is sent', async ({
  page,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/ConsentDialog-.{8}\.js$/);
  await withdrawElsewhere(page, world, 'healthData');
  await page.route(isAsset('ConsentDialog.js'), (route) => route.abort());
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/saveWeight')) posts.push(request.url());
  });
  await open('/health-data/detail?healthDataType=weight');
  await page.getByRole('button', { name: t('Add weight') }).click();
  await page.getByRole('textbox', { name: /Weight/ }).fill('58.4');
  await page.getByRole('button', { name: t('Save weight') }).click();
  await expect(page.getByText(t('Request exception. Try again later.'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Weight/ })).toHaveValue('58.4');
  expect(posts).toEqual([]);
});

test('the first medicine asks for the consent before it is saved, and a change of it does not', async ({
  page,
  open,
  world,
}) => {
  await withdrawElsewhere(page, world, 'healthData');
  await open('/medicine-remind/add');
  await page.getByLabel(t('Name'), { exact: true }).fill('碳酸钙 D3');
  await page.getByLabel(t('Dose'), { exact: true }).fill('1');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('Health data') });
  await question.getByRole('button', { name: t('Not now') }).click();
  await expect(question).toBeHidden();
  // The server has saved nothing, and the form still has its values.
  await expect(page.getByLabel(t('Name'), { exact: true })).toHaveValue('碳酸钙 D3');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await question.getByRole('button', { name: t('I agree') }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
  await page.getByRole('link', { name: '碳酸钙 D3' }).click();
  await page.getByLabel(t('Dose'), { exact: true }).fill('2');
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/medicine-remind$/);
});

test('no event of use and of a shared link is sent without the consent', async ({ page, open, world }) => {
  const pushes: string[] = [];
  page.on('request', (request) => {
    if (/\/statistic\/event\/push|\/share\/log\?/.test(request.url())) pushes.push(request.url());
  });
  await withdrawElsewhere(page, world, 'analytics');
  const collector = page.waitForResponse((reply) => /collector|web-vitals|analytics/.test(reply.url()));
  await open('/sugar-control');
  await collector;
  for (const path of ['/purine', '/food-app/share/introduce?userId=user-1002']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(pushes).toEqual([]);
});

test('a person downloads one file with all their data', async ({ page, open }) => {
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

test('a person requests the deletion of a mirror measurement, and the account shows the receipt', async ({
  page,
  open,
}) => {
  await open('/ai-mirror/detail?recordId=mirror-5011');
  await page.getByRole('button', { name: t('Request deletion') }).click();
  await page.getByRole('button', { name: t('Send the request') }).click();
  await expect(page.getByText(/Deletion requested on .* number feedback-9001/)).toBeVisible();
  await open(room);
  await expect(page.getByText(t('Mirror measurement'), { exact: true })).toBeVisible();
  await expect(page.getByText(/number feedback-9001\. It is done by/)).toBeVisible();
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('a guest sees the data on the device, saves it as a file and deletes it', async ({ page, open }) => {
    await open('/tools/bmi');
    await page.getByRole('textbox', { name: t('Weight') }).fill('58.4');
    await open('/');
    await page.getByRole('link', { name: t('Data on this device') }).click();
    await expect(consent(page, 'Events of use')).toBeChecked();
    const calculators = page.getByRole('listitem').filter({ hasText: t('Values of the calculators') });
    await expect(calculators).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('Save it as a file') }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ calculators: { weight: '58.4' } });

    await calculators.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Delete') })
      .click();
    await expect(calculators).toBeHidden();
    await page.getByRole('button', { name: t('Delete everything') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Delete') })
      .click();
    await expect(page.getByText(/nothing that you entered as a guest is stored/)).toBeVisible();
    await expect(consent(page, 'Events of use')).not.toBeChecked();
  });
});
