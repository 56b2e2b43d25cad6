import type { BrowserContext, Page } from '@playwright/test';
import { plainName } from '../src/service-worker/file-names.ts';
import { confirmLogOut } from './support/log-out.ts';
import { collectCalls } from './support/requests.ts';
import { type Site, startSite } from './support/site.ts';
import { test as base, expect } from './support/test.ts';
import { t } from './support/texts.ts';

const test = base.extend<{ site: Site }>({
  // A page without a fixed clock, which would hide the page's resource timing from it.
  page: async ({ context }, use) => use(await context.newPage()),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here
  site: async ({}, use) => {
    const site = await startSite('release1');
    await use(site);
    await site.close();
  },

  // Closes before the site, because its service worker may still load files.
  context: async ({ site: _, context }, use) => use(context),
});

test.use({ serviceWorkers: 'allow', ownContext: true });

const agreement = '/food-app/agreement/user';
const sections = (page: Page) => page.getByRole('heading', { level: 2 });

/** The paths of all files that the worker has cached. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The URLs of the cached files that contain a text in the URL or the content. */
const keptWith = (page: Page, text: string) =>
  page.evaluate(async (text) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const content = await (await cache.match(request))?.text();
        if (`${request.url} ${content}`.includes(text)) found.push(request.url);
      }
    }
    return found;
  }, text);

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

/** Returns the release of the page. */
const release = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('release-files')?.textContent ?? '{}').id);

/** Waits until the worker has cached a file. */
const untilKept = (page: Page, path: string) =>
  expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/', path]));

/** Waits until the cached start page is that of a release. */
async function untilNext(page: Page, name: string) {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => page.evaluate(async () => (await caches.match('/'))?.text())).toContain(`"id":"${name}"`);
}

/** The path of the page's manifest, and the browser's own errors about installing the page. */
async function manifestOf(page: Page) {
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  return { path: new URL(url).pathname, errors };
}

/** Collects the worker's failures that the pages report to the analytics from now on. */
function failureReports(context: BrowserContext): () => string[] {
  const pushes = collectCalls(context, '/food/view/statistic/event/push');
  return () =>
    pushes
      .flatMap((push): { ev: string; extras: { report: string } }[] => push.postDataJSON().data)
      .filter(({ ev }) => ev === 'service-worker.failed')
      .map(({ extras }) => extras.report);
}

/** Closes the page, and opens another one offline. */
async function openOffline(context: BrowserContext, page: Page, site: Site, path: string): Promise<Page> {
  await page.close();
  await site.disconnect();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(site.url + path);
  return next;
}

