import type { BrowserContext, Page, Request } from '@playwright/test';
import { readTable } from '../../../sdk/src/read-table.ts';
import { interceptCall } from './intercept.ts';

/** Matches calls of an API path, e.g. `/scheme/app/familyHealth/queryRelationship`. */
export const isCall = (path: string) => (url: URL) => url.pathname === `/api${path}`;

/** Collects the calls of API paths from now on. */
export function collectCalls(source: Page | BrowserContext, ...paths: string[]): readonly Request[] {
  const calls: Request[] = [];
  // TypeScript cannot call a method with overloads on a union of two types.
  (source as Page).on('request', (request) => {
    if (paths.some((path) => isCall(path)(new URL(request.url())))) calls.push(request);
  });
  return calls;
}

/** Collects the ids of the commands that are sent from now on, without the reports in the background. */
export function collectCommands(source: Page | BrowserContext): readonly string[] {
  const commands: string[] = [];
  (source as Page).on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    const command = commandIds.get(`${request.method()} ${path}`);
    if (command && !reports.includes(command)) commands.push(command);
  });
  return commands;
}

/** Commands in the background, whose failure no screen shows. */
export const reports = ['share.log', 'statistic.push'];

const commandIds = new Map(
  (['main', 'food'] as const).flatMap((app) =>
    readTable(app)
      .filter(({ effect }) => effect === 'command')
      .map(({ id, method, path }): [string, string] => [`${method} ${path}`, id]),
  ),
);

/** Collects the calls that are sent a second time, from now on. */
export function repeatedCalls(page: Page): readonly string[] {
  const sent = new Set<string>();
  const repeated: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
    if (sent.has(call)) repeated.push(call);
    sent.add(call);
  });
  return repeated;
}

/** Counts the calls of an API path from now on. */
export function countCalls(page: Page | BrowserContext, path: string): () => number {
  const calls = collectCalls(page, path);
  return () => calls.length;
}

/** Collects calls without a reply, from now on. */
export function pendingCalls(page: Page | BrowserContext): ReadonlySet<Request> {
  const pending = new Set<Request>();
  // TypeScript cannot call a method with overloads on a union of two types.
  const source = page as Page;
  source.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) pending.add(request);
  });
  source.on('requestfinished', (request) => pending.delete(request));
  source.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Delays a call until the returned function runs. That function first waits for the call, so a test fails if the page never
 * makes the call.
 */
export async function holdRequest(page: Page, path: string): Promise<() => Promise<void>> {
  const called = deferred();
  const released = deferred();
  await interceptCall(page, path, async ({ proceed }) => {
    called.resolve();
    await released.promise;
    await proceed();
  });
  return async () => {
    await called.promise;
    released.resolve();
  };
}

/** Changes the data of every reply of a call. */
export const changeReply = <Data>(page: Page, path: string, change: (data: Data) => unknown): Promise<unknown> =>
  page.route(isCall(path), async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: change(reply.data) } });
  });

/** A promise with its resolver. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
