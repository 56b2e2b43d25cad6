import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

// An explicit path, because builds and tests also start from other folders.
const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url));

/** Plugins that compile the components and the macros of their texts. */
export const compileTexts = () => [
  onlyMacros(
    react({ babel: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }]] } }),
  ),
  lingui({ configPath }),
];

/** Lets Babel read only files with macros: others, three quarters of the code, would take most of its time for nothing. */
function onlyMacros(plugins: Plugin[]): Plugin[] {
  const transform = plugins.find(({ name }) => name === 'vite:react-babel')?.transform;
  if (typeof transform !== 'object') throw new Error('The React plugin has no transform by Babel');
  transform.filter = { ...transform.filter, code: /@lingui\/(?:core|react)\/macro/ };
  return plugins;
}
