import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const empty = 'export {};';
const target = 'export const b = 1; export type B = 1;';

/** The imports that each layer may have. */
const allowed: Record<string, string> = {
  'web/src/main.ts': "import './shell/start.ts';",
  'web/src/shell/start.ts': "import '../products/food.ts';",
  'web/src/products/food.ts': "import '../features/meals/list.ts';",
  'web/src/features/meals/list.ts': "import '#domains/meal/day.ts'; import './model.ts';",
  'web/src/domains/meal/day.ts': "import '#domains/food/food.ts';",
  'web/src/domains/food/food.ts': "import type { Food } from '@health-app/sdk'; import '#platform/client.ts';",
  'web/src/features/meals/model.ts': empty,
  'web/src/platform/client.ts': "import '../ui/toast.ts';",
  'web/src/ui/toast.ts': "import '../lib/store.ts';",
  'web/src/lib/store.ts': empty,
  'mocks/api/fine.ts': target,
  'mocks/api/domains/fine.ts': "import '../engine/b.ts';",
  'mocks/native-host/src/fine.ts': "import '../../../web/src/platform/routing/product.ts';",
};

/** Forbidden imports: the file, its content and the violated rules. */
const faults: [imported: string, from: string, content: string, rules: string[]][] = [
  [
    'another feature',
    'web/src/features/meals/to-feature.ts',
    "import '#features/orders/b.ts';",
    ['feature-imports-feature'],
  ],
  ['the shell', 'web/src/features/meals/to-shell.ts', "import '#shell/b.ts';", ['features-imports-upwards']],
  [
    'another domain',
    'web/src/domains/order/to-domain.ts',
    "import type { B } from '#domains/meal/b.ts';",
    ['domain-imports-domain'],
  ],
  [
    'a domain that the table does not allow',
    'web/src/domains/meal/to-domain.ts',
    "import '#domains/order/b.ts';",
    ['domain-imports-domain'],
  ],
  ['a feature', 'web/src/domains/meal/to-feature.ts', "import '#features/orders/b.ts';", ['domains-imports-upwards']],
  ['a domain', 'web/src/platform/to-domain.ts', "import '#domains/meal/b.ts';", ['platform-imports-upwards']],
  ['the platform', 'web/src/ui/to-platform.ts', "import type { B } from '#platform/fact.ts';", ['ui-imports-upwards']],
  [
    'a later room of the platform',
    'web/src/platform/session/to-room.ts',
    "import type { B } from '#platform/access/b.ts'; export type A = B;",
    ['room-imports-upwards'],
  ],
  [
    'a room that has no place',
    'web/src/platform/session/to-unknown-room.ts',
    "import '#platform/common/b.ts';",
    ['room-imports-upwards', 'unknown-room'],
  ],
  ['the kit', 'web/src/lib/to-kit.ts', "export { b } from '../ui/b.ts';", ['lib-imports-upwards']],
  [
    'a lazily loaded product',
    'web/src/platform/to-product.ts',
    "import('../products/b.ts');",
    ['platform-imports-upwards'],
  ],
  ['a story', 'web/src/ui/to-story.tsx', "import './b.stories.tsx';", ['app-imports-story']],
  ['the samples of stories', 'web/src/ui/to-samples.ts', "import './testing.ts';", ['app-imports-story']],
  [
    'the SDK',
    'web/src/ui/to-sdk.ts',
    "import type { Food } from '@health-app/sdk'; export type A = Food;",
    ['kit-imports-sdk'],
  ],
  [
    'the SDK',
    'web/src/lib/to-sdk.ts',
    "import type { Food } from '@health-app/sdk'; export type A = Food;",
    ['kit-imports-sdk'],
  ],
  [
    'an internal file of the SDK',
    'web/src/lib/bypass.ts',
    "import '../../../sdk/src/internal.ts';",
    ['kit-imports-sdk', 'web-bypasses-sdk'],
  ],
  ['a script', 'web/src/lib/to-script.ts', "import '../../../scripts/other.ts';", ['web-imports-tools']],
  ['the mock', 'sdk/src/to-mock.ts', "import '../../mocks/api/other.ts';", ['sdk-imports-upwards']],
  ['a script', 'mocks/api/other.ts', "import '../../scripts/other.ts';", ['mock-imports-others']],
  [
    'the answers of the mock',
    'mocks/api/domains/to-answer.ts',
    "import '../answer/b.ts';",
    ['mock-engine-imports-upwards'],
  ],
  [
    'a domain of the mock',
    'mocks/api/engine/to-domain.ts',
    "import type { B } from '../domains/b.ts'; export type A = B;",
    ['mock-engine-imports-domains'],
  ],
  [
    'a domain of the mock',
    'mocks/api/person/to-domain.ts',
    "import '../domains/b.ts';",
    ['mock-engine-imports-domains'],
  ],
  [
    'the server of the mock',
    'mocks/api/control/to-server.ts',
    "import '../server/b.ts';",
    ['mock-answer-imports-server'],
  ],
  ['a script', 'mocks/contract/other.ts', "import '../../scripts/other.ts';", ['contract-imports-others']],
  ['the mock', 'mocks/contract/to-mock.ts', "import '../api/other.ts';", ['contract-imports-others']],
  [
    'the style sheet of another feature',
    'web/src/features/meals/to-style.ts',
    "import '#features/orders/b.module.css';",
    ['feature-imports-feature'],
  ],
  ['a folder that is no layer', 'web/src/shell/to-unknown.ts', "import '../common/b.ts';", ['unknown-layer']],
  [
    'the kit by a relative path',
    'web/src/features/meals/to-kit.ts',
    "import '../../ui/b.ts';",
    ['relative-import-of-another-room'],
  ],
  [
    'another room of the platform by a relative path',
    'web/src/platform/query/to-room.ts',
    "import type { B } from '../session/b.ts'; export type A = B;",
    ['relative-import-of-another-room'],
  ],
  [
    'its own feature by an absolute path',
    'web/src/features/meals/to-itself.ts',
    "import '#features/meals/model.ts';",
    ['absolute-import-within-a-room'],
  ],
  [
    'a feature',
    'mocks/native-host/src/to-feature.ts',
    "import '../../../web/src/features/orders/b.ts';",
    ['native-host-imports-others'],
  ],
  [
    'a file that imports its type',
    'web/src/lib/one.ts',
    "import type { B } from './two.ts'; export type A = B | 1;",
    ['circular'],
  ],
  [
    'a file that imports its type',
    'sdk/src/one.ts',
    "import type { B } from './two.ts'; export type A = B | 1;",
    ['circular-outside-web'],
  ],
];

