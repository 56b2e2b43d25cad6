import type { Browser, BrowserContext } from '@playwright/test';
import { median, newPage, newPhone, waitForContent } from './phone.ts';

/** First and repeated visits on slow 4G; paints are relative to the floor page in the same run. */
export interface Visits {
  /** The largest contentful paint of a first visit, by screen. */
  first: Record<string, number>;
  /** The largest contentful paint of the next visit, by screen. */
  repeat: Record<string, number>;
  /** The first paint of the slowest screen. */
  firstPaint: number;
  /** The longest chain of requests before the content, including the page itself but not pictures. */
  roundTrips: number;
  /** The largest cumulative layout shift. */
  shift: number;
  /** The longest total blocking time; ms. */
  blocking: number;
}

/** One screen of each kind. */
export const screens = {
  lookup: '/sugar-control',
  list: '/lose-weight-partner/rank',
  form: '/medicine-remind/add',
  home: '/',
  article: '/article?articleId=article-6008',
  calculator: '/tools/bmi',
  'food list': '/ai-food/history',
  'food day': '/food-app/report/day?date=2026-11-19',
  'health data': '/health-data/detail?healthDataType=weight',
  'AI home': '/ai-app',
};

/** Screens whose content the device stores. */
const repeated = ['lookup', 'article', 'form'] as const;

const runs = 5;

/**
 * @param app URL of the built app
 * @param floor URL of the built floor page
 */
export async function measureVisits(browser: Browser, app: string, floor: string): Promise<Visits> {
  const floorPaints: number[] = [];
  const first: (Seen & { name: string })[] = [];
  const repeat: (Seen & { name: string })[] = [];
  const known = await visitOnce(browser, app);
  // Rounds alternate, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run++) {
    floorPaints.push((await firstVisit(browser, `${floor}/`)).paint);
    for (const [name, path] of Object.entries(screens)) {
      first.push({ name, ...(await firstVisit(browser, `${app}${path}`)) });
    }
    for (const name of repeated) repeat.push({ name, ...(await visit(known, `${app}${screens[name]}`)) });
  }
  await known.close();
  const usual = (all: typeof first, name: string, what: Exclude<keyof Seen, 'moved'>) =>
    median(all.filter((screen) => screen.name === name).map((screen) => screen[what]));
  const names = Object.keys(screens);
  const floorPaint = median(floorPaints);
  return {
    first: Object.fromEntries(names.map((name) => [name, usual(first, name, 'paint') / floorPaint])),
    repeat: Object.fromEntries(repeated.map((name) => [name, usual(repeat, name, 'paint') / floorPaint])),
    firstPaint: Math.max(...names.map((name) => usual(first, name, 'firstPaint'))) / floorPaint,
    roundTrips: Math.max(...names.map((name) => usual(first, name, 'roundTrips'))),
    shift: Math.max(...first.map((screen) => screen.shift)),
    blocking: Math.max(...names.map((name) => usual(first, name, 'blocking'))),
  };
}

/** A phone on which each screen was opened once, and whose service worker has stored the files. */
async function visitOnce(browser: Browser, app: string): Promise<BrowserContext> {
  const phone = await newPhone(browser);
  for (const name of repeated) {
    const { page } = await newPage(phone);
    await page.goto(`${app}${screens[name]}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await waitForContent(page);
    // The device stores replies and files when the page is idle.
    await page.waitForTimeout(5_000);
    await page.close();
  }
  return phone;
}

/** Opens an address on a new phone with a slow connection. */
export async function firstVisit(browser: Browser, url: string): Promise<Seen> {
  const phone = await newPhone(browser);
  const seen = await visit(phone, url);
  await phone.close();
  return seen;
}

async function visit(phone: BrowserContext, url: string): Promise<Seen> {
  const { page } = await newPage(phone, { network: 'slow' });
  await page.addInitScript({ content: observe });
  await page.goto(url);
  await waitForContent(page);
  const seen = await page.evaluate<Seen>('window.finish()');
  await page.close();
  return seen;
}

/** What a visit has measured; times in ms. */
export interface Seen {
  paint: number;
  firstPaint: number;
  roundTrips: number;
  shift: number;
  /** The element that moved most. */
  moved: string;
  blocking: number;
  /** Bytes of all files and replies, without pictures. */
  bytes: number;
}

// Evaluated in the page as a string, because the TypeScript loader rewrites functions with helpers that the page lacks. A
// task blocks for its time beyond 50 ms, after the first contentful paint. A request counts as the next in a chain if it
// starts after the end of another, which also counts a few false chains.
const observe = `
  const seen = { paint: 0, firstPaint: 0, shift: 0, moved: '', blocking: 0 };
  let worst = 0;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('layout-shift', ({ hadRecentInput, value, sources }) => {
    if (hadRecentInput) return;
    seen.shift += value;
    if (value <= worst) return;
    worst = value;
    const [{ node, previousRect, currentRect } = {}] = sources;
    const name = node?.className || node?.nodeName;
    const text = node?.textContent.slice(0, 20);
    seen.moved = \`\${name} "\${text}" \${previousRect?.y} to \${currentRect?.y} at \${Math.round(performance.now())} ms\`;
  });
  let firstContent = Infinity;
  watch('paint', (entry) => {
    if (entry.name === 'first-paint') seen.firstPaint = entry.startTime;
    else firstContent = entry.startTime;
  });
  watch('longtask', (entry) => {
    const from = Math.max(entry.startTime, firstContent);
    seen.blocking += Math.max(0, entry.startTime + entry.duration - from - 50);
  });
  window.finish = () => {
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry.initiatorType !== 'img');
    const bytes = loaded.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    const requests = loaded
      .filter((entry) => entry.responseEnd < seen.paint)
      .sort((a, b) => a.startTime - b.startTime);
    const turns = [];
    for (const request of requests) {
      const before = requests.map((other, index) => (other.responseEnd <= request.startTime ? turns[index] : 0));
      turns.push(1 + Math.max(0, ...before.filter(Boolean)));
    }
    return { ...seen, bytes, roundTrips: Math.max(0, ...turns) };
  };
`;
