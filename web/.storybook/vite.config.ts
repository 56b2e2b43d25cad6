/** Storybook's own configuration of Vite: what compiles the app's components, without the plugins of the app's build. */
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { apiProxy, definedValues, sdkSources } from '../base-config.ts';
import { catalogs } from '../catalogs-plugin.ts';
import { foodPictures } from '../food-pictures-plugin.ts';
import { readSettings } from '../settings.ts';
import { compileTexts } from '../text-macros.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig(({ mode }) => ({
  define: definedValues(readSettings(loadEnv(mode, web))),
  plugins: [...compileTexts(), catalogs({ isApp: false }), foodPictures()],
  resolve: { alias: sdkSources },
  // All packages of the stories, looked for at each start: one that is found later would reload the page during a test.
  optimizeDeps: {
    force: true,
    entries: ['src/**/*.stories.tsx', '.storybook/*.{ts,tsx}'],
    // Its icons are modules already, and each would be bundled alone.
    exclude: ['lucide-react'],
  },
  server: { proxy: apiProxy },
}));
