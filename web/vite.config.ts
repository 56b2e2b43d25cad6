import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv, minifySync, type Plugin, type Rolldown } from 'vite';
import { apiProxy, definedValues, sdkSources } from './base-config.ts';
import { catalogs, isCatalog } from './catalogs-plugin.ts';
import { listRequests } from './early-requests.ts';
import { entry, featureOf, reach, readFeatures, screenParts } from './feature-modules.ts';
import { foodPictures } from './food-pictures-plugin.ts';
import { hostRules } from './hosting/preview.ts';
import { homeDescription } from './hosting/previews.ts';
import { icons } from './icons-plugin.ts';
import { importsByName } from './imports-by-name-plugin.ts';
import { importsThroughIndex } from './imports-through-index.ts';
import { manifests } from './manifests.ts';
import { privateFieldsAsProperties } from './private-fields-plugin.ts';
import { readProducts } from './read-products.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { keyPrefixOf, readSettings, type Settings } from './settings.ts';
import { sharedChunks } from './shared-chunks.ts';
import type { ReleaseFiles } from './src/lib/loading/release-files.ts';
import type { ScreenRoute } from './src/products/route.ts';
import { assets, startPage } from './start-page.ts';
import { styleTypes } from './style-sheets.ts';
import { oldestBrowsers, refuseMisreadCalls, syntax } from './syntax-plugin.ts';
import { compileTexts } from './text-macros.ts';
import { unusedTextParts } from './unused-text-parts-plugin.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Names the chunk of a module that the screens of its feature import; others load separately, later. */
function nameFeatureChunks(): Rolldown.CodeSplittingNameFunction {
  let features: Map<string, Set<string>> | undefined;
  return (id, bundler) => {
    features ??= new Map(
      [...readFeatures()].map(([feature, screens]) => [
        feature,
        reach([screens], (module) => bundler.getModuleInfo(module)?.importedIds ?? []),
      ]),
    );
    const feature = featureOf(id);
    return feature && !isCatalog(id) && features.get(feature)?.has(id) ? feature : null;
  };
}

const isTanstack = (id: string): boolean => id.includes('/@tanstack/');

const minifiedSize = (id: string, code: string): number =>
  id.endsWith('.css') ? code.length : minifySync(id, code, { module: true }).code.length;

/** Names the chunk of a module that several features share. */
function nameSharedChunks(): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | undefined;
  return (id, bundler) => {
    const knownModule = (module: string) => {
      const known = bundler.getModuleInfo(module);
      // Without this error, a renamed file would silently disable the chunking of the screens.
      if (!known) throw new Error(`The build has no module ${module}`);
      return known;
    };
    names ??= new Map(
      sharedChunks({
        features: readFeatures(),
        everywhere: screenParts,
        entry,
        featureOf,
        moduleOf(module) {
          const known = knownModule(module);
          return {
            importedIds: importsThroughIndex(known, knownModule),
            dynamicallyImportedIds: known.dynamicallyImportedIds,
            size: minifiedSize(module, known.code ?? ''),
          };
        },
        fileCost: 2_500,
      }).flatMap((ids, index) => ids.map((module) => [module, index === 0 ? 'shared' : `shared-${index}`])),
    );
    return names.get(id);
  };
}

const styleSheets = readdirSync(source('src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => source(join('src', path)).replaceAll('\\', '/'))
  .sort();

/**
 * Creates class names from two numbers, of the style sheet and of the class in it. The usual names contain a hash and make
 * the styles of a screen 2 kB larger.
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

/** Reads the feature and the first requests of each screen from the products' tables. */
async function readScreens(settings: Settings): Promise<Pick<ReleaseFiles, 'routes' | 'requests'>> {
  const screensOf = (routes: ScreenRoute[]) =>
    routes.map(({ path, feature, navBar = 'plain', beside, columns = 'many' }) => [
      path,
      `${feature} ${navBar} ${columns} ${beside ? (beside.needs ?? '') : '-'}`.replace(/( plain)?( many)? -$/, ''),
    ]);
  const products = await readProducts();
  return {
    routes: Object.fromEntries(
      Object.entries(products).map(([product, routes]) => [product, Object.fromEntries(screensOf(routes))]),
    ),
    requests: listRequests(products, settings),
  };
}

/** The router's substitute for a hook that React itself has had since version 18. */
const ownStore = { find: 'use-sync-external-store/shim/index.js', replacement: 'react' };

const jsxRuntime = source('src/lib/jsx-runtime.ts').replaceAll('\\', '/');

/** Compiles each element to a call of our own module. */
const namedJsx: Plugin = {
  name: 'named-jsx',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : null),
};

export default defineConfig(({ command, mode }) => {
  // Invalid settings stop the build.
  const settings = readSettings(loadEnv(mode, source('.')));
  const keyPrefix = keyPrefixOf(settings.environment);
  const headers = securityHeaders(settings);
  return {
    define: definedValues(settings),
    plugins: [
      ...compileTexts(),
      catalogs(),
      foodPictures(),
      icons(),
      namedJsx,
      importsByName(),
      refuseMisreadCalls(),
      privateFieldsAsProperties(),
      unusedTextParts(),
      homeDescription(),
      startPage({ readScreens: () => readScreens(settings), keyPrefix }),
      serviceWorker({ keyPrefix, headers }),
      manifests(),
      hostRules(),
      styleTypes(),
    ],
    css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
    resolve: { alias: command === 'serve' ? sdkSources : [ownStore] },
    server: { proxy: apiProxy },
    preview: { proxy: apiProxy, headers },
    build: {
      target: syntax,
      cssTarget: oldestBrowsers,
      manifest: true,
      assetsInlineLimit: 0,
      // The page has its own list of all files, from which it requests each screen's files at once.
      modulePreload: false,
      rolldownOptions: {
        // Compiles class fields to assignments in the constructor, without a helper.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          // By the hash of its content, so that a device loads a file again only if it has changed.
          entryFileNames: `${assets}[name]-[hash:8].js`,
          chunkFileNames: `${assets}[name]-[hash:8].js`,
          assetFileNames: `${assets}[name]-[hash:8][extname]`,
          codeSplitting: {
            // A module belongs to the group with the highest priority, and to no other.
            groups: [
              // The page's static imports: the SDK, which requests the first data.
              { name: 'start', tags: ['$initial'], test: (id) => !isCatalog(id), priority: 5 },
              // With all its imports: React, the router and the frame of every screen.
              { name: 'shell', test: /\/web\/src\/shell\/start\.tsx$/, priority: 4 },
              // Code that several features use, divided by its users.
              {
                name: nameSharedChunks(),
                debugName: 'shared',
                test: (id) => !isCatalog(id) && !isTanstack(id),
                priority: 3,
                includeDependenciesRecursively: false,
              },
              // React Query, whose index exports everything, so the users of its modules are unknown.
              {
                name: 'packages',
                test: isTanstack,
                minShareCount: 2,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // One chunk per feature, not per screen, so that another screen of the feature opens without a request.
              { name: nameFeatureChunks(), debugName: 'features', priority: 1, includeDependenciesRecursively: true },
            ],
          },
        },
      },
    },
  };
});
