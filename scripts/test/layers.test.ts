import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];
const empty = 'export {};';

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Writes a web app of these files; `.cache` is below the repository, so that its packages are found. */
async function plant(files: Record<string, string>): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/layers-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Runs a tool of the repository in a folder and returns its output, whether it passes or fails. */
async function run(folder: string, tool: string, args: string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' } };
  const running = promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], options);
  const { stdout } = await running.catch((failure: { stdout: string }) => failure);
  return stdout;
}

/** Checks a web app of these files by the layers; returns the names of the violated rules. */
async function check(files: Record<string, string>): Promise<string[]> {
  const folder = await plant({
    'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@health-app/sdk': ['./sdk/src/index.ts'] } } }),
    'web/package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
    'sdk/src/index.ts': 'export type Food = 1;',
    ...files,
  });
  const config = join(root, 'web/layers.config.cjs');
  const args = ['--config', config, '--output-type', 'err', '--no-progress', 'web/src'];
  const output = await run(folder, 'dependency-cruiser/bin/dependency-cruise.mjs', args);
  return [...output.matchAll(/error ([\w-]+): /g)].map(([, name]) => name as string);
}

/** Lints a file of a web app by the repository's rules; returns the names of the violated rules. */
async function lint(path: string, content: string): Promise<string[]> {
  const folder = await plant({ [path]: content });
  for (const config of ['biome.json', '.gitignore']) await copyFile(join(root, config), join(folder, config));
  await cp(join(root, 'web/lint'), join(folder, 'web/lint'), { recursive: true });
  const output = await run(folder, '@biomejs/biome/bin/biome', ['lint', '--reporter=github', path]);
  return [...output.matchAll(/title=lint\/([\w/]+)/g)].map(([, name]) => name as string);
}

test('allows imports of lower layers', async () => {
  expect(
    await check({
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
    }),
  ).toEqual([]);
}, 120_000);

test.each([
  [
    'another feature',
    'features/meals/a.ts',
    "import '../orders/b.ts';",
    'features/orders/b.ts',
    'feature-imports-feature',
  ],
  ['the shell', 'features/meals/a.ts', "import '../../shell/b.ts';", 'shell/b.ts', 'features-imports-upwards'],
  [
    'another domain',
    'domains/order/a.ts',
    "import type { B } from '#domains/meal/b.ts';",
    'domains/meal/b.ts',
    'domain-imports-domain',
  ],
  [
    'a domain that the table does not allow',
    'domains/meal/a.ts',
    "import '#domains/order/b.ts';",
    'domains/order/b.ts',
    'domain-imports-domain',
  ],
  ['a feature', 'domains/meal/a.ts', "import '#features/b/b.ts';", 'features/b/b.ts', 'domains-imports-upwards'],
  ['a domain', 'platform/a.ts', "import '#domains/meal/b.ts';", 'domains/meal/b.ts', 'platform-imports-upwards'],
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
  120_000,
);

test.each(['ui/a.ts', 'lib/a.ts'])(
  'an import of the SDK from %s fails',
  async (from) => {
    const content = "import type { Food } from '@health-app/sdk'; export type A = Food;";
    expect(await check({ [`web/src/${from}`]: content })).toEqual(['kit-imports-sdk']);
  },
  120_000,
);

test('a cycle of type imports alone fails', async () => {
  expect(
    await check({
      'web/src/lib/a.ts': "import type { B } from './b.ts'; export type A = B | 1;",
      'web/src/lib/b.ts': "import type { A } from './a.ts'; export type B = A | 2;",
    }),
  ).toContain('circular');
}, 120_000);

test.each([
  ['Link', 'wouter'],
  ['useLocation', 'wouter'],
  ['useParams', 'wouter'],
  ['useSearchParams', 'wouter'],
  ['navigate', 'wouter/use-browser-location'],
])(
  'a feature that imports %s from %s fails',
  async (name, from) => {
    const content = `import { ${name} } from '${from}';\nexport const imported = ${name};\n`;
    expect(await lint('web/src/features/meals/a.ts', content)).toEqual(['style/noRestrictedImports']);
  },
  120_000,
);

test('a feature may redirect by the router, and the kit wraps its links', async () => {
  const allowed = "import { Redirect } from 'wouter';\nexport const imported = Redirect;\n";
  expect(await lint('web/src/features/meals/a.ts', allowed)).toEqual([]);
  const link = "import { Link } from 'wouter';\nexport const imported = Link;\n";
  expect(await lint('web/src/ui/a.ts', link)).toEqual([]);
}, 120_000);
