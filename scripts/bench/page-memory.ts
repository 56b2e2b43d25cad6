import type { Browser, CDPSession } from '@playwright/test';
import { screens } from '../../web/screens.ts';
import { launchBrowser, onPhone, waitForContent } from './phone.ts';
import type { Site } from './serve.ts';

/** The heap of a page after garbage collection; bytes. */
async function heapOf(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Heap at 1,000 pages of an endless list, relative to the heap at 200 pages.
 * @param kit address of the built Storybook
 */
export const measureListMemory = (browser: Browser, kit: string): Promise<number> =>
  onPhone(browser, async ({ page, tools }) => {
    const heapAt = async (pages: number) => {
      await page.goto(`${kit}/iframe.html?viewMode=story&id=data-infinitelist--ten-thousand-rows&args=loaded:${pages}`);
      await page.evaluate(async () => {
        for (let step = 0; step < 40; step++) {
          window.scrollTo(0, (document.documentElement.scrollHeight * step) / 40);
          await new Promise((done) => setTimeout(done, 50));
        }
      });
      return heapOf(tools);
    };
    const few = await heapAt(200);
    return (await heapAt(999)) / few;
  });

/**
 * Heap after two walks through all screens of the general product without a reload, relative to the heap after one. The
 * engine's compilers are off: machine code is a fifth of the heap and grows with the use of each function.
 */
export async function measureWalkMemory({ url, keyHash }: Pick<Site, 'url' | 'keyHash'>): Promise<number> {
  const browser = await launchBrowser([keyHash], '--js-flags=--jitless');
  const growth = await onPhone(browser, async ({ page, tools }) => {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}/`);
    const walk = async () => {
      const addresses = Object.values(screens).filter((address) => !/^\/(ai|food)-app/.test(address));
      for (const path of [...addresses, '/404']) {
        await page.evaluate((address) => history.pushState(null, '', address), path);
        // The next screen replaces the last one a moment later.
        await page.waitForTimeout(100);
        await waitForContent(page, 100);
      }
      return heapOf(tools);
    };
    const once = await walk();
    return (await walk()) / once;
  });
  await browser.close();
  return growth;
}
