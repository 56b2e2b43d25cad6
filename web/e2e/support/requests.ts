import type { BrowserContext, Page, Request } from '@playwright/test';

/** Matches calls of an API path, e.g. `/scheme/app/familyHealth/queryRelationship`. */
export const isCall = (path: string) => (url: URL) => url.pathname === `/api${path}`;

/** Counts the calls of an API path from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCall(path)(new URL(request.url()))) count += 1;
  });
  return () => count;
}

/** Collects calls without an answer, from now on. */
export function pendingCalls(page: Page | BrowserContext): ReadonlySet<Request> {
  const pending = new Set<Request>();
  // A union of two types with overloads has no call signature.
  const source = page as Page;
  source.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) pending.add(request);
  });
  source.on('requestfinished', (request) => pending.delete(request));
  source.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Delays a call until the returned function runs. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(isCall(path), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A promise with its resolver. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
