/**
 * Prerenders the app's screens: start pages with a screen's title, bar and content in both languages, so that its text
 * paints before any script of the app arrives. A start page belongs to an address, not to a person: it contains the whole
 * screen if that is the same for everyone on every day, else the screen as it waits for its data if that is the same, and the
 * frame that the app shows while the code of the screen loads.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, type Request, type Route } from '@playwright/test';
import { buildSync } from 'esbuild';
import description from '../../openapi/generated/openapi.json' with { type: 'json' };
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { readProducts } from '../read-products.ts';
import { codePlaceholder } from '../src/lib/loading/page-events.ts';
import type { Locale } from '../src/platform/i18n/choose-locale.ts';
import type { ScreenRoute } from '../src/products/route.ts';
import { prerenderedScript } from '../start-page.ts';
import type { Captured } from './capture.ts';
import { previewFile } from './previews.ts';

interface Options {
  /** Folder of the built app, with its previews. */
  site: string;
  /** URLs of the API in the build; `/api` for the page's own origin. */
  hosts: string[];
  /** URL of the API that answers at build time; without it, screens that read the API are frames. */
  api?: string | undefined;
  /** Prefix of the page's storage keys. */
  keyPrefix: string;
  /** Only these paths. @default all screens without a parameter in their path */
  paths?: string[];
}

type Extent = 'frame' | 'waiting' | 'whole';

const locales: Locale[] = ['en', 'zh-CN'];

/** Moments of the device. A screen that differs between them, such as by a date, is not the same on every day. */
const moments = [0, 24.3 * 86_400_000].map((later) => Date.now() + later);

/** A screen to which nothing more will arrive has settled after this time without changes, ms. */
const settled = 600;

/** Time after the arrival of its code after which a screen shows without its data, at the latest, ms. */
const patience = 10_000;

/** The origin of the pages, whose files come from the folder. */
const origin = 'https://app.example';

/** The operations that take no token, so that their replies are the same for everyone. */
const publicReads = new Set(
  Object.values(description.paths as Record<string, Record<string, { operationId?: string; security?: unknown[] }>>)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, security }) => (operationId && security?.length === 0 ? [operationId] : [])),
);

const captureCode = buildSync({
  entryPoints: [fileURLToPath(new URL('capture.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'prerendering',
}).outputFiles[0]?.text;

/**
 * Writes a start page for each screen.
 * @returns the paths by the extent of their content
 * @throws {Error} if a screen does not render, or the API fails
 */
export async function prerender({ paths, ...options }: Options): Promise<Record<Extent, string[]>> {
  const seen = new Set<string>();
  // A screen that several products share belongs to the first.
  const products = Object.values(await readProducts()).map((routes) =>
    routes.filter(({ path }) => (paths ? paths.includes(path) : isPlain(path)) && !seen.has(path) && seen.add(path)),
  );
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    // The API permits the origin of the app alone.
    args: ['--no-sandbox', '--disable-gpu', '--disable-web-security'],
  });
  const templates = new Map<string, Record<Extent, string[]>>();
  const add = (path: string, locale: Locale, extent: Extent, captured: Captured) => {
    const known = templates.get(path) ?? { frame: [], waiting: [], whole: [] };
    known[extent].push(template(locale, extent, captured));
    templates.set(path, known);
  };
  const jobs = locales.flatMap((locale) =>
    products.flatMap((routes) => [
      async () => {
        for (const [path, frame] of await renderFrames({ ...options, browser, locale }, routes)) {
          add(path, locale, 'frame', frame);
        }
      },
      ...routes.map((route) => async () => {
        const device = { ...options, browser, locale };
        const whole = isStatic(route) ? await renderWhole(device, route) : undefined;
        if (whole) return add(route.path, locale, 'whole', whole);
        const waiting = await renderWaiting(device, route);
        if (waiting) add(route.path, locale, 'waiting', waiting);
      }),
    ]),
  );
  const runNext = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  } finally {
    await browser.close();
  }
  const script = prerenderedScript(options.keyPrefix);
  for (const [path, { frame, waiting, whole }] of templates) {
    await writePage(options.site, path, [...frame, ...waiting, ...whole], script);
  }
  const all = [...templates.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  const pathsOf = (extent: Extent) =>
    all
      .filter(([, { waiting, whole }]) => extent === (whole[0] ? 'whole' : waiting[0] ? 'waiting' : 'frame'))
      .map(([path]) => path);
  return { frame: pathsOf('frame'), waiting: pathsOf('waiting'), whole: pathsOf('whole') };
}

/** Whether a path is one address. */
const isPlain = (path: string) => !path.includes(':');

/** Whether everyone reads the same at an address without a query. */
const isStatic = ({ access, first }: ScreenRoute): boolean =>
  access === 'anyone' &&
  first.every(([id, input]) => publicReads.has(id) && Object.values(input ?? {}).every((value) => !isRequired(value)));

const isRequired = (value: unknown) =>
  typeof value === 'object' && value !== null && 'param' in value && (value as { or?: unknown }).or === undefined;

interface Device extends Pick<Options, 'site' | 'hosts' | 'api' | 'keyPrefix'> {
  browser: Browser;
  locale: Locale;
}

/** The frames of a product's screens: what the app shows while the files of a screen have not arrived. */
async function renderFrames(device: Device, routes: ScreenRoute[]): Promise<[string, Captured][]> {
  const [first] = routes;
  if (!first) return [];
  const features = [...new Set(routes.map(({ feature }) => feature))].join('|');
  return onPage(device, first, { late: RegExp(`/assets/(${features})-.{8}\\.js$`) }, async (page, settle) => {
    const frames: [string, Captured][] = [];
    for (const { path } of routes) {
      await page.evaluate(`history.replaceState(null, '', ${JSON.stringify(path)})`);
      await settle(50);
      frames.push([path, await read(page)]);
    }
    return frames;
  });
}

/** The screen, if it is the same at all moments and waits for nothing. */
async function renderWhole(device: Device, route: ScreenRoute): Promise<Captured | undefined> {
  const render = (moment: number) =>
    onPage(device, route, { moment }, async (page, settle) => {
      await settle();
      return read(page);
    });
  const [first, ...others] = await Promise.all(moments.map(render));
  return first?.isLoaded && others.every(({ html }) => html === first.html) ? first : undefined;
}

/** The screen before any reply, if its code loads, and it is the same at all moments and for everyone whom it admits. */
async function renderWaiting({ api: _, ...device }: Device, route: ScreenRoute): Promise<Captured | undefined> {
  const [guest, member] = [route.access === 'anyone' ? undefined : someone, someone];
  const [first, ...others] = await Promise.all(
    moments.map((moment, index) =>
      onPage(device, route, { moment, user: index === 0 ? guest : member }, async (page, settle) => {
        await settle();
        const code = page.locator(`[${codePlaceholder}]`);
        await code.waitFor({ state: 'detached', timeout: patience }).catch(() => {});
        await settle();
        return (await code.count()) === 0 ? read(page) : undefined;
      }),
    ),
  );
  return first && !first.isLoaded && others.every((other) => other?.html === first.html) ? first : undefined;
}

/** A person whom every screen admits, and of whom nothing else is known. */
const someone = JSON.stringify({ userId: 'user-1', userToken: 'prerender', memberType: 1, promoteRoleFlag: 1 });

const read = (page: Page) => page.evaluate<Captured>(`${captureCode} prerendering.capture()`);

async function onPage<Result>(
  { browser, locale, keyPrefix, ...options }: Device,
  { path }: ScreenRoute,
  { moment, late, user }: { moment?: number; late?: RegExp; user?: string | undefined },
  use: (page: Page, settle: (time?: number) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const failures: unknown[] = [];
  // A page that has been read needs no answer any more.
  let isRead = false;
  try {
    const page = await context.newPage();
    if (moment) await page.clock.setFixedTime(moment);
    if (user) {
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
        `${keyPrefix}user`,
        user,
      ] as const);
    }
    const arriving = new Set<Request>();
    page.on('requestfinished', (request) => arriving.delete(request));
    page.on('requestfailed', (request) => arriving.delete(request));
    await page.route('**/*', async (route) => {
      const reply = replyTo(route.request(), options, late);
      if (!reply) return;
      arriving.add(route.request());
      await reply(route).catch((error: unknown) => void (isRead || failures.push(error)));
    });
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.locator('#root main').first().waitFor({ state: 'attached' });
    const isArriving = () => arriving.size > 0 && failures.length === 0;
    const result = await use(page, (time) => settle(page, isArriving, time));
    isRead = true;
    // Otherwise the message of the failure would be the content.
    if (failures.length > 0) throw failures[0];
    return result;
  } catch (error) {
    throw new Error(`${path} was not rendered in ${locale}`, { cause: error });
  } finally {
    await context.close();
  }
}

