import type { Page } from '@playwright/test';

interface Stored {
  keys: Record<string, string>;
  places: Record<string, string>;
}

/** All data that a page has stored, as texts: by key, and by database or cache. */
export const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const places: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await settle(database.transaction(store).objectStore(store).getAll());
        places[`${name}/${store}`] = JSON.stringify(values);
      }
      database.close();
    }
    for (const name of await caches.keys()) places[name] = (await (await caches.open(name)).keys()).join();
    return { keys: { ...localStorage, ...sessionStorage } as Record<string, string>, places };
  });
