import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const shared = {
  resolve: {
    alias: [
      { find: '@health-app/sdk/react-query', replacement: source('sdk/src/react-query/index.ts') },
      { find: '@health-app/sdk/bridge', replacement: source('sdk/src/bridge/index.ts') },
      { find: '@health-app/sdk/testing', replacement: source('sdk/src/testing/index.ts') },
      { find: '@health-app/sdk', replacement: source('sdk/src/index.ts') },
    ],
  },
};

export default defineConfig({
  root: source('.'),
  test: {
    // By default one core stays idle, which is half of them on a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          // A property test takes a second on an idle machine.
          testTimeout: 20_000,
          include: ['{sdk,web,mocks,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{contract,package}.test.ts'],
        },
      },
      {
        ...shared,
        test: { name: 'contract', include: ['sdk/test/contract/*.contract.test.ts'], testTimeout: 20_000 },
      },
      {
        ...shared,
        // Tests of the built and packed packages; they need `npm run build -w sdk -w mocks/api` first.
        test: { name: 'package', include: ['{sdk,mocks/api}/test/package/*.package.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
