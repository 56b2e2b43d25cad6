/** Chromium 88, the oldest version that npm provides as a portable program; the app supports 87. */
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { run } from '../lib/processes.mjs';
import { chromiumArgs, type DrivenPage, type Engine, stepsOf, timeZone, viewport } from './engine.ts';

/** The parts of puppeteer-core 5 that are used here. */
interface Puppeteer {
  launch(options: object): Promise<{
    version(): Promise<string>;
    newPage(): Promise<Page>;
    process(): ChildProcess;
  }>;
}

interface Page extends DrivenPage {
  setViewport(size: object): Promise<void>;
}

// The browser, and the last library that can control it. They are not in package.json, because their age would raise
// security alerts.
const packages = ['chrome-aws-lambda@5.5.0', 'puppeteer-core@5.5.0'];

export async function openChromium88(cache: string): Promise<Engine> {
  const folder = join(cache, 'chromium-88');
  const program = join(folder, 'chromium');
  if (!existsSync(program)) await fetchChromium88(folder, program);
  const puppeteer: Puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: program,
    // The program is made for containers, where it cannot start other processes.
    args: [...chromiumArgs, '--single-process', '--no-zygote', '--disable-dev-shm-usage'],
    // A single process cannot emulate a time zone.
    env: { ...process.env, TZ: timeZone, LD_LIBRARY_PATH: join(folder, 'lib') },
  });
  const page = await browser.newPage();
  await page.setViewport({ ...viewport, hasTouch: true });
  return {
    label: (await browser.version()).replace('HeadlessChrome/', 'Chromium '),
    ...stepsOf(page),
    // The browser stores nothing, and a single process that hangs cannot close itself.
    close: async () => {
      browser.process().kill('SIGKILL');
    },
  };
}

async function fetchChromium88(folder: string, program: string): Promise<void> {
  console.log(`Fetching ${packages.join(' and ')} into ${folder}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, tail } = await run('npm', ['install', ...options, ...packages]);
  if (code !== 0) throw new Error(`Chromium 88 could not be fetched:\n${tail(20)}`);
  const compressed = join(folder, 'node_modules/chrome-aws-lambda/bin');
  const libraries = join(folder, 'aws.tar');
  writeFileSync(libraries, brotliDecompressSync(readFileSync(join(compressed, 'aws.tar.br'))));
  await run('tar', ['-xf', libraries, '-C', folder]);
  // Written last, because its existence means that the installation is complete.
  writeFileSync(program, brotliDecompressSync(readFileSync(join(compressed, 'chromium.br'))));
  chmodSync(program, 0o755);
}
