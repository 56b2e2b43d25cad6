import { defineConfig, devices } from '@playwright/test';
import { ensureChromium } from '../scripts/lib/chromium.mjs';

/**
 * The kit, the journeys and the monkey run with animations. In other tests, their frames would cost a tenth of the time.
 */
const animated = /\/(kit[\w-]*|[\w-]+-journey|device|monkey)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Only the transcripts are snapshots.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './e2e/support/servers.ts',
  fullyParallel: true,
  // More than the two cores, because tests spend a sixth of their time waiting for frames and timers.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` lists tests that pass only on the retry. One busy moment must not waste a run of a quarter of an hour.
  retries: 1,
  reporter: [['list']],
  // Long enough for a busy machine; a passing test never waits this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    // Behaviour is tested in one language; the sweep in screens.spec.ts also sets the other one.
    locale: 'en-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    // Recording every action costs a fifth of the time, and a failure shows the page's content anyway. `TRACE=1` records.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // All pages of a shared context use one process.
        '--renderer-process-limit=1',
        // Pages live too briefly to repay V8's optimising compilers, which take a tenth of their processor time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    { name: 'animated', testMatch: animated },
    {
      name: 'still',
      testMatch: '**/*.spec.ts',
      testIgnore: animated,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
