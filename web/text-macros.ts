import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';

// An explicit path, because builds and tests also start from other folders.
const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url));

/** Plugins that compile the components and the macros of their texts. */
export const compileTexts = () => [
  react({ babel: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }]] } }),
  lingui({ configPath }),
];
