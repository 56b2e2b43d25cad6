import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';

// Every test runs in both languages; `words(en, zh)` in a test picks the text of the one that runs.
const phone = { ...devices['Pixel 7'], viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/servers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    ...phone,
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'en', use: { locale: 'en-US' } },
    { name: 'zh', use: { locale: 'zh-CN' } },
  ],
});
