import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compileCatalog, readCatalog, readShortIds } from '../../web/catalogs-plugin.ts';
import { syntax } from '../../web/syntax-plugin.ts';
import { buildApp, buildSdk } from '../lib/build-app.ts';
import { bundleSize, gzipped } from '../lib/bundle-size.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = join(root, 'web');
const bench = join(root, 'scripts/bench');
const output = join(root, '.cache/bench');
/** The output folders of the app, and of the floor page and the plain list. */
export const app = join(output, 'app');
export const floor = join(output, 'floor');

const pageOf = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Floor</title>
    <script type="module" src="/${script}.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

const products = ['general', 'ai', 'food'] as const;
type Product = (typeof products)[number];

/** gzip sizes in bytes; texts in one language. */
export interface Sizes {
  /** By product: the code before its screen, which is the start, the shell, the routes and their texts. */
  entry: Record<Product, number>;
  /** Size of the code that features share, for the feature that loads the most of it. */
  shared: number;
  floor: number;
  /** The styles of the screen with the most. */
  css: number;
  /** By feature: its code, its texts and its libraries, without the entry and the code and texts that features share. */
  features: Record<string, number>;
  /** By feature: all code of its screens, including the entry of the largest product and the kit. */
  screens: Record<string, number>;
  /** A client with all methods. */
  oneCall: number;
  /** A core client with one call. */
  coreCall: number;
  /** A core client with ten calls of ten domains. */
  coreCalls: number;
  /** The size of one call with the React Query factories. */
  withQueries: number;
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; name?: string }>;

/** Builds the app, the floor page and a bundle with one call of the SDK, and measures their sizes. */
export async function measureSizes(): Promise<Sizes> {
  await buildSdk();
  await buildApp('web', app);
  const manifest: Manifest = JSON.parse(await readFile(join(app, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.values(manifest);
  const gzip = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...files].map(async (file) => gzipped(await readFile(join(app, file)))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const fileOf = (key: string) => {
    const chunk = manifest[key] ?? chunks.find(({ name, file }) => name === key && file.endsWith('.js'));
    if (!chunk) throw new Error(`The build has no chunk ${key}`);
    return chunk.file;
  };
  const texts = (folder: string) => fileOf(`src/${folder}/locales/zh-CN.po`);
  const entryOf = (product: Product) =>
    new Set([
      ...['index.html', 'shell', `src/products/${product}.ts`].flatMap((key) => [
        ...staticFiles(manifest, fileOf(key)),
      ]),
      texts('shell'),
      fileOf(`src/products/locales/${product}/zh-CN.po`),
    ]);

  const entry = Object.fromEntries(
    await Promise.all(products.map(async (product) => [product, await gzip(entryOf(product))])),
  ) as Record<Product, number>;
  const known = entryOf('general');
  const parts = [...staticFiles(manifest, fileOf('screen-parts'))].filter((file) => !known.has(file));
  const stylesOf = (files: Iterable<string>) =>
    [...files].flatMap((file) => chunks.find((chunk) => chunk.file === file)?.css ?? []);
  const isShared = (file: string) => /\/(shared|packages)\b/.test(file);
  const short = await readShortIds();
  const styles: number[] = [];
  const shared: number[] = [];
  const features: Record<string, number> = {};
  const screens: Record<string, number> = {};
  for (const feature of readdirSync(join(web, 'src/features'))) {
    const files = staticFiles(manifest, fileOf(feature));
    for (const file of known) files.delete(file);
    styles.push(await gzip(new Set(stylesOf([...known, ...parts, ...files]))));
    shared.push(await gzip([...files].filter(isShared)));
    const own = [...files].filter((file) => !isShared(file));
    // Without the common texts in the feature's catalog, which belong to the code that features share.
    const ownTexts = await readCatalog(join(web, `src/features/${feature}/locales/zh-CN.po`));
    features[feature] = (await gzip(own)) + gzipped(compileCatalog('zh-CN', ownTexts, short));
    screens[feature] =
      Math.max(...Object.values(entry)) + (await gzip(new Set([...files, ...parts, texts(`features/${feature}`)])));
  }
  return {
    entry,
    shared: Math.max(...shared),
    floor: await measureFloor(),
    css: Math.max(...styles),
    features,
    screens,
    coreCall: await bundleSize(join(bench, 'core-call.ts')),
    coreCalls: await bundleSize(join(bench, 'core-calls.ts')),
    oneCall: await bundleSize(join(bench, 'one-call.ts')),
    withQueries: await bundleSize(join(bench, 'with-queries.ts')),
  };
}

/** The files of a chunk and of all its static imports. */
function staticFiles(manifest: Manifest, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !file.endsWith('.js')) return found;
  found.add(file);
  const chunk = Object.values(manifest).find((candidate) => candidate.file === file);
  for (const key of chunk?.imports ?? []) staticFiles(manifest, manifest[key]?.file ?? '', found);
  return found;
}

/** Builds the floor page and the plain list, which the speed measurements open too. @returns the size of the former */
async function measureFloor(): Promise<number> {
  await rm(floor, { recursive: true, force: true });
  for (const name of ['floor', 'list']) {
    await build({
      root: web,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: floor,
        emptyOutDir: false,
        target: syntax,
        rolldownOptions: { input: join(web, `bench/${name}.tsx`), output: { entryFileNames: `${name}.js` } },
      },
    });
  }
  await writeFile(join(floor, 'index.html'), pageOf('floor'));
  await writeFile(join(floor, 'list.html'), pageOf('list'));
  await writeFile(join(floor, 'floor.json'), '"The least that a page can show."');
  return gzipped(await readFile(join(floor, 'floor.js')));
}
