import { chromium } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.mjs';
import { chromiumArgs, type Engine, stepsOf, timeZone, viewport } from './engine.ts';

/** The current Chromium, as in the browser tests. */
export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  const page = await browser.newPage({ viewport, timezoneId: timeZone, hasTouch: true });
  return {
    label: `Chromium ${browser.version()}`,
    ...stepsOf(page),
    close: () => browser.close(),
  };
}
