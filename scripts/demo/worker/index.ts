/*
 * The service worker of the demo: the backend, and all files on the device. It has the address of the app's own worker, which
 * it replaces: a page of the app that registers its worker finds this one.
 */
import { createBrowserMock, keepMemory, type LocalMock } from '../../../mocks/api/browser/index.ts';
import { withFrameHook } from '../../../mocks/native-host/frame-hook.ts';
import { APP_PAGE, documentOf } from './site.ts';

declare const self: ServiceWorkerGlobalScope;

type Rules = Record<string, string>;

/** Set by the build: the id, all files, and the headers of the app's pages, also of those in the frame of the device page. */
declare const __DEMO__: { id: string; files: string[]; headers: Rules; framedHeaders: Rules };

const { id, files, headers, framedHeaders } = __DEMO__;

const FILES = `demo-files-${id}`;
const MEMORY = 'demo-memory';
const DESCRIPTION = '/demo/openapi.json';
/** The number of files that load at the same time. */
const LANES = 6;

/** A file from the device, or else from the host, whose copy stays on the device. */
async function fileOf(path: string): Promise<Response> {
  const cache = await caches.open(FILES);
  const kept = await cache.match(path);
  if (kept) return kept;
  const sent = await fetch(path);
  // A browser refuses a redirected reply as a document, and some hosts redirect `index.html`.
  const response = sent.redirected ? new Response(sent.body, { status: sent.status, headers: sent.headers }) : sent;
  if (response.ok && files.includes(path)) await cache.put(path, response.clone());
  return response;
}

/** A page that has sent a message. */
type Page = NonNullable<ExtendableMessageEvent['source']>;

interface Backend {
  mock: LocalMock;
  save: () => Promise<void>;
}

let backend: Promise<Backend> | undefined;

async function startBackend(): Promise<Backend> {
  const description = await (await fileOf(DESCRIPTION)).text();
  const mock = await createBrowserMock({ basePath: '/api', description });
  return { mock, save: await keepMemory(mock, MEMORY) };
}

function openBackend(): Promise<Backend> {
  backend ??= startBackend().catch((error: unknown) => {
    // The next call tries again.
    backend = undefined;
    throw error;
  });
  return backend;
}

async function openDocument({ url, destination }: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const found = documentOf(pathname);
  if ('redirect' in found) return Response.redirect(origin + found.redirect + search, 302);
  const response = await fileOf(found.file);
  if (found.file !== APP_PAGE || !response.ok) return response;
  const page = await response.text();
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return destination === 'iframe'
    ? new Response(withFrameHook(page), { headers: { ...framedHeaders, ...type } })
    : new Response(page, { headers: { ...headers, ...type } });
}

/** Loads all files that the device lacks, and reports the progress to the page. */
async function loadAll(page: Page): Promise<void> {
  const cache = await caches.open(FILES);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !kept.has(file));
  let loaded = files.length - missing.length;
  const report = () => page.postMessage({ type: 'LOADED', loaded, all: files.length });
  report();
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const file of queue) {
        const { ok, status } = await fileOf(file);
        if (!ok) throw new Error(`${file}: ${status}`);
        loaded += 1;
        report();
      }
    }),
  ).catch((error: unknown) => page.postMessage({ type: 'NOT_LOADED', reason: String(error) }));
}

/** Forgets what all people have changed. */
async function startOver(page: Page): Promise<void> {
  const { save } = await openBackend();
  // A write that is under way would bring the memory back. One that fails, because the storage is full, writes nothing.
  await save().catch(() => undefined);
  backend = undefined;
  await caches.delete(MEMORY);
  page.postMessage({ type: 'STARTED_OVER' });
}

async function removeOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('demo-files-') && name !== FILES);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(Promise.all([fileOf(APP_PAGE), fileOf('/demo/index.html'), openBackend()]));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
self.addEventListener('message', (event) => {
  const { data, source } = event;
  // A page that was loaded past the worker, by a forced reload.
  if (data?.type === 'TAKE_OVER') event.waitUntil(self.clients.claim());
  if (source && data?.type === 'LOAD_ALL') event.waitUntil(loadAll(source));
  if (source && data?.type === 'START_OVER') event.waitUntil(startOver(source));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (pathname.startsWith('/api/')) {
    const reply = openBackend().then(({ mock }) => mock.fetch(request));
    event.respondWith(reply);
    // A failed call may also have changed something.
    event.waitUntil(reply.catch(() => undefined).then(async () => (await openBackend()).save()));
  } else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate') event.respondWith(openDocument(request));
  else if (files.includes(pathname)) event.respondWith(fileOf(pathname));
});
