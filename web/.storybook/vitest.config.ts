/** The stories as tests, in Chromium: each is shown, played, and checked as `checks.ts` says. */
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import components from './vite.config.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// Lingui compares the paths of catalogs with the working directory, and `npm test` starts from the repository's.
process.chdir(path('..'));

const executablePath = await ensureChromium();

/** Chromium of a person with this language. */
const chromium = (locale: string) => ({
  browser: 'chromium' as const,
  provider: playwright({
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
    // An animation begins with the first frame, in which an opened sheet is not visible yet.
    contextOptions: { locale, timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
  }),
});

export default mergeConfig(components({ mode: 'test', command: 'serve' }), {
  root: path('..'),
  plugins: [storybookTest({ configDir: path('.') })],
  test: {
    testTimeout: 120_000,
    // The stories share one page: to load the components anew for each file would take a third of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [
        { ...chromium('en-CN'), name: 'kit', setupFiles: [path('stories.setup.ts')] },
        { ...chromium('zh-CN'), name: 'kit in Chinese', include: ['.storybook/chinese.test.ts'] },
      ],
      viewport: { width: 375, height: 812 },
    },
  },
} satisfies ViteUserConfig);