test('screens that were opened before open offline, and others say why they do not', async ({
  context,
  page,
  site,
  world,
}) => {
  // A person's data is on the page.
  await page.addInitScript((user) => sessionStorage.setItem('0:user', user), JSON.stringify({ userToken: world }));
  await page.goto(`${site.url}/food-app/user/account`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(site.url + agreement);
  await expect(sections(page)).toHaveCount(10);
  await untilKept(page, site.path('user.en.js'));
  expect(await manifestOf(page)).toEqual({ path: '/manifests/food.en.webmanifest', errors: [] });
  // Only files of the release are cached: no reply, no picture, no other product.
  const foreign = (paths: string[]) =>
    paths.filter((path) => path !== '/' && !(path.startsWith('/assets/') && site.has(path)));
  const paths = await kept(page);
  expect(foreign(paths)).toEqual([]);
  expect(paths).not.toContain(site.path('general.js'));
  expect(paths).not.toContain(site.path('mirror.js'));
  // A log-out keeps the files, because they are the same for every person.
  await page.goto(`${site.url}/food-app/user/account`);
  await expect(page.getByText('138****1234')).toBeVisible();
  await page.getByRole('button', { name: t('Log out') }).click();
  await confirmLogOut(page);
  expect(foreign(await kept(page))).toEqual([]);
  expect(await keptWith(page, site.path('shell.js'))).not.toEqual([]);
  for (const text of [world, '13800001234', '138****1234']) expect(await keptWith(page, text)).toEqual([]);

  const offline = await openOffline(context, page, site, agreement);
  await expect(sections(offline)).toHaveCount(10);
  await offline.goto(`${site.url}/food-app/feed-back`);
  await expect(offline.getByText(t('This page did not open'))).toBeVisible();
  const reason = offline.getByText(t('No connection to the server. Check your network.'));
  await expect(reason).toHaveCount(1);
  await offline.getByRole('button', { name: t('Try again') }).click();
  await expect(reason).toHaveCount(2);
  await offline.goto(`${site.url}/mirror`);
  await expect(offline.locator('#root')).toContainText('this part of the app is not on this device yet');
  await expect(offline.locator('#root')).not.toContainText('TypeError');

  await site.connect();
  await context.setOffline(false);
  await offline.getByRole('button', { name: '重新加载' }).click();
  await expect(offline.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new release starts with the next page, and an open page keeps the old one', async ({ context, page, site }) => {
  await page.goto(site.url + agreement);
  await expect(sections(page)).toHaveCount(10);
  await untilKept(page, site.path('user.en.js'));
  await page.goto(`${site.url}/food-app/feed-back`);
  await page.getByRole('textbox').first().fill('Half a sentence');
  const older = site.path('mirror.js');
  site.deploy('release2', ['shell.js', 'user.en.js']);
  await untilNext(page, 'release2');

  // Another page starts the new release while the old page stays open.
  const newer = await context.newPage();
  await newer.goto(site.url + agreement);
  await expect(sections(newer)).toHaveCount(10);
  expect(await release(newer)).toBe('release2');
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a sentence');
  expect(await release(page)).toBe('release1');
  // The old page loads code that it has not loaded before.
  expect(older).not.toBe(site.path('mirror.js'));
  await page.evaluate((path) => import(path), older);
  await expect.poll(() => kept(page)).toContain(older);
  await newer.close();

  // Screens opened in the old release open in the new one. The old files are deleted with the last page that uses them.
  const offline = await openOffline(context, page, site, agreement);
  await expect(sections(offline)).toHaveCount(10);
  expect(await release(offline)).toBe('release2');
  await expect.poll(async () => (await kept(offline)).filter((path) => path === older)).toEqual([]);
  expect((await kept(offline)).filter((path) => !site.has(path === '/' ? 'index.html' : path))).toEqual([]);
});

test('an update loads what changed, and takes all other files from the device', async ({ page, site }) => {
  await page.goto(site.url + agreement);
  await untilKept(page, site.path('user.en.js'));
  for (const path of ['/food-app', '/food-app/feed-back', '/food-app/report', '/', '/medicine-remind', '/tools/bmi']) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  for (const name of ['feedback.js', 'features/feedback/locales/en.js', 'tools.js'])
    await untilKept(page, site.path(name));
  const first = (path: string) => (path === '/' ? 'index.html' : path);
  const sizeOf = async () =>
    page.evaluate(async () => {
      let bytes = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          bytes += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
        }
      }
      return bytes;
    });
  const stored = await sizeOf();
  const opened = (await kept(page)).map((path) => plainName(path));

  // The text of a button is in the code of its screen and in the catalog.
  const changed = ['feedback.js', 'features/feedback/locales/en.js'];
  site.takeSent();
  site.deploy('release2', changed);
  await untilNext(page, 'release2');
  const update = site.takeSent().filter(({ bytes }) => bytes > 0);
  const paths = [site.path('feedback.js'), site.path('features/feedback/locales/en.js')];
  expect(update.map(({ path }) => path).sort()).toEqual(['/index.html', ...paths, '/sw.js'].sort());
  // The page and the worker, 15 kB in brotli, come with each release.
  const files = update.filter(({ path }) => path.startsWith('/assets/'));
  const loaded = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(loaded / stored).toBeLessThan(0.05);

  // Every file that imports the shell has another name, and only this name in it differs.
  const older = site.path('feedback.js');
  site.deploy('release3', [...changed, 'shell.js']);
  expect(site.path('feedback.js')).not.toBe(older);
  await untilNext(page, 'release3');
  const renamed = site.takeSent().filter(({ path }) => path.startsWith('/assets/'));
  expect(renamed.map(({ path }) => path)).toEqual([site.path('shell.js')]);
  const now = (await kept(page)).filter((path) => site.has(first(path)));
  expect(opened.filter((path) => !now.map((file) => plainName(file)).includes(path))).toEqual([]);
  await page.goto(`${site.url}/food-app/feed-back`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await release(page)).toBe('release3');
});

test('another security policy of the host reaches a device with the same release', async ({ page, site }) => {
  await page.goto(site.url + agreement);
  await untilKept(page, site.path('user.en.js'));
  const name = 'content-security-policy';
  const headersOfPage = async () => {
    const response = await page.goto(site.url + agreement);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(sections(page)).toHaveCount(10);
    return response?.headers() ?? {};
  };
  const policy = (await headersOfPage())[name] ?? '';
  const tighter = policy.replace('frame-src https://*.qq.com webcompt:', "frame-src 'none'");
  expect(tighter).not.toBe(policy);
  site.sendHeader('Content-Security-Policy', tighter);
  await headersOfPage();
  const keptPolicy = () => page.evaluate(async (key) => (await caches.match('/'))?.headers.get(key), name);
  await expect.poll(keptPolicy).toBe(tighter);
  expect((await headersOfPage())[name]).toBe(tighter);
  // The browser applies it.
  const violated = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      ),
  );
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://a.qq.com' })),
  );
  expect(await violated).toBe('frame-src');
});

