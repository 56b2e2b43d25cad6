import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundleSize, gzipped } from '../lib/bundle-size.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = join(root, 'web');
const bench = join(root, 'scripts/bench');
const tsconfig = join(root, 'tsconfig.json');
const output = join(root, '.cache/bench');
/** Where the app and the floor page are built. */
export const app = join(output, 'app');
export const floor = join(output, 'floor');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Floor</title>
    <script type="module" src="/floor.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** gzip sizes in bytes. */
export interface Sizes {
  /** The code that every screen loads, with the texts of the frame in one language. */
  entry: number;
  floor: number;
  /** The styles of the heaviest screen. */
  css: number;
  /** By area: its code, its words in one language, and the libraries beyond the entry; without the kit. */
  areas: Record<string, number>;
  /** By area: all that its screens load at once, entry and kit included. */
  screens: Record<string, number>;
  oneCall: number;
  /** The same with the React Query factories. */
  withQueries: number;
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; name?: string }>;

/** Builds the app, the floor page and a bundle with one call of the SDK, and weighs them. */
export async function measureSizes(): Promise<Sizes> {
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

  const words = (folder: string) => manifest[`src/${folder}/locales/zh-CN.po`]?.file ?? '';
  const entryFiles = new Set([
    ...staticFiles(manifest, chunks.find((chunk) => chunk.isEntry)?.file ?? ''),
    ...staticFiles(manifest, chunks.find((chunk) => chunk.name === 'shell')?.file ?? ''),
    words('shell'),
  ]);
  const entry = await gzip(entryFiles);
  const stylesOf = (files: Iterable<string>) =>
    [...files].flatMap((file) => chunks.find((chunk) => chunk.file === file)?.css ?? []);
  const styles: number[] = [];
  const areas: Record<string, number> = {};
  const screens: Record<string, number> = {};
  for (const chunk of chunks) {
    const area = /^assets\/(\w+)-[\w-]+\.js$/.exec(chunk.file)?.[1];
    if (!area || !manifest[`src/features/${area}/locales/zh-CN.po`] || areas[area] !== undefined) continue;
    const files = staticFiles(manifest, chunk.file);
    for (const known of entryFiles) files.delete(known);
    styles.push(await gzip(new Set(stylesOf([...entryFiles, ...files]))));
    const kit = [...files].filter((file) => /^assets\/(kit-|shared-)/.test(file));
    screens[area] = entry + (await gzip([...files, words(`features/${area}`), words('ui')]));
    for (const file of kit) files.delete(file);
    areas[area] = await gzip([...files, words(`features/${area}`)]);
  }
  return {
    entry,
    floor: await measureFloor(),
    css: Math.max(...styles),
    areas,
    screens,
    oneCall: await bundleSize(join(bench, 'one-call.ts'), tsconfig),
    withQueries: await bundleSize(join(bench, 'with-queries.ts'), tsconfig),
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

/** Builds the floor page, to be opened as well. */
async function measureFloor(): Promise<number> {
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: floor,
      emptyOutDir: true,
      target: ['chrome87', 'safari14'],
      rolldownOptions: { input: join(web, 'bench/floor.tsx'), output: { entryFileNames: 'floor.js' } },
    },
  });
  await writeFile(join(floor, 'index.html'), page);
  await writeFile(join(floor, 'floor.json'), '"The least that a page can show."');
  return gzipped(await readFile(join(floor, 'floor.js')));
}
