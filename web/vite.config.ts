import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, runnerImport } from 'vite';
import { catalogs, isCatalog } from './catalogs-plugin.ts';
import { foodPictures } from './food-pictures-plugin.ts';
import { hostRules } from './hosting/preview.ts';
import { homeDescription } from './hosting/previews.ts';
import { manifests } from './manifests.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { keyPrefixOf, readSettings, type Settings } from './settings.ts';
import type { ReleaseFiles } from './src/lib/loading/release-files.ts';
import type { ScreenRoute } from './src/products/route.ts';
import { oldestBrowsers, startPage } from './start-page.ts';

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

/**
 * The folders of the kit that are no chunks: what every screen shows, and what an `import()` loads with its package. Each of the
 * others is a chunk of its own.
 */
const noChunks = ['feedback', 'sanitizer'];

/** The rooms of the platform that draw for screens. */
const screenRooms = ['form', 'list', 'poster', 'query', 'upload'];

/** What nearly every screen uses is one chunk, since many small style sheets compress badly. */
const commonFolders = ['ui/art', 'ui/form', 'ui/list', 'ui/overlay', 'ui/time', 'platform/form', 'platform/query'];

const plugins = () => [react({ babel: { plugins: [macros] } }), lingui({ configPath })];

/** The development server runs the sources of the SDK; a build takes the built package, as any other app does. */
const sources = [
  { find: '@health-app/sdk/react-query', replacement: source('../sdk/src/react-query/index.ts') },
  { find: '@health-app/sdk/bridge', replacement: source('../sdk/src/bridge/index.ts') },
  { find: '@health-app/sdk/safety', replacement: source('../sdk/src/safety/index.ts') },
  { find: '@health-app/sdk', replacement: source('../sdk/src/index.ts') },
];

/** The folders of a module below `web/src`; empty for packages and helpers of the compiler. */
const foldersOf = (id: string): string[] => /\/web\/src\/(.*)/.exec(id)?.[1]?.split('/') ?? [];

/** The folders of a feature whose modules load one by one: long documents, and parts that few people open. */
const unchunkedParts = ['documents', 'deferred'];

/** The chunk of a folder that is one; `null` for all other modules. */
function folderChunk(id: string): string | null {
  const [top, name, rest] = foldersOf(id);
  if (!top || !name || isCatalog(id)) return null;
  if (commonFolders.includes(`${top}/${name}`)) return 'common';
  if (top === 'features') return unchunkedParts.includes(rest ?? '') ? null : name;
  if (top === 'gallery') return 'gallery';
  if (top === 'domains') return `domain-${name}`;
  if (top === 'ui' && rest && !noChunks.includes(name)) return `kit-${name}`;
  return top === 'platform' && screenRooms.includes(name) ? `platform-${name}` : null;
}

/** Groups of the bundler by folder. What a chunk uses of another folder stays there. */
const folders = { name: folderChunk, debugName: 'folders', includeDependenciesRecursively: false };

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
  const configurations = [
    'index.html',
    'vite.config.ts',
    'catalogs-plugin.ts',
    'start-page.ts',
    'service-worker-plugin.ts',
    'food-pictures-plugin.ts',
    'lingui.config.ts',
  ];
  for (const path of [...configurations, '../sdk/rolldown.config.ts', '../package-lock.json']) add(path);
  return `assets/${hash.digest('base64url').slice(0, 8)}/`;
}

const styleSheets = readdirSync(source('src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => source(join('src', path)).replaceAll('\\', '/'))
  .sort();

/**
 * Makes class names of two numbers, of the style sheet and of the class in it: with the usual names, which hold a hash, the styles of a
 * screen took 2 kB more.
 */
function shortClassNames(): (name: string, file: string) => string {
  const known = new Map<string, string[]>();
  return (name, file) => {
    const [path = ''] = file.split('?');
    const names = known.get(path) ?? [];
    known.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `_${styleSheets.indexOf(path).toString(36)}-${names.indexOf(name).toString(36)}`;
  };
}

/** Fingerprint of the API's types: a reply that the device has kept is shown only by code of the same types. */
const contractHash = (): string =>
  createHash('sha256')
    .update(readFileSync(source('../sdk/src/generated/schema.ts')))
    .digest('base64url')
    .slice(0, 8);

/** Reads which feature shows each screen, from the products' tables. */
async function readRoutes(): Promise<ReleaseFiles['routes']> {
  const config = { configFile: false as const, root: source('.'), plugins: plugins() };
  const read = async <Module>(name: string) =>
    (await runnerImport<Module>(source(`src/products/${name}.ts`), config)).module;
  const { sharedRoutes } = await read<{ sharedRoutes: ScreenRoute[] }>('shared');
  const routesOf = async (product: string) => {
    const { routes } = await read<{ routes: ScreenRoute[] }>(product);
    const screens = [...routes, ...sharedRoutes].map(({ path, feature, navBar }) => [
      path,
      [feature, navBar].filter(Boolean).join(' '),
    ]);
    return [product, Object.fromEntries(screens)];
  };
  return Object.fromEntries(await Promise.all(['general', 'ai', 'food'].map(routesOf)));
}

export default defineConfig(({ command, mode }) => {
  // Wrong settings stop the build.
  const settings = readSettings(loadEnv(mode, source('.')));
  const folder = releaseFolder(settings, mode);
  const keyPrefix = keyPrefixOf(settings.environment);
  const define = {
    __SETTINGS__: JSON.stringify(settings),
    __KEY_PREFIX__: JSON.stringify(keyPrefix),
    __PICTURE_HOSTS__: JSON.stringify(settings.pictureHosts),
    __CONTRACT__: JSON.stringify(contractHash()),
  };
  return {
    define,
    plugins: [
      ...plugins(),
      catalogs(folder),
      foodPictures(folder),
      homeDescription(),
      startPage({ folder, readRoutes, keyPrefix }),
      serviceWorker(folder, oldestBrowsers, keyPrefix),
      manifests(),
      hostRules(),
    ],
    css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
    resolve: { alias: command === 'serve' ? sources : [] },
    server: { proxy },
    preview: { proxy, headers: securityHeaders(settings) },
    build: {
      target: oldestBrowsers,
      manifest: true,
      assetsInlineLimit: 0,
      // The page has the list of all files, from which each screen's files are requested at once.
      modulePreload: false,
      rolldownOptions: {
        // An assignment in the constructor, without a helper.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          entryFileNames: `${folder}[name].js`,
          chunkFileNames: `${folder}[name].js`,
          assetFileNames: `${folder}[name][extname]`,
          codeSplitting: {
            // The modules of a group leave the groups below it.
            groups: [
              // What the page imports at once: the SDK, which requests the first data.
              { name: 'start', tags: ['$initial'], test: (id) => !isCatalog(id), priority: 5 },
              // With all that it imports: React, the router and the frame of every screen.
              { name: 'shell', test: /\/web\/src\/shell\/start\.tsx$/, priority: 4 },
              // A domain or a folder of the kit, for the screens that use it.
              { ...folders, test: /\/web\/src\/(domains|ui|platform)\//, priority: 3 },
              // What several of all these use.
              {
                name: 'shared',
                test: (id) => folderChunk(id) === null && !isCatalog(id),
                minShareCount: 2,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // A feature, not a screen: the next screen of a feature opens without a request.
              {
                ...folders,
                test: /\/web\/src\/(features|gallery)\//,
                priority: 1,
                includeDependenciesRecursively: true,
              },
            ],
          },
        },
      },
    },
  };
});