test('a page whose release the host has removed loads the new one', async ({ page, site }) => {
  await page.goto(site.url + agreement);
  await untilKept(page, site.path('user.en.js'));
  site.deploy('release2', ['shell.js']);
  site.removeOlder();
  await page.goto(`${site.url}/food-app/feed-back`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await release(page)).toBe('release2');

  // A rollback works like any other release.
  await untilNext(page, 'release2');
  site.deploy('release1');
  await untilNext(page, 'release1');
  await page.goto(site.url + agreement);
  await expect(sections(page)).toHaveCount(10);
  expect(await release(page)).toBe('release1');
});

test('a truncated file with a status of 200 is neither installed nor cached, and a button loads the page again', async ({
  page,
  site,
}) => {
  const mendFirst = site.shorten(site.path('shell.js'));
  await page.goto(site.url + agreement);
  // The page has reloaded itself twice, and requested the file three times.
  await expect(page.getByText('This page could not start.')).toBeVisible();
  mendFirst();
  // The browser's HTTP cache considers the file immutable.
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(sections(page)).toHaveCount(10);
  await untilKept(page, site.path('user.en.js'));

  // A damaged release is not installed, so the next page uses the last complete one.
  site.deploy('release2', ['shell.js']);
  const mendNext = site.shorten(site.path('shell.js'));
  const refused = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const failure = new Promise<string>((resolve) =>
      navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.report), { once: true }),
    );
    await registration.update().catch(() => {});
    return failure;
  });
  expect(await refused).toContain(`The host's ${site.path('shell.js').split('/').pop()} is damaged`);
  await page.reload();
  await expect(sections(page)).toHaveCount(10);
  expect(await release(page)).toBe('release1');
  mendNext();
  await untilNext(page, 'release2');
  await page.reload();
  await expect(sections(page)).toHaveCount(10);
  expect(await release(page)).toBe('release2');
});

test('a parameter of the address or the host switches the service worker off', async ({ page, site }) => {
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(site.url + agreement);
  await untilKept(page, site.path('user.en.js'));
  const loaded = page.waitForResponse((reply) => reply.url().endsWith(site.path('offline.js')));
  await page.goto(`${site.url}${agreement}?no-sw`);
  await expect(sections(page)).toHaveCount(10);
  await loaded;
  expect(await cacheNames(page)).toEqual([]);
  expect(await registrations()).toBe(0);

  await page.goto(site.url + agreement);
  await untilKept(page, site.path('user.en.js'));
  // The worker does not handle addresses outside the app.
  const health = await page.goto(`${site.url}/healthz`);
  expect(await health?.text()).toBe('ok\n');
  const script = await page.goto(`${site.url}/sw.js`);
  expect(await script?.text()).toContain('0:start-page');
  site.killServiceWorker();
  // Chromium checks for a newer worker when it is idle after a visit, which a busy machine may never be.
  await expect(async () => {
    await page.goto(site.url + agreement);
    await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual([]);
  }).toPass({ timeout: 100_000 });
  await expect.poll(registrations).toBe(0);
  await expect(sections(page)).toHaveCount(10);
});

test('the app works where no service worker can run, and reports why', async ({ context, page, site, world }) => {
  const user = JSON.stringify({ userToken: world });
  await context.addInitScript((text) => sessionStorage.setItem('0:user', text), user);
  const reports = failureReports(context);
  // The device is full.
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1_000 });
  await page.goto(site.url + agreement);
  await expect(sections(page)).toHaveCount(10);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  // The browser refuses the registration.
  const refused = await context.newPage();
  await refused.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
  });
  await refused.goto(site.url + agreement);
  await expect(sections(refused)).toHaveCount(10);
  const expected = [expect.stringContaining('QuotaExceededError'), 'SecurityError: Blocked'];
  await expect.poll(() => reports().sort()).toEqual(expected);

  // The web view has no service workers.
  const view = await context.newPage();
  await view.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const errors: Error[] = [];
  view.on('pageerror', (error) => errors.push(error));
  await view.goto(site.url + agreement);
  await expect(sections(view)).toHaveCount(10);
  await view.waitForSelector('link[rel="manifest"]', { state: 'attached' });
  expect(errors).toEqual([]);
});
