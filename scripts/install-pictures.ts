/**
 * npm run release -- install-pictures  draws what the web app manifests name: the icons of each product, and pictures of its
 *                                      home in both languages, light and dark, below web/public
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { now } from '../web/e2e/support/now.ts';
import servers from '../web/e2e/support/servers.ts';
import { iconSizes, locales, manifestOf, products, screenshotSize } from '../web/manifests.ts';
import { readArguments } from './lib/arguments.ts';
import { ensureChromium } from './lib/chromium.mjs';

readArguments(import.meta.filename, {});

type Product = (typeof products)[number];

const folder = join(import.meta.dirname, '../web/public');

/** The colour of each product in the light scheme, and the drawing on it in a square of 32. */
const drawings: Record<Product, { colour: string; white: string; cut: string }> = {
  // A heart with its beat: `icon.svg`.
  general: {
    colour: '#0f7a4d',
    white: 'M16 25C9 20 6.5 16.5 6.5 12.8A4.8 4.8 0 0 1 16 11.2a4.8 4.8 0 0 1 9.5 1.6C25.5 16.5 23 20 16 25z',
    cut: '<path d="M9 15h4l2-4 2.5 7 1.5-3h4" fill="none" stroke="#0f7a4d" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>',
  },
  // An apple and a spark.
  ai: {
    colour: '#4e57cd',
    white:
      'M16 11.4c-1.8-1.5-4.3-1.8-6.3-.5-3.3 2.2-3.2 7.6-.8 11.5 1.5 2.5 3.3 3.8 5 3.3 1.5-.5 2.7-.5 4.2 0 1.7.5 3.5-.8 5-3.3 2.4-3.9 2.5-9.3-.8-11.5-2-1.3-4.5-1-6.3.5zM16.1 9.8c-.3-2.9 1.1-4.7 4-5.2.4 2.9-1.1 4.8-4 5.2z',
    cut: '<path d="M16 13.4c.6 3 1.7 4.1 4.7 4.7-3 .6-4.1 1.7-4.7 4.7-.6-3-1.7-4.1-4.7-4.7 3-.6 4.1-1.7 4.7-4.7z" fill="#4e57cd"/>',
  },
  // A bowl and two leaves.
  food: {
    colour: '#ae3182',
    white:
      'M6 16.5h20c0 4-2.2 7-5.5 8.5v1.5h-9V25C8.2 23.5 6 20.5 6 16.5zM15.6 14.8c-4.4.2-6.5-2-6.6-6 4.2-.1 6.4 2 6.6 6zM16.8 14.8c-.4-5 1.7-7.9 6.3-8.7.8 4.8-1.3 7.9-6.3 8.7z',
    cut: '<path d="M10 19.5c.7 1.5 1.7 2.5 3 3.2" fill="none" stroke="#ae3182" stroke-width="1.4" stroke-linecap="round"/>',
  },
};

/** @param radius of the corners; 0 for icons that the device cuts to its own shape */
const draw = (product: Product, radius: number): string => {
  const { colour, white, cut } = drawings[product];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%" style="display:block"><rect width="32" height="32" rx="${radius}" fill="${colour}"/><path d="${white}" fill="#fff"/>${cut}</svg>`;
};

async function drawIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const save = async (name: string, size: number, svg: string) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0">${svg}`);
    await page.screenshot({ path: join(folder, 'icons', `${name}-${size}.png`), omitBackground: true });
  };
  for (const product of products) {
    for (const size of iconSizes) {
      await save(`${product}-any`, size, draw(product, 8));
      await save(`${product}-maskable`, size, draw(product, 0));
    }
    await save(`${product}-touch`, 180, draw(product, 0));
  }
  await page.close();
}

async function takeScreenshots(browser: Browser): Promise<void> {
  const scale = 1.5;
  for (const locale of locales) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        locale: locale === 'en' ? 'en-US' : locale,
        colorScheme,
        viewport: {
          width: Math.floor(screenshotSize.width / scale),
          height: Math.floor(screenshotSize.height / scale),
        },
        deviceScaleFactor: scale,
        hasTouch: true,
        timezoneId: 'Asia/Shanghai',
        serviceWorkers: 'block',
      });
      // The time of the mock's data.
      await context.clock.install({ time: now });
      const page = await context.newPage();
      for (const product of products) {
        await page.goto(new URL(manifestOf(product, locale).start_url, process.env.WEB_URL).href);
        await page.waitForLoadState('networkidle');
        const picture = await toWebp(browser, await page.screenshot());
        await writeFile(join(folder, 'screenshots', `${product}.${locale}.${colorScheme}.webp`), picture);
      }
      await context.close();
    }
  }
}

/** Playwright cannot write WebP, but the browser can. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ({ source, width, height }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.7);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...screenshotSize },
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

await mkdir(join(folder, 'icons'), { recursive: true });
await mkdir(join(folder, 'screenshots'), { recursive: true });
const stop = await servers();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
await drawIcons(browser);
await takeScreenshots(browser);
await browser.close();
await stop();
