import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

/**
 * One chunk per area, not per screen: the next screen of an area opens without a request. All else comes with the first
 * screen, whichever it is, in one file; but for the words, for the toaster, which waits until the page is idle, and for the
 * bridge, which a plain browser does without.
 */
function chunkOf(id: string): string | null {
  const area = /\/web\/src\/areas\/([^/]+)\/(?!locales)/.exec(id)?.[1];
  if (area) return area;
  if (/\/valibot\//.test(id)) return 'valibot';
  if (/\/sdk\/src\/(bridge\/(?!platform|index)|generated\/bridge)|\/app\/bridge/.test(id)) return null;
  return /Toaster|sonner|areas/.test(id) ? null : 'shell';
}

export default defineConfig({
  plugins: [react({ babel: { plugins: [macros] } }), lingui({ configPath })],
  resolve: {
    alias: [
      { find: '@health-app/sdk/react-query', replacement: source('../sdk/src/react-query/index.ts') },
      { find: '@health-app/sdk/bridge', replacement: source('../sdk/src/bridge/index.ts') },
      { find: '@health-app/sdk', replacement: source('../sdk/src/index.ts') },
    ],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    target: ['chrome87', 'safari14'],
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a chunk uses of another group stays there.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'shell and areas' }],
        },
      },
    },
  },
});
