import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';

/** The settings of a build for production. */
const production = {
  VITE_ENVIRONMENT: 'production',
  VITE_APP_VERSION: '5.2.0',
  VITE_APP_LINK: 'https://app.health-app.example/open',
  VITE_IOS_STORE: 'https://apps.health-app.example/ios',
  VITE_ANDROID_STORE: 'https://apps.health-app.example/android',
  VITE_MESSAGING_APP_ID_MAIN: 'wx0123456789abcdef',
  VITE_MESSAGING_APP_ID_FOOD: 'wxfedcba9876543210',
};

test('a build for production works in no frame, and knows no device page', () => {
  const outDir = test.info().outputPath('production');
  execFileSync('npm', ['exec', '--', 'vite', 'build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...production },
    shell: process.platform === 'win32',
  });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  const code = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n');
  expect(code).toMatch(/sameOriginFrame:!1/);
  expect(code).not.toMatch(/sameOriginFrame:!0|healthDevice|createNativeHost/);
});