/** The files that the faults import. */
const others: Record<string, string> = {
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@health-app/sdk': ['./sdk/src/index.ts'] } } }),
  'web/package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
  'web/src/features/orders/b.module.css': '',
  'web/src/ui/b.stories.tsx': "import './testing.ts';",
  'web/src/ui/testing.ts': target,
  'web/src/platform/routing/product.ts': target,
  'web/src/platform/fact.ts': target,
  'sdk/src/index.ts': 'export type Food = 1;',
  'sdk/src/internal.ts': target,
  'scripts/other.ts': "import '../mocks/api/fine.ts';",
  ...Object.fromEntries(
    [
      'shell',
      'common',
      'products',
      'platform/session',
      'platform/access',
      'platform/common',
      'features/orders',
      'domains/meal',
      'domains/order',
      'ui',
    ].map((layer) => [`web/src/${layer}/b.ts`, target]),
  ),
  'web/src/lib/two.ts': "import type { A } from './one.ts'; export type B = A | 2;",
  ...Object.fromEntries(['engine', 'domains', 'answer', 'server'].map((layer) => [`mocks/api/${layer}/b.ts`, target])),
  'sdk/src/two.ts': "import type { A } from './one.ts'; export type B = A | 2;",
};

let folder: string;
/** The violated rules by file. */
const violated = new Map<string, string[]>();

beforeAll(async () => {
  // Inside the repository, so that the tool finds its packages.
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/layers-'));
  const planted = faults.map(([, from, content]) => [from, content]);
  for (const [path, content] of Object.entries({ ...allowed, ...others, ...Object.fromEntries(planted) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${content}\n`);
  }
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', join(root, 'layers.config.cjs'), '--output-type', 'err', '--no-progress'];
  const { stdout } = await promisify(execFile)(process.execPath, [tool, ...args, 'web', 'sdk', 'mocks', 'scripts'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  }).catch((failure: { stdout: string }) => failure);
  for (const [, rule = '', file = ''] of stdout.matchAll(/error ([\w-]+): (\S+)/g)) {
    violated.set(file, [...(violated.get(file) ?? []), rule].sort());
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test.each(faults)('an import of %s from %s fails', (_, from, __, rules) => {
  expect(violated.get(from)).toEqual(rules);
});

test('every other import passes, such as those of lower layers', () => {
  expect([...violated.keys()].sort()).toEqual(faults.map(([, from]) => from).sort());
});
