import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { now } from '../../web/e2e/support/now.ts';
import servers from '../../web/e2e/support/servers.ts';
import { ensureChromium } from '../lib/chromium.mjs';

/**
 * Takes pictures of addresses of the app, in both languages, light and dark.
 * @param folder is created if it does not exist
 * @param paths addresses with their queries
 * @param onPicture called with the name of each file
 */
export async function takeScreenshots(
  folder: string,
  paths: string[],
  onPicture: (name: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stop = await servers();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const locale of ['en-US', 'zh-CN']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 375, height: 812 };
      const context = await browser.newContext({
        locale,
        colorScheme,
        viewport,
        deviceScaleFactor: 2,
        hasTouch: true,
        timezoneId: 'Asia/Shanghai',
        serviceWorkers: 'block',
      });
      // The time of the mock's data.
      await context.clock.install({ time: now });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(new URL(path, process.env.WEB_URL).href);
        await page.waitForLoadState('networkidle');
        const name = `${path.slice(1).replace(/[^\w-]+/g, '-')}.${locale}.${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name) });
        onPicture(name);
      }
      await context.close();
    }
  }
  await browser.close();
  await stop();
}
