import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Checks a web app of these files by the rules of this one; the violations are the lines that name them. */
async function check(files: Record<string, string>): Promise<string[]> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/layers-'));
  folders.push(folder);
  for (const [path, content] of Object.entries({ ...files, 'tsconfig.json': '{}' })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, 'web/layers.config.cjs');
  const args = [command, '--config', config, '--output-type', 'err', '--no-progress', 'web/src'];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  return [...stdout.matchAll(/error ([\w-]+): /g)].map(([, name]) => name as string);
}

const empty = 'export {};';

test('imports to the right pass', async () => {
  expect(
    await check({
      'web/src/main.ts': "import './shell/start.ts';",
      'web/src/shell/start.ts': "import '../products/food.ts';",
      'web/src/products/food.ts': "import '../features/meals/list.ts';",
      'web/src/features/meals/list.ts': "import '../../platform/client.ts'; import './model.ts';",
      'web/src/features/meals/model.ts': empty,
      'web/src/platform/client.ts': "import '../ui/toast.ts';",
      'web/src/ui/toast.ts': "import '../lib/store.ts';",
      'web/src/lib/store.ts': empty,
    }),
  ).toEqual([]);
}, 30_000);

test.each([
  [
    'another feature',
    'features/meals/a.ts',
    "import '../orders/b.ts';",
    'features/orders/b.ts',
    'feature-imports-feature',
  ],
  ['the shell', 'features/meals/a.ts', "import '../../shell/b.ts';", 'shell/b.ts', 'features-imports-upwards'],
  ['the platform', 'ui/a.ts', "import type { B } from '../platform/b.ts';", 'platform/b.ts', 'ui-imports-upwards'],
  ['the kit', 'lib/a.ts', "export { b } from '../ui/b.ts';", 'ui/b.ts', 'lib-imports-upwards'],
  [
    'a lazily loaded product',
    'platform/a.ts',
    "import('../products/b.ts');",
    'products/b.ts',
    'platform-imports-upwards',
  ],
  ['a feature', 'gallery/a.ts', "import '../features/meals/b.ts';", 'features/meals/b.ts', 'gallery-imports-upwards'],
])(
  'an import of %s from %s fails',
  async (_, from, content, to, rule) => {
    const target = 'export const b = 1; export type B = 1;';
    expect(await check({ [`web/src/${from}`]: content, [`web/src/${to}`]: target })).toContain(rule);
  },
  30_000,
);

test('a circle of types alone fails', async () => {
  expect(
    await check({
      'web/src/lib/a.ts': "import type { B } from './b.ts'; export type A = B | 1;",
      'web/src/lib/b.ts': "import type { A } from './a.ts'; export type B = A | 2;",
    }),
  ).toContain('circular');
}, 30_000);
