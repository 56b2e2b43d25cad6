import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { now } from '../../web/e2e/support/now.ts';
import { ensureChromium } from '../lib/chromium.mjs';

/** Factor between the processors of this machine and of a cheap phone. */
const slowdown = 4;

// The slow 4G preset of Chromium's developer tools.
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};

/**
 * Launches Chromium.
 * @param keyHashes of the trusted certificates; with a certificate that is only ignored, pages have no HTTP cache
 * @param flags additional command-line flags
 */
export const launchBrowser = async (keyHashes: string[], ...flags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${keyHashes}`,
      ...flags,
    ],
  });

/** A browser without stored files, with the screen of a phone. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  // On a busy machine, a visit at a phone's speed takes longer than Playwright's half minute.
  phone.setDefaultTimeout(120_000);
  return phone;
}

// Sets only the date, because Playwright's clock would also replace the page's measurements. A string, because the
// TypeScript loader rewrites functions with helpers that the page lacks.
const setDate = `
  const RealDate = Date;
  const ahead = ${now.getTime()} - RealDate.now();
  Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts));
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
`;

/** Signs in a person with an id, because the device stores nothing for a user without one. */
const signIn = `sessionStorage.setItem('0:user', '{"userId":"user-1001","userToken":"bench"}');`;

interface PhonePage {
  page: Page;
  tools: CDPSession;
}

/** Opens a page on the day of the mock's world, with a phone's processor. */
export async function newPage(phone: BrowserContext, { network }: { network?: 'slow' } = {}): Promise<PhonePage> {
  const page = await phone.newPage();
  await page.addInitScript({ content: setDate + signIn });
  const tools = await phone.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slow4G);
  }
  return { page, tools };
}

/** Runs a measurement on a page of a new phone. */
export async function onPhone<T>(browser: Browser, measure: (phone: PhonePage) => Promise<T>): Promise<T> {
  const phone = await newPhone(browser);
  try {
    return await measure(await newPage(phone));
  } finally {
    await phone.close();
  }
}

/**
 * Waits until the screen's code and data have loaded.
 * @param moment additional time for the last paint; ms
 */
export async function waitForContent(page: Page, moment = 500): Promise<void> {
  await page.locator('h1, #root p').first().waitFor();
  // Below the window, a part may load only when somebody scrolls there.
  await page.waitForFunction(`
    [...document.querySelectorAll('main [role="status"][aria-label]')]
      .every((part) => part.getBoundingClientRect().top >= innerHeight)
  `);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(moment);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
