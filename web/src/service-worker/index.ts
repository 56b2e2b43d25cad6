/* The service worker opens the app from the device, with or without a connection. It caches only the start page and the
   files of releases, never replies of the API or pictures.
   Each release has its own cache, and the worker of any release serves the files of all. There is one start page: the
   release installed last replaces it, so the next page to load starts that release. An open page continues with the files
   of its release; the browser activates a newer worker, which removes them, only after the last page has closed. */
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { digestLength } from './digest-length.ts';
import {
  cacheOf,
  inRelease,
  isOwnCache,
  isReleaseCache,
  pathInRelease,
  releaseOf,
  startPageCache,
  starts,
} from './releases.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The release of this worker, the files of every screen, and the digests of all its files by their paths in its folder; set by the
 * build.
 */
declare const __RELEASE__: { name: string; files: string[]; digests: Record<string, string> };

const release = __RELEASE__;

/** The newest start page; without one, the host's response. */
const startPage = new CacheFirst({
  cacheName: startPageCache,
  plugins: [{ cacheKeyWillBeUsed: async () => '/', cacheWillUpdate: async () => null }],
});

/** The files of a release, from its cache or from the host; the latter are cached. */
const filesOf = (name: string) =>
  new CacheFirst({
    cacheName: cacheOf(name),
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        fetchDidSucceed: async ({ request, response }) => {
          if (isMissing(response)) await forgetStartPage(name);
          else if (name === release.name && response.ok && !(await isIntact(request.url, response)))
            // The browser's HTTP cache would keep a damaged file permanently.
            return fetch(new Request(request, { cache: 'reload' }));
          return response;
        },
        // Only an installation creates a cache, so that nothing is cached after `removeAll`. Only the own release's files
        // can be checked.
        cacheWillUpdate: async ({ request, response }) =>
          name === release.name && (await caches.has(cacheOf(name))) && (await isIntact(request.url, response))
            ? response
            : null,
      },
    ],
  });

/** Whether the host no longer has a file. Some hosts respond with the start page then. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || (status === 200 && headers.get('content-type')?.includes('html') === true);

/** Whether a file has the digest of the build. A network may truncate or replace a file and still respond with 200. */
async function isIntact(url: string, response: Response): Promise<boolean> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  const digest = btoa(String.fromCharCode(...bytes.subarray(0, digestLength)));
  return response.ok && digest === release.digests[pathInRelease(new URL(url, location.origin).pathname)];
}

/**
 * Removes the cached start page if it belongs to this release, whose files the host has removed, so that the next page
 * comes from the host.
 */
async function forgetStartPage(name: string): Promise<void> {
  const kept = await caches.match('/', { cacheName: startPageCache });
  if (kept && starts(await kept.text(), name)) await caches.delete(startPageCache);
}

async function install(event: ExtendableEvent): Promise<void> {
  const opened = await openedFiles();
  await caches.open(cacheOf(release.name));
  const strategy = filesOf(release.name);
  const keep = async (path: string) => {
    const request = new Request(path, { priority: 'low' });
    const [response] = await Promise.all(strategy.handleAll({ event, request }));
    if (!response.ok || isMissing(response)) throw new Error(`The host has no ${path}: ${response.status}`);
    if (!(await isIntact(path, response))) throw new Error(`The host's ${path} is damaged`);
  };
  await Promise.all(release.files.map(keep));
  // Failures are ignored, because this release may have dropped or renamed some of the files.
  await Promise.allSettled(opened.map((path) => keep(inRelease(release.name, path))));
  const page = await fetch('/', { cache: 'reload' });
  // The host may be in the middle of a deployment.
  if (!page.ok || page.redirected || !starts(await page.clone().text(), release.name)) {
    throw new Error(`The host's start page is not that of the release ${release.name}`);
  }
  await (await caches.open(startPageCache)).put('/', page);
}

/** Sends the open pages the reason of a failed installation, which the browser does not tell them. */
async function reportFailure(error: unknown): Promise<never> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'INSTALL_FAILED', report: String(error) });
  throw error;
}

/** The paths of all files in older releases' caches, which belong to screens that were opened. */
async function openedFiles(): Promise<string[]> {
  const names = (await caches.keys()).filter(isReleaseCache);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** Removes the releases that no page uses any more. */
async function activate(): Promise<void> {
  // A newer release that is being installed has a cache too; its own activation removes the others.
  if (!self.registration.installing) {
    const names = (await caches.keys()).filter((name) => isReleaseCache(name) && name !== cacheOf(release.name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  // The worker also takes over the page that registered it.
  await self.clients.claim();
}

/** Unregisters the worker for `?no-sw`, and loads the page as if there had been no worker. */
async function removeAll(): Promise<void> {
  await self.registration.unregister();
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(install(event).catch(reportFailure)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.searchParams.has('no-sw'),
  async ({ request }) => {
    await removeAll();
    return fetch(request);
  },
);
// Paths with a dot are files. The host answers its own health check, and forwards the API of a development build.
registerRoute(new NavigationRoute(startPage, { denylist: [/^[^?]*\.[^/?]*(\?|$)/, /^\/(healthz$|api\/)/] }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && releaseOf(url.pathname) !== undefined,
  ({ event, request, url }) => filesOf(releaseOf(url.pathname) ?? '').handle({ event, request }),
);
