import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { securityHeaders } from './security-headers.ts';
import { readSettings } from './src/app/settings.ts';

type ChunkingContext = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
};

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Named, since the build is also started from other folders.
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

// What starts the page comes before the frame.
const first =
  /^\0|\/web\/src\/(main|routes|app\/(words|choose-locale|load-screen|outdated))\.ts|\/ui\/tokens\.css|\.html$/;
// Of the frame and the SDK, what is not needed at once: the way in, the statistics, and the bridge, which a plain browser does
// without.
const later = /\/app\/(bridge|analytics-client)|\/sdk\/src\/(analytics|bridge\/(?!platform|index)|generated\/bridge)/;

const frame = /\/web\/src\/(app\/(App|start)\.tsx|api\.ts)|\/sdk\/src\//;

/**
 * One chunk per area, not per screen: the next screen of an area opens without a request. One per folder of the kit, for the
 * screens that use it; scales apart from the much larger charts. What a single one of them uses goes with it, also of the kit,
 * whose own page does not count. What several use and the frame does not is the chunk `shared`, and all else comes with the
 * first screen, whichever it is, in one file. Documents are loaded one by one.
 */
function chunkOf(id: string, context: ChunkingContext, path: string[] = []): string | null {
  if (/\.po$/.test(id) || later.test(id)) return null;
  const [, area, part] = /\/web\/src\/(?:areas\/([^/]+)|ui\/([^/]+))\/(?!documents)/.exec(id) ?? [];
  if (area) return area;
  if (first.test(id)) return 'start';
  if (/\/valibot\//.test(id)) return 'valibot';
  if (/\/sdk\/src\/rules\/(share|code|rate)/.test(id)) return 'shared';
  if (frame.test(id)) return 'shell';
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const folder = part && (/(Progress|percent|Band|bands|labels|useSize)[^/]*$/.test(id) ? 'kit-scales' : `kit-${part}`);
  if (dynamicImporters.length) return folder ?? null;
  const others = importers.filter((importer) => importer !== id && !path.includes(importer));
  const users = new Set(others.map((importer) => chunkOf(importer, context, [...path, id])));
  if (users.size > 1) users.delete('kit');
  const [only] = users;
  if (users.size === 1 && only !== undefined) return only;
  return folder ?? (users.size === 0 || users.has('shell') ? 'shell' : 'shared');
}

/** Has the browser fetch the frame beside the file that starts the page, which asks for it. */
function preloadFrame(): Plugin {
  return {
    name: 'preload-frame',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const frame = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'shell');
        if (frame?.type !== 'chunk') return [];
        const styles = [...(frame.viteMetadata?.importedCss ?? [])];
        const scripts = [frame.fileName, ...frame.imports];
        return [
          ...scripts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          })),
          ...styles.map((file) => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` } })),
        ];
      },
    },
  };
}

export default defineConfig(({ mode }) => {
  // A build that could not start is not made.
  const settings = readSettings(loadEnv(mode, source('.')), 'http://localhost');
  return {
    plugins: [react({ babel: { plugins: [macros] } }), lingui({ configPath }), preloadFrame()],
    resolve: {
      alias: [
        { find: '@health-app/sdk/react-query', replacement: source('../sdk/src/react-query/index.ts') },
        { find: '@health-app/sdk/bridge', replacement: source('../sdk/src/bridge/index.ts') },
        { find: '@health-app/sdk', replacement: source('../sdk/src/index.ts') },
      ],
    },
    server: { proxy },
    preview: { proxy, headers: securityHeaders(settings) },
    build: {
      target: ['chrome87', 'safari14'],
      manifest: true,
      assetsInlineLimit: 0,
      // Browsers that do not know such links ask for the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What a chunk uses of another group stays there.
            includeDependenciesRecursively: false,
            groups: [{ name: (id, context) => chunkOf(id, context), debugName: 'shell and areas' }],
          },
        },
      },
    },
  };
});
