import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startMock } from '../../mocks/api/server.ts';
import { manyFoods } from '../../web/e2e/support/foods.ts';
import { mealLists, pageOf } from '../../web/e2e/support/meals.ts';
import { now } from '../../web/e2e/support/now.ts';
import { findChromium } from '../lib/chromium.mjs';
import { serve } from './serve.ts';

/** Measurements of pages in Chromium at the speed of a cheap phone: processor four times slower, slow 4G. */
export interface Pages {
  /** Largest contentful paint, relative to the floor page in the same run. */
  paint: Record<string, number>;
  /** The largest cumulative layout shift of a page. */
  shift: number;
  /** The longest total blocking time of a page; ms. */
  blocking: number;
  /** The time from a key to its frame, the slowest key of a word among 5,000 foods; the median of three runs; ms. */
  keystroke: number;
  /** Heap at 1,000 pages of an endless list, relative to the heap at 200 pages. */
  listMemory: number;
  /** By list: the longest task while a person scrolls through 1,000 meals to their end; ms. */
  meals: Record<string, number>;
}

/** One screen of each kind. */
const screens = {
  lookup: '/sugar-control',
  list: '/lose-weight-partner/rank',
  article: '/article?articleId=article-6008',
  calculator: '/tools/bmi',
  'food list': '/ai-food/history',
  'food day': '/food-app/report/day?date=2026-11-19',
};

const runs = 5;
const slowdown = 4;
// The slow 4G preset of Chromium's developer tools.
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};

/**
 * @param app folder of the built app
 * @param floor folder of the built floor page
 */
export async function measurePages(app: string, floor: string): Promise<Pages> {
  const mock = await startMock({ port: 0, now: () => now });
  const servers = [await serve(app, mock.url), await serve(floor)] as const;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [appUrl, floorUrl] = servers.map(({ url }) => url) as [string, string];
    return {
      ...(await measureOpening(browser, appUrl, floorUrl)),
      keystroke: median([
        await measureTyping(browser, appUrl),
        await measureTyping(browser, appUrl),
        await measureTyping(browser, appUrl),
      ]),
      listMemory: await measureListMemory(browser, appUrl),
      meals: await measureMeals(browser, appUrl),
    };
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await mock.close();
  }
}

async function measureOpening(browser: Browser, app: string, floor: string) {
  const floorPaints: number[] = [];
  const opened: (Seen & { name: string })[] = [];
  // Rounds alternate, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run++) {
    floorPaints.push((await openSlowly(browser, `${floor}/`)).paint);
    for (const [name, path] of Object.entries(screens)) {
      opened.push({ name, ...(await openSlowly(browser, `${app}${path}`)) });
    }
  }
  const usual = (name: string, what: keyof Seen) =>
    median(opened.filter((screen) => screen.name === name).map((screen) => screen[what]));
  const names = Object.keys(screens);
  const floorPaint = median(floorPaints);
  return {
    paint: Object.fromEntries(names.map((name) => [name, usual(name, 'paint') / floorPaint])),
    shift: Math.max(...opened.map((screen) => screen.shift)),
    blocking: Math.max(...names.map((name) => usual(name, 'blocking'))),
  };
}

async function openSlowly(browser: Browser, url: string) {
  const { page, tools, close } = await phone(browser);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript({ content: observe });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate<Seen>('window.seen');
  await close();
  return seen;
}

interface Seen {
  paint: number;
  shift: number;
  blocking: number;
}

// Evaluated in the page as text, because the TypeScript loader rewrites functions with helpers that the page lacks. A
// task blocks by its time beyond 50 ms, after the first contentful paint.
const observe = `
  const seen = (window.seen = { paint: 0, shift: 0, blocking: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  let first = Infinity;
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') first = entry.startTime; });
  watch('longtask', (entry) => {
    const from = Math.max(entry.startTime, first);
    seen.blocking += Math.max(0, entry.startTime + entry.duration - from - 50);
  });
`;

async function measureTyping(browser: Browser, app: string): Promise<number> {
  const { page, close } = await phone(browser);
  await page.route(
    (url) => url.pathname === '/api/scheme/view/glycemic-index/list',
    (route) => route.fulfill({ json: { success: true, data: manyFoods } }),
  );
  await page.addInitScript(() => {
    const slow = window as unknown as { slowest: number };
    slow.slowest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Releasing a key changes nothing on the screen.
        if (/^(keydown|keypress|beforeinput|input)$/.test(entry.name))
          slow.slowest = Math.max(slow.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`${app}/sugar-control/search`);
  // The list must contain the foods before the first key.
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox').pressSequentially('food 12', { delay: 120 });
  await page.getByRole('searchbox').press('Backspace');
  await page.getByRole('searchbox').pressSequentially('34', { delay: 120 });
  await page.waitForTimeout(1_000);
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  await close();
  return slowest;
}

async function measureMeals(browser: Browser, app: string): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [name, { path, call, list }] of Object.entries(mealLists)) {
    const { page, close } = await phone(browser);
    await page.route(
      (url) => url.pathname === `/api${call}`,
      (route) =>
        route.fulfill({ json: pageOf(list, Number(new URL(route.request().url()).searchParams.get('pageNum') ?? 1)) }),
    );
    await page.goto(`${app}${path}`);
    await page.waitForLoadState('networkidle');
    // From here on, so that the opening does not count.
    await page.evaluate(() => {
      const seen = window as unknown as { longest: number };
      seen.longest = 0;
      new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'longtask' });
    });
    const pages = Math.ceil(list.length / 10);
    const asked = new Set<string>();
    page.on('request', (request) => request.url().includes(call) && asked.add(request.url()));
    for (let step = 0; asked.size < pages - 1; step++) {
      if (step > 500) throw new Error(`${name}: ${asked.size} of ${pages - 1} pages after ${step} screens`);
      await page.mouse.wheel(0, 4_000);
      await page.waitForTimeout(50);
    }
    longest[name] = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    await close();
  }
  return longest;
}

async function measureListMemory(browser: Browser, app: string): Promise<number> {
  const { page, tools, close } = await phone(browser);
  const heapAt = async (pages: number) => {
    await page.goto(`${app}/__kit?section=lists&pages=1000&failing=0&loaded=${pages}`);
    await page.evaluate(async () => {
      for (let step = 0; step < 40; step++) {
        window.scrollTo(0, (document.documentElement.scrollHeight * step) / 40);
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const few = await heapAt(200);
  const many = await heapAt(999);
  await close();
  return many / few;
}

async function phone(browser: Browser): Promise<{ page: Page; tools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, tools, close: () => context.close() };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
