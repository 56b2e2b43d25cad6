import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { securityHeaders } from './security-headers.ts';
import { readSettings } from './src/platform/settings.ts';

type ChunkingContext = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers' | 'dynamicImporters'> | null;
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

const isSource = /\/web\/src\/(.*)/;
/** The kit's folders that every screen shows; each of the others is a chunk of its own. */
const alwaysShown = ['feedback'];

/** The modules that an entry of the graph imports statically, itself included. */
function staticImports(entry: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of context.getModuleInfo(entry)?.importedIds ?? []) staticImports(id, context, found);
  return found;
}

/**
 * One chunk per feature, not per screen: the next screen of a feature opens without a request. One per folder of the kit, for
 * the screens that use it. What `main.ts` imports is the chunk `start`, what the shell imports besides is `shell`. A package
 * that a single chunk uses goes with it; what several use and the shell does not is `shared`. Whatever is loaded by an import
 * of its own stays apart.
 */
function chunkOf(id: string, context: ChunkingContext, path: string[] = []): string | null {
  if (id.endsWith('.po')) return null;
  const folder = folderChunk(id);
  if (folder !== undefined) return folder;
  if (staticImports(source('src/main.ts'), context).has(id)) return 'start';
  if (staticImports(source('src/shell/start.tsx'), context).has(id)) return 'shell';
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0) return null;
  const others = importers.filter((importer) => importer !== id && !path.includes(importer));
  const users = new Set(others.map((importer) => chunkOf(importer, context, [...path, id])));
  if (users.size > 1) users.delete('gallery');
  const [only] = users;
  return users.size === 1 && only !== undefined ? only : 'shared';
}

/** The chunk of a folder that is one; `null` for documents, which are loaded one by one. */
function folderChunk(id: string): string | null | undefined {
  const [top, name, rest] = isSource.exec(id)?.[1]?.split('/') ?? [];
  if (top === 'features') return rest === 'documents' ? null : name;
  if (top === 'gallery') return 'gallery';
  if (top === 'ui' && rest && name && !alwaysShown.includes(name)) return `kit-${name}`;
  return undefined;
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
