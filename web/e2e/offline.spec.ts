import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Signs in a person with an id: the device keeps nothing for a user without one. */
async function signedInAs(page: Page, userId: string, userToken: string) {
  await page.addInitScript((user) => {
    if (sessionStorage.getItem('0:user') !== '{}' && !sessionStorage.getItem('0:user')?.includes('userId'))
      sessionStorage.setItem('0:user', user);
  }, JSON.stringify({ userId, userToken }));
}

/** The number of values in a database of the device. */
const countOf = (page: Page, name: string) =>
  page.evaluate(
    (store) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(`health-app.dev.${store}`);
        // A database that the page has not made yet.
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
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
  await tab.clock.setFixedTime(new Date('2026-11-20T08:20:00Z'));
  await signedInAs(tab, 'user-1002', `${world}other`);
  await tab.goto(new URL('/medicine-remind', process.env.WEB_URL).href);
  await expect(tab.getByText(t('This could not be loaded')).first()).toBeVisible();
  await tab.close();

  // Log out removes them from the device.
  await context.unroute(/\/api\//);
  await open('/');
  await page.getByRole('button', { name: t('Log out') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Log out') })
    .click();
  await expect(page.getByRole('button', { name: t('Log out') })).toBeHidden();
  expect(await countOf(page, 'reads')).toBe(0);
});