/**
 * Answers with a file of the app, or with a reply of the API to a read.
 * @returns nothing for a request that is never answered
 */
function replyTo(
  request: Request,
  { site, hosts, api }: Pick<Options, 'site' | 'hosts' | 'api'>,
  late?: RegExp,
): ((route: Route) => Promise<void>) | undefined {
  const { href, pathname } = new URL(request.url());
  const host = hosts.map((one) => new URL(one, origin).href).find((one) => href.startsWith(one));
  if (host) {
    if (!api || request.method() === 'POST') return undefined;
    return (route) => fulfillRead(route, api + href.slice(host.length));
  }
  if (!href.startsWith(origin) || late?.test(pathname)) return undefined;
  const file = join(site, pathname);
  const isFile = /\.[^/]*$/.test(pathname) && existsSync(file);
  return (route) => route.fulfill({ path: isFile ? file : join(site, 'index.html') });
}

/** @throws {Error} if the API fails */
async function fulfillRead(route: Route, url: string): Promise<void> {
  const response = await route.fetch({ url });
  const reply = response.ok() && (await response.json());
  if (!reply?.success) throw new Error(`The API failed: ${response.status()} ${url}`);
  await route.fulfill({ response });
}

/**
 * Waits until nothing more arrives and the page has not changed for some time, however slow the machine is.
 * @param time ms
 */
async function settle(page: Page, isArriving: () => boolean, time = settled): Promise<void> {
  do {
    while (isArriving()) await setTimeout(20);
    await page.evaluate(`new Promise((resolve) => {
      const end = () => { observer.disconnect(); resolve(); };
      let timer = setTimeout(end, ${time});
      const observer = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, ${time}); });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    })`);
  } while (isArriving());
}

/** The page shows a template by the language and the address. The style sheet is text, which a policy without inline styles permits. */
const template = (locale: Locale, extent: Extent, { html, css, title }: Captured): string =>
  `<template lang="${locale}" data-extent="${extent}" data-title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">` +
  `<script type="text/css">${css}</script>${html}</template>`;

async function writePage(site: string, path: string, templates: string[], script: string): Promise<void> {
  const file = join(site, previewFile(path));
  const found = await readFile(existsSync(file) ? file : join(site, 'index.html'), 'utf8');
  // Without what an earlier prerendering of the same build has written.
  const page = found.replace(/<template lang="[^"]*" data-extent=.*(?=<\/body>)/s, '');
  if (!page.includes('</body>')) throw new Error('The start page has no end of its body');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    page.replace('</body>', () => `${templates.join('\n')}\n<script>${script}</script>\n</body>`),
  );
}
