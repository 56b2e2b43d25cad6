import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { securityHeaders } from './security-headers.ts';
import { readSettings } from './settings.ts';

type ChunkingContext = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
};

type Define = Record<string, string>;

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// An explicit path, since other folders start builds, too.
const configPath = source('lingui.config.ts');
const macros = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }];

// The page calls its own origin, so one build works with any ports of the mock and the page.
const proxy = {
  '/api': {
    target: process.env.MOCK_URL ?? 'http://localhost:4010',
    changeOrigin: true,
    rewrite: (path: string) => path.replace(/^\/api/, ''),
  },
};

/** The kit's folders that every screen shows; each other folder is a separate chunk. */
const alwaysShown = ['feedback'];

/** The oldest browsers that the app runs in. */
const target = ['chrome87', 'safari14'];

const plugins = () => [react({ babel: { plugins: [macros] } }), lingui({ configPath })];

const alias = [
  { find: '@health-app/sdk/react-query', replacement: source('../sdk/src/react-query/index.ts') },
  { find: '@health-app/sdk/bridge', replacement: source('../sdk/src/bridge/index.ts') },
  { find: '@health-app/sdk', replacement: source('../sdk/src/index.ts') },
  { find: 'use-sync-external-store/shim/index.js', replacement: source('src/lib/use-sync-external-store.ts') },
];

/**
 * Finds the modules that a file needs at once, after tree shaking. The imports alone would give too many: a package's index
 * names more than the file uses.
 */
async function modulesOf(input: string, mode: string, define: Define): Promise<Set<string>> {
  const { output } = (await build({
    configFile: false,
    root: source('.'),
    mode,
    define,
    logLevel: 'error',
    plugins: plugins(),
    resolve: { alias },
    build: {
      target,
      write: false,
      minify: false,
      rolldownOptions: { input: source(input), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const modules = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk) return;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) modules.add(id);
    for (const file of chunk.imports) visit(chunks.get(file));
  };
  visit(entry);
  return modules;
}

/**
 * One chunk per feature, not per screen: the next screen of a feature opens without a request. One per folder of the kit, for
 * the screens that use it. The chunk `start` contains the modules that start the page, `shell` the other modules of the shell.
 * A package that a single chunk uses belongs to it; `shared` contains those that several chunks use and the shell does not. A
 * module with a dynamic import of its own stays separate.
 */
function chunkOf(id: string, context: ChunkingContext, path: string[] = []): string | null {
  if (id.endsWith('.po')) return null;
  const folder = folderChunk(id);
  if (folder !== undefined) return folder;
  // Helpers of the compiler, which any chunk may use.
  if (id.startsWith('\0')) return 'start';
  if (needed.start.has(id) || id.endsWith('.html')) return 'start';
  if (needed.shell.has(id)) return 'shell';
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0) return null;
  const others = importers.filter((importer) => importer !== id && !path.includes(importer));
  const users = new Set(others.map((importer) => chunkOf(importer, context, [...path, id])));
  if (users.size > 1) users.delete('gallery');
  const [only] = users;
  return users.size === 1 && only !== undefined ? only : 'shared';
}

/** The modules of the first two chunks; a build fills them in before it makes chunks. */
const needed = { start: new Set<string>(), shell: new Set<string>() };

function findNeeded(mode: string, define: Define): Plugin {
  return {
    name: 'find-needed',
    apply: 'build',
    async buildStart() {
      needed.start = await modulesOf('src/main.ts', mode, define);
      needed.shell = await modulesOf('src/shell/start.tsx', mode, define);
    },
  };
}

/** The chunk of a folder; `null` for documents, which load one by one. */
function folderChunk(id: string): string | null | undefined {
  const [top, name, rest] = /\/web\/src\/(.*)/.exec(id)?.[1]?.split('/') ?? [];
  if (top === 'features') return rest === 'documents' ? null : name;
  if (top === 'gallery') return 'gallery';
  if (top === 'ui' && rest && name && !alwaysShown.includes(name)) return `kit-${name}`;
  return undefined;
}

/** Preloads the shell while the file that starts the page loads, which imports it. */
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
  // Wrong settings stop the build.
  const settings = readSettings(loadEnv(mode, source('.')));
  const define = { __SETTINGS__: JSON.stringify(settings) };
  return {
    define,
    plugins: [...plugins(), findNeeded(mode, define), preloadFrame()],
    resolve: {
      alias,
    },
    server: { proxy },
    preview: { proxy, headers: securityHeaders(settings) },
    build: {
      target,
      manifest: true,
      assetsInlineLimit: 0,
      // Browsers without such links request the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // A chunk's dependencies in another group stay there.
            includeDependenciesRecursively: false,
            groups: [{ name: (id, context) => chunkOf(id, context), debugName: 'shell and features' }],
          },
        },
      },
    },
  };
});
