/** The part of the build's configuration that any page with the app's components needs: the app itself, and Storybook. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyPrefixOf, type Settings } from './settings.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The development server uses the sources of the SDK; a build uses the built package, as any other app does. */
export const sdkSources = [
  { find: '@health-app/sdk/react-query', replacement: source('../sdk/src/react-query/index.ts') },
  { find: '@health-app/sdk/bridge', replacement: source('../sdk/src/bridge/index.ts') },
  { find: '@health-app/sdk/session', replacement: source('../sdk/src/persistence/index.ts') },
  { find: '@health-app/sdk/safety', replacement: source('../sdk/src/safety/index.ts') },
  { find: '@health-app/sdk', replacement: source('../sdk/src/index.ts') },
];

/** Fingerprint of the API's types: a stored reply is shown only by code with the same types. */
const contractHash = (): string =>
  createHash('sha256')
    .update(readFileSync(source('../sdk/src/generated/schema.ts')))
    .digest('base64url')
    .slice(0, 8);

/** The values of the settings that the code reads. */
export const definedValues = (settings: Settings) => ({
  __SETTINGS__: JSON.stringify(settings),
  __KEY_PREFIX__: JSON.stringify(keyPrefixOf(settings.environment)),
  __PICTURE_HOSTS__: JSON.stringify(settings.pictureHosts),
  __CONTRACT__: JSON.stringify(contractHash()),
});

/** The page calls its own origin, so that a build works with any ports of the mock and the page. */
export const apiProxy = {
  '/api': {
    target: process.env.MOCK_URL ?? 'http://localhost:4010',
    changeOrigin: true,
    rewrite: (path: string) => path.replace(/^\/api/, ''),
  },
};
