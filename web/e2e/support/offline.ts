/** Helpers for signed-in people with an id and their stored data. The device stores nothing for a user without an id. */
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import { now } from './now.ts';

export interface Person {
  userId: string;
  /** Also the id of their world in the mock. */
  userToken: string;
}

/** Signs a person in from the tab's next page on, replacing the test's user. */
export async function signedInAs(tab: Page, person: Person): Promise<void> {
  await tab.addInitScript((user) => {
    const stored = sessionStorage.getItem('0:user');
    // After a log-out, the tab keeps its guest.
    if (stored !== '{}' && !stored?.includes('userId')) sessionStorage.setItem('0:user', user);
  }, JSON.stringify(person));
}

/** Opens a tab of a person, by default at the time of all tests. */
export async function openTab(context: BrowserContext, person: Person, time = now): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.setFixedTime(time);
  await signedInAs(tab, person);
  return tab;
}

/** Opens a screen in a tab. */
export const goTo = (tab: Page, path: string) => tab.goto(new URL(path, process.env.WEB_URL).href);

/** Waits until a page can work offline. The link to its manifest is added at the end. */
export const untilReadyOffline = (tab: Page): Promise<void> =>
  expect(tab.locator('link[rel="manifest"]')).toBeAttached();

/** The number of replies, or of commands, in a database of the device. */
export const countKept = (page: Page | Frame, database: 'reads' | 'outbox'): Promise<number> =>
  page.evaluate(
    (store) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(`0:${store}`);
        // The page has not created the database yet.
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            // All commands are stored as one list.
            resolve(reading.result.flat().length);
          };
        };
      }),
    database,
  );

/** The warning of a log-out about commands that are not sent yet. */
export const unsentWarning =
  '{count, plural, one {# entry is not sent yet. If you log out now, it is lost.} other {# entries are not sent yet. If you log out now, they are lost.}}';
