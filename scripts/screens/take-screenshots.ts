import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { now } from '../../web/e2e/support/now.ts';
import servers from '../../web/e2e/support/servers.ts';
import { ensureChromium } from '../lib/chromium.mjs';

/** Which pictures are taken: of screens, or of the stories of the components. */
interface Subject {
  looks: { locale: string; colorScheme: 'light' | 'dark' }[];
  /** The address of each picture by its name, in one look; asked once the servers run. */
  addresses(look: Subject['looks'][number]): Promise<Record<string, string>>;
  /** Whether a picture shows the whole page, not one screen of it. */
  fullPage: boolean;
  /** In pixels; a phone's if it is left out. */
  width?: number;
}

/** A tablet stands upright, a wider window lies. */
const heightOf = (width: number): number => Math.round(width * (width < 1_024 ? 4 / 3 : 5 / 8));

const looksOf = (...locales: string[]): Subject['looks'] =>
  locales.flatMap((locale) => (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })));

/** @param paths addresses with their queries */
export const screensAt = (paths: string[]): Subject => ({
  looks: looksOf('en-US', 'zh-CN'),
  addresses: async () => Object.fromEntries(paths.map((path) => [path.slice(1).replace(/[^\w-]+/g, '-'), path])),
  fullPage: false,
});

/** @param named starts of the titles of stories, such as `Inputs/Field`; empty for all */
export const storiesOf = (named: string[]): Subject => ({
  // Chinese glyphs are those of the screens; here they would only double the time.
  looks: looksOf('en-US'),
  async addresses({ colorScheme }) {
    const index = (await (await fetch(new URL('/kit/index.json', process.env.WEB_URL))).json()) as {
      entries: Record<string, { id: string; title: string; type: 'story' | 'docs' }>;
    };
    const stories = Object.values(index.entries).filter(
      ({ type, title }) => type === 'story' && (named.length === 0 || named.some((start) => title.startsWith(start))),
    );
    return Object.fromEntries(
      stories.map(({ id }) => [id, `/kit/iframe.html?id=${id}&viewMode=story&globals=scheme:${colorScheme};locale:en`]),
    );
  },
  fullPage: true,
});

/**
 * Takes pictures in Chromium.
 * @param folder is created if it does not exist
 * @param onPicture called with the name of each file
 */
export async function takeScreenshots(
  folder: string,
  { looks, addresses, fullPage, width }: Subject,
  onPicture: (name: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stop = await servers();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const look of looks) {
    const context = await browser.newContext({
      ...look,
      viewport: { width: width ?? 375, height: width === undefined ? 812 : heightOf(width) },
      deviceScaleFactor: width === undefined ? 2 : 1,
      hasTouch: width === undefined,
      timezoneId: 'Asia/Shanghai',
      serviceWorkers: 'block',
    });
    // The time of the mock's data.
    await context.clock.install({ time: now });
    const page = await context.newPage();
    for (const [subject, address] of Object.entries(await addresses(look))) {
      await page.goto(new URL(address, process.env.WEB_URL).href);
      await page.waitForLoadState('networkidle');
      const name = `${[subject, width, look.locale, look.colorScheme].filter((part) => part !== undefined).join('.')}.png`;
      await page.screenshot({ path: join(folder, name), fullPage, animations: 'disabled' });
      onPicture(name);
    }
    await context.close();
  }
  await browser.close();
  await stop();
}
