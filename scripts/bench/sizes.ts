import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = join(root, 'web');
const output = join(root, '.cache/bench');

/** gzip sizes in bytes. */
export interface Sizes {
  entry: number;
  floor: number;
  css: number;
  /** By area; its words in one language included, since they are always loaded with it. */
  areas: Record<string, number>;
  oneCall: number;
  /** The same with the React Query factories. */
  withQueries: number;
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; name?: string }>;

/** Builds the app, the floor page and a bundle with one call of the SDK, and weighs them. */
export async function measureSizes(): Promise<Sizes> {
  const app = join(output, 'app');
  // From the web's own folder: the plugin for the words looks for its catalogs there.
  execFileSync('npm', ['exec', '--', 'vite', 'build', '--logLevel', 'error', '--outDir', app, '--emptyOutDir'], {
    cwd: web,
  });
  const manifest: Manifest = JSON.parse(await readFile(join(app, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.values(manifest);
  const gzip = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...files].map(async (file) => gzipped(await readFile(join(app, file)))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  const entryFiles = staticFiles(manifest, chunks.find((chunk) => chunk.isEntry)?.file ?? '');
  const areas: Record<string, number> = {};
  for (const chunk of chunks) {
    const area = /^assets\/(\w+)-[\w-]+\.js$/.exec(chunk.file)?.[1];
    const words = Object.entries(manifest).find(([source]) => source.endsWith(`areas/${area}/locales/zh-CN.po`))?.[1];
    if (!area || !words || areas[area] !== undefined) continue;
    const files = staticFiles(manifest, chunk.file);
    for (const shared of entryFiles) files.delete(shared);
    areas[area] = await gzip([...files, words.file]);
  }
  return {
    entry: await gzip(entryFiles),
    floor: await measureFloor(),
    css: await gzip(
      new Set(chunks.flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])])),
    ),
    areas,
    oneCall: await measureBundle('one-call.ts'),
    withQueries: await measureBundle('with-queries.ts'),
  };
}

/** A chunk's file and those of all that it imports at once. */
function staticFiles(manifest: Manifest, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !file.endsWith('.js')) return found;
  found.add(file);
  const chunk = Object.values(manifest).find((candidate) => candidate.file === file);
  for (const key of chunk?.imports ?? []) staticFiles(manifest, manifest[key]?.file ?? '', found);
  return found;
}

async function measureFloor(): Promise<number> {
  const { output: files } = (await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: ['chrome87', 'safari14'], rolldownOptions: { input: join(web, 'bench/floor.tsx') } },
  })) as { output: { type: string; code?: string }[] };
  return files.reduce((sum, file) => sum + (file.code ? gzipped(file.code) : 0), 0);
}

async function measureBundle(entry: string): Promise<number> {
  const result = await esbuild.build({
    entryPoints: [join(dirname(fileURLToPath(import.meta.url)), entry)],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('nothing was built');
  return gzipped(file.text);
}

function gzipped(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}
