import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ runningClock: true });

/** The API as an app calls it, in the world of this test. */
const call = async (world: string) => {
  const headers = { appVersion: '5.2.0', source: 'iOS', userToken: world };
  const response = await fetch(`${process.env.MOCK_URL}/cooperation/app/medicationRemind/queryList`, { headers });
  return { status: response.status, body: await response.json() };
};

test('the page of the mock makes a call fail in one world, and lets it succeed again', async ({
  page,
  world,
  expectErrors: _,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(process.env.MOCK_URL ?? '?') || foreign.push(request.url()));
  expect((await call(world)).body.success).toBe(true);
  await page.goto(`${process.env.MOCK_URL}/__mock`);
  await page.getByRole('combobox', { name: 'World', exact: true }).selectOption(world);
  await page.getByLabel('Find an operation').fill('medication.list');
  await expect(page.getByRole('row', { name: /^orders\.detail/ })).toBeHidden();
  const reply = page.getByLabel('Reply of medication.list');
  const status = page.getByRole('status');

  await reply.selectOption('200 failUnavailable');
  await expect(status).toHaveText('medication.list: changed.');
  expect(await call(world)).toMatchObject({ status: 200, body: { success: false, code: 'UNAVAILABLE' } });
  await reply.selectOption('500 requestException');
  await expect.poll(async () => (await call(world)).status).toBe(500);
  expect((await call(`${world}other`)).body.success).toBe(true);

  // The choice is the mock's: it is still there on a new page.
  await page.reload();
  await page.getByRole('combobox', { name: 'World', exact: true }).selectOption(world);
  await expect(reply).toHaveValue('500 requestException');
  await expectAccessible(page);

  await reply.selectOption('from memory');
  await expect(status).toHaveText('medication.list: changed.');
  expect((await call(world)).body.success).toBe(true);
  expect(foreign).toEqual([]);
});

test('the page of the mock shows its clock', async ({ page }) => {
  await page.goto(`${process.env.MOCK_URL}/__mock`);
  const { data } = await (await fetch(`${process.env.MOCK_URL}/__mock/clock`)).json();
  const day = data.now.slice(0, 10);
  await expect(page.locator('#clock')).toHaveText(
    new RegExp(`^${day} \\d\\d:\\d\\d:\\d\\d \\(UTC[+-]\\d\\d:\\d\\d\\)$`),
  );
});

test('the page of the mock begins a world anew, and shows markup in a token as text', async ({ page, world }) => {
  const token = `${world}<img src=x>`;
  await call(token);
  await page.goto(`${process.env.MOCK_URL}/__mock`);
  await page.getByRole('button', { name: `Reset the world of ${token}` }).click();
  await expect(page.getByRole('status')).toHaveText(`The world of ${token} begins anew.`);
  await expect(page.getByRole('rowheader', { name: token })).toHaveCount(0);
  await expect(page.locator('img')).toHaveCount(0);
});
