import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { startMock } from '../../mocks/api/server.ts';
import { now } from './now.ts';

/** Builds the app and the device page, and serves them and the mock on free ports for all tests of a run. */
export default async function servers(): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const outDir = fileURLToPath(new URL(`../../.cache/e2e-${process.pid}`, import.meta.url));
  // From the web's own folder: the plugin for the words looks for its catalogs there.
  execFileSync('npm', ['exec', '--', 'vite', 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const mock = await startMock({ port: 0, now: () => now });
  process.env.MOCK_URL = mock.url;
  const web = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  process.env.WEB_URL = web.resolvedUrls?.local[0];
  const device = await serveDevice(`${outDir}-device`);
  return async () => {
    await device();
    await web.close();
    await mock.close();
    rmSync(outDir, { recursive: true });
  };
}

/** The device page shows the app at its own address, so it comes after the app. */
async function serveDevice(outDir: string): Promise<() => Promise<void>> {
  const configFile = fileURLToPath(new URL('../../mocks/native-host/vite.config.ts', import.meta.url));
  const shared = { configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const;
  await build(shared);
  const device = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  process.env.DEVICE_URL = device.resolvedUrls?.local[0];
  return async () => {
    await device.close();
    rmSync(outDir, { recursive: true });
  };
}
