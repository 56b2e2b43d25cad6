import type { Page, Request } from '@playwright/test';

/** Matches the calls of one path of the API, e.g. `/scheme/app/familyHealth/queryRelationship`. */
export const isCall = (path: string) => (url: URL) => url.pathname === `/api${path}`;

/** Counts how often a call is sent from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCall(path)(new URL(request.url()))) count += 1;
  });
  return () => count;
}

/** The calls that have no answer yet, from now on. */
export function pendingCalls(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Holds a call back until the returned function is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(isCall(path), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A promise to be resolved from outside. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
