/** The servers of a run, each on a free port: the mock, and the builds of the app and the device page. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InlineConfig, type Plugin, preview } from 'vite';
import { startMock } from '../../../mocks/api/server/server.ts';
import { axePath, axeSource } from './axe.ts';
import { builds } from './builds.ts';
import { now } from './now.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Playwright's global setup. It puts the URLs and the app's build into environment variables for the tests and the proxies.
 */
export default async function servers(): Promise<() => Promise<void>> {
  const [mock, { app, device, kit }] = await Promise.all([
    startMock({ port: 0, now: () => now, strictCors: true }),
    builds(),
  ]);
  process.env.MOCK_URL = mock.url;
  process.env.WEB_BUILD = app;
  const web = await serve({
    root: join(repository, 'web'),
    build: { outDir: app },
    plugins: [memory(app), storybook(kit), axe()],
  });
  process.env.WEB_URL = web.url;
  // The device page needs the URL of the app.
  const configFile = join(repository, 'mocks/native-host/vite.config.ts');
  const phone = await serve({ configFile, build: { outDir: device } });
  process.env.DEVICE_URL = phone.url;
  return async () => {
    const { now: time } = await mock.clock();
    if (Date.parse(time) !== now.getTime()) {
      throw new Error(
        `A test changed the clock that all tests share, to ${time}; look for it before the first failure`,
      );
    }
    await phone.close();
    await web.close();
    await mock.close();
  };
}

/**
 * Serves the scripts and styles of a release from memory, uncompressed, because each page loads some thirty of them. The
 * host rules, which run before, handle missing files, and the server handles the rest.
 */
function memory(folder: string): Plugin {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  const files = new Map<string, Buffer>();
  return {
    name: 'memory',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const path = url.replace(/\?.*/, '');
        const type = types[extname(path)];
        if (!path.startsWith('/assets/') || !type) return next();
        const file = files.get(path) ?? readFileSync(join(folder, path));
        files.set(path, file);
        response.setHeader('Content-Type', type);
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        response.end(file);
      });
    },
  };
}

/** Serves axe beside the app. */
function axe(): Plugin {
  return {
    name: 'axe',
    // Before the host rules, which refuse unknown addresses.
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use(axePath, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        response.end(axeSource);
      });
    },
  };
}

/**
 * Serves Storybook below `/kit/` of the app's origin, so that a story reaches the mock and can stand on the device page. It
 * has inline scripts, which the security policy of the app forbids.
 */
function storybook(folder: string): Plugin {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
  };
  return {
    name: 'storybook',
    // Before the host rules, which refuse unknown addresses.
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/kit/', ({ url = '' }, response, next) => {
        const path = url.replace(/\?.*/, '');
        const file = join(folder, path);
        if (extname(path) === '' || !existsSync(file)) return next();
        response.removeHeader('Content-Security-Policy');
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
  };
}

/** Serves a build, on a free port unless one is given. */
export async function serve(config: InlineConfig, port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({ ...config, logLevel: 'warn', preview: { port, strictPort: true, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`No address of the server of ${config.build?.outDir}`);
  return { url, close: () => server.close() };
}
