/* The service worker opens the app from the device, with or without a connection. It caches only the start page and the
   files of releases, never replies of the API or pictures.
   The name of a file contains the hash of its content, so the releases share one cache, and a new release loads only what
   the device lacks. There is one start page: the release installed last replaces it, so the next page to load starts that
   release. An open page continues with the files of its release; the browser activates a newer worker, which removes them,
   only after the last page has closed. */
import { digestLength } from './digest-length.ts';
import { fileOf, pathOf, plainName, withImportsOf } from './file-names.ts';
import { filesCache, isAppAddress, isOwnCache, rulesOf, startPageCache } from './releases.ts';

declare const self: ServiceWorkerGlobalScope;

/** The id of this worker's release, the files of every screen, and the digests of all its files; set by the build. */
declare const __RELEASE__: { id: string; first: string[]; digests: Record<string, string> };

const release = __RELEASE__;

/** The host's start page of all addresses; `/` may have a prerendered page of its own. */
const startPage = '/index.html';

const current = new Map(Object.keys(release.digests).map((file) => [plainName(file), file]));

/** Finds a file in the cache. */
const keptFile = (file: string) => caches.match(pathOf(file), { cacheName: filesCache, ignoreVary: true });

/** Whether the host no longer has a file. Some hosts respond with the start page then. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || (status === 200 && headers.get('content-type')?.includes('html') === true);

/** Whether a file has the digest of the build. A network may truncate or replace a file and still respond with 200. */
async function isIntact(file: string, response: Response): Promise<boolean> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  return response.ok && btoa(String.fromCharCode(...bytes.subarray(0, digestLength))) === release.digests[file];
}

/** Requests a file from the host. Only files of the own release can be checked. */
async function fetchFile(file: string, request: Request): Promise<Response> {
  const response = await fetch(request);
  if (isMissing(response)) await forgetStartPage(file);
  else if (file in release.digests && response.ok && !(await isIntact(file, response)))
    // The browser's HTTP cache would keep a damaged file permanently.
    return fetch(new Request(request, { cache: 'reload' }));
  return response;
}

/**
 * Removes the cached start page if it names a file that the host has removed, so that the next page comes from the host.
 */
async function forgetStartPage(file: string): Promise<void> {
  const kept = await caches.match('/', { cacheName: startPageCache });
  if (kept && (await kept.text()).includes(file)) await caches.delete(startPageCache);
}

/** Caches an intact file. Only an installation creates the cache, so that nothing is cached after `removeAll`. */
async function keep(file: string, response: Response): Promise<void> {
  if (!(await caches.has(filesCache)) || !(await isIntact(file, response))) return;
  await (await caches.open(filesCache)).put(pathOf(file), response);
}

/** Responds with a file from the cache or from the host; the latter is cached. */
async function openFile(event: FetchEvent, file: string): Promise<Response> {
  const kept = await keptFile(file);
  if (kept) return kept;
  const response = await fetchFile(file, event.request);
  event.waitUntil(keep(file, response.clone()));
  return response;
}

/** Responds with the newest start page; without one, with the host's response. */
async function openStartPage(event: FetchEvent): Promise<Response> {
  const kept = await caches.match('/', { cacheName: startPageCache });
  if (!kept) return fetch(event.request);
  event.waitUntil(updateRules(kept.clone()));
  return kept;
}

/**
 * Replaces the cached start page if the host sends it with other rules, such as another security policy, so that they apply
 * to the next page. A change of the page itself arrives with the worker of its release.
 */
async function updateRules(kept: Response): Promise<void> {
  // Not from the browser's HTTP cache, whose copy keeps its old policy when the host replies that the page is unchanged.
  const host = await fetch(startPage, { method: 'HEAD', cache: 'no-store' });
  if (!host.ok || host.redirected || rulesOf(host.headers) === rulesOf(kept.headers)) return;
  const page = await fetch(startPage, { cache: 'reload' });
  const isSame = page.ok && !page.redirected && (await page.clone().text()) === (await kept.text());
  if (isSame && (await caches.has(startPageCache))) await (await caches.open(startPageCache)).put('/', page);
}

