import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ runningClock: true });

const LIST = '/cooperation/app/medicationRemind/queryList';

/** Calls the API as an app does, in the world of this test. */
const call = async (world: string, path = LIST) => {
  const headers = { appVersion: '5.2.0', source: 'iOS', userToken: world };
  const response = await fetch(`${process.env.MOCK_URL}${path}`, { headers });
  return { status: response.status, body: await response.json() };
};

async function open(page: Page, world: string, view: 'journal' | 'operations' | 'worlds' | 'clock') {
  // The same URL would not reload the page.
  await page.goto('about:blank');
  await page.goto(`${process.env.MOCK_URL}/__mock#${view}`);
  if (world) await page.getByRole('combobox', { name: 'World', exact: true }).selectOption(world);
}

test('the page of the mock makes a call fail in one world, and lets it succeed again', async ({
  page,
  world,
  expectErrors: _,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(process.env.MOCK_URL ?? '?') || foreign.push(request.url()));
  expect((await call(world)).body.success).toBe(true);
  await open(page, world, 'operations');
  await page.getByLabel('Find an operation').fill('medication.list');
  await expect(page.getByRole('button', { name: /orders\.detail/ })).toBeHidden();
  await page.getByRole('button', { name: /medication\.list/ }).click();
  const reply = page.getByRole('combobox', { name: 'Reply', exact: true });
  const status = page.getByRole('status');

  await reply.selectOption('503 unavailable');
  await page.getByLabel('Times').fill('1');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(status).toHaveText('medication.list: changed.');
  await page.getByLabel('Times').fill('');
  await reply.selectOption('500 requestException');
  await page.getByRole('button', { name: 'Add as the next reply' }).click();
  await expect(status).toHaveText('medication.list: one more reply.');
  expect(await call(world)).toMatchObject({ status: 503, body: { success: false, code: 'UNAVAILABLE' } });
  expect((await call(world)).status).toBe(500);
  expect((await call(`${world}other`)).body.success).toBe(true);

  // The mock stores the choice, so it is still there on a new page.
  await open(page, world, 'operations');
  await page.getByRole('button', { name: /medication\.list/ }).click();
  await expect(page.getByText('"requestException"')).toHaveClass('text');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(status).toHaveText('medication.list: as usual again.');
  expect((await call(world)).body.success).toBe(true);
  expect(foreign).toEqual([]);
});

test('the page of the mock takes a custom reply, and refuses one that violates the API description', async ({
  page,
  world,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  await call(world);
  await open(page, world, 'operations');
  await page.getByRole('button', { name: /medication\.list/ }).click();
  await page.getByRole('combobox', { name: 'Reply', exact: true }).selectOption('own data');
  const json = page.getByLabel('JSON of the reply');
  await json.fill('[{}]');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Failed: The reply violates the description');
  await json.fill('[]');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('medication.list: changed.');
  expect((await call(world)).body).toEqual({ success: true, data: [] });
});

test('the page of the mock shows calls as they happen, with request and reply', async ({ page, world }) => {
  await call(world);
  await open(page, world, 'journal');
  const rows = page.getByRole('list', { name: 'Calls, the latest first' }).getByRole('button');
  await expect(rows).toHaveCount(1);
  await call(world, `${LIST}?date=2026-11-19`);
  await expect(rows).toHaveCount(2);
  await call(`${world}other`);

  // The keyboard alone finds a call, moves to its row and opens it.
  await page.keyboard.press('/');
  await expect(page.getByLabel('Find a call')).toBeFocused();
  await page.keyboard.type('date=');
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`GET ${LIST}?date=2026-11-19`)).toBeVisible();
  await expect(page.getByText('"date": "2026-11-19"')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows.filter({ visible: true })).toBeFocused();

  // The file has the calls that the page shows.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as HAR' }).click();
  const { log } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(log.entries).toHaveLength(1);
  expect(log.entries[0]).toMatchObject({
    request: { method: 'GET', queryString: [{ name: 'date', value: '2026-11-19' }] },
    response: { status: 200 },
  });
  await expect(page.getByRole('status')).toHaveText('One call is saved as a file.');
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: /Operations/ })).toHaveAttribute('aria-selected', 'true');
});

