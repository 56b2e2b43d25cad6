/** The files of the demo, and those of the app for a host with a backend, from the builds of their parts. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { descriptionFile } from '../../mocks/api/description-file.ts';
import { allowFrameHook, frameHook, withFrameHook } from '../../mocks/native-host/frame-hook.ts';
import { securityHeaders } from '../../web/security-headers.ts';
import { readSettings } from '../../web/settings.ts';
import { siteOf } from '../docs/site.ts';
import { texts } from './page/texts.ts';

const source = (path: string) => join(import.meta.dirname, path);

/** Every tool of a browser that can have the worker knows these. */
const target = ['chrome109', 'safari16.4', 'firefox115'];

export interface Parts {
  /** The folder of a build of the app. */
  app: string;
  /** The folder of a build of the device page. */
  device: string;
}

/**
 * Writes the demo: static files for the root of any host.
 * @param folder is replaced
 */
export async function writeDemo(folder: string, { app, device }: Parts): Promise<void> {
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await copyParts(folder, { app, device });
  await rename(join(folder, 'index.html'), join(folder, 'app.html'));

  const description = JSON.parse(await readFile(descriptionFile, 'utf8'));
  for (const [path, content] of await siteOf(description, { mock: '/api' })) await write(`docs/${path}`, content);
  await write('demo/openapi.json', JSON.stringify(description));

  const template = await readFile(source('page/start.html'), 'utf8');
  const start = template.replace(/\{(\w+)\}/g, (_match, key: string) => texts.en[key as keyof typeof texts.en]);
  for (const path of ['index.html', '404.html', 'demo/index.html']) await write(path, start);
  await write('demo/start.css', await readFile(source('page/start.css')));
  await write('demo/start.js', await compile({ entryPoints: [source('page/main.ts')], format: 'esm' }));
  const pictures = { general: 'home', ai: 'ai-app', food: 'food-app-dark' };
  for (const [name, file] of Object.entries(pictures)) {
    await write(`demo/${name}.png`, await readFile(source(`../../.github/screens/${file}.png`)));
  }

  await write('sw.js', await compileWorker(folder));
}

/**
 * Writes the app and the device page for a host with a backend below `/api`: the mock of the package.
 * @param folder is replaced
 */
export async function writeApp(folder: string, parts: Parts): Promise<void> {
  await copyParts(folder, parts);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'framed.html'), withFrameHook(page));
  await writeFile(join(folder, 'headers.json'), JSON.stringify(pageHeaders()));
}

/** Copies the builds without the worker of the app, which would also answer in the frame of the device page. */
async function copyParts(folder: string, { app, device }: Parts): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(app, folder, { recursive: true, filter: (path) => !/[\\/](?:\.vite|sw(?:-kill)?\.js)$/.test(path) });
  await cp(device, join(folder, 'device'), { recursive: true });
}

/** The headers of the app's page, also of the one in the frame of the device page. */
function pageHeaders(): Record<'page' | 'framed', Record<string, string>> {
  const page = securityHeaders(readSettings({}));
  const policy = page['Content-Security-Policy'] ?? '';
  const framed = allowFrameHook(policy, createHash('sha256').update(frameHook).digest('base64'));
  return { page, framed: { ...page, 'Content-Security-Policy': framed } };
}

async function compileWorker(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = paths
    .map((path) => path.slice(folder.length).replaceAll('\\', '/'))
    // Hosts send no hidden files.
    .filter((path) => !path.includes('/.'))
    .sort();
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\0`).update(await readFile(join(folder, path)));
  const headers = pageHeaders();
  const demo = {
    id: hash.digest('base64url').slice(0, 8),
    // The visitor has already opened them when the worker starts.
    files: files.filter((path) => path !== '/index.html' && path !== '/404.html'),
    headers: headers.page,
    framedHeaders: headers.framed,
  };
  return compile({
    entryPoints: [source('worker/index.ts')],
    format: 'iife',
    // The worker gives the description to the mock, and has no caches of the app.
    define: {
      __DEMO__: JSON.stringify(demo),
      __KEY_PREFIX__: '""',
      DESCRIPTION_FILE: '""',
      'import.meta.url': 'location.href',
    },
  });
}

async function compile(options: BuildOptions): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...options, bundle: true, minify: true, write: false, target });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error('There is no code');
  return file.contents;
}