async function install(): Promise<void> {
  const cache = await caches.open(filesCache);
  const opened = new Map<string, string[]>();
  for (const { url } of await cache.keys()) {
    const file = fileOf(new URL(url).pathname) ?? '';
    opened.set(plainName(file), [...(opened.get(plainName(file)) ?? []), file]);
  }
  const provide = (file: string) => provideFile(file, opened.get(plainName(file)) ?? []);
  await Promise.all(release.first.map(provide));
  // Failures are ignored, because the files of other screens also load when a screen opens.
  await Promise.allSettled([...opened.keys()].flatMap((name) => current.get(name) ?? []).map(provide));
  const page = await fetch(startPage, { cache: 'reload' });
  // The host may be in the middle of a deployment.
  if (!page.ok || page.redirected || !(await page.clone().text()).includes(`"${release.id}"`)) {
    throw new Error(`The host's start page is not that of the release ${release.id}`);
  }
  await (await caches.open(startPageCache)).put('/', page);
}

/**
 * Caches a file of this release, from the device if possible.
 * @param older cached files with the same plain name
 */
async function provideFile(file: string, older: string[]): Promise<void> {
  if (older.includes(file)) return;
  for (const candidate of older) {
    const kept = await keptFile(candidate);
    if (!kept) continue;
    const copy = new Response(withImportsOf(await kept.text(), current), { headers: kept.headers });
    if (await isIntact(file, copy)) return keep(file, copy);
  }
  const response = await fetchFile(file, new Request(pathOf(file), { priority: 'low' }));
  if (!response.ok || isMissing(response)) throw new Error(`The host has no ${file}: ${response.status}`);
  if (!(await isIntact(file, response))) throw new Error(`The host's ${file} is damaged`);
  await keep(file, response);
}

/** Sends the open pages the reason of a failed installation, which the browser does not tell them. */
async function reportFailure(error: unknown): Promise<never> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'INSTALL_FAILED', report: String(error) });
  throw error;
}

/** Removes the files that no page uses any more. */
async function activate(): Promise<void> {
  // A newer release that is being installed has files too; its own activation removes the others.
  if (!self.registration.installing) {
    const cache = await caches.open(filesCache);
    const outdated = (await cache.keys()).filter(({ url }) => {
      const file = fileOf(new URL(url).pathname) ?? '';
      return !(file in release.digests);
    });
    const foreign = (await caches.keys()).filter(
      (name) => isOwnCache(name) && name !== filesCache && name !== startPageCache,
    );
    await Promise.all([
      ...outdated.map((request) => cache.delete(request)),
      ...foreign.map((name) => caches.delete(name)),
    ]);
  }
  // The worker also takes over the page that registered it.
  await self.clients.claim();
}

/** Caches the files that a page loaded before its first worker was active. */
async function keepLoaded(addresses: string[]): Promise<void> {
  const files = addresses.flatMap((address) => fileOf(new URL(address).pathname) ?? []);
  const own = files.filter((file) => file in release.digests);
  await Promise.all(
    own.map(async (file) => {
      if (!(await keptFile(file))) await keep(file, await fetchFile(file, new Request(pathOf(file))));
    }),
  );
}

/** Unregisters the worker for `?no-sw`, and loads the page as if there had been no worker. */
async function removeAll(request: Request): Promise<Response> {
  await self.registration.unregister();
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)));
  return fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install().catch(reportFailure)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const { type, addresses } = event.data ?? {};
  if (type === 'FILES_LOADED') event.waitUntil(keepLoaded(addresses));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  const file = fileOf(pathname);
  if (request.mode !== 'navigate') {
    if (file !== undefined) event.respondWith(openFile(event, file));
  } else if (searchParams.has('no-sw')) event.respondWith(removeAll(request));
  else if (isAppAddress(pathname)) event.respondWith(openStartPage(event));
});