test('the page of the mock shows its clock', async ({ page }) => {
  await open(page, '', 'clock');
  const { data } = await (await fetch(`${process.env.MOCK_URL}/__mock/clock`)).json();
  const day = data.now.slice(0, 10);
  await expect(page.locator('#now')).toHaveText(
    new RegExp(`^${day} \\d\\d:\\d\\d:\\d\\d \\(Asia/Shanghai, UTC[+-]\\d\\d:\\d\\d\\)$`),
  );
});

test('the page of the mock restores the snapshot of a world, and shows markup in a token as text', async ({
  page,
  world,
}) => {
  const token = `${world}<img src=x>`;
  const count = async () => (await call(token)).body.data.length;
  const before = await count();
  // The rest of the page loads only after the first action, and keeps its result.
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/__mock/operations', async (route) => {
    await loaded;
    await route.continue();
  });
  await open(page, '', 'worlds');
  // Other tests begin more worlds than the page lists without a search.
  await page.keyboard.press('/');
  await page.keyboard.type(world);
  await page.getByRole('button', { name: `Take a snapshot of ${token}` }).click();
  await expect(page.getByRole('status')).toHaveText(`The page keeps a snapshot of ${token}.`);
  load();
  await expect(page.locator('#calls > li').filter({ hasText: token })).not.toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(`The page keeps a snapshot of ${token}.`);
  await fetch(`${process.env.MOCK_URL}/cooperation/app/medicationRemind/delete`, {
    method: 'POST',
    headers: { appVersion: '5.2.0', source: 'iOS', userToken: token, 'content-type': 'application/json' },
    body: '{"reminderId":"rem-2004"}',
  });
  expect(await count()).toBe(before - 1);
  await page.getByRole('button', { name: `Restore the snapshot of ${token}` }).click();
  await expect(page.getByRole('status')).toHaveText(`The world of ${token} is as it was.`);
  expect(await count()).toBe(before);
  await page.getByRole('button', { name: `Reset the world of ${token}` }).click();
  await expect(page.getByRole('status')).toHaveText(`The world of ${token} begins anew.`);
  await expect(page.getByRole('rowheader', { name: token })).toHaveCount(0);
  await expect(page.locator('img')).toHaveCount(0);
});

test('the page of the mock finds one of many worlds, and keeps the focus when others begin', async ({
  page,
  world,
}) => {
  const begin = (names: string[]) => Promise.all(names.map((name) => call(name)));
  const names = Array.from({ length: 101 }, (_, index) => `${world}-${index}`);
  await call(`${world}-first`);
  await begin(names);
  await open(page, '', 'worlds');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(100);
  await expect(page.getByText(/^The newest 100 of \d+ worlds/)).toBeVisible();
  await expect(rows.filter({ hasText: `${world}-first` })).toHaveCount(0);

  // The row in use stays, although it is older than a hundred others by then.
  const row = page.getByRole('button', { name: `Take a snapshot of ${world}-100`, exact: true });
  await row.focus();
  await begin(names.map((name) => `${name}-next`));
  await expect(rows.filter({ hasText: '-100-next' })).toHaveCount(1);
  await expect(row).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type(`${world.toUpperCase()}-first`);
  await expect(rows).toHaveText([`${world}-first`]);
  await page.keyboard.type('-nobody');
  await expect(page.getByText('No world has this userToken or name.')).toBeVisible();
  await expect(rows).toHaveCount(0);

  // The journal has 300 rows, but also the older calls of the selected world.
  await begin(names.map((name) => `${name}-last`));
  await open(page, `${world}-first`, 'journal');
  await expect(page.getByRole('list', { name: 'Calls, the latest first' }).getByRole('listitem')).toHaveCount(1);
});

test('the page of the mock fits a phone, also in the dark theme', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await call(world);
  const expectFits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  };
  await open(page, world, 'journal');
  await page.getByRole('list', { name: 'Calls, the latest first' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'medication.list' })).toBeVisible();
  await expectFits();
  for (const view of ['operations', 'worlds', 'clock'] as const) {
    await open(page, world, view);
    await expectFits();
  }
});
