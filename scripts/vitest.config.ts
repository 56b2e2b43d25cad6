import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { compileTexts } from '../web/text-macros.ts';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A test without an assertion passes whatever the code does. */
const expect = { requireAssertions: true };

const shared = {
  // As in a build of the web app for development.
  define: {
    __KEY_PREFIX__: '"0:"',
    __PICTURE_HOSTS__: '["https://img.health-app.example"]',
    __FOOD_PICTURES__: '"/food/"',
  },
  resolve: {
    alias: [
      { find: '@health-app/sdk/operations', replacement: source('sdk/src/generated/functions.ts') },
      { find: '@health-app/sdk/react-query', replacement: source('sdk/src/react-query/index.ts') },
      { find: '@health-app/sdk/bridge', replacement: source('sdk/src/bridge/index.ts') },
      { find: '@health-app/sdk/session', replacement: source('sdk/src/persistence/index.ts') },
      { find: '@health-app/sdk/drift', replacement: source('sdk/src/drift/index.ts') },
      { find: '@health-app/sdk/validate', replacement: source('sdk/src/validation/index.ts') },
      { find: '@health-app/sdk/msw', replacement: source('sdk/src/msw/index.ts') },
      { find: '@health-app/sdk/otel', replacement: source('sdk/src/otel/index.ts') },
      { find: '@health-app/sdk/safety', replacement: source('sdk/src/safety/index.ts') },
      { find: '@health-app/sdk/testing', replacement: source('sdk/src/testing/index.ts') },
      { find: '@health-app/sdk', replacement: source('sdk/src/index.ts') },
    ],
  },
};

/** A property test takes a second on an idle machine. */
const unit = { expect, testTimeout: 20_000 };

export default {
  root: source('.'),
  test: {
    // By default one core stays idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          ...unit,
          name: 'unit',
          include: ['{sdk,web,mocks,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/.storybook/**', '**/*.{isolated,contract,package,team,canary}.test.ts'],
          // The files of a worker share their modules, so that the description is parsed once per worker instead of once
          // per file.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        ...shared,
        // Files that replace modules, or need newly loaded ones.
        test: {
          ...unit,
          name: 'isolated',
          include: ['{sdk,web,mocks,scripts}/**/*.isolated.test.ts'],
          exclude: ['**/node_modules/**', '**/*.screens.isolated.test.ts'],
        },
      },
      {
        ...shared,
        // Screens with their texts in both languages. The production build of React renders three times as fast.
        plugins: [compileTexts(), { name: 'production-jsx', config: () => ({ oxc: { jsx: { development: false } } }) }],
        test: {
          ...unit,
          name: 'screens',
          include: ['web/test/*.screens.isolated.test.ts'],
          // The people of the examples live in China.
          env: { NODE_ENV: 'production', TZ: 'Asia/Shanghai' },
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          expect,
          include: ['sdk/test/contract/*.contract.test.ts'],
          testTimeout: 20_000,
          // The start of the mock takes seconds.
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        // Tests of the built and packed packages, which need `npm run build -w sdk -w mocks/api -w mocks/contract` first.
        test: {
          name: 'package',
          expect,
          include: ['{sdk,mocks/*}/test/package/*.package.test.ts'],
          testTimeout: 120_000,
          // Packing, installing and starting the packages is part of the set-up.
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        // Installs engines and compilers of several hundred MB, so `npm test` leaves it out.
        test: {
          name: 'canary',
          expect,
          include: ['{sdk,mocks,scripts}/**/*.canary.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...shared,
        // Installs another team's test tools, so `npm test` leaves it out.
        test: { name: 'team', expect, include: ['mocks/api/test/team/*.team.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
} satisfies ViteUserConfig;
