import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, loadEnv, type Plugin, type Rolldown, runnerImport } from 'vite';
import { hostRules } from './hosting/preview.ts';
import { manifests } from './manifests.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { readSettings, type Settings } from './settings.ts';
import type { ReleaseFiles } from './src/lib/release-files.ts';
import type { ScreenRoute } from './src/products/route.ts';
import { featureNames, oldestBrowsers, startPage } from './start-page.ts';

type Define = Record<string, string>;

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// An explicit path, since other folders start builds, too.
const configPath = source('lingui.config.ts');
const macros = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }];

// The page calls its own origin, so one build serves whichever ports the mock and the page have got.
const proxy = {
  '/api': {
    target: process.env.MOCK_URL ?? 'http://localhost:4010',
    changeOrigin: true,
    rewrite: (path: string) => path.replace(/^\/api/, ''),
  },
};

/** The kit's folders that every screen shows; each of the others is a chunk of its own. */
const alwaysShown = ['feedback'];

/**
 * Turns React Query's private fields into ordinary properties. The oldest browsers have no private methods, and the compiler's
 * substitute, a WeakMap per field, is slower and 0.7 kB larger. No class shares a private name with its base class.
 */
const openPrivateFields: Plugin = {
  name: 'open-private-fields',
  apply: 'build',
  transform: {
    filter: { id: /@tanstack\/query-core\// },
    handler: (code) => ({ code: code.replace(/#(?=[a-z]\w*\b)/g, '$'), map: null }),
  },
};

const plugins = () => [openPrivateFields, react({ babel: { plugins: [macros] } }), lingui({ configPath })];

const alias = [
  { find: '@health-app/sdk/react-query', replacement: source('../sdk/src/react-query/index.ts') },
  { find: '@health-app/sdk/bridge', replacement: source('../sdk/src/bridge/index.ts') },
  { find: '@health-app/sdk', replacement: source('../sdk/src/index.ts') },
  { find: /^\0vite\/preload-helper\.js$/, replacement: source('src/lib/preload.ts') },
  { find: 'regexparam', replacement: source('src/lib/regexparam.ts') },
  { find: 'use-sync-external-store/shim/index.js', replacement: source('src/lib/use-sync-external-store.ts') },
];

/** The folders of a module below `web/src`; empty for packages and helpers of the compiler. */
const foldersOf = (id: string): string[] => /\/web\/src\/(.*)/.exec(id)?.[1]?.split('/') ?? [];

/** A module as the app uses it: imports that tree shaking removes are gone. */
interface ModuleUse {
  imports: string[];
  importers: Set<string>;
  /** Whether an `import()` loads it. */
  isDynamic: boolean;
}

/**
 * The modules of the app, found by a build that keeps each in a file of its own. The plain graph of imports says too much: the
 * index of a package names many modules that its importer does not use.
 */
async function findModules(mode: string, define: Define): Promise<Map<string, ModuleUse>> {
  const { output } = (await build({
    configFile: false,
    root: source('.'),
    mode,
    define,
    logLevel: 'error',
    plugins: plugins(),
    resolve: { alias },
    build: {
      target: oldestBrowsers,
      write: false,
      minify: false,
      rolldownOptions: { input: source('src/main.ts'), output: { preserveModules: true } },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const idOf = (fileName: string) => files.get(fileName)?.moduleIds[0] ?? fileName;
  const modules = new Map<string, ModuleUse>();
  const dynamic = new Set([...files.values()].flatMap(({ dynamicImports }) => dynamicImports));
  for (const { fileName, imports } of files.values()) {
    modules.set(idOf(fileName), {
      imports: imports.map(idOf),
      importers: new Set(),
      isDynamic: dynamic.has(fileName),
    });
  }
  for (const [id, { imports }] of modules) for (const imported of imports) modules.get(imported)?.importers.add(id);
  return modules;
}

/** A module and all that it imports at once. */
function withImports(modules: Map<string, ModuleUse>, id: string, found = new Set<string>()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const imported of modules.get(id)?.imports ?? []) withImports(modules, imported, found);
  }
  return found;
}

/**
 * One chunk per feature, not per screen: the next screen of a feature opens without a request. One per folder of the kit, for
 * the screens that use it. The page starts with `start`, which requests the first data, and `shell`. A module that a single
 * chunk imports goes with that chunk; `shared` has what several import. A module that only an `import()` loads stays apart.
 */
function chunkOf(id: string, path: string[] = []): string | null {
  if (id.endsWith('.po')) return null;
  const folder = folderChunk(id);
  if (folder !== undefined) return folder;
  // Any chunk may need a helper of the compiler.
  if (needed.start.has(id) || id.startsWith('\0')) return 'start';
  if (needed.shell.has(id)) return 'shell';
  const module = needed.modules.get(id);
  // The document and the global style sheet have no code.
  if (!module) return 'start';
  if (module.isDynamic && module.importers.size === 0) return null;
  // What the tables share is small, and a page needs it with its table.
  if (foldersOf(id)[0] === 'products') return 'start';
  const others = [...module.importers].filter((importer) => importer !== id && !path.includes(importer));
  const users = new Set(others.map((importer) => chunkOf(importer, [...path, id])));
  if (users.size > 1) users.delete('gallery');
  const [only] = users;
  return users.size === 1 && only !== undefined ? only : 'shared';
}

/** The modules of the app, and which of them the first two chunks need. A build fills it in before it makes chunks. */
const needed = { modules: new Map<string, ModuleUse>(), start: new Set<string>(), shell: new Set<string>() };

function findNeeded(mode: string, define: Define): Plugin {
  return {
    name: 'find-needed',
    apply: 'build',
    async buildStart() {
      needed.modules = await findModules(mode, define);
      needed.start = withImports(needed.modules, source('src/main.ts'));
      needed.shell = withImports(needed.modules, source('src/shell/start.tsx'));
    },
  };
}

/** The chunk of a folder that is one; `null` for documents, which are loaded one by one. */
function folderChunk(id: string): string | null | undefined {
  const [top, name, rest] = foldersOf(id);
  if (top === 'features') return rest === 'documents' ? null : name;
  if (top === 'gallery') return 'gallery';
  if (top === 'ui' && rest && name && !alwaysShown.includes(name)) return `kit-${name}`;
  return undefined;
}

/**
 * The folder of a release below `assets/`: all its files stand there, under plain names. Hashed names would save nothing: the
 * start names the features, the shell imports the start, and the features import the shell, so that any change renames nearly
 * all. A folder costs the entry 0.4 kB less than a hash per name.
 */
function releaseFolder(settings: Settings, mode: string): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(mode);
  const add = (path: string) => hash.update(path).update(readFileSync(source(path)));
  for (const folder of ['src', '../sdk/src']) {
    const paths = readdirSync(source(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(source('.'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    for (const path of paths.sort()) add(path);
  }
  // The lock file stands for the packages and the compilers.
  for (const path of ['index.html', 'vite.config.ts', 'start-page.ts', 'service-worker-plugin.ts', 'lingui.config.ts'])
    add(path);
  add('../package-lock.json');
  return `assets/${hash.digest('base64url').slice(0, 8)}/`;
}

/** Fingerprint of the API's types: a reply that the device has kept is shown only by code of the same types. */
const contractHash = (): string =>
  createHash('sha256')
    .update(readFileSync(source('../sdk/src/generated/schema.ts')))
    .digest('base64url')
    .slice(0, 8);

/** Gives each catalog an address that follows from its folder, so that the page needs no list of them. */
function catalogs(base: string): Plugin {
  const root = source('src');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.po'));
  let isBuild = true;
  return {
    name: 'catalogs',
    config(_, { command }) {
      isBuild = command === 'build';
      const address = isBuild ? { base: `/${base}`, suffix: '.js' } : { base: '/src/', suffix: '.po?import' };
      return { define: { __CATALOGS__: JSON.stringify(address) } };
    },
    buildStart() {
      if (!isBuild) return;
      for (const path of paths) {
        const fileName = `${base}${path.replaceAll('\\', '/').replace(/\.po$/, '.js')}`;
        this.emitFile({ type: 'chunk', id: join(root, path), fileName, preserveSignature: 'strict' });
      }
    },
  };
}

/** Reads which feature shows each screen, from the products' tables. */
async function readRoutes(): Promise<ReleaseFiles['routes']> {
  const routesOf = async (product: string) => {
    const config = { configFile: false as const, root: source('.'), plugins: plugins(), resolve: { alias } };
    const { module } = await runnerImport<{ routes: ScreenRoute[] }>(source(`src/products/${product}.ts`), config);
    const screens = module.routes.map(({ path, feature, navBar }) => [
      path,
      [feature, navBar].filter(Boolean).join(' '),
    ]);
    return [product, Object.fromEntries(screens)];
  };
  return Object.fromEntries(await Promise.all(['general', 'ai', 'food'].map(routesOf)));
}

export default defineConfig(({ mode }) => {
  // Wrong settings stop the build.
  const settings = readSettings(loadEnv(mode, source('.')));
  const folder = releaseFolder(settings, mode);
  const define = { __SETTINGS__: JSON.stringify(settings), __CONTRACT__: JSON.stringify(contractHash()) };
  return {
    define,
    plugins: [
      ...plugins(),
      findNeeded(mode, define),
      catalogs(folder),
      startPage({ folder, readRoutes }),
      serviceWorker(folder, oldestBrowsers),
      manifests(),
      hostRules(),
    ],
    resolve: {
      alias,
    },
    server: { proxy },
    preview: { proxy, headers: securityHeaders(settings) },
    build: {
      target: oldestBrowsers,
      manifest: true,
      assetsInlineLimit: 0,
      // Browsers that do not know such links ask for the same files a little later.
      modulePreload: {
        polyfill: false,
        // The document has loaded the first chunks, and lists the files of each feature.
        resolveDependencies: (name, files) =>
          name.startsWith(folder) && featureNames.has(name.slice(folder.length, -'.js'.length))
            ? []
            : files.filter((file) => !/\/(index|shell|rolldown-runtime)\.js$/.test(file)),
      },
      rolldownOptions: {
        // An assignment in the constructor, without a helper.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          entryFileNames: `${folder}[name].js`,
          chunkFileNames: `${folder}[name].js`,
          assetFileNames: `${folder}[name][extname]`,
          codeSplitting: {
            // What a chunk uses of another group stays there.
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => chunkOf(id), debugName: 'start, shell and features' }],
          },
        },
      },
    },
  };
});
