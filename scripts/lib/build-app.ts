import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

const npm = (folder: string, env: Record<string, string>, ...command: string[]) =>
  promisify(execFile)('npm', command, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

/** Builds the code of the SDK without its types, because the apps import the built package. */
export const buildSdk = () => npm('sdk', {}, 'run', '-s', 'build:code');

/**
 * Builds an app with Vite, with the SDK already built.
 * @param folder of the app below the repository; the catalog plugin expects the catalogs there
 * @param outDir absolute path of the build
 * @param settings environment variables of the build
 */
export const buildApp = (folder: string, outDir: string, settings: Record<string, string> = {}) =>
  npm(folder, settings, 'exec', '--', 'vite', 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir');

/** Builds Storybook as static files. */
export const buildKit = (outDir: string) =>
  npm('web', { NODE_ENV: 'production' }, 'exec', '--', 'storybook', 'build', '--quiet', '--output-dir', outDir);
