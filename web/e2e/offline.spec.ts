import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { now } from './support/now.ts';
import { isCall } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

const finish = '/cooperation/app/medicationRemind/finish';

const warning =
  '{count, plural, one {# entry is not sent yet. If you log out now, it is lost.} other {# entries are not sent yet. If you log out now, they are lost.}}';

/** Signs in a person with an id: the device keeps nothing for a user without one. */
async function signedInAs(page: Page, userId: string, userToken: string) {
  await page.addInitScript((user) => {
    if (sessionStorage.getItem('0:user') !== '{}' && !sessionStorage.getItem('0:user')?.includes('userId'))
      sessionStorage.setItem('0:user', user);
  }, JSON.stringify({ userId, userToken }));
}

/** The number of replies, or of commands, in a database of the device. */
const countOf = (page: Page, name: string) =>
  page.evaluate(
    (store) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(`health-app.dev.${store}`);
        // A database that the page has not made yet.
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            // The commands are one value.
            resolve(reading.result.flat().length);
          };
        };
      }),
    name,
  );

test('the doses and foods of an earlier opening show without an answer, with their age, to the same person', async ({
  page,
  context,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await signedInAs(page, 'user-1001', world);
  await open('/sugar-control');
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  await expect.poll(() => countOf(page, 'reads')).toBeGreaterThan(0);
  const first = await countOf(page, 'reads');
  await open('/medicine-remind');
  await expect(page.getByText('二甲双胍 0.5 g').first()).toBeVisible();
  await expect.poll(() => countOf(page, 'reads')).toBeGreaterThan(first);

  await context.route(/\/api\//, (route) => route.abort());
  const age = page.getByText(t('As of {time}, no connection', { time: '16:20' }));
  await open('/medicine-remind');
  await expect(page.getByText('二甲双胍 0.5 g').first()).toBeVisible();
  await expect(age).toHaveCount(1);
  await expectAccessible(page);
  await open('/sugar-control');
  await expect(page.getByRole('list', { name: t('Foods'), exact: true })).toBeVisible();
  await expect(age).toHaveCount(1);

  // Another person, in another tab: nothing of the first.
  const tab = await context.newPage();
  await tab.clock.setFixedTime(now);
  await signedInAs(tab, 'user-1002', `${world}other`);
  await tab.goto(new URL('/medicine-remind', process.env.WEB_URL).href);
  await expect(tab.getByText(t('This could not be loaded')).first()).toBeVisible();
  await tab.close();

  // Log out removes them from the device, and after a warning a dose that is not sent yet.
  await context.unroute(/\/api\//);
  await page.route(isCall(finish), (route) => route.abort());
  await open('/');
  await page.getByRole('button', { name: /^Take / }).click();
  await expect(page.getByText(t('Will be sent'))).toBeVisible();
  await expect.poll(() => countOf(page, 'outbox')).toBe(1);
  await page.getByRole('button', { name: t('Log out') }).click();
  await expect(page.getByRole('dialog')).toContainText(t(warning, { count: 1 }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Log out') })
    .click();
  await expect(page.getByRole('button', { name: t('Log out') })).toBeHidden();
  // The page may load anew meanwhile.
  await expect(async () => {
    expect(await countOf(page, 'reads')).toBe(0);
    expect(await countOf(page, 'outbox')).toBe(0);
  }).toPass();
});

test('answers made offline wait, are asked about at log-out, and are sent once with their time at the next opening', async ({
  page,
  context,
  open,
  world,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const waits = t('Will be sent');
  await signedInAs(page, 'user-1001', world);
  await open('/medicine-remind');
  await expect.poll(() => countOf(page, 'reads')).toBeGreaterThan(0);
  await context.setOffline(true);
  const takes = page.getByRole('button', { name: /^Take / });
  await expect(takes.nth(1)).toBeVisible();
  const names = await takes.evaluateAll((all) => all.map((it) => it.ariaLabel));
  const [first = '', second = ''] = names.map((name) => name?.replace('Take ', ''));
  await page.getByRole('button', { name: `Take ${first}` }).click();
  await expect(page.getByText(waits)).toHaveCount(1);
  await page.getByRole('button', { name: `Skip ${second}` }).click();
  await expect(page.getByText(waits)).toHaveCount(2);
  await expectAccessible(page);
  // Taken back, and made again.
  await page.getByRole('button', { name: `Take back: ${first}` }).click();
  await expect(page.getByText(waits)).toHaveCount(1);
  await page.getByRole('button', { name: `Take ${first}` }).click();
  await expect(page.getByText(waits)).toHaveCount(2);
  await page.close();
  await context.setOffline(false);

  // The next opening, half an hour later, while the commands get no answer.
  const later = await context.newPage();
  await later.clock.setFixedTime(new Date(now.getTime() + 1_800_000));
  const sent: URL[] = [];
  later.on('request', (request) => {
    if (isCall(finish)(new URL(request.url()))) sent.push(new URL(request.url()));
  });
  await signedInAs(later, 'user-1001', world);
  await later.route(isCall(finish), (route) => route.abort());
  const go = (to: string, on = later) => on.goto(new URL(to, process.env.WEB_URL).href);
  await go('/');
  await later.getByRole('button', { name: t('Log out') }).click();
  const question = later.getByRole('dialog');
  await expect(question).toContainText(t(warning, { count: 2 }));
  await question.getByRole('button', { name: t('Stay') }).click();
  // Each attempt is for the first one: nothing overtakes it.
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(new Set(sent.map(({ searchParams }) => searchParams.get('status')))).toEqual(new Set(['skipped']));

  // Another person neither sees nor sends them.
  const other = await context.newPage();
  await other.clock.setFixedTime(now);
  await signedInAs(other, 'user-1002', `${world}other`);
  let others = 0;
  other.on('request', (request) => {
    if (isCall(finish)(new URL(request.url()))) others += 1;
  });
  await go('/medicine-remind', other);
  await expect(other.getByRole('button', { name: `Take ${first}` })).toBeVisible();
  await expect.poll(() => countOf(other, 'reads')).toBeGreaterThan(0);
  await expect(other.getByText(waits)).toHaveCount(0);
  await other.close();
  expect(others).toBe(0);

  // The server refuses one and takes the other: the answer that was made again comes last.
  // No page sends while the answers change.
  await later.goto('about:blank');
  await later.unroute(isCall(finish));
  await later.route(isCall(finish), (route) => {
    const isRefused = new URL(route.request().url()).searchParams.get('status') === 'skipped';
    const headers = route.request().headers();
    return route.continue({ headers: isRefused ? { ...headers, prefer: 'example=failGone' } : headers });
  });
  sent.length = 0;
  await go('/medicine-remind');
  const refusal = later.getByRole('alert').filter({ hasText: t('This reminder has been deleted.') });
  await expect(refusal).toBeVisible();
  await expect(later.getByText(waits)).toHaveCount(0);
  await expect(later.getByText(t('Taken at {time}', { time: '16:20' }))).toHaveCount(1);
  expect(sent.map(({ searchParams }) => [searchParams.get('status'), searchParams.get('handledAt')])).toEqual([
    ['skipped', '2026-11-20T16:20:00+08:00'],
    ['taken', '2026-11-20T16:20:00+08:00'],
  ]);
  await expectAccessible(later);
  await refusal.getByRole('button').click();
  await expect(refusal).toHaveCount(0);
  await later.reload();
  await expect(later.getByText(t('Taken at {time}', { time: '16:20' }))).toHaveCount(1);
  expect(sent).toHaveLength(2);
});
